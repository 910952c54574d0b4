import {
  BanIcon,
  CalendarIcon,
  CircleAlertIcon,
  ClockIcon,
  HourglassIcon,
  LandmarkIcon,
  UserIcon,
} from '@kabuto/ui-kit/icons'
import type { Explanations } from './explanation.tsx'
import { factsCard } from './factsCard.ts'

/** Refusals because of an offer, a loan, a card, an image or a password. */
export const offerExplanations = {
  alreadyApplied: factsCard(HourglassIcon, { facts: { max: ['factLimit', 'times'] } }),
  deadlinePassed: factsCard(CalendarIcon, { facts: { at: 'factAt' } }),
  blockClosed: factsCard(BanIcon, { facts: { reason: 'factReason' } }),
  keyMismatch: factsCard(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
  dailyCount: factsCard(ClockIcon, { facts: { max: ['factLimit', 'times'] } }),
  followTimeExceeded: factsCard(ClockIcon, { facts: { until: 'factUntil' } }),
  aboveMaximum: factsCard(CircleAlertIcon, { facts: { max: 'factLimit' } }),
  proofMissing: factsCard(CircleAlertIcon),
  sameCurrency: factsCard(CircleAlertIcon),
  loanUnpaid: factsCard(CircleAlertIcon, { facts: { owed: 'factOwed' } }),
  loanPending: factsCard(HourglassIcon, { rule: 'ruleOneLoan' }),
  loanLimit: factsCard(CircleAlertIcon, { facts: { limit: 'factLimit' } }),
  repayAboveOwed: factsCard(CircleAlertIcon, { facts: { owed: 'factOwed' } }),
  creditTooLow: factsCard(CircleAlertIcon, { facts: { score: 'factScore', need: 'factNeed' } }),
  cardExists: factsCard(LandmarkIcon),
  cardFormat: ({ field }, { t, fact }) => ({
    icon: CircleAlertIcon,
    facts: [fact(t('factField'), 'field')],
    ...(field === 'bankCode' ? { rule: t('ruleRealBanks') } : {}),
  }),
  holderMismatch: factsCard(CircleAlertIcon, { facts: { expected: 'factExpected' }, rule: 'ruleIdentity' }),
  identityFailed: factsCard(CircleAlertIcon, { facts: { field: 'factField' } }),
  uploadFailed: factsCard(CircleAlertIcon, { facts: { reason: 'factReason', max: 'factLimit' } }),
  accountNotFound: factsCard(UserIcon),
  accountExists: factsCard(UserIcon),
  inviterNotFound: factsCard(UserIcon),
  originalPasswordWrong: factsCard(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
  passwordsDiffer: factsCard(CircleAlertIcon),
  codeWrong: factsCard(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
} satisfies Partial<Explanations>
