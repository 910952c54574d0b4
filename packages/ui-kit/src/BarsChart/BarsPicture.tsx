import { useId } from 'react'
import { styled } from 'styled-components'
import { Axes } from '../chart/Axes.tsx'
import { Drawing, type DrawingProps } from '../chart/Drawing.tsx'
import { Bars } from '../chart/drawings.tsx'
import { Plot } from '../chart/Plot.tsx'
import { shareOf, tickTexts } from '../chart/scale.ts'
import { useKitLocale } from '../locale.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import type { BarSet } from './bars.ts'

export type BarsPictureProps = {
  set: BarSet
  label: string
  text: string
  summary: string
  at: number | undefined
  onRead: (at: number | undefined) => void
  masked: boolean
  from: string
  to: string
  words: DrawingProps['words']
}

const Cell = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--at) / var(--count) * 100%);
  width: calc(100% / var(--count));
  min-width: 2px;
  border-radius: ${k.radius.xs};
  background: color-mix(in srgb, ${k.bg.selected} 80%, transparent);
`

/** Bars up and down from the zero line; the cell that is read is tinted. */
export function BarsPicture({ set, label, text, summary, at, onRead, masked, from, to, words }: BarsPictureProps) {
  const { bars, scale, heights } = set
  const locale = useKitLocale()
  const id = useId()
  const zero = shareOf(scale, 0)
  return (
    <Axes ticks={masked ? scale.map(() => '•') : tickTexts(scale, locale)} from={from} to={to} zero={zero}>
      <Plot
        label={label}
        text={text}
        describedBy={id}
        count={bars.length}
        at={at}
        rest={bars.length - 1}
        onRead={onRead}
        find={(x) => Math.max(0, Math.min(bars.length - 1, Math.floor(x * bars.length)))}
      >
        {at !== undefined && <Cell style={{ '--at': at, '--count': bars.length }} />}
        <Drawing words={words}>
          <Bars heights={heights} zero={zero} />
        </Drawing>
      </Plot>
      <Spoken id={id}>{summary}</Spoken>
    </Axes>
  )
}
