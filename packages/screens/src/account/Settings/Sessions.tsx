import { deviceOf, type sessionsCall } from '@kabuto/domain/account'
import { isUnderWay, type OutputOf, type Submission } from '@kabuto/domain/shared'
import { List, ListRow, Money, RowAction, Skeleton, Stack, StatusBadge, Text, useKitLocale } from '@kabuto/ui-kit'
import { CircleCheckIcon, LogOutIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { refusalsOf } from '../../shared/refusalsOf.ts'

export type SessionPlace = OutputOf<typeof sessionsCall>[number]

export type Ending = {
  /** By the session. */
  of: (id: string) => Submission<unknown>
  onEnd: (place: SessionPlace) => void
  /** What was listed is no longer so. */
  onReload: () => void
}

/** Where the member is logged in, this device first; each can be logged out from here. */
export function Sessions({ places, ending }: { places: readonly SessionPlace[]; ending: Ending }) {
  const { t } = useTranslation('settings')
  const locale = useKitLocale()
  const shown = places.toSorted((one, other) => Number(other.current) - Number(one.current))
  function nameOf(agent: string): string {
    const { system, browser } = deviceOf(agent)
    if (system === undefined || browser === undefined) return system ?? browser ?? t('sessionUnknown')
    return t('sessionDevice', { system, browser })
  }
  const refusals = shown.flatMap(({ id }) => refusalsOf(ending.of(id)))
  return (
    <Stack gap="2">
      <List label={t('sessions')} card>
        {shown.map((place) => {
          const { id, device, seenAt, current } = place
          const name = nameOf(device)
          return (
            <ListRow
              key={id}
              title={name}
              sub={t('sessionSeen', { time: recordTime(seenAt, locale) })}
              badge={
                current && (
                  <StatusBadge tone="success" icon={CircleCheckIcon}>
                    {t('sessionHere')}
                  </StatusBadge>
                )
              }
              value={isUnderWay(ending.of(id)) ? <Money loading size="tiny" /> : undefined}
              action={
                <RowAction
                  icon={LogOutIcon}
                  label={t('sessionEndOf', { device: current ? t('sessionHere') : name })}
                  onPress={() => ending.onEnd(place)}
                />
              }
            />
          )
        })}
      </List>
      <RefusalLater refusals={refusals} fixes={{ reload: ending.onReload }} />
      {shown.length > 1 && (
        <Text look="caption" tone="secondary" short>
          {t('sessionsOther')}
        </Text>
      )}
    </Stack>
  )
}

export const SessionsSkeleton = () => <Skeleton card shape="row" count={2} />
