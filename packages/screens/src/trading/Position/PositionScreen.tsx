import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import { isHeld, isOnMargin, isOpened } from '@kabuto/domain/trading'
import {
  Card,
  EmptyState,
  KeyValueList,
  NavAction,
  NavBar,
  Page,
  Section,
  Skeleton,
  Stack,
  Timeline,
} from '@kabuto/ui-kit'
import { ChartLineIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Cancelling } from '../CancelOrder.tsx'
import { LockCard } from '../LockCard.tsx'
import { SaleReceipt } from '../Sell/SaleReceipt.tsx'
import type { Selling } from '../Sell/SellSheet.tsx'
import { SellSheetLater } from '../Sell/SellSheetLater.tsx'
import { FeeLedger } from './FeeLedger.tsx'
import { Fills } from './Fills.tsx'
import { MarginCard } from './MarginCard.tsx'
import { PositionBar } from './PositionBar.tsx'
import type { ListedFills, PositionData } from './positionData.ts'
import { PositionHead } from './PositionHead.tsx'
import { useCourse } from './useCourse.ts'
import { useFacts } from './useFacts.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

export type { ListedFills, PositionData } from './positionData.ts'

type PositionScreenProps = Cancelling & {
  data: Loadable<PositionData>
  fills: Loadable<ListedFills>
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  /** What the sheet of a sale works with; it is read once `onWant` says that somebody may sell. */
  selling: Selling
  /** The sheet is open from the start. */
  closes?: boolean
  onWant: () => void
  onMoreFills: () => void
  onRetry: () => void
}

/** Everything about one position, from its order to its settlement, and the ways out of it. */
export function PositionScreen(props: PositionScreenProps) {
  const { data, now, selling, closes = false, onWant, onRetry } = props
  const { t } = useTranslation(['position', 'titles'])
  const [open, setOpen] = useState(closes)
  const position = valueOf(data)?.position
  if (selling.submission.state === 'done' && position)
    return <SaleReceipt order={selling.submission.record} position={position} now={now} />

  function show(): void {
    onWant()
    setOpen(true)
  }

  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('titles:position')}
          back={{ href: hrefTo('positions') }}
          actions={
            position && (
              <NavAction icon={ChartLineIcon} label={t('chart')} href={hrefTo('stock', { symbol: position.symbol })} />
            )
          }
        />
      }
      bottom={position?.state === 'holding' && <PositionBar position={position} now={now} onClose={show} />}
    >
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <Section>
          <Card>
            <EmptyState
              title={t('missing')}
              text={t('missingText')}
              action={{ label: t('toPositions'), href: hrefTo('positions') }}
            />
          </Card>
        </Section>
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<PositionSkeleton />} bleed>
          {(value) => <Content {...props} known={value} stale={'stale' in data ? data.stale?.since : undefined} />}
        </Await>
      )}
      {position && isOpened(position) && (
        <SellSheetLater
          {...selling}
          wanted={open || selling.data.state !== 'loading'}
          // What was closed meanwhile leaves nothing to sell; an order that is on its way is not taken from under it.
          open={open && (position.state === 'holding' || selling.submission.state !== 'idle')}
          onClose={() => setOpen(false)}
          position={position}
          quotes={props.quotes}
          now={now}
        />
      )}
    </Page>
  )
}

type ContentProps = PositionScreenProps & { known: PositionData; stale: Instant | undefined }

function Content({ known, stale, fills, now, quotes, cancelOf, onCancel, onMoreFills, onRetry }: ContentProps) {
  const { t } = useTranslation('position')
  const { position, account } = known
  const moving = stale === undefined ? quotes : undefined
  const entries = useCourse(position, now)
  const facts = useFacts(position, now, moving)
  const isLocked = position.state === 'holding' && position.lock !== null
  return (
    <>
      <PositionHead position={position} now={now} quotes={quotes} stale={stale} />
      {(isLocked || account.margin?.call || Object.keys(account.blocks).length > 0) && (
        <Section>
          <Stack gap="3">
            <AccountBanners blocks={account.blocks} margin={account.margin} now={now} />
            {isLocked && <LockCard position={position} now={now} />}
          </Stack>
        </Section>
      )}
      <Section title={t('course')}>
        <Card>
          <Timeline label={t('course')} entries={entries} />
        </Card>
      </Section>
      <WaitingOrder position={position} now={now} cancelOf={cancelOf} onCancel={onCancel} onReload={onRetry} />
      <Section title={t('facts')}>
        <Card>
          <KeyValueList items={facts} />
        </Card>
      </Section>
      <FeeLedger position={position} />
      {isHeld(position) && isOnMargin(position) && <MarginCard margin={account.margin} />}
      <Fills fills={fills} position={position} now={now} onMore={onMoreFills} onRetry={onRetry} />
    </>
  )
}

/** The same containers, without what is not known yet. */
function PositionSkeleton() {
  const { t } = useTranslation('position')
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="block" count={2} />
      </Section>
      <Section title={t('course')}>
        <Skeleton card shape="row" count={3} />
      </Section>
      <Section title={t('facts')}>
        <Skeleton card shape="row" count={6} />
      </Section>
    </>
  )
}
