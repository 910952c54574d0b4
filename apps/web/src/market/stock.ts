import { newsCall } from '@kabuto/domain/home'
import { bookCall, detailCall } from '@kabuto/domain/market'
import { resource } from '../shell/data/resource.ts'

// What the page of a stock reads.

/** As often as the lists of prices: what fails here is what makes a price old. */
export const stockDetail = resource(detailCall, { every: 10_000 })

/** A book has no stream. While its market trades it changes each second, else not at all. */
export const movingBook = resource(bookCall, { every: 1_000 })
export const stillBook = resource(bookCall, { every: 10_000 })

export const stockNews = resource(newsCall, { value: ({ items }) => items, freshFor: 60_000 })
