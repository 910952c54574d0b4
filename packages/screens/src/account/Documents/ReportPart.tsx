import { cashOf, type Document } from '@kabuto/domain/documents'
import { decimalsIn, formatDay, type Instant } from '@kabuto/domain/shared'
import { bookedOrigins } from '@kabuto/domain/trading'
import { Card, type KeyValue, KeyValueList, Money, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFeeBasis } from '../../shared/Order/useFeeBasis.ts'
import { useFees } from '../../shared/Order/useFees.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { nameOf } from './nameOf.ts'

type Trade = NonNullable<Document['trade']>

/** Each fee of a trade with its rule, what it was worked out from and since when the rule is. */
function TradeFees({ trade, currency }: { trade: Trade; currency: Document['currency'] }) {
  const { t } = useTranslation('documents')
  const { side, leverage, intent, origin, feeLines } = trade
  const basisOf = useFeeBasis()
  const fees = useFees({
    market: currency === 'USD' ? 'usd' : 'jpy',
    side,
    leverage,
    intent,
    origin: origin === 'dayTrade' ? origin : undefined,
    feeLines: [...feeLines],
  })
  return (
    <>
      <Text as="h3" look="bodyStrong">
        {t('feesByRule')}
      </Text>
      <KeyValueList
        items={fees.map(({ label, tier, value }, at) => {
          const line = feeLines[at]
          return { label, value, note: line ? t('feeNote', { tier, basis: basisOf(line) }) : tier }
        })}
      />
    </>
  )
}

type ReportPartProps = { place: number; document: Document; now: Instant }

/** One document: the terms, each fee with its rule, and the cash movements row by row. */
export function ReportPart({ place, document, now }: ReportPartProps) {
  const { t } = useTranslation('documents')
  const locale = useKitLocale()
  const { what, symbol, number, at, amount, currency, parts, trade } = document
  const booked = trade !== null && bookedOrigins.has(trade.origin)
  const facts: KeyValue[] = [
    { label: t('number'), value: number },
    { label: t('time'), value: recordTime(at, locale, now) },
    ...(symbol === null ? [] : [{ label: t('symbol'), value: symbol }]),
    ...(trade
      ? [
          {
            label: t('price'),
            value: (
              <Money
                value={trade.price}
                currency={currency}
                decimals={currency === 'JPY' ? decimalsIn(trade.price) : undefined}
                masked={false}
              />
            ),
          },
          { label: t('quantity'), value: t('shares', { n: String(trade.quantity) }) },
          { label: t('value'), value: <Money value={amount} currency={currency} /> },
          { label: t('settles'), value: formatDay(trade.settlesOn, locale, { now }) },
        ]
      : [{ label: t('amount'), value: <Money value={amount} currency={currency} /> }]),
  ]
  return (
    <Section
      title={[String(place), nameOf(document, locale), t(`what_${what}`)].filter((word) => word !== '').join(' ')}
    >
      <Card>
        <Stack gap="3">
          <KeyValueList items={facts} />
          {trade && trade.feeLines.length > 0 && <TradeFees trade={trade} currency={currency} />}
          <Text as="h3" look="bodyStrong">
            {t('cash')}
          </Text>
          {parts.length === 0 ? (
            <Text look="sub" tone="secondary" short>
              {t(booked ? 'paidBefore' : 'nothingMoved')}
            </Text>
          ) : (
            <KeyValueList
              items={[
                ...parts.map(({ part, ...row }) => ({
                  label: t(`part_${part}`),
                  value: <Money value={row.amount} currency={row.currency} signed />,
                })),
                ...cashOf(document).map((cash) => ({
                  label: t('cashOf', { currency: cash.currency }),
                  value: <Money value={cash.amount} currency={cash.currency} signed />,
                  tone: 'total' as const,
                })),
              ]}
            />
          )}
        </Stack>
      </Card>
    </Section>
  )
}
