import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, isSame, type Loadable, staleOf, valueOf } from '@kabuto/domain/shared'
import { type PositionTab, positionTabs } from '@kabuto/domain/trading'
import { bodyPart, NavAction, NavBar, Page, ScrollTabs, Section, Stack } from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MaskSwitch } from '../../shared/MaskSwitch.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Cancelling } from '../CancelOrder.tsx'
import type { ListedPositions, PositionFigures, PositionsAccount } from './positionsData.ts'
import { PositionSkeletons } from './PositionSkeletons.tsx'
import { Totals } from './Totals.tsx'

export type { ListedPositions, PositionFigures, PositionsAccount } from './positionsData.ts'

/** Fetched beside the data, and drawn with it. */
const PositionList = bodyPart(async () => (await import('./PositionList.tsx')).PositionList)

type PositionsScreenProps = Cancelling & {
  tab: PositionTab
  now: Instant
  /** Nothing before it is known. */
  account: PositionsAccount | undefined
  figures: Loadable<PositionFigures>
  list: Loadable<ListedPositions>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onTab: (tab: PositionTab) => void
  onMore: () => void
  /** Reads totals and list again. */
  onRetry: () => void
  onMask: (masked: boolean) => void
}

/** Where a short label does not say all of it. */
const names: Partial<Record<PositionTab, 'inProgressName' | 'auctionName' | 'placingName'>> = {
  inProgress: 'inProgressName',
  auction: 'auctionName',
  placing: 'placingName',
}

/** All positions and orders by kind, their totals at current prices, and what can be done about each. */
export function PositionsScreen(props: PositionsScreenProps) {
  const { tab, now, account, figures, list, quotes, onTab, onMore, onRetry, onMask, ...cancelling } = props
  const { t } = useTranslation(['positions', 'titles'])
  const known = valueOf(figures)
  const moving = staleOf(figures) ? undefined : quotes
  const usd = known?.totals.USD
  const hasDollars = usd !== undefined && !(isSame(usd.openValue, '0') && isSame(usd.realisedToday, '0'))
  return (
    <Page
      bleed
      nav={
        <NavBar
          flat
          pair={[
            { label: t('titles:positions'), href: hrefTo('positions'), current: true },
            { label: t('titles:follow'), href: hrefTo('follow'), current: false },
          ]}
          actions={
            <>
              <MaskSwitch onMask={onMask} />
              <NavAction icon={ReceiptTextIcon} label={t('documents')} href={hrefTo('documents')} />
            </>
          }
        />
      }
    >
      <Section ground="surface">
        <Stack gap="4">
          {account && <AccountBanners blocks={account.blocks} margin={account.margin} now={now} />}
          <AwaitPart
            data={figures}
            name={t('profitTotal')}
            onRetry={onRetry}
            skeleton={<Totals currency="JPY" figures={undefined} quotes={undefined} />}
          >
            {(value) => (
              <Stack gap="4">
                <Totals currency="JPY" figures={value} quotes={moving} />
                {hasDollars && <Totals currency="USD" figures={value} quotes={moving} />}
              </Stack>
            )}
          </AwaitPart>
        </Stack>
      </Section>
      <ScrollTabs
        label={t('tabs')}
        value={tab}
        onChange={onTab}
        tabs={positionTabs.map((value) => {
          const name = names[value]
          return { value, label: t(`tab_${value}`), name: name && t(name), count: known?.counts[value] }
        })}
      >
        <PositionList
          meanwhile={<PositionSkeletons />}
          tab={tab}
          now={now}
          list={list}
          quotes={quotes}
          hushed={figures.state === 'failed' || staleOf(figures) !== undefined}
          onMore={onMore}
          onRetry={onRetry}
          {...cancelling}
        />
      </ScrollTabs>
    </Page>
  )
}
