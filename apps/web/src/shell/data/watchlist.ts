import { watchlistCall } from '@kabuto/domain/market'
import { resource } from './resource.ts'

/** Only the member changes it, and then it is read again, so it may be a minute old. */
export const watchlist = resource(watchlistCall, { freshFor: 60_000 })
