import type { Drawn, IpoApplication, Offer } from './entities.ts'

/** One that was withdrawn does not count: the member can apply again. */
export function standing<Own extends Pick<IpoApplication, 'state'>>(own: Own | undefined): Own | undefined {
  return own?.state === 'cancelled' ? undefined : own
}

/** An offer with what the member made of it last; applications come the newest first. */
export type OwnOffer = { offer: Offer; application: IpoApplication | undefined }

const order = { subscribing: 1, toBeSubscribed: 2, ended: 3 } as const satisfies Record<Offer['state'], number>

function placeOf({ offer, application }: OwnOffer): number {
  // What can still be paid or declined comes before everything else.
  if (application?.state === 'won') return 0
  return application?.state === 'awaitingDraw' ? order.subscribing : order[offer.state]
}

/** What has to be done first, then what waits or can be applied for, what is to come, and what is over. */
export function withOwn(offers: readonly Offer[], applications: readonly IpoApplication[]): OwnOffer[] {
  return offers
    .map((offer) => ({ offer, application: standing(applications.find(({ offerId }) => offerId === offer.id)) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** When the next thing happens to an application by itself; nothing once all is done. */
export function nextStepOf({ state, draw, payDeadline }: IpoApplication): string | undefined {
  if (state === 'awaitingDraw') return draw.at
  return state === 'won' ? payDeadline : undefined
}

/** The place of a ticket in the draw, of how many; the first is 1. */
export function drawnPlace({ results }: Drawn, ticket: number): { place: number; of: number } | undefined {
  const at = results.findIndex(({ number }) => number === ticket)
  return at < 0 ? undefined : { place: at + 1, of: results.length }
}
