import { parseSymbol } from '@kabuto/domain/market'
import { failed, type Loadable, refuse } from '@kabuto/domain/shared'
import { unasked } from '../shell/data/unasked.ts'

/** The symbol of an address; one that cannot be a symbol is shown as it is, and not requested. */
export function symbolOf(query: URLSearchParams): { symbol: string; isSymbol: boolean } {
  const typed = query.get('symbol') ?? ''
  const parsed = parseSymbol(typed)
  return 'value' in parsed ? { symbol: parsed.value, isSymbol: true } : { symbol: typed, isSymbol: false }
}

const missing: Loadable<never> = failed(refuse('notFound', { what: '' }))

/** In place of the data that an order in a stock is checked against. */
export const noStock = {
  member: unasked<never>('no member', missing),
  detail: unasked<never>('no detail', missing),
  weighed: unasked<never>('no order', missing),
}
