import {
  type Amount,
  type FieldName,
  formatMoment,
  type Instant,
  type Language,
  type Refusal,
  type RefusalCode,
  type RefusalParams,
  type RefusalWord,
} from '@kabuto/domain/shared'
import type { RefusalCardProps } from '@kabuto/ui-kit'
import type { IconShape } from '@kabuto/ui-kit/icons'
import type { TFunction } from 'i18next'

type AmountField = Extract<FieldName, 'amount' | 'price'>

/** What of an order is changed so that its rule allows it. */
type RuleFix = { to: 'limit' | 'regular' | 'buy'; put: () => void }

/** What a screen can do about a refusal; what it cannot do is not offered. */
export type RefusalFixes = {
  /** Only a server on the member's own machine can turn its clock. */
  advanceClock?: (() => void) | undefined
  /**
   * Puts an allowed amount into the field; `most` is the largest one, `step` what all are a multiple of. Shares and
   * lots are no amounts.
   */
  fill?: { field: AmountField; most: Amount; step?: Amount; put: (amount: Amount) => void } | undefined
  /** Makes of the order one that its rule allows; without a way to a list of Japanese stocks there is the plain one. */
  followRule?: { limitOnly?: RuleFix; regularOnly?: RuleFix; japanOnly?: { href: string } } | undefined
  /** Opens what an image is chosen with. */
  chooseImage?: (() => void) | undefined
  /** Goes to the login with the input of this page. */
  login?: (() => void) | undefined
  /** Sends a new code. */
  newCode?: (() => void) | undefined
  /** `shown`: the record is below the card, so there is nothing to open. */
  openRecord?: ((id: string) => void) | 'shown' | undefined
  reload?: (() => void) | undefined
  /** Begins to set a new login password on this page. */
  resetPassword?: (() => void) | undefined
  /** Begins to set a new fund password on this page. */
  setFundPassword?: (() => void) | undefined
  /** Puts a code that anybody may use into the field. */
  useInviteCode?: { code: string; put: (code: string) => void } | undefined
}

type Fact = NonNullable<RefusalCardProps['facts']>[number]

/** Beside its sentence and its tone: what a card shows of a refusal. */
export type Explanation = {
  icon: IconShape
  /** Where the plain sentence can be said better. */
  title?: string | undefined
  facts?: Fact[]
  can?: string[]
  /** The rule that it comes from. */
  rule?: string
}

export type Explain<Code extends RefusalCode> = (params: RefusalParams[Code], help: Help) => Explanation

export type Explanations = { [Code in RefusalCode]: Explain<Code> }

type HelpInput = {
  t: TFunction
  word: RefusalWord
  refusal: Refusal
  /** The parameters as they are read. */
  values: Record<string, string>
  locale: Language
  now: Instant | undefined
  fixes: RefusalFixes
}

/** What an explanation and a fix are written with. */
export function helpWith({ t, word, refusal, values, locale, now, fixes }: HelpInput) {
  const moment = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  return {
    t,
    word,
    values,
    field: refusal.field,
    locale,
    now,
    fixes,
    moment,
    fact: (label: string, name: string): Fact => ({ label, value: values[name] }),
    /** The time of a rule: the simulation's, and said so. */
    simulated: (label: string, time: string): Fact => ({ label, value: t('simTime', { time: moment(time) }) }),
  }
}

export type Help = ReturnType<typeof helpWith>
