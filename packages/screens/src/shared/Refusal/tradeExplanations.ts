import { BanIcon, CalendarIcon, CircleAlertIcon, ClockIcon, LockIcon, MoonIcon, TimerIcon } from '@kabuto/ui-kit/icons'
import type { Explain } from './explanation.tsx'
import { told, turnTo } from './told.ts'

/** An order, a position or the market stands in the way. */
export const tradeExplanations = {
  priceLimit: told(CircleAlertIcon, {
    facts: { yours: 'factYours', low: 'factLow', high: 'factHigh' },
    rule: 'ruleDailyLimit',
  }),
  tickSize: told(CircleAlertIcon, {
    facts: { tick: 'factTick', lower: 'factLower', upper: 'factHigher' },
    rule: 'ruleTick',
    fix: ({ lower }, help) => help.fillWith(lower),
  }),
  unitSize: told(CircleAlertIcon, { facts: { unit: 'factUnit' }, rule: 'ruleUnit' }),
  marketClosed: told(MoonIcon, {
    facts: { nextOpen: 'factNextOpen' },
    rule: 'ruleHours',
    fix: (_, help) => turnTo('nextOpen', help),
  }),
  halted: told(BanIcon, { facts: { since: 'factSince' } }),
  notListed: told(CalendarIcon, { facts: { date: 'factListing' } }),
  delisted: told(BanIcon),
  sellLocked: told(LockIcon, {
    facts: { until: 'factUntil', rule: 'factRule' },
    fix: (_, help) => turnTo('until', help),
  }),
  insufficientShares: told(CircleAlertIcon, { facts: { have: 'factSellable', pending: 'factSelling' } }),
  leverageNotAllowed: told(CircleAlertIcon, { facts: { max: ['factLimit', 'multiple'] } }),
  marginTooLow: told(CircleAlertIcon, {
    facts: { ratio: 'factRatio', need: 'factNeed' },
    rule: 'ruleMargin',
    fix: (_, help) => help.goTo(help.t('fixDeposit'), 'deposit'),
  }),
  dayTradeClosed: told(TimerIcon, { facts: { until: 'factUntil' } }),
  illegalState: told(BanIcon, {
    facts: { state: 'factState', allowed: 'factAllowed' },
    fix: (_, help) => help.reload(),
  }),
  tradeBarred: told(BanIcon, {
    facts: { reason: 'factReason', since: 'factSince' },
    rule: 'ruleTerms',
    fix: (_, help) => help.goTo(help.t('fixAppeal'), 'support'),
  }),
  quoteExpired: told(ClockIcon, { fix: (_, help) => help.reload() }),
} satisfies Trades

type Trades = {
  [
    Code in
      | 'priceLimit'
      | 'tickSize'
      | 'unitSize'
      | 'marketClosed'
      | 'halted'
      | 'notListed'
      | 'delisted'
      | 'sellLocked'
      | 'insufficientShares'
      | 'leverageNotAllowed'
      | 'marginTooLow'
      | 'dayTradeClosed'
      | 'illegalState'
      | 'tradeBarred'
      | 'quoteExpired'
  ]: Explain<Code>
}
