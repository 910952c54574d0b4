import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  terms: 'Terms of use',
  privacy: 'Privacy policy',

  termsLead: 'What we agree on when you use Kabuto. It creates no real contract and no real account.',
  unreal: 'Everything is simulated',
  unrealText:
    'Money, companies, prices, banks, profits and losses are invented. Deposits and withdrawals move no real money.',
  noBroker: 'Not a broker',
  noBrokerText:
    'Kabuto is neither a broker nor a bank. It gives no investment advice and promises nothing about real trading.',
  deciding: 'Who decides',
  decidingText:
    'A simulated back office reviews deposits, withdrawals, loans and identity automatically, by fixed rules. For practice, an administrator can approve, reject and freeze; each act is recorded. Whatever is refused comes with its reason.',
  costs: 'Costs',
  costsText: 'Kabuto is free. Fees and interest are simulated too, and shown as amounts before you confirm.',
  asking: 'Please',
  askingText:
    'Do not enter a real phone number, a password you use, a genuine identity document or a real account number. Do not make Kabuto look like a real broker.',
  leaving: 'When you stop',
  leavingText:
    'Stop whenever you like. No cost and no debt remain. In Settings you can start over with new simulated assets.',
  warranty: 'No warranty',
  warrantyText: 'Kabuto comes without a warranty. Data may be lost.',

  privacyLead:
    'What is stored, where, and what for. There are no ads and no analytics, and no other company is sent anything.',
  onDevice: 'Kept in this browser',
  session: 'Member number and login token',
  sessionFor: 'To keep you logged in',
  untilLogout: 'Until you log out',
  display: 'Language and display settings',
  displayFor: 'To look the same next time',
  untilCleared: 'Until you clear browser data',
  drafts: 'What you have half typed',
  draftsFor: 'So that it is not lost. Passwords are not kept',
  untilClosed: 'Until you close the tab',
  onServer: 'Kept on the Kabuto server',
  password: 'Member number and password',
  passwordFor: 'To log you in. The password cannot be turned back into text',
  untilErased: 'Until the data is erased',
  places: 'Devices logged in, and when',
  placesFor: 'So that you notice a login that is not yours',
  untilEnded: 'Until that login ends',
  books: 'Name, accounts, simulated assets and trades',
  booksFor: 'So that you can go on practising',
  images: 'Images for identity and deposits',
  imagesFor: 'For the review',
  untilReviewed: 'Until the review ends',
  chat: 'Support conversations',
  chatFor: 'So that you can pick up where you left off',
  requests: 'Log of requests',
  requestsFor: 'To find faults. Nothing you typed is in it',
  readers: 'Who can read it',
  readersText:
    'You, whoever runs the server, and administrators. Kabuto is not made to be published on the internet. Traffic on a local network is not encrypted.',
  erasing: 'How to erase it',
  erasingText:
    'Logging out removes the login token from this device. In Settings you can start over with new simulated assets; earlier records are archived. Only whoever runs the server can erase everything, by deleting the data file.',
})
