import { translation } from '../words.ts'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  loggedIn: 'Logged in.',
  registered: 'Registered.',
  modified: 'Done.',
  deposited: 'Deposit requested.',
  withdrawn: 'Withdrawal requested.',
  purchased: 'Received.',
  subscribed: 'Applied.',
  placed: 'Allotment applied for.',
  followed: 'Following has begun.',
  cardAdded: 'Bank account added.',
  cardUnbound: 'Bank account removed.',
  exchanged: 'Exchanged.',
  creditAdded: 'Credit top-up requested.',
})
