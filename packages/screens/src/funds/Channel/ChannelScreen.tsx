import type { Channel, Deposit } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoney, type Loadable } from '@kabuto/domain/shared'
import {
  EmptyState,
  List,
  ListRow,
  NavBar,
  Page,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { CheckIcon, LandmarkIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { RecordBadge } from '../Record/RecordBadge.tsx'

export type ChannelData = { channels: readonly Channel[]; deposits: readonly Deposit[] }

type ChannelScreenProps = {
  data: Loadable<ChannelData>
  /** The one that the deposit is about to take. */
  chosen?: string | undefined
  onRetry: () => void
}

/** The ways to pay in, each with its limits and what is in review by it. */
export function ChannelScreen({ data, chosen, onRetry }: ChannelScreenProps) {
  const { t } = useTranslation('deposit')
  const locale = useKitLocale()
  const yen = (amount: string): string => formatMoney(amount, { currency: 'JPY', locale })
  const back = hrefTo('deposit', chosen === undefined ? {} : { channel: chosen })

  return (
    <Page nav={<NavBar title={t('channels')} back={{ href: back }} />}>
      <Await data={data} onRetry={onRetry} skeleton={<Skeleton card shape="row" count={2} />}>
        {({ channels, deposits }) =>
          channels.length === 0 ? (
            <EmptyState icon={LandmarkIcon} title={t('channelsNone')} text={t('channelsNoneText')} />
          ) : (
            <Stack gap="3">
              <Text look="sub" tone="secondary">
                {t('channelsLead')}
              </Text>
              <List label={t('channels')} card>
                {channels.map(({ id, name, min, max }) => {
                  const waits = deposits.some(({ state, channel }) => state === 'pending' && channel === id)
                  return (
                    <ListRow
                      key={id}
                      icon={LandmarkIcon}
                      title={name}
                      sub={
                        <>
                          {t('channelLimits', { min: yen(min), max: yen(max) })}
                          <br />
                          {t('channelFee', { fee: yen('0') })}
                          {waits && (
                            <>
                              <br />
                              {t('channelPending')}
                            </>
                          )}
                        </>
                      }
                      badge={
                        waits ? (
                          <RecordBadge state="pending" />
                        ) : (
                          id === chosen && (
                            <StatusBadge tone="neutral" icon={CheckIcon}>
                              {t('channelChosen')}
                            </StatusBadge>
                          )
                        )
                      }
                      href={hrefTo('deposit', { channel: id })}
                    />
                  )
                })}
              </List>
            </Stack>
          )
        }
      </Await>
    </Page>
  )
}
