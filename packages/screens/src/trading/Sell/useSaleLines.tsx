import { formatDay, type Instant } from '@kabuto/domain/shared'
import { changedTerms, isOnMargin, type Position, type Preview, type Term } from '@kabuto/domain/trading'
import { type CompareBeforeAfterProps, type Fee, type KeyValue, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { settlesIn } from '../../shared/Order/settlesIn.ts'
import { useFees } from '../../shared/Order/useFees.tsx'

export type SaleLines = {
  value: KeyValue
  fees: Fee[]
  feesTotal: KeyValue
  total: KeyValue
  after: KeyValue[]
  changes: CompareBeforeAfterProps
}

type Weighed = { preview: Preview; type: Position['type']; now: Instant }

/** The proceeds and costs of a sale, line by line; differences from the agreed terms are marked. */
export function useSaleLines(
  position: Position,
  weighed: Weighed | undefined,
  agreed: Preview | undefined = weighed?.preview,
): SaleLines | undefined {
  const { t } = useTranslation(['position', 'trading', 'order'])
  const locale = useKitLocale()
  const { side, market, leverage, origin } = position
  const fees = useFees(
    weighed && {
      market,
      side,
      leverage,
      intent: 'close',
      origin: origin === 'dayTrade' ? origin : undefined,
      feeLines: weighed.preview.feeLines,
    },
  )
  if (!weighed || !agreed) return undefined
  const { preview, type, now } = weighed
  const { currency, value, total, settlesOn, profit, taxEstimate, available } = preview
  const changed = changedTerms(agreed, preview)
  const marked = (term: Term, line: KeyValue): KeyValue =>
    changed.includes(term) ? { ...line, tone: 'changed' } : line
  const touch = side === 'long' ? 'trading:valueAtBid' : 'trading:valueAtAsk'
  const waits = preview.warnings.some(({ kind }) => kind === 'reservedAtLimit')
  return {
    value: marked('price', {
      label: t(type === 'limit' ? 'trading:valueAtLimit' : waits ? 'trading:valueAtEdge' : touch),
      value: <Money value={value} currency={currency} />,
    }),
    fees,
    feesTotal: marked('fees', {
      label: t('order:feesTotal'),
      value: <Money value={preview.fees} currency={currency} masked={false} />,
    }),
    total: {
      label: t(isOnMargin(position) ? 'released' : 'proceeds'),
      value: <Money value={total} currency={currency} />,
    },
    after: [
      { label: t('resultAll'), value: <Money value={profit} currency={currency} signed coloured /> },
      marked('settlesOn', {
        label: t('trading:settles'),
        aside: t('trading:settlesIn', { n: settlesIn(settlesOn, market, now) }),
        value: formatDay(settlesOn, locale, { now }),
      }),
      ...(currency === 'JPY'
        ? [{ label: t('trading:tax'), value: <Money value={taxEstimate} currency={currency} /> }]
        : []),
    ],
    changes: {
      items: [
        {
          label: t('trading:available'),
          before: <Money value={available.before} currency={currency} />,
          after: <Money value={available.after} currency={currency} />,
          tone: changed.includes('after') ? 'changed' : 'plain',
        },
      ],
      words: { after: t('trading:after') },
    },
  }
}
