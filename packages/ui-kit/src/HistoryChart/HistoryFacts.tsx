import type { Currency } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { Cells } from '../Cells/Cells.tsx'
import { Change } from '../Change/Change.tsx'
import { Money } from '../Money/Money.tsx'
import { k } from '../tokens/k.ts'
import type { HistoryDot } from './history.ts'

export type HistoryFactsProps = {
  first: HistoryDot
  last: HistoryDot
  /** In percent, 0 where the way is only up. */
  fall: number
  /** From when to when. */
  fallSpan: string
  currency: Currency | undefined
  decimals: number | undefined
  masked: boolean
  words: Record<'largestFall' | 'periodChange', string>
}

const Small = styled.span`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

/** Risk beside reward: how it went and how far it fell on the way, at one size. */
export function HistoryFacts({ first, last, fall, fallSpan, currency, decimals, masked, words }: HistoryFactsProps) {
  const moved = last.amount - first.amount
  return (
    <Cells
      cells={[
        {
          label: words.periodChange,
          value: (
            <>
              <Change percent={first.amount > 0 ? (moved / first.amount) * 100 : undefined} />
              <Small>
                <Money value={moved} currency={currency} decimals={decimals} signed masked={masked} />
              </Small>
            </>
          ),
        },
        {
          label: words.largestFall,
          value: (
            <>
              <Change percent={fall} />
              <Small>{fallSpan}</Small>
            </>
          ),
        },
      ]}
    />
  )
}
