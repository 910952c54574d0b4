import type { Currency } from '@kabuto/domain/shared'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { ChartFrame, ChartNone, ReadFigure, ReadName } from '../chart/ChartFrame.tsx'
import { DataTable } from '../chart/DataTable.tsx'
import { useAmount } from '../chart/useAmount.ts'
import { ChartPieIcon } from '../icons.ts'
import { useMasked } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { DonutSkeleton } from './DonutSkeleton.tsx'
import { Halves, Legend, percentOf } from './Legend.tsx'
import { RingPicture } from './RingPicture.tsx'
import { folded, shared, type SharedSlice, type Slice } from './slices.ts'

const own = {
  allocationHint: say.allocationHint,
  amountHead: say.amountHead,
  masked: say.masked,
  noFigures: say.noFigures,
  nothingSelected: say.nothingSelected,
  otherParts: say.otherParts,
  partHead: say.partHead,
  shareHead: say.shareHead,
}

export type AllocationDonutProps = {
  /** What is divided: 資産の内訳. */
  label: string
  /** In the order to show them. Of more than five the smallest become one. */
  slices: readonly Slice[]
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Else as the member has set it for all figures of their own. */
  masked?: boolean | undefined
  loading?: boolean | undefined
  words?: WordsOf<keyof typeof own | 'asTable' | 'chartFailed' | 'loading' | 'moreRows'> | undefined
}

type ShownProps = Omit<AllocationDonutProps, 'slices' | 'loading'> & { slices: readonly SharedSlice[] }

function Shown({ label, slices, currency, decimals, masked: hidden, words: said }: ShownProps) {
  const masked = useMasked(hidden)
  const words = useKitWords(own, said)
  const amount = useAmount({ currency, decimals, masked }, words.masked)
  const [selected, setSelected] = useState<number>()
  const id = useId()
  const slice = slices[selected ?? -1]
  function table(): ReactNode {
    const rows = slices.map((part, key) => ({
      key,
      cells: () => [part.name, amount.seen(part.value), percentOf(part)],
    }))
    return (
      <DataTable label={label} heads={[words.partHead, words.amountHead, words.shareHead]} rows={rows} words={said} />
    )
  }
  const reading = slice ? (
    <>
      <ReadName>{slice.name}</ReadName>
      <ReadFigure>
        <Money value={slice.value} currency={currency} decimals={decimals} size="medium" masked={masked} />
      </ReadFigure>
    </>
  ) : (
    <ReadName>{words.allocationHint}</ReadName>
  )
  return (
    <ChartFrame label={label} table={table} words={said} reading={reading}>
      <Halves>
        <RingPicture
          slices={slices}
          label={label}
          text={slice ? `${slice.name} ${percentOf(slice)} ${amount.spoken(slice.value)}` : words.nothingSelected}
          summary={slices.map((part) => `${part.name} ${percentOf(part)}`).join(' ')}
          id={id}
          selected={selected}
          onSelect={setSelected}
          words={said}
        />
        <Legend slices={slices} selected={selected} />
      </Halves>
    </ChartFrame>
  )
}

/** What a whole is made of. The legend is the data, the ring is its picture, and a press shows how much a part is. */
export function AllocationDonut({ slices: given, loading = false, ...rest }: AllocationDonutProps) {
  const words = useKitWords({ noFigures: say.noFigures, otherParts: say.otherParts }, rest.words)
  const slices = useMemo(() => shared(folded(given, words.otherParts)), [given, words.otherParts])
  if (loading) return <DonutSkeleton words={rest.words} />
  if (slices.every(({ amount }) => amount === 0)) return <ChartNone icon={ChartPieIcon} title={words.noFigures} />
  return <Shown {...rest} slices={slices} />
}
