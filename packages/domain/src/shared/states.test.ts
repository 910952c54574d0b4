import { expect, test } from 'vitest'
import { stateNames, toneOfState } from './states.ts'

/** DESIGN §9, read the other way round. */
const states = {
  success: ['verified', 'passed', 'repaid', 'won', 'paymentComplete'],
  danger: ['rejected', 'refused'],
  progress: ['underReview', 'pending', 'awaitingDraw', 'pendingOrder', 'preparingToClose', 'applied'],
  info: ['toBeSubscribed', 'holding', 'open', 'inProgress'],
  event: ['subscribing'],
  neutral: ['unverified', 'cancelled', 'ended', 'notWon', 'abstained', 'unpaid', 'sold', 'closed'],
}

test('every state has the tone of the design', () => {
  for (const [tone, names] of Object.entries(states))
    expect(
      stateNames.filter((name) => toneOfState[name] === tone),
      tone,
    ).toEqual(names)
})
