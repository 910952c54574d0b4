import { decimalsOf, formatDay, formatMoney } from '@kabuto/domain/shared'
import { type FeeLine, isOnMargin, type Position } from '@kabuto/domain/trading'
import { type KeyValue, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type Fee = { label: string; tier: string; value: KeyValue['value'] }

/** Where no service is charged it is said why. */
export type Charged = Pick<Position, 'market' | 'side' | 'leverage' | 'origin'>

const kinds = {
  purchase: 'purchaseFee',
  selling: 'sellingFee',
  stampDuty: 'stampDuty',
  service: 'service',
} as const

const services = {
  marginInterest: 'interestFee',
  shortInterest: 'lendingFee',
  usSec: 'secFee',
  usTaf: 'tafFee',
} as const

/** The numbers of a rate as the table has it, in their order: ≤500000, 0.495% ≤ $22. */
function numbersOf({ rate }: FeeLine): string[] {
  return (rate.match(/[\d.,]*\d/g) ?? []).map((digits) => digits.replaceAll(',', ''))
}

/** What an order costs, line by line, each by its rule. */
export function useFees() {
  const { t } = useTranslation('order')
  const locale = useKitLocale()
  const yen = (amount: string): string => formatMoney(amount, { currency: 'JPY', locale })

  /** The step or the rate of the table that holds. */
  function tierOf(line: FeeLine): string {
    const [first = '', second = ''] = numbersOf(line)
    const isAbove = line.rate.startsWith('>')
    switch (line.rule) {
      case 'jpCommission':
        return t(isAbove ? 'cashAbove' : 'cashUpTo', { n: yen(first) })
      case 'jpMarginCommission':
        return t(isAbove ? 'marginAbove' : 'marginUpTo', { n: yen(first) })
      case 'stampDuty':
        return t('noDuty')
      case 'marginInterest':
      case 'shortInterest':
        return t('yearly', { percent: first })
      case 'usCommission':
        return t('percentUpTo', { percent: first, most: second })
      case 'usSec':
        return t('perMillion', { n: first })
      case 'usTaf':
        return t('perShare', { n: first, most: second })
    }
  }

  function labelOf({ rule, fee }: FeeLine): string {
    return t(rule in services ? services[rule as keyof typeof services] : kinds[fee])
  }

  /** One line a fee, and for each of the four that is not charged one that says why. */
  function fees(lines: readonly FeeLine[], charged: Charged): Fee[] {
    const currency = charged.market === 'usd' ? 'USD' : 'JPY'
    const nothing = <Money value="0" currency={currency} masked={false} />
    const isUs = charged.market === 'usd'
    return [
      ...lines.map((line) => ({
        label: labelOf(line),
        tier: tierOf(line),
        value: <Money value={line.amount} currency={line.currency} masked={false} />,
      })),
      ...(isUs ? [{ label: t('stampDuty'), tier: t('noDutyUs'), value: nothing }] : []),
      ...(lines.some(({ fee }) => fee === 'service')
        ? []
        : [
            {
              label: t('service'),
              tier: t(isUs || isOnMargin(charged) ? 'noService' : 'noInterest'),
              value: nothing,
            },
          ]),
    ]
  }

  /** What a fee was worked out from, and from when its table is. */
  function basisOf({ base, currency, rule, since }: FeeLine): string {
    return t('feeBase', {
      base:
        rule === 'usTaf'
          ? t('shares', { n: formatMoney(base, { decimals: 0 }) })
          : formatMoney(base, { currency, locale, decimals: decimalsOf[currency] }),
      day: formatDay(since, locale, { year: true }),
    })
  }

  return { fees, tierOf, labelOf, basisOf }
}
