import { type Amount, sum } from '../shared/amount/money.ts'
import type { FeeLine } from './entities.ts'

export function totalOf(lines: readonly FeeLine[]): Amount {
  return sum(lines.map(({ amount }) => amount))
}

/** The four fees of specification §3. */
export function feesByKind(lines: readonly FeeLine[]): Record<FeeLine['fee'], Amount> {
  const of = (kind: FeeLine['fee']): Amount => totalOf(lines.filter(({ fee }) => fee === kind))
  return { purchase: of('purchase'), selling: of('selling'), stampDuty: of('stampDuty'), service: of('service') }
}
