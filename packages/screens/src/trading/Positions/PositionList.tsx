import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, staleOf } from '@kabuto/domain/shared'
import type { Position, PositionTab } from '@kabuto/domain/trading'
import { Card, EmptyState, fetchedPart, List, ListRow, Section } from '@kabuto/ui-kit'
import { ClockIcon, ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Cancelling } from '../CancelOrder.tsx'
import { PositionItem } from './PositionItem.tsx'
import type { ListedPositions } from './positionsData.ts'
import { PositionSkeletons } from './PositionSkeletons.tsx'

type PositionListProps = Cancelling & {
  tab: PositionTab
  now: Instant
  list: Loadable<ListedPositions>
  quotes: LiveQuotes | undefined
  /** The page already says that nothing can be read. */
  hushed: boolean
  onMore: () => void
  onRetry: () => void
}

/** So many are drawn as they are; only a longer list needs what draws no more of it than is near. */
const FIRST_ROWS = 10

const EndlessRows = fetchedPart(async () => (await import('./EndlessRows.tsx')).EndlessRows)

/** The positions of a tab, the newest first. */
export function PositionList(props: PositionListProps) {
  const { tab, now, list, quotes, hushed, onMore, onRetry, ...cancelling } = props
  const { t } = useTranslation('positions')
  const stale = staleOf(list)?.since
  const row = (position: Position) => (
    <PositionItem
      key={position.id}
      position={position}
      now={now}
      quotes={quotes}
      stale={stale}
      onReload={onRetry}
      {...cancelling}
    />
  )
  return (
    <AwaitPart data={list} name={t(`tab_${tab}`)} onRetry={onRetry} hushed={hushed} skeleton={<PositionSkeletons />}>
      {({ rows, next }) =>
        rows.length === 0 && next === 'end' ? (
          <None tab={tab} />
        ) : next === 'end' && rows.length <= FIRST_ROWS ? (
          <List label={t(`tab_${tab}`)}>{rows.map(row)}</List>
        ) : (
          <EndlessRows
            meanwhile={<List label={t(`tab_${tab}`)}>{rows.slice(0, FIRST_ROWS).map(row)}</List>}
            label={t(`tab_${tab}`)}
            rows={rows}
            next={next}
            onMore={onMore}
          >
            {row}
          </EndlessRows>
        )
      }
    </AwaitPart>
  )
}

/** The empty state: what will be listed here, and what can be read meanwhile. */
function None({ tab }: { tab: PositionTab }) {
  const { t } = useTranslation('positions')
  const way =
    tab === 'placing'
      ? ({ label: 'toOfferings', screen: 'offerings' } as const)
      : ({ label: 'toMarkets', screen: 'quotes' } as const)
  return (
    <>
      <Section>
        <Card>
          <EmptyState
            title={t(`empty_${tab}`)}
            text={t(`emptyText_${tab}`)}
            action={{ label: t(way.label), href: hrefTo(way.screen) }}
          />
        </Card>
      </Section>
      {tab === 'inProgress' && (
        <Section title={t('before')} note={t('beforeNote')}>
          <List label={t('before')} card>
            <ListRow icon={ReceiptTextIcon} title={t('costs')} sub={t('costsText')} href={hrefTo('introTwo')} />
            <ListRow icon={ClockIcon} title={t('clock')} sub={t('clockText')} href={hrefTo('settings')} />
          </List>
        </Section>
      )}
    </>
  )
}
