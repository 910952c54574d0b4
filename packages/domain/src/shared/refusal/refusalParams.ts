import type { FieldName } from './fields.ts'
import type { Currency } from '../format/money.ts'
import type { Amount } from '../amount/money.ts'
import type { sellRules } from './sellRules.ts'
import type { StateName } from '../machine/states.ts'

/** What an amount counts where it is not yen. */
export type AmountUnit = Currency | 'shares' | 'lots' | 'percent' | 'letters'

export type SellRule = (typeof sellRules)[number]
/** What waits for a review, one of a kind at a time. */
export type PendingOperation = 'deposit' | 'withdrawal' | 'credit' | 'raise'
/** What was tried too often: a secret that is locked now, or calls of any kind in ten seconds. */
export type TooOftenCause = 'login' | 'fundPassword' | 'key' | 'calls'
export type UploadReason = 'type' | 'size' | 'pixels' | 'empty' | 'broken' | 'network'
/**
 * Outside the regular session limit orders only; credit in Japan's regular session only; day trades in Japanese stocks
 * only.
 */
export const orderRules = ['limitOnly', 'regularOnly', 'japanOnly'] as const
export type OrderRule = (typeof orderRules)[number]
/** Or the clock is one for all members of a server on a network, and only the back office turns it. */
export type NotAllowedRule = OrderRule | 'sharedClock'

export function isOrderRule(rule: NotAllowedRule | undefined): rule is OrderRule {
  return orderRules.some((each) => each === rule)
}

/**
 * What a parameter is, and the type that it has. An Amount is a decimal string, a time ISO 8601 with an offset, a day
 * `2026-11-20`, a clock `9:30`.
 */
type ParamTypes = {
  count: number
  shares: number
  amount: Amount
  price: Amount
  percent: string
  time: string
  /** A time that may be far off: shown with its year. */
  farTime: string
  day: string
  clock: string
  text: string
  field: FieldName
  state: StateName
  states: readonly StateName[]
  sellRule: SellRule
  upload: UploadReason
  notAllowedRule: NotAllowedRule
  operation: PendingOperation
  cause: TooOftenCause
  unit: Exclude<AmountUnit, 'JPY'>
  pool: 'available' | 'sameDay'
}

export type ParamKind = keyof ParamTypes

/** The parameters of a refusal by their names; one with `?` may be missing. */
export type ParamKinds = Record<string, ParamKind | `${ParamKind}?`>

/** The types that follow from the kinds. */
export type ParamsFrom<Kinds> = keyof Kinds extends never
  ? Record<string, never>
  : {
      [Name in keyof Kinds as Kinds[Name] extends ParamKind ? Name : never]: Kinds[Name] extends ParamKind
        ? ParamTypes[Kinds[Name]]
        : never
    } & {
      [
        Name in keyof Kinds as Kinds[Name] extends ParamKind ? never : Name
      ]?: Kinds[Name] extends `${infer Kind extends ParamKind}?` ? ParamTypes[Kind] | undefined : never
    }
