import type { Currency } from '@kabuto/domain/shared'
import { isHeld, type PositionTotals, totalsAt } from '@kabuto/domain/trading'
import { Cells, Change, type Live, Money, Row, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { priceOf } from '../../shared/Order/livePosition.ts'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { useHearing } from '../../shared/Stock/useHearing.ts'
import type { PositionFigures } from './positionsData.ts'

type TotalsProps = {
  currency: Currency
  /** Nothing while they are on their way. */
  figures: PositionFigures | undefined
  /** Nothing where prices do not move. */
  quotes: LiveQuotes | undefined
}

/** Totals as they move with the price of each holding that is known. */
function useLiveTotals({ currency, figures, quotes }: TotalsProps): Live<PositionTotals> | undefined {
  const held = figures?.open.filter((position) => position.currency === currency && isHeld(position)) ?? []
  const subscribe = useHearing(
    quotes,
    held.map(({ symbol }) => symbol),
  )
  if (!figures || !quotes || held.length === 0) return undefined
  return {
    get: () => totalsAt(figures.totals[currency], held, (position) => priceOf(position, quotes(position.symbol).get())),
    subscribe,
  }
}

/** The totals of a currency: what is held, and what was closed today. */
export function Totals(props: TotalsProps) {
  const { currency, figures } = props
  const { t } = useTranslation('positions')
  const live = useLiveTotals(props)
  const totals = figures?.totals[currency]
  const of = (figure: 'profit' | 'marketValue'): Live<unknown> | undefined =>
    live && { get: () => live.get()[figure], subscribe: live.subscribe }
  return (
    <Stack gap="3">
      <div>
        <Text look="sub" tone="secondary">
          {t(currency === 'USD' ? 'profitTotalUsd' : 'profitTotal')}
        </Text>
        <Row justify="between">
          <Money
            value={totals?.profit}
            live={of('profit')}
            loading={totals === undefined}
            currency={currency}
            size={currency === 'JPY' ? 'display' : 'large'}
            signed
            coloured
          />
          {totals && (
            <Change
              percent={totals.profitPercent ?? '0'}
              live={live && { get: () => ({ percent: live.get().profitPercent ?? '0' }), subscribe: live.subscribe }}
              size="small"
              own
            />
          )}
        </Row>
      </div>
      <Cells
        cells={[
          {
            label: t('marketValue'),
            value: (
              <Money
                value={totals?.marketValue}
                live={of('marketValue')}
                loading={totals === undefined}
                currency={currency}
              />
            ),
          },
          {
            label: t('margin'),
            value: <Money value={totals?.margin} loading={totals === undefined} currency={currency} />,
          },
          {
            label: t('realised'),
            value: (
              <Money value={totals?.realisedToday} loading={totals === undefined} currency={currency} signed coloured />
            ),
          },
        ]}
      />
    </Stack>
  )
}
