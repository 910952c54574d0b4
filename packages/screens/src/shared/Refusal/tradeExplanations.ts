import { BanIcon, CalendarIcon, CircleAlertIcon, ClockIcon, LockIcon, MoonIcon, TimerIcon } from '@kabuto/ui-kit/icons'
import type { Explanations } from './explanation.tsx'
import { told } from './told.ts'

/** An order, a position or the market stands in the way. */
export const tradeExplanations = {
  priceLimit: told(CircleAlertIcon, {
    facts: { yours: 'factYours', low: 'factLow', high: 'factHigh' },
    rule: 'ruleDailyLimit',
  }),
  tickSize: told(CircleAlertIcon, {
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
  halted: told(BanIcon, { facts: { since: 'factSince' } }),
  notListed: told(CalendarIcon, { facts: { date: 'factListing' } }),
  delisted: told(BanIcon),
  sellLocked: told(LockIcon, { facts: { until: 'factUntil', rule: 'factRule' } }),
  insufficientShares: told(CircleAlertIcon, { facts: { have: 'factSellable', pending: 'factSelling' } }),
  leverageNotAllowed: told(CircleAlertIcon, { facts: { max: ['factLimit', 'multiple'] } }),
  marginTooLow: told(CircleAlertIcon, { facts: { ratio: 'factRatio', need: 'factNeed' }, rule: 'ruleMargin' }),
  dayTradeClosed: told(TimerIcon, { facts: { until: 'factUntil' } }),
  illegalState: told(BanIcon, { facts: { state: 'factState', allowed: 'factAllowed' } }),
  tradeBarred: told(BanIcon, { facts: { reason: 'factReason', since: 'factSince' }, rule: 'ruleTerms' }),
  quoteExpired: told(ClockIcon),
} satisfies Partial<Explanations>
