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
  const found = Object.keys(states).map((tone) => [tone, stateNames.filter((name) => toneOfState[name] === tone)])
  expect(Object.fromEntries(found)).toEqual(states)
})
