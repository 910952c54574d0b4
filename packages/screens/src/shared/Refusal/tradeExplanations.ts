import { BanIcon, CalendarIcon, CircleAlertIcon, ClockIcon, LockIcon, MoonIcon, TimerIcon } from '@kabuto/ui-kit/icons'
import type { Explanations } from './explanation.tsx'
import { factsCard } from './factsCard.ts'

/** Refusals because of an order, a position or the market. */
export const tradeExplanations = {
  priceLimit: factsCard(CircleAlertIcon, {
    facts: { yours: 'factYours', low: 'factLow', high: 'factHigh' },
    rule: 'ruleDailyLimit',
  }),
  tickSize: factsCard(CircleAlertIcon, {
    facts: { tick: 'factTick', lower: 'factLower', upper: 'factHigher' },
    rule: 'ruleTick',
  }),
  unitSize: ({ step }, { t, values }) => ({
    icon: CircleAlertIcon,
    facts: [{ label: t('factUnit'), value: [values['step'], values['unit']].filter(Boolean).join(' / ') }],
    rule: step === undefined ? t('ruleUnit') : t('ruleRaiseUnit'),
  }),
  marketClosed: ({ filledFrom }, { t, fact }) => ({
    icon: MoonIcon,
    facts: [
      fact(t('factNextOpen'), 'nextOpen'),
      ...(filledFrom === undefined ? [] : [fact(t('factFilledFrom'), 'filledFrom')]),
    ],
    rule: t('ruleHours'),
  }),
  halted: factsCard(BanIcon, { facts: { since: 'factSince' } }),
  notListed: factsCard(CalendarIcon, { facts: { date: 'factListing' } }),
  delisted: factsCard(BanIcon),
  sellLocked: factsCard(LockIcon, { facts: { until: 'factUntil', rule: 'factRule' } }),
  insufficientShares: factsCard(CircleAlertIcon, { facts: { have: 'factSellable', pending: 'factSelling' } }),
  leverageNotAllowed: factsCard(CircleAlertIcon, { facts: { max: ['factLimit', 'multiple'] } }),
  marginTooLow: factsCard(CircleAlertIcon, { facts: { ratio: 'factRatio', need: 'factNeed' }, rule: 'ruleMargin' }),
  dayTradeClosed: factsCard(TimerIcon, { facts: { until: 'factUntil' } }),
  illegalState: factsCard(BanIcon, { facts: { state: 'factState', allowed: 'factAllowed' } }),
  tradeBarred: factsCard(BanIcon, { facts: { reason: 'factReason', since: 'factSince' }, rule: 'ruleTerms' }),
  quoteExpired: factsCard(ClockIcon),
} satisfies Partial<Explanations>
