import { type AmountUnit, type FieldName, isBelow, smaller } from '@kabuto/domain/shared'
import type { Action } from '@kabuto/ui-kit'
import { BanIcon, CircleAlertIcon } from '@kabuto/ui-kit/icons'
import type { Explain, Help } from './explanation.tsx'

function aboutField(_: { field: FieldName }, { t, fact }: Help) {
  return { icon: CircleAlertIcon, facts: [fact(t('factField'), 'field')] }
}

function moreMoney(unit: AmountUnit | undefined, { t, goTo }: Help): Action {
  return unit === 'USD' ? goTo(t('fixExchange'), 'exchange') : goTo(t('fixDeposit'), 'deposit')
}

/** What was typed or pressed does not fit a rule. */
export const entryExplanations = {
  required: aboutField,
  amountFormat: aboutField,
  notWholeNumber: (_, { t }) => ({ icon: CircleAlertIcon, rule: t('ruleWholeYen') }),
  accountFormat: ({ got }, { t }) => ({
    icon: CircleAlertIcon,
    facts: [
      { label: t('factYours'), value: t('valueDigits', { n: got }) },
      { label: t('factRange'), value: t('valueAccountRange') },
    ],
  }),
  passwordFormat: ({ min, max }, { t }) => ({
    icon: CircleAlertIcon,
    facts: [{ label: t('factRange'), value: t('valueLengths', { min, max }) }],
  }),
  fundPasswordFormat: ({ min, max }, { t }) => ({
    icon: CircleAlertIcon,
    facts: [{ label: t('factRange'), value: t('valueDigitLengths', { min, max }) }],
  }),
  agreementRequired: (_, help) => ({
    icon: CircleAlertIcon,
    facts: [{ label: help.t('factNeeded'), value: help.t('valueAgree') }],
    fix: help.goTo(help.t('fixTerms'), 'about'),
  }),
  belowMinimum: ({ min }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factMin'), 'min')],
    rule: help.t('ruleLimits'),
    fix: help.fixes.fill && isBelow(help.fixes.fill.most, min) ? undefined : help.fillWith(min),
  }),
  withdrawalMax: ({ max }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factMax'), 'max')],
    rule: help.t('ruleLimits'),
    fix: help.fillWith(smaller(max, help.fixes.fill?.most ?? max)),
  }),
  insufficientBalance: ({ have, unit }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factYours'), 'need'), help.fact(help.t(unit ? 'factDollars' : 'factCash'), 'have')],
    rule: help.t('ruleSettled'),
    fix: (help.fixes.fill && help.fillWith(smaller(have, help.fixes.fill.most))) ?? moreMoney(unit, help),
  }),
  insufficientAvailable: ({ have, of }, help) => ({
    icon: CircleAlertIcon,
    facts: [
      help.fact(help.t('factYours'), 'need'),
      help.fact(help.t(of ? 'factAvailable' : 'factWithdrawable'), 'have'),
      ...(of ? [] : [help.fact(help.t('factReserved'), 'reserved')]),
    ],
    ...(of ? {} : { rule: help.t('ruleSettled') }),
    fix: help.fillWith(have),
  }),
  notPending: (_, help) => ({ icon: BanIcon, facts: [help.fact(help.t('factState'), 'state')], fix: help.reload() }),
  notFound: (_, help) => ({
    icon: BanIcon,
    facts: help.field === undefined ? [] : [help.fact(help.t('factSought'), 'what')],
    fix: help.reload() ?? help.goTo(help.t('backHome'), 'home'),
  }),
} satisfies Entries

type Entries = {
  [
    Code in
      | 'required'
      | 'amountFormat'
      | 'notWholeNumber'
      | 'accountFormat'
      | 'passwordFormat'
      | 'fundPasswordFormat'
      | 'agreementRequired'
      | 'belowMinimum'
      | 'withdrawalMax'
      | 'insufficientBalance'
      | 'insufficientAvailable'
      | 'notPending'
      | 'notFound'
  ]: Explain<Code>
}
