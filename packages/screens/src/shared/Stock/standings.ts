import type { Quote } from '@kabuto/domain/market'

/** The word shown in place of a change, by the state of a stock. */
export const standings = {
  normal: undefined,
  halted: 'halted',
  delisted: 'delisted',
  notListed: 'notListed',
} as const satisfies Record<Quote['state'], string | undefined>
