import { hrefTo } from '@kabuto/domain/paths'
import { TabBar } from '@kabuto/ui-kit'
import { ArrowLeftRightIcon, ChartLineIcon, HouseIcon, UserIcon, WalletIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

// For stories only: the app's own bar knows the width of the screen and the member's choice.

const entries = [
  { screen: 'home', word: 'tabHome', icon: HouseIcon },
  { screen: 'quotes', word: 'tabQuotes', icon: ChartLineIcon },
  { screen: 'positions', word: 'tabPositions', icon: ArrowLeftRightIcon },
  { screen: 'funds', word: 'tabFunds', icon: WalletIcon },
  { screen: 'member', word: 'tabMember', icon: UserIcon },
] as const

export function SampleTabBar({ current }: { current: (typeof entries)[number]['screen'] }) {
  const { t } = useTranslation('shell')
  return (
    <TabBar
      label={t('bottomMenu')}
      items={entries.map(({ screen, word, icon }) => ({
        label: t(word),
        href: hrefTo(screen),
        icon,
        current: screen === current,
      }))}
    />
  )
}
