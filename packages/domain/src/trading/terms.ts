import type { Preview } from './entities.ts'

/** What a member agrees to with the last tap. */
export type Term = 'price' | 'fees' | 'total' | 'after' | 'settlesOn' | 'lock'

const terms: Record<Term, (preview: Preview) => unknown> = {
  price: ({ price }) => price,
  fees: ({ fees }) => fees,
  total: ({ total }) => total,
  after: ({ available }) => available.after,
  settlesOn: ({ settlesOn }) => settlesOn,
  // Its end goes on with the clock; what binds is the rule.
  lock: ({ earliestSell }) => earliestSell?.rule,
}

/** Which terms are others now than those that were agreed to: each has to be seen before anything is sent. */
export function changedTerms(agreed: Preview, current: Preview): Term[] {
  return (Object.keys(terms) as Term[]).filter((term) => terms[term](agreed) !== terms[term](current))
}
