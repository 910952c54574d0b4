import { type Currency, formatLarge, formatMoney, type Market } from '@kabuto/domain/shared'
import { type FeeLine, isOnMargin, type Side, type Leverage } from '@kabuto/domain/trading'
import { type Fee, Money, useKitLocale } from '@kabuto/ui-kit'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

type FeesOf = {
  market: Market
  side: Side
  leverage: Leverage
  intent: 'open' | 'close'
  origin?: 'dayTrade' | undefined
  feeLines: readonly FeeLine[]
}

type Words = TFunction<'order'>
type Rule = FeeLine['rule']

/** A step of the dated table, `≤1000000` or `>30000000`. */
function stepOf(rate: string, words: readonly ['tierUpTo', 'tierAbove'] | readonly ['creditUpTo', 'creditAbove']) {
  return { word: rate.startsWith('>') ? words[1] : words[0], amount: rate.slice(1) }
}

/** Which step or rate of its table a fee comes from. */
function tierOf(t: Words, { rule, rate }: FeeLine, yen: (amount: string) => string): string {
  const [first = '', second = ''] = rate.split(/ [≤/] /)
  const table = (words: Parameters<typeof stepOf>[1]): string => {
    const { word, amount } = stepOf(rate, words)
    return t(word, { amount: yen(amount) })
  }
  const tiers: Record<Rule, () => string> = {
    jpCommission: () => table(['tierUpTo', 'tierAbove']),
    jpMarginCommission: () => table(['creditUpTo', 'creditAbove']),
    stampDuty: () => t('dutyJpy'),
    marginInterest: () => t('interest', { rate: first.replace('%', ''), days: second }),
    shortInterest: () => t('interest', { rate: first.replace('%', ''), days: second }),
    usCommission: () => t('tierUsd', { rate: first, cap: second }),
    usSec: () => t('sec', { rate }),
    usTaf: () => t('taf', { rate: first, cap: second }),
  }
  return tiers[rule]()
}

/** Why there is no service fee on an order. */
function withoutService(t: Words, { market, intent, ...order }: FeesOf): string {
  if (market === 'usd') return t('noService')
  return isOnMargin(order) && intent === 'open' ? t('interestLater') : t('noInterest')
}

/** A service has a name for each of its rules: of New York there are two. */
const services = {
  marginInterest: 'feeInterest',
  shortInterest: 'feeLending',
  usSec: 'feeSec',
  usTaf: 'feeTaf',
} as const satisfies Partial<Record<Rule, string>>

const isService = (rule: Rule): rule is keyof typeof services => rule in services

const amountOf = (amount: string, currency: Currency) => <Money value={amount} currency={currency} masked={false} />

/** Every fee of an order with the step of its table; a fee of zero is listed too and says why. */
export function useFees(order: FeesOf | undefined): Fee[] {
  const { t } = useTranslation('order')
  const locale = useKitLocale()
  if (!order) return []
  const { market, side, intent, feeLines } = order
  const currency: Currency = market === 'usd' ? 'USD' : 'JPY'
  const yen = (amount: string): string =>
    locale === 'en' ? formatMoney(amount, { currency: 'JPY', locale }) : formatLarge(amount, locale)
  const labels = {
    purchase: t(side === 'short' ? 'feeShort' : 'feePurchase'),
    selling: t(side === 'short' ? 'feeBuyBack' : 'feeSelling'),
    stampDuty: t('feeStampDuty'),
    service: t('feeService'),
  }
  const none = (fee: 'stampDuty' | 'service', tier: string): Fee[] =>
    feeLines.some((line) => line.fee === fee) ? [] : [{ label: labels[fee], tier, value: amountOf('0', currency) }]
  return [
    ...feeLines.map((line) => ({
      label: isService(line.rule) ? t(services[line.rule]) : labels[line.fee],
      tier: tierOf(t, line, yen),
      value: amountOf(line.amount, line.currency),
    })),
    ...none('stampDuty', t(market === 'usd' ? 'dutyUsd' : 'dutyJpy')),
    ...none('service', withoutService(t, { ...order, intent })),
  ]
}
