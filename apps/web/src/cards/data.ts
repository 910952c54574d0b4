import { memberCall } from '@kabuto/domain/account'
import { addCardCall, cardsCall, generateNumber, unbindCardCall } from '@kabuto/domain/cards'
import { withdrawalsCall } from '@kabuto/domain/funds'
import { identityCall } from '@kabuto/domain/identity'
import { atom } from 'jotai'
import { servicesAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const cards = resource(cardsCall)
/** Whose accounts they are: the name that was verified. */
export const identity = resource(identityCall)
export const withdrawals = pages(withdrawalsCall)

/** What a decision of the simulated back office about the identity changes. */
export const verified = [identityCall, memberCall]
/** And what one about a withdrawal does. */
export const decided = [withdrawalsCall]

export const addCard = mutation(addCardCall, { confirms: true, refreshes: [cardsCall] })
export const unbindCard = mutation(unbindCardCall, {
  subject: ({ id }) => id,
  confirms: true,
  refreshes: [cardsCall],
  secrets: ['fundPassword'],
})

/** An account number that is nobody's, by the chance of the machine. */
export const madeNumberAtom = atom(null, (get) => generateNumber(get(servicesAtom).ports.random()))
