import { watchlistCall } from '@kabuto/domain/market'
import { resource } from './resource.ts'

/** Changed by the member alone, and then read again. */
export const watchlist = resource(watchlistCall, { freshFor: 60_000 })
