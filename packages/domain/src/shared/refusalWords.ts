import { formatMoment } from './format/date.ts'
import { formatMoney } from './format/money.ts'
import type { Language } from './language.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import { fill } from './words.ts'

export type RefusalTable = Record<RefusalCode, string>

const amounts = new Set(['min', 'max', 'need', 'have', 'reserved', 'over'])
const times = new Set(['since', 'until', 'retryAt', 'nextOpen'])

function written(name: string, value: unknown, code: RefusalCode, locale: Language): string | number {
  // A password has a shortest and a longest length, a request a smallest and a largest amount.
  const isLength = code === 'passwordFormat' || code === 'fundPasswordFormat'
  if (amounts.has(name) && !isLength) return formatMoney(value, { currency: 'JPY', locale })
  if (times.has(name)) return formatMoment(Date.parse(String(value)), locale)
  return typeof value === 'number' ? value : String(value)
}

/** Yen are whole, so this needs no decimals; the log-in, which shows refusals too, is spared the library. */
function wholeDifference(one: string, other: string): string {
  return String(BigInt(one) - BigInt(other))
}

function derived({ code, params }: Refusal): Record<string, unknown> {
  return code === 'insufficientAvailable' ? { ...params, over: wholeDifference(params.need, params.have) } : params
}

/** The parameters of a refusal as they are read: amounts with their unit, times with their day. */
export function refusalValues(refusal: Refusal, locale: Language): Record<string, string | number> {
  const entries = Object.entries(derived(refusal)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, written(name, value, refusal.code, locale)]))
}

/** The sentence of a refusal; the words of a server that sent no code go first. */
export function refusalWords(refusal: Refusal, table: RefusalTable, locale: Language): string {
  return refusal.msg || fill<string>(table[refusal.code], refusalValues(refusal, locale))
}
