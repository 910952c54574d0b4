import { ipoApplicationsCall, offersCall } from '@kabuto/domain/offerings'
import { resource } from '../shell/data/resource.ts'

/** Of the newest page: what still waits for its draw or for payment is never old. */
export const applicationCounts = resource(ipoApplicationsCall, {
  value: ({ items }) => ({
    awaitingDraw: items.filter(({ state }) => state === 'awaitingDraw').length,
    won: items.filter(({ state }) => state === 'won').length,
  }),
})

/** When the draws of all offers are. */
export const draws = resource(offersCall, { value: (offers) => offers.map(({ draw }) => Date.parse(draw.at)) })
