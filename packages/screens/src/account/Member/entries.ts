import type { ScreenName } from '@kabuto/domain/paths'
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  BellIcon,
  GlobeIcon,
  HandCoinsIcon,
  HeadsetIcon,
  type IconShape,
  InfoIcon,
  LandmarkIcon,
  LockIcon,
  ReceiptTextIcon,
  RefreshCwIcon,
  SettingsIcon,
  ShieldCheckIcon,
  TicketIcon,
  WalletIcon,
} from '@kabuto/ui-kit/icons'
import type { ja } from '../messages/ja.ts'

type Entry = {
  screen: ScreenName
  word: Extract<keyof typeof ja, `entry${string}`>
  icon: IconShape
}
type Group = { word: 'groupMoney' | 'groupAccount' | 'groupHelp'; entries: readonly Entry[] }

/** The links of the member centre; withdrawing is beside depositing. */
export const groups: readonly Group[] = [
  {
    word: 'groupMoney',
    entries: [
      { screen: 'deposit', word: 'entryDeposit', icon: ArrowDownToLineIcon },
      { screen: 'withdraw', word: 'entryWithdraw', icon: ArrowUpFromLineIcon },
      { screen: 'cards', word: 'entryCards', icon: LandmarkIcon },
      { screen: 'exchange', word: 'entryExchange', icon: RefreshCwIcon },
      { screen: 'loans', word: 'entryLoans', icon: HandCoinsIcon },
      { screen: 'applications', word: 'entryApplications', icon: TicketIcon },
    ],
  },
  {
    word: 'groupAccount',
    entries: [
      { screen: 'identity', word: 'entryIdentity', icon: ShieldCheckIcon },
      { screen: 'loginPassword', word: 'entryLoginPassword', icon: LockIcon },
      { screen: 'fundPassword', word: 'entryFundPassword', icon: WalletIcon },
      { screen: 'language', word: 'entryLanguage', icon: GlobeIcon },
      { screen: 'settings', word: 'entrySettings', icon: SettingsIcon },
    ],
  },
  {
    word: 'groupHelp',
    entries: [
      { screen: 'notices', word: 'entryNotices', icon: BellIcon },
      { screen: 'documents', word: 'entryDocuments', icon: ReceiptTextIcon },
      { screen: 'support', word: 'entrySupport', icon: HeadsetIcon },
      { screen: 'about', word: 'entryAbout', icon: InfoIcon },
    ],
  },
]
