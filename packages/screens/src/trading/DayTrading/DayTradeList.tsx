import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, staleOf } from '@kabuto/domain/shared'
import { Card, EmptyState, List, PositionRowSkeleton, Section, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { Application } from './Application.tsx'
import { ClosedTrade } from './ClosedTrade.tsx'
import type { DayTradeList as Tab, DayTradeLists } from './dayTradingData.ts'
import { OpenTrade } from './OpenTrade.tsx'

type DayTradeListProps = Omit<DayTradeLists, 'open'> & { tab: Tab; now: Instant; quotes: LiveQuotes | undefined }

/** The trades of a tab, the newest first: open ones as a list, ended ones as records. */
export function DayTradeList(props: DayTradeListProps) {
  const { tab, now, quotes, list, account, onMore, onRetry, ...cancelling } = props
  const { t } = useTranslation('dayTrading')
  const name = t(`tab_${tab}`)
  const stale = staleOf(list)?.since
  return (
    <>
      {account && (Object.keys(account.blocks).length > 0 || account.margin?.call) && (
        <Section ground="surface">
          <Stack gap="3">
            <AccountBanners blocks={account.blocks} margin={account.margin} now={now} />
          </Stack>
        </Section>
      )}
      <AwaitPart
        data={list}
        name={name}
        onRetry={onRetry}
        skeleton={
          <List>
            <PositionRowSkeleton count={3} />
          </List>
        }
      >
        {({ rows, next }) => {
          if (rows.length === 0 && next === 'end') return <None tab={tab} />
          const more = <MoreRows next={next} onMore={onMore} />
          if (tab === 'transaction')
            return (
              <>
                <List label={name}>
                  {rows.map((trade) => (
                    <OpenTrade key={trade.id} trade={trade} now={now} quotes={quotes} stale={stale} />
                  ))}
                </List>
                <Section>{more}</Section>
              </>
            )
          return (
            <Section>
              <Stack gap="3">
                {rows.map((trade) =>
                  tab === 'transactionDetails' ? (
                    <ClosedTrade key={trade.id} trade={trade} />
                  ) : (
                    <Application key={trade.id} trade={trade} now={now} onReload={onRetry} {...cancelling} />
                  ),
                )}
                {more}
              </Stack>
            </Section>
          )
        }}
      </AwaitPart>
    </>
  )
}

/** The empty state: what will be listed here, and the way to it. */
function None({ tab }: { tab: Tab }) {
  const { t } = useTranslation('dayTrading')
  return (
    <Section>
      <Card>
        <EmptyState
          title={t(`empty_${tab}`)}
          text={t(`emptyText_${tab}`)}
          action={{ label: t('toOrder'), href: hrefTo('dayTrading') }}
        />
      </Card>
    </Section>
  )
}
