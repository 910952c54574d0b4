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
import { told } from './told.ts'

/** An offer, a loan, a card, an image or a password stands in the way. */
export const offerExplanations = {
  alreadyApplied: told(HourglassIcon, { facts: { max: ['factLimit', 'times'] } }),
  deadlinePassed: told(CalendarIcon, { facts: { at: 'factAt' } }),
  blockClosed: told(BanIcon, { facts: { reason: 'factReason' } }),
  keyMismatch: told(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
  dailyCount: told(ClockIcon, { facts: { max: ['factLimit', 'times'] } }),
  followTimeExceeded: told(ClockIcon, { facts: { until: 'factUntil' } }),
  aboveMaximum: told(CircleAlertIcon, { facts: { max: 'factLimit' } }),
  proofMissing: told(CircleAlertIcon),
  sameCurrency: told(CircleAlertIcon),
  loanUnpaid: told(CircleAlertIcon, { facts: { owed: 'factOwed' } }),
  loanPending: told(HourglassIcon, { rule: 'ruleOneLoan' }),
  loanLimit: told(CircleAlertIcon, { facts: { limit: 'factLimit' } }),
  repayAboveOwed: told(CircleAlertIcon, { facts: { owed: 'factOwed' } }),
  creditTooLow: told(CircleAlertIcon, { facts: { score: 'factScore', need: 'factNeed' } }),
  cardExists: told(LandmarkIcon),
  cardFormat: ({ field }, { t, fact }) => ({
    icon: CircleAlertIcon,
    facts: [fact(t('factField'), 'field')],
    ...(field === 'bankCode' ? { rule: t('ruleRealBanks') } : {}),
  }),
  holderMismatch: told(CircleAlertIcon, { facts: { expected: 'factExpected' }, rule: 'ruleIdentity' }),
  identityFailed: told(CircleAlertIcon, { facts: { field: 'factField' } }),
  uploadFailed: told(CircleAlertIcon, { facts: { reason: 'factReason', max: 'factLimit' } }),
  accountNotFound: told(UserIcon),
  accountExists: told(UserIcon),
  inviterNotFound: told(UserIcon),
  originalPasswordWrong: told(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
  passwordsDiffer: told(CircleAlertIcon),
  codeWrong: told(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
} satisfies Partial<Explanations>
