import type { Sort } from '../marketData.ts'

/** Sorts that can be chosen, by the word that names them. */
export const sorts = {
  sortSymbol: { by: 'symbol', direction: 'up' },
  sortPriceDown: { by: 'price', direction: 'down' },
  sortPriceUp: { by: 'price', direction: 'up' },
  sortChangeDown: { by: 'changePercent', direction: 'down' },
  sortChangeUp: { by: 'changePercent', direction: 'up' },
  sortVolume: { by: 'volume', direction: 'down' },
  sortTurnover: { by: 'turnover', direction: 'down' },
} as const satisfies Record<string, Sort>

export type SortWord = keyof typeof sorts

export const sortWords = Object.keys(sorts) as readonly SortWord[]

/** The word of a sort. */
export function wordOf(sort: Sort): SortWord | undefined {
  return sortWords.find((word) => sorts[word].by === sort.by && sorts[word].direction === sort.direction)
}
