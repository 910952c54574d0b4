import { type Amount, atLeastZero, minus } from './money.ts'

/** What a member may still borrow (decisions §6): the limit less loans and pending applications. */
export function borrowableOf({
  limit,
  borrowed,
  pending,
}: {
  limit: Amount
  borrowed: Amount
  pending: Amount
}): Amount {
  return atLeastZero(minus(minus(limit, borrowed), pending))
}
