import { nameIn } from '@kabuto/domain/market'
import type { RaiseApplication } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'
import {
  Button,
  type KeyValue,
  KeyValueList,
  List,
  ListRow,
  Money,
  Section,
  Sheet,
  Stack,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { recordTime } from '../../shared/recordTime.ts'

type RaiseFactsProps = { application: RaiseApplication; now: Instant }

/** Everything that is known about an application for a fund-raising. */
export function RaiseFacts({ application, now }: RaiseFactsProps) {
  const { t } = useTranslation(['raise', 'offer', 'shared'])
  const locale = useKitLocale()
  const { state, orderNumber, amount, allotted, appliedAt, decidedAt, reason } = application
  const at = (time: string): string => t('shared:simTime', { time: recordTime(time, locale, now) })
  const items: KeyValue[] = [
    { label: t('state'), value: <OfferBadge state={state} /> },
    { label: t('offer:orderNumber'), value: orderNumber, copy: orderNumber },
    { label: t('amount'), value: <Money value={amount} currency="JPY" /> },
    ...(state === 'passed' ? [{ label: t('allotted'), value: <Money value={allotted} currency="JPY" /> }] : []),
    ...(reason === undefined ? [] : [{ label: t('reason'), value: reason }]),
    { label: t('appliedAt'), value: at(appliedAt) },
    ...(state === 'pending' || decidedAt === null ? [] : [{ label: t('decidedAt'), value: at(decidedAt) }]),
  ]
  return <KeyValueList items={items} />
}

type RaiseApplicationsProps = {
  applications: readonly RaiseApplication[]
  now: Instant
  openRecord: string | undefined
}

/** What was applied for, the newest first. */
export function RaiseApplications({ applications, now, openRecord }: RaiseApplicationsProps) {
  const { t } = useTranslation('raise')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [chosen, setChosen] = useState(openRecord)
  const [open, setOpen] = useState(openRecord !== undefined)
  const shown = applications.find(({ id }) => id === chosen)
  if (applications.length === 0) return null
  return (
    <Section title={t('own')}>
      <List label={t('own')} card>
        {applications.map(({ id, names, amount, state, appliedAt, reason }) => (
          <ListRow
            key={id}
            title={nameIn(names, locale)}
            sub={
              <>
                {ownMoney(amount, { currency: 'JPY' })}
                <br />
                {recordTime(appliedAt, locale, now)}
                {reason !== undefined && (
                  <>
                    <br />
                    {t('rowRejected', { reason })}
                  </>
                )}
              </>
            }
            badge={<OfferBadge state={state} />}
            onPress={() => {
              setChosen(id)
              setOpen(true)
            }}
          />
        ))}
      </List>
      {shown && (
        <Sheet open={open} onClose={() => setOpen(false)} title={nameIn(shown.names, locale)}>
          <Stack gap="3">
            <RaiseFacts application={shown} now={now} />
            {shown.state === 'passed' && (
              <Button kind="line" href={hrefTo('positions', { tab: 'placing' })}>
                {t('toPlacing')}
              </Button>
            )}
          </Stack>
        </Sheet>
      )}
    </Section>
  )
}
