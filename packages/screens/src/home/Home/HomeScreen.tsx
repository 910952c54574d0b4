import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { News } from '@kabuto/domain/home'
import type { MarketIndex, Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, staleOf, valueOf } from '@kabuto/domain/shared'
import { NavAction, NavBar, Page, Section, Stack, Tiles } from '@kabuto/ui-kit'
import { BellIcon, SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { MoneyWays } from '../../shared/MoneyWays.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { Assets } from './Assets.tsx'
import { LatestNews } from './LatestNews.tsx'
import { Markets } from './Markets.tsx'
import { Movers } from './Movers.tsx'
import { type HomeNotices, NoticeRow } from './NoticeRow.tsx'
import { tiles } from './tiles.ts'

export type HomeData = { member: Member; funds: FundsSummary }

/** What is read by itself and fails by itself. */
export type HomeParts = {
  indices: Loadable<readonly MarketIndex[]>
  notices: Loadable<HomeNotices>
  /** Of the watchlist. */
  movers: Loadable<readonly Stock[]>
  news: Loadable<readonly News[]>
}
export type HomePart = keyof HomeParts

type HomeScreenProps = {
  data: Loadable<HomeData>
  parts: HomeParts
  /** The time of the simulated markets, where it is known. */
  now: Instant | undefined
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onRetry: () => void
  onRetryPart: (part: HomePart) => void
  onMask: (masked: boolean) => void
}

/** What one has, what the markets do, and the ways to everything. Deposit and withdrawal look equally important. */
export function HomeScreen({ data, parts, now, quotes, onRetry, onRetryPart, onMask }: HomeScreenProps) {
  const { t } = useTranslation(['home', 'titles'])
  const { indices, notices, movers, news } = parts
  const isStale = staleOf(data) !== undefined
  const partOf = (part: HomePart) => ({
    onRetry: () => onRetryPart(part),
    // Where nothing can be read the page says so once, on top.
    hushed: data.state === 'failed' || isStale,
  })
  return (
    <Page
      bleed
      nav={
        <NavBar
          brand
          flat
          title={t('title')}
          actions={
            <>
              <NavAction icon={SearchIcon} label={t('titles:search')} href={hrefTo('search')} />
              <NavAction
                icon={BellIcon}
                label={t('titles:notices')}
                href={hrefTo('notices')}
                unread={(valueOf(notices)?.unread ?? 0) > 0}
              />
            </>
          }
        />
      }
    >
      <Section ground="surface">
        <Stack gap="4">
          <Await data={data} onRetry={onRetry} skeleton={<Assets onMask={onMask} />}>
            {({ member: { blocks }, funds }) => (
              <>
                <AccountBanners blocks={blocks} margin={funds.margin} now={now} />
                <Assets funds={funds} quotes={isStale ? undefined : quotes} onMask={onMask} />
              </>
            )}
          </Await>
          <MoneyWays />
        </Stack>
      </Section>
      <Markets indices={indices} now={now} {...partOf('indices')} />
      <Section>
        <Tiles label={t('products')} tiles={tiles.map(({ name, icon, href }) => ({ label: t(name), icon, href }))} />
      </Section>
      <NoticeRow notices={notices} now={now} {...partOf('notices')} />
      <Movers movers={movers} quotes={quotes} {...partOf('movers')} />
      <LatestNews news={news} {...partOf('news')} />
    </Page>
  )
}
