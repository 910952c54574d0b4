import { hrefTo } from '@kabuto/domain/paths'
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
import { useTranslation } from 'react-i18next'
import type { Words } from '../../words.ts'
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

export type MainMenuProps = {
  current: Tab | undefined
  /** All seven entries, or the five that a phone has room for. */
  all?: boolean | undefined
}

/** The menu at the bottom of each page of a tab. In the first frame arrangeFrame.ts marks the current entry. */
export function MainMenu({ current, all = false }: MainMenuProps) {
  const { t } = useTranslation('shell')
  const { tabs, lit } = tabsFor(all, current)
  const items = tabs.map((tab) => {
    const { word, icon } = entries[tab]
    return { label: t(word), href: hrefTo(tab), icon, current: tab === lit }
  })
  return <TabBar label={t('bottomMenu')} items={items} />
}
