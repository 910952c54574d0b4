import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  bottomMenu: 'Bottom menu',
  tabHome: 'Home',
  tabQuotes: 'Markets',
  tabPositions: 'Trade',
  tabFunds: 'Funds',
  tabMember: 'Account',
  tabNews: 'News',
  tabFollow: 'Follow',
  pageTitle: '{{screen}} | {{title}} (simulated)',
  siteTitle: '{{title}} (simulated)',
  sessionEnded: 'Your session has ended. Going to the login page.',
  loggedOut: 'You are logged out.',
  withdrawalCancelled: 'The withdrawal request has been cancelled.',
  clockTurned: 'The simulated clock has been moved on.',
})
