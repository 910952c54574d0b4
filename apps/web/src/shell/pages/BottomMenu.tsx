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
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { looksAtom } from '../device/looks.ts'
import { barWidths, type Tab, tabsFor } from './tabs.ts'

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

const watchWidth =
  (width: string) =>
  (onChange: () => void): (() => void) => {
    const query = window.matchMedia(width)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
const watches = { seven: watchWidth(barWidths.seven), chosenSeven: watchWidth(barWidths.chosenSeven) }

/** All entries, or the five that a phone has room for. In the first frame arrangeFrame.ts marks the current one. */
export function EntriesOfMenu({ current, all }: { current: Tab | undefined; all: boolean }) {
  const { t } = useTranslation('shell')
  const { tabs, lit } = tabsFor(all, current)
  const items = tabs.map((tab) => {
    const { word, icon } = entries[tab]
    return { label: t(word), href: hrefTo(tab), icon, current: tab === lit }
  })
  return <TabBar label={t('bottomMenu')} items={items} />
}

export function BottomMenu({ current }: { current: Tab }) {
  const name = useAtomValue(looksAtom).bar === 'seven' ? 'chosenSeven' : 'seven'
  const isWide = (): boolean => window.matchMedia(barWidths[name]).matches
  return <EntriesOfMenu current={current} all={useSyncExternalStore(watches[name], isWide)} />
}
