import { type Currency, fill } from '@kabuto/domain/shared'
import { type ReactNode, useMemo, useState } from 'react'
import { Change } from '../Change/Change.tsx'
import { ChartFrame, ChartNone, ChartSkeleton, ReadFigure, ReadName } from '../chart/ChartFrame.tsx'
import { DataTable } from '../chart/DataTable.tsx'
import { useAmount } from '../chart/useAmount.ts'
import { ChartLineIcon } from '../icons.ts'
import { useMasked } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type Bar, type BarSet, barSetOf, type DrawnBar } from './bars.ts'
import { BarsPicture } from './BarsPicture.tsx'

const own = {
  amountHead: say.amountHead,
  barsRange: say.barsRange,
  masked: say.masked,
  noFigures: say.noFigures,
  periodHead: say.periodHead,
  span: say.span,
}

export type BarsChartProps = {
  /** What the bars are of: 月ごとの損益. */
  label: string
  /** From old to new, one a month. */
  bars: readonly Bar[]
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Else as the member has set it for all figures of their own. */
  masked?: boolean | undefined
  loading?: boolean | undefined
  words?: WordsOf<keyof typeof own | 'asTable' | 'chartFailed' | 'loading' | 'moreRows'> | undefined
}

type ShownProps = Omit<BarsChartProps, 'loading'> & { set: BarSet }

function Shown({ label, bars, set, currency, decimals, masked: hidden, words: said }: ShownProps) {
  const masked = useMasked(hidden)
  const words = useKitWords(own, said)
  const amount = useAmount({ currency, decimals, masked, signed: true }, words.masked)
  const [at, setAt] = useState<number>()
  const first = set.bars[0]
  const last = set.bars.at(-1)
  const bar = set.bars[at ?? set.bars.length - 1] ?? last
  if (!first || !last || !bar) return null

  const nameOf = ({ from, to }: DrawnBar): string => (from === to ? from : fill(words.span, { from, to }))
  const summary = fill(words.barsRange, {
    from: first.from,
    to: last.to,
    lowest: `${nameOf(set.lowest)} ${amount.spoken(set.lowest.value)}`,
    highest: `${nameOf(set.highest)} ${amount.spoken(set.highest.value)}`,
    last: amount.spoken(last.value),
  })
  function table(): ReactNode {
    const rows = bars.map(({ name, value }, key) => ({ key, cells: () => [name, amount.seen(value)] }))
    return (
      <DataTable label={label} heads={[words.periodHead, words.amountHead]} rows={rows.toReversed()} words={said} />
    )
  }
  return (
    <ChartFrame
      label={label}
      table={table}
      words={said}
      reading={
        <>
          <ReadName>{nameOf(bar)}</ReadName>
          <ReadFigure>
            {masked ? (
              <Money masked size="medium" />
            ) : (
              <Change amount={bar.value} currency={currency} decimals={decimals} size="medium" />
            )}
          </ReadFigure>
        </>
      }
    >
      <BarsPicture
        set={set}
        label={label}
        text={`${nameOf(bar)} ${amount.spoken(bar.value)}`}
        summary={summary}
        at={at}
        onRead={setAt}
        masked={masked}
        from={first.from}
        to={last.to}
        words={said}
      />
    </ChartFrame>
  )
}

/** Profit and loss side by side, month by month: up and down from zero, with mark and sign where they are read. */
export function BarsChart({ loading = false, ...rest }: BarsChartProps) {
  const words = useKitWords({ noFigures: say.noFigures }, rest.words)
  // Memoised while the bars are the same: the engine draws again for every new list of heights.
  const set = useMemo(() => barSetOf(rest.bars), [rest.bars])
  if (loading) return <ChartSkeleton words={rest.words} />
  if (!set) return <ChartNone icon={ChartLineIcon} title={words.noFigures} />
  return <Shown {...rest} set={set} />
}
