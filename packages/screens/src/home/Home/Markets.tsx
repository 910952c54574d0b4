import { indexNames, type MarketIndex } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable } from '@kabuto/domain/shared'
import { Section, Stack, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'
import { IndexRail } from '../../shared/Stock/IndexRail.tsx'
import { recordTime } from '../../shared/recordTime.ts'

type MarketsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  indices: Loadable<readonly MarketIndex[]>
  now: Instant | undefined
}

/** What both markets do now, and how far their indices have come today. */
export function Markets({ indices, now, ...part }: MarketsProps) {
  const { t } = useTranslation(['home', 'shared'])
  const locale = useKitLocale()
  const href = hrefTo('quotes')
  return (
    <>
      <Section title={t('markets')} note={now && t('shared:simTime', { time: recordTime(now, locale) })}>
        <Stack gap="1">
          <MarketState market="jpy" now={now} />
          <MarketState market="usd" now={now} />
        </Stack>
      </Section>
      <Section>
        <AwaitPart
          data={indices}
          name={t('shared:indices')}
          skeleton={<IndexRail names={indexNames} href={href} />}
          {...part}
        >
          {(read) => <IndexRail names={indexNames} indices={read} href={href} />}
        </AwaitPart>
      </Section>
    </>
  )
}
