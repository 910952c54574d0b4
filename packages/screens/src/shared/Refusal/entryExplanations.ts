import { type FieldName, isBelow, smaller } from '@kabuto/domain/shared'
import { BanIcon, CircleAlertIcon } from '@kabuto/ui-kit/icons'
import type { Explain, Help } from './explanation.tsx'

function aboutField(_: { field: FieldName }, { t, values }: Help) {
  return { icon: CircleAlertIcon, facts: [{ label: t('factField'), value: values['field'] }] }
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
  passwordFormat: ({ min, max }, { t }) => ({ icon: CircleAlertIcon, facts: [{ label: t('factRange'), value: t('valueLengths', { min, max }) }] }),
  fundPasswordFormat: ({ min, max }, { t }) => ({ icon: CircleAlertIcon, facts: [{ label: t('factRange'), value: t('valueDigitLengths', { min, max }) }] }),
  agreementRequired: (_, help) => ({
    icon: CircleAlertIcon,
    facts: [{ label: help.t('factNeeded'), value: help.t('valueAgree') }],
    fix: help.goTo(help.t('fixTerms'), 'about'),
  }),
  belowMinimum: ({ min }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.money(help.t('factMin'), min)],
    rule: help.t('ruleLimits'),
    fix: help.fixes.fill && isBelow(help.fixes.fill.most, min) ? undefined : help.fillWith(min),
  }),
  withdrawalMax: ({ max }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.money(help.t('factMax'), max)],
    rule: help.t('ruleLimits'),
    fix: help.fillWith(smaller(max, help.fixes.fill?.most ?? max)),
  }),
  insufficientBalance: ({ need, have }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.money(help.t('factYours'), need), help.money(help.t('factCash'), have)],
    rule: help.t('ruleSettled'),
    fix: help.fixes.fill ? help.fillWith(smaller(have, help.fixes.fill.most)) : help.goTo(help.t('fixDeposit'), 'deposit'),
  }),
  insufficientAvailable: ({ need, have, reserved }, help) => ({
    icon: CircleAlertIcon,
    facts: [
      help.money(help.t('factYours'), need),
      help.money(help.t('factWithdrawable'), have),
      help.money(help.t('factReserved'), reserved),
    ],
    rule: help.t('ruleSettled'),
    fix: help.fillWith(have),
  }),
  notPending: (_, help) => ({ icon: BanIcon, facts: [{ label: help.t('factState'), value: help.values['state'] }], fix: help.reload() }),
  notFound: ({ what }, help) => ({
    icon: BanIcon,
    facts: [{ label: help.t('factSought'), value: what }],
    fix: help.reload() ?? help.goTo(help.t('backHome'), 'home'),
  }),
} satisfies Entries

type Entries = {
  [Code in
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
    | 'notFound']: Explain<Code>
}
