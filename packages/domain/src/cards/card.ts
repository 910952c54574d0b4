import type { OutputOf } from '../shared/call.ts'
import type { cardsCall } from './contract.ts'

/** A bank account of a member; of its number only the last digits ever leave the server. */
export type Card = OutputOf<typeof cardsCall>[number]
