import { hrefTo } from '@kabuto/domain/paths'
import type { Words } from '@kabuto/screens/words'
import { TabBar } from '@kabuto/ui-kit'
import {
  ArrowLeftRightIcon,
  ChartLineIcon,
  HouseIcon,
  type IconShape,
  NewspaperIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@kabuto/ui-kit/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tab, tabsFor } from './tabs.ts'

type Entry = { word: Extract<keyof Words['shell'], `tab${string}`>; icon: IconShape }

const entries: Record<Tab, Entry> = {
  home: { word: 'tabHome', icon: HouseIcon },
  quotes: { word: 'tabQuotes', icon: ChartLineIcon },
  positions: { word: 'tabPositions', icon: ArrowLeftRightIcon },
  funds: { word: 'tabFunds', icon: WalletIcon },
  member: { word: 'tabMember', icon: UserIcon },
  news: { word: 'tabNews', icon: NewspaperIcon },
  follow: { word: 'tabFollow', icon: UsersIcon },
}

const wide = (): MediaQueryList => window.matchMedia('(width >= 600px)')

function watchWidth(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isWide = (): boolean => wide().matches
/** Where it is rendered beforehand, as for a phone. */
const isNotWide = (): boolean => false

export function BottomMenu({ current }: { current: Tab }) {
  const { t } = useTranslation('shell')
  const { tabs, lit } = tabsFor(useSyncExternalStore(watchWidth, isWide, isNotWide), current)
  const items = tabs.map((tab) => {
    const { word, icon } = entries[tab]
    return { label: t(word), href: hrefTo(tab), icon, current: tab === lit }
  })
  return <TabBar label={t('bottomMenu')} items={items} />
}
