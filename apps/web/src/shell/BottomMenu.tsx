import { hrefTo, type ScreenName } from '@kabuto/screens/paths'
import type { Words } from '@kabuto/screens/words'
import {
  ArrowLeftRightIcon,
  ChartLineIcon,
  HouseIcon,
  type IconShape,
  NewspaperIcon,
  TabBar,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@kabuto/ui-kit'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tab } from '../routes.ts'

type Entry = { tab: Tab; screen: ScreenName; word: Extract<keyof Words['shell'], `tab${string}`>; icon: IconShape }

const entries: Record<Tab, Entry> = {
  home: { tab: 'home', screen: 'home', word: 'tabHome', icon: HouseIcon },
  quotes: { tab: 'quotes', screen: 'quotes', word: 'tabQuotes', icon: ChartLineIcon },
  positions: { tab: 'positions', screen: 'positions', word: 'tabPositions', icon: ArrowLeftRightIcon },
  funds: { tab: 'funds', screen: 'funds', word: 'tabFunds', icon: WalletIcon },
  member: { tab: 'member', screen: 'member', word: 'tabMember', icon: UserIcon },
  news: { tab: 'news', screen: 'news', word: 'tabNews', icon: NewspaperIcon },
  follow: { tab: 'follow', screen: 'follow', word: 'tabFollow', icon: UsersIcon },
}

/** Five stand in the bar of a phone; News and Follow stand beside Quotes and Transaction there. From 600 px the specification's seven. */
const five: readonly Tab[] = ['home', 'quotes', 'positions', 'funds', 'member']
const seven: readonly Tab[] = ['home', 'positions', 'quotes', 'follow', 'member', 'news', 'funds']
const parents: Partial<Record<Tab, Tab>> = { news: 'quotes', follow: 'positions' }

const wide = window.matchMedia('(width >= 600px)')

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** The entries of the bar, and which of them is lit on a page of a tab. */
export function tabsFor(isWide: boolean, current: Tab): { tabs: readonly Tab[]; lit: Tab } {
  const tabs = isWide ? seven : five
  return { tabs, lit: tabs.includes(current) ? current : (parents[current] ?? current) }
}

export function BottomMenu({ current }: { current: Tab }) {
  const { t } = useTranslation('shell')
  const { tabs, lit } = tabsFor(useSyncExternalStore(watchWidth, () => wide.matches), current)
  const items = tabs.map((tab) => {
    const { screen, word, icon } = entries[tab]
    return { label: t(word), href: hrefTo(screen), icon, current: tab === lit }
  })
  return <TabBar label={t('bottomMenu')} items={items} />
}
