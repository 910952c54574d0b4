import { type CSSProperties, useMemo } from 'react'
import { Drawing, type DrawingProps } from '../chart/Drawing.tsx'
import { Ring } from '../chart/drawings.tsx'
import { Plot } from '../chart/Plot.tsx'
import { Spoken } from '../base/spoken.ts'
import { colourOf } from './Legend.tsx'
import { arcsOf, type SharedSlice, sliceAt } from './slices.ts'

export type RingPictureProps = {
  slices: readonly SharedSlice[]
  label: string
  text: string
  summary: string
  /** Id of the words for the whole. */
  id: string
  selected: number | undefined
  onSelect: (slice: number | undefined) => void
  words: DrawingProps['words']
}

const FADED = 0.3

/** The ring itself. Its first place is the whole, the next ones are the slices, clockwise from the top. */
export function RingPicture({ slices, label, text, summary, id, selected, onSelect, words }: RingPictureProps) {
  // Memoised while a slice is chosen: the engine draws again for every new list of widths.
  const arcs = useMemo(() => arcsOf(slices), [slices])
  const widths = useMemo(() => arcs.map(({ from, to }) => to - from), [arcs])
  // The engine need not draw again: the other slices fade.
  const looks = arcs.flatMap(({ slice }, at) => [
    [`--slice-${at}`, colourOf(slice, slices.length)],
    [`--fade-${at}`, selected === undefined || selected === slice ? 1 : FADED],
  ])
  return (
    <>
      <Plot
        label={label}
        text={text}
        describedBy={id}
        count={slices.length + 1}
        at={selected === undefined ? undefined : selected + 1}
        rest={0}
        onRead={(at) => onSelect(at === undefined || at === 0 ? undefined : at - 1)}
        find={(x, y) => {
          const slice = sliceAt(arcs, x, y)
          return slice === undefined || slice === selected ? undefined : slice + 1
        }}
        shape="square"
        style={Object.fromEntries(looks) as CSSProperties}
      >
        <Drawing words={words}>
          <Ring widths={widths} />
        </Drawing>
      </Plot>
      <Spoken id={id}>{summary}</Spoken>
    </>
  )
}
