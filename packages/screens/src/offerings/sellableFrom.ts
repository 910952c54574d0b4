import type { Offer } from '@kabuto/domain/offerings'
import { formatMoment, type Instant, type Language } from '@kabuto/domain/shared'
import { bookedSellableFrom } from '@kabuto/domain/trading'

/** From when the shares of an offer can be sold. */
export function sellableFrom({ issueDate }: Pick<Offer, 'issueDate'>, locale: Language, now: Instant): string {
  return formatMoment(bookedSellableFrom({ origin: 'ipo', day: issueDate }), locale, { now })
}
