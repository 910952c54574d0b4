import {
  formatDate,
  formatDay,
  holidayName,
  type PendingOperation,
  type RefusalParams,
  tokyoTime,
  type TooOftenCause,
  triesRule,
} from '@kabuto/domain/shared'
import {
  BanIcon,
  CalendarIcon,
  CircleAlertIcon,
  ClockIcon,
  HourglassIcon,
  LandmarkIcon,
  LockIcon,
  MoonIcon,
  ShieldIcon,
} from '@kabuto/ui-kit/icons'
import type { Explanation, Explanations, Help } from './explanation.tsx'
import { factsCard } from './factsCard.ts'
import { recordTime } from '../recordTime.ts'

const triesTold = { most: triesRule.most, minutes: triesRule.lockMinutes }

function tries(left: number, { t }: Help) {
  return { label: t('factLeft'), value: t('valueTimes', { n: left }) }
}

/** The sentence names the block; the card adds what has stopped, until when, and what has not. */
function blocked({ reason, since }: { reason: string; since: string }, help: Help, stops: string) {
  const { t } = help
  return [
    { label: t('factReason'), value: reason },
    help.simulated(t('factSince'), since),
    { label: t('factStopped'), value: stops },
    { label: t('factUntil'), value: t('valueUntilReview') },
  ]
}

function outsideWindow({ from, to, nextOpen }: RefusalParams['outsideWindow'], help: Help): Explanation {
  const { t, now, locale } = help
  const day = now === undefined ? undefined : tokyoTime(now).day
  const name = day && holidayName(day, locale)
  return {
    icon: name ? CalendarIcon : MoonIcon,
    title: day && name ? t('holidayTitle', { day: formatDay(day, locale), name }) : undefined,
    facts: [
      { label: t('factHours'), value: t('valueHours', { from, to }) },
      { label: t('factNextOpen'), value: help.moment(nextOpen) },
      ...(now === undefined ? [] : [{ label: t('factNow'), value: recordTime(now, locale) }]),
    ],
    rule: t('ruleWindow'),
  }
}

function tooOftenRule(cause: TooOftenCause | undefined, { t }: Help): string {
  if (cause === 'login') return t('ruleLoginTries', triesTold)
  return cause === 'fundPassword' ? t('ruleFundTries', triesTold) : t('ruleTooOften')
}

const rulesOfPending = {
  deposit: 'ruleOneDeposit',
  withdrawal: 'ruleOnePending',
  credit: 'ruleOneCredit',
  raise: 'ruleOneApplication',
} as const satisfies Record<PendingOperation, string>

/** Refusals because of the member, the account or the hour. */
export const memberExplanations = {
  wrongPassword: ({ left }, help) => ({
    icon: CircleAlertIcon,
    facts: [tries(left, help)],
    rule: help.t('ruleLoginTries', triesTold),
  }),
  fundPasswordWrong: ({ left }, help) => ({
    icon: CircleAlertIcon,
    facts: [tries(left, help)],
    rule: help.t('ruleFundTries', triesTold),
  }),
  // Locks and rates run by the real clock, not by the simulated one (decisions §8).
  tooOften: ({ retryAt, cause, seconds }, help) => ({
    icon: ClockIcon,
    facts: [
      {
        label: help.t('factAgainFrom'),
        value: help.t('realTime', {
          time: seconds === undefined ? help.moment(retryAt) : formatDate(retryAt, 'hh:mm:ss'),
        }),
      },
    ],
    rule: tooOftenRule(cause, help),
  }),
  loginBanned: ({ reason, until }, help) => ({
    icon: LockIcon,
    facts: [
      { label: help.t('factReason'), value: reason },
      ...(until === undefined ? [] : [help.simulated(help.t('factUntil'), until)]),
    ],
    rule: help.t('ruleTerms'),
  }),
  accountFrozen: (params, help) => ({
    icon: LockIcon,
    facts: blocked(params, help, help.t('valueFrozenStops')),
    can: [help.t('canWithdraw'), help.t('canCancelOrders'), help.t('canRead'), help.t('canContact')],
    rule: help.t('ruleTerms'),
  }),
  withdrawBarred: (params, help) => ({
    icon: BanIcon,
    facts: blocked(params, help, help.t('valueBarredStops')),
    can: [help.t('canTrade'), help.t('canRead'), help.t('canContact')],
    rule: help.t('ruleTerms'),
  }),
  appealPending: factsCard(HourglassIcon, { facts: { since: 'factSince' } }),
  identityRequired: (_, help) => ({
    icon: ShieldIcon,
    facts: [{ label: help.t('factNeeded'), value: help.t('valueVerify') }],
    rule: help.t('ruleIdentity'),
  }),
  fundPasswordMissing: (_, help) => ({
    icon: LockIcon,
    facts: [{ label: help.t('factNeeded'), value: help.t('valueSetFundPassword') }],
    rule: help.t('ruleFundPassword'),
  }),
  cardMissing: (_, help) => ({
    icon: LandmarkIcon,
    facts: [{ label: help.t('factNeeded'), value: help.t('valueAddCard') }],
    rule: help.t('ruleOwnCard'),
  }),
  fundOperationPending: ({ kind }, help) => ({ icon: HourglassIcon, facts: [], rule: help.t(rulesOfPending[kind]) }),
  outsideWindow,
  sessionEnded: factsCard(LockIcon),
  notAllowed: factsCard(BanIcon),
} satisfies Partial<Explanations>
