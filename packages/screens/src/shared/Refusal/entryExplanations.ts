import type { FieldName } from '@kabuto/domain/shared'
import { BanIcon, CalendarIcon, CircleAlertIcon, ClockIcon } from '@kabuto/ui-kit/icons'
import type { Explanations, Help } from './explanation.tsx'
import { factsCard } from './factsCard.ts'

function aboutField(_: { field: FieldName }, { t, fact }: Help) {
  return { icon: CircleAlertIcon, facts: [fact(t('factField'), 'field')] }
}

/** What was typed or pressed does not fit a rule. */
export const entryExplanations = {
  required: aboutField,
  imageGone: aboutField,
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
  }),
  belowMinimum: (_, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factMin'), 'min')],
    rule: help.t('ruleLimits'),
  }),
  withdrawalMax: (_, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factMax'), 'max')],
    rule: help.t('ruleLimits'),
  }),
  insufficientBalance: ({ unit }, help) => ({
    icon: CircleAlertIcon,
    facts: [help.fact(help.t('factYours'), 'need'), help.fact(help.t(unit ? 'factDollars' : 'factCash'), 'have')],
    rule: help.t('ruleSettled'),
  }),
  insufficientAvailable: ({ of }, help) => ({
    icon: CircleAlertIcon,
    facts: [
      help.fact(help.t('factYours'), 'need'),
      help.fact(help.t(of ? 'factAvailable' : 'factWithdrawable'), 'have'),
      ...(of ? [] : [help.fact(help.t('factReserved'), 'reserved')]),
    ],
    ...(of ? {} : { rule: help.t('ruleSettled') }),
  }),
  notPending: (_, help) => ({ icon: BanIcon, facts: [help.fact(help.t('factState'), 'state')] }),
  clockBack: factsCard(ClockIcon, { facts: { latest: 'factNow' } }),
  noDraw: factsCard(CalendarIcon),
  streamsFull: factsCard(BanIcon, { facts: { max: 'factLimit' } }),
  notFound: (_, help) => ({
    icon: BanIcon,
    facts: help.field === undefined ? [] : [help.fact(help.t('factSought'), 'what')],
  }),
} satisfies Partial<Explanations>
