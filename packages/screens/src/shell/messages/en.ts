import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  bottomMenu: 'Bottom menu',
  language: 'Language',
  tabHome: 'Home',
  tabQuotes: 'Markets',
  tabPositions: 'Trade',
  tabFunds: 'Funds',
  tabMember: 'Account',
  tabNews: 'News',
  tabFollow: 'Follow',
  pageTitle: '{{screen}} | {{title}} (simulated)',
  loggedOut: 'You are logged out.',
  withdrawalCancelled: 'The withdrawal request has been cancelled.',
  clockTurned: 'The simulated clock has been moved on.',
  backAgain: 'Go back again to exit',
  leaveTitle: 'Open another site?',
  leaveBody: 'This opens {{host}}, which is not part of Kabuto.',
  leaveStay: 'Stay',
  leaveGo: 'Open',
  outsideClosed: 'Kabuto does not open this site.',
  refreshedAt: 'Updated at {{time}}',
})
