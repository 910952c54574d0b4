import type { Quote } from '@kabuto/domain/market'

/** The word that stands in place of a change, by what has become of a stock. */
export const standings = {
  normal: undefined,
  halted: 'halted',
  delisted: 'delisted',
  notListed: 'notListed',
} as const satisfies Record<Quote['state'], string | undefined>
