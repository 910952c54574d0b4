import { cardsCall } from '@kabuto/domain/cards'
import { noticesCall } from '@kabuto/domain/home'
import { ipoApplicationsCall } from '@kabuto/domain/offerings'
import { logoutCall } from '@kabuto/domain/session'
import { logOutAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { resource } from '../shell/data/resource.ts'

export const logout = mutation(logoutCall, {
  success: 'loggedOut',
  onDone: (set) => set(logOutAtom),
})

export const cardCount = resource(cardsCall, { value: (cards) => cards.length, freshFor: 60_000 })
export const unreadCount = resource(noticesCall, { value: ({ unread }) => unread })
/** Of the newest page: what still waits for its draw or for payment is never old. */
export const applicationCounts = resource(ipoApplicationsCall, {
  value: ({ items }) => ({
    awaitingDraw: items.filter(({ state }) => state === 'awaitingDraw').length,
    won: items.filter(({ state }) => state === 'won').length,
  }),
})
