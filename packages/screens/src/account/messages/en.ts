import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  aboutTitle: 'About Kabuto',
  aboutLead: 'An app for practising share trading without using real money.',
  aboutRules:
    'Whatever cannot be done is explained, with the time from which it can. Every cost is shown before you confirm.',
  aboutFiction: 'All companies, banks and prices are invented. Real accounts and documents cannot be registered.',
  aboutNotBroker: 'This is not a broker, and it gives no investment advice.',
  aboutPrivacy: 'Please enter phone numbers and passwords that you do not really use.',
  aboutVersion: 'Version {{version}}',
  memberTitle: 'Account',
  memberAccount: 'Member {{account}}',
  memberDemo: 'Demo member. Changes stay in the simulated data only.',
  memberMoney: 'Money',
  memberAccountGroup: 'Account and settings',
  memberHelp: 'Help',
  memberLogout: 'Log out',
  identityUnverified: 'Not verified',
  identityUnderReview: 'In review',
  identityVerified: 'Verified',
  entryDeposit: 'Deposit',
  entryWithdraw: 'Withdraw',
  entryFunds: 'Funds in detail',
  entryCards: 'Bank accounts',
  entryIdentity: 'Identity check',
  entrySettings: 'Settings',
  entryLanguage: 'Language',
  entrySupport: 'Support (automatic answers)',
  entryAbout: 'About Kabuto',
})
