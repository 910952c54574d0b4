import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type Line, lineOf, sparkHeight, sparkWidth } from './line.ts'

export type SparklineProps = {
  /** From old to new. What is no number is left out. */
  values: readonly number[]
  /** The previous close: the dashed base. Without it the first value is. */
  base?: number | undefined
  /** The text beside it says the same. */
  hidden?: boolean | undefined
  words?: WordsOf<'trendDown' | 'trendFlat' | 'trendNone' | 'trendUp'> | undefined
}

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${k.part.sparkline.width};
  height: ${k.part.sparkline.height};
  color: ${k.price.flat.text};
  font: ${k.type.caption};
  &[data-direction='up'] {
    color: ${k.price.up.text};
  }
  &[data-direction='down'] {
    color: ${k.price.down.text};
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  line {
    stroke: ${k.text.tertiary};
    stroke-width: 1;
    stroke-dasharray: 2 3;
    opacity: 0.7;
  }
`

const names = { up: 'trendUp', down: 'trendDown', flat: 'trendFlat', none: 'trendNone' } as const satisfies Record<
  Line['direction'],
  string
>

/** The course of a price in the size of a word: the shape, not the figures. */
export function Sparkline({ values, base, hidden, words: own }: SparklineProps) {
  const words = useKitWords(
    { trendDown: say.trendDown, trendFlat: say.trendFlat, trendNone: say.trendNone, trendUp: say.trendUp },
    own,
  )
  const { direction, path, baseline } = lineOf(values, base)
  const spoken = hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[names[direction]] }
  return (
    <Frame {...spoken} data-direction={direction}>
      {path === '' ? (
        '―'
      ) : (
        <svg viewBox={`0 0 ${sparkWidth} ${sparkHeight}`} aria-hidden="true">
          <line x1="0" x2={sparkWidth} y1={baseline} y2={baseline} />
          <path d={path} />
        </svg>
      )}
    </Frame>
  )
}
