import { becauseOf } from './because.ts'
import type { FieldName } from './fields.ts'
import { formatDay, formatMoment, parseTime } from '../format/date.ts'
import { decimalsIn } from '../format/decimal.ts'
import { type Currency, DASH, formatMoney } from '../format/money.ts'
import { formatPercent } from '../format/percent.ts'
import type { Language } from '../language.ts'
import type { Refusal } from './refusal.ts'
import type { AmountUnit, ParamKind, SellRule, UploadReason } from './refusalParams.ts'
import { isRefusalCode, type RefusalParams, refusalTable } from './refusalTable.ts'
import { type SentenceKey, sentenceKey } from './sentenceKey.ts'
import type { StateName } from '../machine/states.ts'
import type { Instant } from '../time/zone.ts'
import { triesRule } from './triesRule.ts'
import { fill } from './words.ts'

type CountedUnit = Exclude<AmountUnit, Currency>

/** Words for parameters that are one of a few: a state, a field, a rule. */
export type PartKey =
  | `state_${StateName}`
  | `field_${FieldName}`
  | `rule_${SellRule}`
  | `upload_${UploadReason}`
  | `${'unit' | 'one'}_${CountedUnit}`
  | `pool_${'withdrawable' | 'available' | 'sameDay'}`
  | 'because'
  | 'when_at'
  | 'when_second'
  | 'when_seconds'
  | 'listSeparator'
export type RefusalKey = SentenceKey | PartKey
export type RefusalTable = Record<RefusalKey, string>
/** A word of the table in the language shown. */
export type RefusalWord = (key: RefusalKey) => string

type How = {
  locale: Language
  word: RefusalWord
  refusal: Refusal
  params: Record<string, unknown>
  /** A date that is not in this year is shown with its year. */
  now?: Instant | undefined
}
/** Nothing where the value is not of its kind. */
type Writer = (value: string, how: How) => string | undefined

/** i18next answers a key that it does not know with the key itself. */
function known(word: RefusalWord, key: string): string | undefined {
  const text = /^\w+$/.test(key) ? word(key as RefusalKey) : undefined
  return text === key ? undefined : text
}

function counted(amount: string, unit: string, word: RefusalWord): string {
  const n = formatMoney(amount, { decimals: 0 })
  return fill<string>(known(word, `${n === '1' ? 'one' : 'unit'}_${unit}`) ?? '', { n })
}

/** A thing that is no text may not even become one. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Amounts below zero cannot be typed or used, so zero is shown for them. */
function amountText(amount: string, { locale, word, params }: How, decimals?: number): string {
  const unit = textOf(params['unit']) || 'JPY'
  const least = amount.startsWith('-') ? '0' : amount
  if (unit === 'JPY' || unit === 'USD') return formatMoney(least, { currency: unit, locale, decimals })
  return counted(least, unit, word)
}

/** A price has its own decimals, the instrument's and the tick's at least; dollars have two. A tick has its own. */
export function priceDecimals(price: string, params: object): number {
  const { tick, unit, decimals } = params as Record<string, unknown>
  const least = Number.isSafeInteger(decimals) && price !== tick ? Number(decimals) : 0
  return Math.max(decimalsIn(price), decimalsIn(textOf(tick)), unit === 'USD' ? 2 : 0, least)
}

const isAmount = (text: string): boolean => /^-?\d{1,20}(\.\d{1,20})?$/.test(text)

const unlessNone = (text: string): string | undefined => (text === DASH ? undefined : text)

const oneOf =
  (prefix: string): Writer =>
  (value, { word }) =>
    known(word, `${prefix}_${value}`)

const isFar = ({ refusal: { code }, params: { rule } }: How): boolean =>
  code === 'sellLocked' && (rule === 'closedPeriod' || rule === 'issueDate')

const writers: Record<Exclude<ParamKind, 'count' | 'shares' | 'states'>, Writer> = {
  amount: (value, how) => (isAmount(value) ? amountText(value, how) : undefined),
  price: (value, how) => (isAmount(value) ? amountText(value, how, priceDecimals(value, how.params)) : undefined),
  percent: (value) => (isAmount(value) ? formatPercent(value) : undefined),
  time: (value, how) => unlessNone(formatMoment(parseTime(value), how.locale, { year: isFar(how), now: how.now })),
  farTime: (value, { locale }) => unlessNone(formatMoment(parseTime(value), locale, { year: true })),
  day: (value, { locale }) => unlessNone(formatDay(value, locale, { year: true })),
  clock: (value) => (/^\d?\d:\d\d$/.test(value) ? value : undefined),
  text: (value) => value.trim() || undefined,
  field: oneOf('field'),
  state: oneOf('state'),
  sellRule: oneOf('rule'),
  upload: oneOf('upload'),
  notAllowedRule: oneOf('notAllowed'),
  operation: oneOf('fundOperationPending'),
  cause: oneOf('tooOften'),
  pool: oneOf('pool'),
  unit: (value, { word }) => (value === 'USD' ? value : known(word, `unit_${value}`)),
}

function written(kind: ParamKind, value: unknown, how: How): string | undefined {
  const { word } = how
  if (kind === 'states') {
    const states = Array.isArray(value) ? value.map((state: unknown) => written('state', state, how)) : [undefined]
    return states.includes(undefined) ? undefined : states.join(word('listSeparator'))
  }
  if (kind === 'count' || kind === 'shares') {
    if (!Number.isSafeInteger(value) || Number(value) < 0) return undefined
    return kind === 'count' ? formatMoney(value, { decimals: 0 }) : counted(String(value), kind, word)
  }
  return typeof value === 'string' ? writers[kind](value, how) : undefined
}

/** How far one amount is above another, without the decimal library, which the log-in can do without. */
function excess(one: string, other: string): string {
  const decimals = Math.max(decimalsIn(one), decimalsIn(other))
  const whole = (amount: string): bigint => {
    const [integer = '0', fraction = ''] = amount.split('.')
    return BigInt(integer + fraction.padEnd(decimals, '0'))
  }
  const digits = String(whole(one) - whole(other)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** In so many seconds, or from a time on. */
function whenText({ retryAt, seconds }: RefusalParams['tooOften'], how: How): string {
  const { word, locale, now } = how
  if (seconds === undefined)
    return fill<string>(word('when_at'), { retryAt: formatMoment(parseTime(retryAt), locale, { now }) })
  return fill<string>(word(seconds === 1 ? 'when_second' : 'when_seconds'), { seconds })
}

/** Further values of a sentence, besides the parameters. */
function derived(how: How): Record<string, string> {
  const { refusal, word } = how
  if (refusal.code === 'tooOften') return { most: String(triesRule.most), when: whenText(refusal.params, how) }
  const { reason: given } = how.params
  if (typeof given === 'string')
    return { because: becauseOf(given, (reason) => fill<string>(word('because'), { reason })) }
  if (refusal.code !== 'insufficientAvailable') return { minutes: String(triesRule.lockMinutes) }
  const { need, have, of } = refusal.params
  return { over: amountText(excess(need, have), how), pool: word(`pool_${of ?? 'withdrawable'}`) }
}

/**
 * The parameters of a refusal as they are read: amounts with their unit, times with their day, states and fields by
 * their words.
 * Nothing where one is missing or is not what the code says, as a server may send it.
 */
export function refusalValues(
  refusal: Refusal,
  locale: Language,
  word: RefusalWord,
  now?: Instant,
): Record<string, string> | undefined {
  const params = refusal.params as Record<string, unknown> | null | undefined
  if (!params) return undefined
  const how = { locale, word, refusal, params, now }
  const kinds = Object.entries<string>(refusalTable[refusal.code].params).filter(
    ([name, kind]) => params[name] !== undefined || !kind.endsWith('?'),
  )
  const values = kinds.map(([name, kind]) => [name, written(kind.replace('?', '') as ParamKind, params[name], how)])
  return values.some(([, text]) => text === undefined)
    ? undefined
    : { ...(Object.fromEntries(values) as Record<string, string>), ...derived(how) }
}

/** What a server sent as a refusal with a known code and its parameters; `undefined` where it is none. */
export function readRefusal(code: string, params: unknown): Refusal | undefined {
  if (!isRefusalCode(code)) return undefined
  const refusal = { code, params } as Refusal
  return refusalValues(refusal, 'ja', () => '') && refusal
}

/**
 * The sentence of a refusal. The words of a server that sent no code have precedence. A refusal whose parameters do not
 * fit gets the sentence of an unreadable answer.
 */
export function sentenceOf(refusal: Refusal, word: RefusalWord, locale: Language, now?: Instant): string {
  if (refusal.msg?.trim()) return refusal.msg
  const values = refusalValues(refusal, locale, word, now)
  if (!values) return word('badAnswer')
  // An operation of an unknown kind has no values, so the code that has no sentence by itself does not come this far.
  return fill<string>(known(word, sentenceKey(refusal)) ?? word(refusal.code as SentenceKey), values)
}

export function refusalWords(refusal: Refusal, table: RefusalTable, locale: Language, now?: Instant): string {
  return sentenceOf(refusal, (key) => table[key], locale, now)
}
