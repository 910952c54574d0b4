import {
  BanIcon,
  CalendarIcon,
  CircleAlertIcon,
  ClockIcon,
  HourglassIcon,
  LandmarkIcon,
  UserIcon,
} from '@kabuto/ui-kit/icons'
import type { Explain } from './explanation.tsx'
import { told } from './told.ts'

/** An offer, a loan, a card, an image or a password stands in the way. */
export const offerExplanations = {
  alreadyApplied: told(HourglassIcon, {
    facts: { max: ['factLimit', 'times'] },
    fix: ({ id }, help) => help.goTo(help.t('fixApplications'), 'applications', { record: id }),
  }),
  deadlinePassed: told(CalendarIcon, { facts: { at: 'factAt' } }),
  blockClosed: told(BanIcon, { facts: { reason: 'factReason' } }),
  keyMismatch: told(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
  dailyCount: told(ClockIcon, { facts: { max: ['factLimit', 'times'] } }),
  followTimeExceeded: told(ClockIcon, { facts: { until: 'factUntil' } }),
  aboveMaximum: told(CircleAlertIcon, { facts: { max: 'factLimit' }, fix: ({ max }, help) => help.fillWith(max) }),
  proofMissing: told(CircleAlertIcon),
  sameCurrency: told(CircleAlertIcon),
  loanUnpaid: told(CircleAlertIcon, {
    facts: { owed: 'factOwed' },
    fix: (_, help) => help.goTo(help.t('fixRepay'), 'loans'),
  }),
  loanPending: told(HourglassIcon, {
    rule: 'ruleOneLoan',
    fix: ({ id }, help) => help.goTo(help.t('fixLoans'), 'loans', { record: id }),
  }),
  loanLimit: told(CircleAlertIcon, { facts: { limit: 'factLimit' }, fix: ({ limit }, help) => help.fillWith(limit) }),
  repayAboveOwed: told(CircleAlertIcon, { facts: { owed: 'factOwed' }, fix: ({ owed }, help) => help.fillWith(owed) }),
  creditTooLow: told(CircleAlertIcon, {
    facts: { score: 'factScore', need: 'factNeed' },
    fix: (_, help) => help.goTo(help.t('fixContact'), 'support'),
  }),
  cardExists: told(LandmarkIcon, { fix: (_, help) => help.goTo(help.t('fixCards'), 'cards') }),
  cardFormat: ({ field }, { t, fact }) => ({
    icon: CircleAlertIcon,
    facts: [fact(t('factField'), 'field')],
    ...(field === 'bankCode' ? { rule: t('ruleRealBanks') } : {}),
  }),
  holderMismatch: told(CircleAlertIcon, { facts: { expected: 'factExpected' }, rule: 'ruleIdentity' }),
  identityFailed: told(CircleAlertIcon, { facts: { field: 'factField' } }),
  uploadFailed: told(CircleAlertIcon, { facts: { reason: 'factReason', max: 'factLimit' } }),
  accountNotFound: told(UserIcon),
  accountExists: told(UserIcon, { fix: (_, help) => help.goTo(help.t('fixLogin'), 'login') }),
  inviterNotFound: told(UserIcon),
  originalPasswordWrong: told(CircleAlertIcon, {
    facts: { left: ['factLeft', 'times'] },
    fix: (_, help) => help.goTo(help.t('fixContact'), 'support'),
  }),
  passwordsDiffer: told(CircleAlertIcon),
  codeWrong: told(CircleAlertIcon, { facts: { left: ['factLeft', 'times'] } }),
} satisfies Offers

type Offers = {
  [
    Code in
      | 'alreadyApplied'
      | 'deadlinePassed'
      | 'blockClosed'
      | 'keyMismatch'
      | 'dailyCount'
      | 'followTimeExceeded'
      | 'aboveMaximum'
      | 'proofMissing'
      | 'sameCurrency'
      | 'loanUnpaid'
      | 'loanPending'
      | 'loanLimit'
      | 'repayAboveOwed'
      | 'creditTooLow'
      | 'cardExists'
      | 'cardFormat'
      | 'holderMismatch'
      | 'identityFailed'
      | 'uploadFailed'
      | 'accountNotFound'
      | 'accountExists'
      | 'inviterNotFound'
      | 'originalPasswordWrong'
      | 'passwordsDiffer'
      | 'codeWrong'
  ]: Explain<Code>
}
