import {
  type Amount,
  formatMoment,
  formatMoney,
  type Instant,
  isAbove,
  type Language,
  type Refusal,
  type RefusalCode,
  type RefusalParams,
  type RefusalWord,
} from '@kabuto/domain/shared'
import type { Action, RefusalCardProps } from '@kabuto/ui-kit'
import type { IconShape } from '@kabuto/ui-kit/icons'
import type { TFunction } from 'i18next'
import { hrefTo, type ScreenName } from '../../paths.ts'

/** What a screen can do about a refusal; what it cannot do is not offered. */
export type RefusalFixes = {
  /** Only a server on the member's own machine can turn its clock. */
  advanceClock?: (() => void) | undefined
  /** Puts an allowed amount into the form; `most` is the largest one. */
  fill?: { most: Amount; put: (amount: Amount) => void } | undefined
  /** Nothing to open where the record stands below the card. */
  openRecord?: ((id: string) => void) | 'shown' | undefined
  reload?: (() => void) | undefined
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
  fix?: Action | undefined
}

export type Explain<Code extends RefusalCode> = (params: RefusalParams[Code], help: Help) => Explanation

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

/** Shares and lots are typed there, not money. */
const countFields = new Set<string | undefined>(['quantity', 'lots'])

/** What an explanation is written with. */
export function helpWith({ t, word, refusal, values, locale, now, fixes }: HelpInput) {
  const { unit = 'JPY' } = refusal.params as { unit?: unknown }
  const moment = (time: string): string => formatMoment(Date.parse(time), locale)
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
    goTo: (label: string, screen: ScreenName, query?: Record<string, string>): Action => ({
      label,
      href: hrefTo(screen, query),
    }),
    fillWith(amount: Amount): Action | undefined {
      const { fill } = fixes
      if (!fill || (unit !== 'JPY' && unit !== 'USD') || countFields.has(refusal.field) || !isAbove(amount, '0'))
        return undefined
      return {
        label: t('fixFill', { amount: formatMoney(amount, { currency: unit, locale }) }),
        onPress: () => fill.put(amount),
      }
    },
    reload: (): Action | undefined => fixes.reload && { label: t('fixReload'), onPress: fixes.reload },
  }
}

export type Help = ReturnType<typeof helpWith>
