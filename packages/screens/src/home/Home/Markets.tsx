import { indexNames, type MarketIndex } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant, type Loadable, minus } from '@kabuto/domain/shared'
import { IndexCard, Rail, Section, Stack, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'

type MarketsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  indices: Loadable<readonly MarketIndex[]>
  now: Instant | undefined
}

/** What both markets do now, and how far their indices have come today. */
export function Markets({ indices, now, ...part }: MarketsProps) {
  const { t } = useTranslation(['home', 'shared'])
  const locale = useKitLocale()
  return (
    <>
      <Section title={t('markets')} note={now && t('shared:simTime', { time: formatMoment(now, locale) })}>
        <Stack gap="1">
          <MarketState market="jpy" now={now} />
          <MarketState market="usd" now={now} />
        </Stack>
      </Section>
      <Section>
        <AwaitPart data={indices} name={t('indices')} skeleton={<IndexRail />} {...part}>
          {(read) => <IndexRail indices={read} />}
        </AwaitPart>
      </Section>
    </>
  )
}

function IndexRail({ indices }: { indices?: readonly MarketIndex[] }) {
  const { t } = useTranslation('home')
  const href = hrefTo('quotes')
  return (
    <Rail label={t('indices')}>
      {indices?.map(({ name, value, change, changePercent, line }) => (
        <IndexCard
          key={name}
          name={t(name)}
          value={value}
          percent={changePercent}
          day={line.map(Number)}
          base={Number(minus(value, change))}
          href={href}
        />
      )) ?? indexNames.map((name) => <IndexCard key={name} name={t(name)} loading href={href} />)}
    </Rail>
  )
}
