import { formatDay, formatMoment } from './format/date.ts'
import { formatPercent } from './format/percent.ts'
import { type Currency, formatMoney } from './format/money.ts'
import type { FieldName } from './fields.ts'
import type { Language } from './language.ts'
import type { Refusal } from './refusal.ts'
import type { AmountUnit, RefusalCode, SellRule, UploadReason } from './refusalParams.ts'
import type { StateName } from './states.ts'
import { fill } from './words.ts'

type CountedUnit = Exclude<AmountUnit, Currency>

/** Words for parameters that are one of a few: a state, a field, a rule. */
export type PartKey = `state_${StateName}` | `field_${FieldName}` | `rule_${SellRule}` | `upload_${UploadReason}` | `unit_${CountedUnit}` | 'pool_withdrawable' | 'pool_available' | 'listSeparator'
export type RefusalTable = Record<RefusalCode | PartKey, string>
export type PartWord = (key: PartKey) => string

type Written = { locale: Language; word: PartWord; unit: AmountUnit; code: RefusalCode; decimals: number }

const amounts = new Set(['min', 'max', 'need', 'have', 'reserved', 'over', 'limit', 'owed'])
const prices = new Set(['tick', 'lower', 'upper', 'low', 'high', 'yours'])
const times = new Set(['since', 'until', 'retryAt', 'nextOpen', 'at'])

function amountText(amount: string, { locale, word, unit }: Written, decimals?: number): string {
  if (unit !== 'JPY' && unit !== 'USD') return fill<string>(word(`unit_${unit}`), { n: formatMoney(amount, { decimals: 0 }) })
  return formatMoney(amount, { currency: unit, locale, decimals })
}

const decimalsIn = (price: string): number => price.split('.')[1]?.length ?? 0

/** A price keeps its decimals, one of a tick the tick's; dollars have two at least. */
function priceText(price: string, how: Written): string {
  return amountText(price, how, Math.max(decimalsIn(price), how.decimals, how.unit === 'USD' ? 2 : 0))
}

function written(name: string, value: unknown, how: Written): string {
  const { locale, word, code } = how
  if (typeof value === 'number') return formatMoney(value, { decimals: 0, locale })
  if (Array.isArray(value)) return value.map((state: StateName) => word(`state_${state}`)).join(word('listSeparator'))
  const text = String(value)
  if (code === 'marginTooLow') return formatPercent(text)
  if (code === 'uploadFailed') return name === 'reason' ? word(`upload_${text as UploadReason}`) : text
  if (amounts.has(name)) return amountText(text, how)
  if (prices.has(name)) return priceText(text, how)
  if (times.has(name)) return formatMoment(Date.parse(text), locale)
  if (name === 'date') return formatDay(text, locale)
  if (name === 'state') return word(`state_${text as StateName}`)
  if (name === 'field') return word(`field_${text as FieldName}`)
  return name === 'rule' ? word(`rule_${text as SellRule}`) : text
}

/** How far one amount is above another, without the decimal library, which the log-in can do without. */
function excess(one: string, other: string): string {
  const decimals = Math.max(...[one, other].map((amount) => amount.split('.')[1]?.length ?? 0))
  const whole = (amount: string): bigint => {
    const [integer = '0', fraction = ''] = amount.split('.')
    return BigInt(integer + fraction.padEnd(decimals, '0'))
  }
  const digits = String(whole(one) - whole(other)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function derived({ code, params }: Refusal, word: PartWord): Record<string, unknown> {
  if (code !== 'insufficientAvailable') return params
  return { ...params, over: excess(params.need, params.have), pool: word(`pool_${params.of ?? 'withdrawable'}`) }
}

/** The parameters of a refusal as they are read: amounts with their unit, times with their day, states and fields by their words. */
export function refusalValues(refusal: Refusal, locale: Language, word: PartWord): Record<string, string> {
  const params = derived(refusal, word)
  const unit = typeof params['unit'] === 'string' ? (params['unit'] as AmountUnit) : 'JPY'
  const how = { locale, word, unit, code: refusal.code, decimals: refusal.code === 'tickSize' ? decimalsIn(refusal.params.tick) : 0 }
  const entries = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, written(name, value, how)]))
}

/** The sentence of a refusal; the words of a server that sent no code go first. */
export function refusalWords(refusal: Refusal, table: RefusalTable, locale: Language): string {
  return refusal.msg || fill<string>(table[refusal.code], refusalValues(refusal, locale, (key) => table[key]))
}
