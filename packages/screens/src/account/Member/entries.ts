import type { ScreenName } from '@kabuto/domain/paths'
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  GlobeIcon,
  HeadsetIcon,
  type IconShape,
  InfoIcon,
  LandmarkIcon,
  SettingsIcon,
  ShieldCheckIcon,
  WalletIcon,
} from '@kabuto/ui-kit/icons'
import type { ja } from '../messages/ja.ts'

type Entry = { screen: ScreenName; word: Extract<keyof typeof ja, `entry${string}`>; icon: IconShape }
type Group = { word: 'memberMoney' | 'memberAccountGroup' | 'memberHelp'; entries: readonly Entry[] }

/** The ways from the member centre; taking money out stands beside putting it in. */
export const groups: readonly Group[] = [
  {
    word: 'memberMoney',
    entries: [
      { screen: 'deposit', word: 'entryDeposit', icon: ArrowDownToLineIcon },
      { screen: 'withdraw', word: 'entryWithdraw', icon: ArrowUpFromLineIcon },
      { screen: 'funds', word: 'entryFunds', icon: WalletIcon },
    ],
  },
  {
    word: 'memberAccountGroup',
    entries: [
      { screen: 'cards', word: 'entryCards', icon: LandmarkIcon },
      { screen: 'identity', word: 'entryIdentity', icon: ShieldCheckIcon },
      { screen: 'settings', word: 'entrySettings', icon: SettingsIcon },
      { screen: 'language', word: 'entryLanguage', icon: GlobeIcon },
    ],
  },
  {
    word: 'memberHelp',
    entries: [
      { screen: 'support', word: 'entrySupport', icon: HeadsetIcon },
      { screen: 'about', word: 'entryAbout', icon: InfoIcon },
    ],
  },
]
