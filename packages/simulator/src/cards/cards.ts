import { cardsCall } from '@kabuto/domain/cards'
import { memberHandler } from '../handler.ts'

export const cards = memberHandler(cardsCall, async ({ work, member }) => ({ data: await work.ownedBy('cards', member.id) }))
