import { useId } from 'react'
import { styled } from 'styled-components'
import { Axes } from '../chart/Axes.tsx'
import { Drawing, type DrawingProps } from '../chart/Drawing.tsx'
import { Line } from '../chart/drawings.tsx'
import { Plot } from '../chart/Plot.tsx'
import { tickTexts } from '../chart/scale.ts'
import { useKitLocale } from '../locale.ts'
import { Spoken } from '../base/spoken.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { type History, nearest } from './history.ts'

export type HistoryPictureProps = {
  history: History
  label: string
  /** Of the drawn point that is read. */
  text: string
  summary: string
  at: number | undefined
  onRead: (at: number | undefined) => void
  masked: boolean
  dayOf: (at: number) => string
  words: DrawingProps['words']
}

const Band = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--from) * 100%);
  width: calc((var(--to) - var(--from)) * 100%);
  min-width: 1px;
  background: color-mix(in srgb, ${k.price.down.softBg} 70%, transparent);
  border-inline: 1px dashed ${k.price.down.fill};
`

const Point = styled.span`
  position: absolute;
  inset: auto auto calc(var(--y) * 100%) calc(var(--x) * 100%);
  width: 10px;
  height: 10px;
  border: 2px solid ${k.bg.surface};
  border-radius: 50%;
  background: ${k.chart.series1};
  ${ownColours}
  translate: -50% 50%;
`

const Hair = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--x) * 100%);
  width: 1px;
  background: ${k.chart.crosshair};
  translate: -50%;
`

/** The line, the largest fall as a band behind it, and the point that is read. */
export function HistoryPicture({
  history,
  label,
  text,
  summary,
  at,
  onRead,
  masked,
  dayOf,
  words,
}: HistoryPictureProps) {
  const { dots, fall, scale, places } = history
  const locale = useKitLocale()
  const id = useId()
  const last = places.length - 1
  const read = places[at ?? -1]
  const shown = read ?? (last === 0 ? places[0] : undefined)
  const across = Math.max(1, dots.length - 1)
  return (
    <Axes ticks={masked ? scale.map(() => '•') : tickTexts(scale, locale)} from={dayOf(0)} to={dayOf(dots.length - 1)}>
      <Plot
        label={label}
        text={text}
        describedBy={id}
        count={places.length}
        at={at}
        rest={last}
        onRead={onRead}
        find={(x) => nearest(places, x)}
      >
        {fall && <Band style={{ '--from': fall.from / across, '--to': fall.to / across }} />}
        <Drawing words={words}>{last > 0 && <Line places={places} />}</Drawing>
        {read && <Hair style={{ '--x': read.x }} />}
        {shown && <Point style={{ '--x': shown.x, '--y': shown.y }} />}
      </Plot>
      <Spoken id={id}>{summary}</Spoken>
    </Axes>
  )
}
