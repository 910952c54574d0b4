import { type Currency, type Day, fill, formatDay, formatPercent } from '@kabuto/domain/shared'
import { type ReactNode, useMemo, useState } from 'react'
import { ChartFrame, ChartNone, ReadFigure, ReadName } from '../chart/ChartFrame.tsx'
import { DataTable } from '../chart/DataTable.tsx'
import { useAmount } from '../chart/useAmount.ts'
import { ChartLineIcon } from '../icons.ts'
import { useKitLocale } from '../locale.ts'
import { useMasked } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type History, historyOf, type HistoryPoint } from './history.ts'
import { HistoryFacts } from './HistoryFacts.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { HistoryPicture } from './HistoryPicture.tsx'

const own = {
  amountHead: say.amountHead,
  dayHead: say.dayHead,
  fromHigh: say.fromHigh,
  historyRange: say.historyRange,
  largestFall: say.largestFall,
  masked: say.masked,
  noFigures: say.noFigures,
  noValue: say.noValue,
  periodChange: say.periodChange,
  span: say.span,
}

export type HistoryChartProps = {
  /** What the history is of: 総資産の推移. */
  label: string
  /** From old to new, one a day. */
  points: readonly HistoryPoint[]
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Else as the member has set it for all figures of their own. */
  masked?: boolean | undefined
  loading?: boolean | undefined
  words?: WordsOf<keyof typeof own | 'asTable' | 'chartFailed' | 'loading' | 'moreRows'> | undefined
}

type ShownProps = Omit<HistoryChartProps, 'points' | 'loading'> & { points: readonly HistoryPoint[]; history: History }

function Shown({ label, points, history, currency, decimals, masked: hidden, words: said }: ShownProps) {
  const masked = useMasked(hidden)
  const words = useKitWords(own, said)
  const locale = useKitLocale()
  const amount = useAmount({ currency, decimals, masked }, words.masked)
  const [at, setAt] = useState<number>()
  const { dots, fall, kept, lowest, highest } = history
  const first = dots[0]
  const last = dots.at(-1)
  const dot = dots[kept[at ?? kept.length - 1] ?? 0] ?? last
  if (!first || !last || !dot) return null

  const year = first.day.slice(0, 4) !== last.day.slice(0, 4)
  const write = (day: Day): string => formatDay(day, locale, { year })
  const dayOf = (place: number): string => write(dots[place]?.day ?? '')
  const fallSpan = fall ? fill(words.span, { from: dayOf(fall.from), to: dayOf(fall.to) }) : ''
  const summary = fill(words.historyRange, {
    from: write(first.day),
    to: write(last.day),
    lowest: amount.spoken(dots[lowest]?.value),
    highest: amount.spoken(dots[highest]?.value),
    last: amount.spoken(last.value),
    fall: formatPercent(fall?.percent ?? 0),
  })
  function table(): ReactNode {
    const distances = new Map(dots.map(({ place, fromHigh }) => [place, fromHigh]))
    const rows = points.map(({ day, value }, key) => ({
      key,
      cells: () => [write(day), amount.seen(value), formatPercent(distances.get(key))],
    }))
    return (
      <DataTable
        label={label}
        heads={[words.dayHead, words.amountHead, words.fromHigh]}
        rows={rows.toReversed()}
        words={said}
      />
    )
  }
  return (
    <ChartFrame
      label={label}
      table={table}
      words={said}
      reading={
        <>
          <ReadName>{write(dot.day)}</ReadName>
          <ReadFigure>
            <Money value={dot.value} currency={currency} decimals={decimals} size="medium" masked={masked} />
            {dot.fromHigh !== undefined && (
              <span>
                {words.fromHigh} {formatPercent(dot.fromHigh)}
              </span>
            )}
          </ReadFigure>
        </>
      }
    >
      <HistoryPicture
        history={history}
        label={label}
        text={`${write(dot.day)} ${amount.spoken(dot.value)}`}
        summary={summary}
        at={at}
        onRead={setAt}
        masked={masked}
        dayOf={dayOf}
        words={said}
      />
      <HistoryFacts
        first={first}
        last={last}
        fall={fall?.percent ?? 0}
        fallSpan={fallSpan}
        currency={currency}
        decimals={decimals}
        masked={masked}
        words={words}
      />
    </ChartFrame>
  )
}

/** How a fortune went, day by day, and how far it fell on the way. */
export function HistoryChart({ points, loading = false, ...rest }: HistoryChartProps) {
  const words = useKitWords({ noFigures: say.noFigures }, rest.words)
  // Memoised while the days are the same: the engine draws again for every new list of places.
  const history = useMemo(() => historyOf(points), [points])
  if (loading) return <HistorySkeleton words={rest.words} />
  if (!history) return <ChartNone icon={ChartLineIcon} title={words.noFigures} />
  return <Shown {...rest} points={points} history={history} />
}
