import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  state_toBeSubscribed: 'Upcoming',
  state_subscribing: 'Open',
  state_ended: 'Closed',
  state_awaitingDraw: 'Awaiting draw',
  state_won: 'Allotted',
  state_notWon: 'Not allotted',
  state_paymentComplete: 'Paid',
  state_abstained: 'Declined',
  state_unpaid: 'Not paid, void',
  state_cancelled: 'Cancelled',
  state_pending: 'In review',
  state_passed: 'Approved',
  state_rejected: 'Rejected',
  state_inProgress: 'Running',

  stakes: 'Before you apply',
  held: 'What is reserved, until when',
  costs: 'All costs',
  decided: 'How it is decided',
  risks: 'Risks',

  powerAfter: 'Buying power afterwards',
  powerNow: 'Now {{amount}}',
  sellFee: 'Selling fee, estimate',
  sellFeeNote: 'If sold for {{amount}}. {{tier}}',
  leastReason: 'You can apply for {{least}} or more.',
  mostReason: 'You can apply for {{most}} at most.',

  power: 'Buying power',
  changes: 'Changes',
  afterwards: 'Afterwards',
  edit: 'Back to edit',
  decline: 'Do not apply',
  review: 'Review',
  missing: 'Correct {{n}} entries to go on',
  confirming: 'Checking the answer. You will not apply twice.',
  confirmingLeave: 'Back to Funds to wait',

  course: 'Progress',
  simulated: 'Simulated time',

  sharesTimes: '{{n}} shares × {{price}}',
  sellable: 'Can be sold',
  sellableFrom: 'From {{time}}',
  orderNumber: 'Order number',
  toOpen: 'You can apply from {{time}} (simulated time).',
  closed: 'It closed on {{time}} (simulated time).',
  form: 'Application',
  count: '{{n}}',
})
