const TERMS = 14

/**
 * e to the power of x for |x| < 300, out of plain arithmetic alone: engines may disagree on the last bit of Math.exp,
 * and a price that is
 * rounded to a tick must be the same in all of them.
 */
export function exponential(x: number): number {
  const doublings = Math.round(x / Math.LN2)
  const rest = x - doublings * Math.LN2
  let sum = 1
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (rest * sum) / term
  const factor = doublings < 0 ? 0.5 : 2
  for (let left = Math.abs(doublings); left > 0; left -= 1) sum *= factor
  return sum
}
