import { DASH, formatLarge, formatMoney } from '@kabuto/domain/shared'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useLive } from '../base/live.ts'
import { writeText } from '../base/write.ts'
import { useKitLocale } from '../locale.ts'
import { gutter } from '../base/space.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import type { Course } from './course.ts'
import type { ChartLine } from './lines.ts'
import { type ChartPlace, type ChartStep, candleTime } from './times.ts'

type ReadOutWords = WordsOf<'shortClose' | 'shortHigh' | 'shortLow' | 'shortOpen' | 'volume'>

type ReadOutProps = {
  course: Course
  lines: readonly ChartLine[]
  step: ChartStep
  place: ChartPlace
  decimals: number
  volumeUnit: string
  words: ReadOutWords | undefined
}

const Frame = styled.div`
  display: grid;
  gap: 2px;
  padding: ${k.space[1]} ${gutter};
  font: ${k.type.caption};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${k.space[3]};
  color: ${k.text.secondary};
`

const Strong = styled.b`
  color: ${k.text.primary};
  font-weight: 600;
`

// A figure and its name go to the next line together; they break only where they are longer than a line.
const Named = styled.span`
  min-width: 0;
  &[data-end] {
    margin-inline-start: auto;
  }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${k.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
  &::before {
    flex: none;
    width: 10px;
    height: 2px;
    background: currentColor;
    ${ownColours}
    color: ${k.chart.maShort};
    content: '';
  }
  &[data-tone='mid']::before {
    color: ${k.chart.maMid};
  }
  &[data-tone='long']::before {
    color: ${k.chart.maLong};
  }
  &[data-bars]::before {
    height: 8px;
  }
`

const prices = ['open', 'high', 'low', 'close'] as const

/** The candle that is pointed at, else the last one, written without React while it moves. */
export function ReadOut({ course, lines, step, place, decimals, volumeUnit, words: own }: ReadOutProps) {
  const words = useKitWords(
    {
      shortClose: say.shortClose,
      shortHigh: say.shortHigh,
      shortLow: say.shortLow,
      shortOpen: say.shortOpen,
      volume: say.volume,
    },
    own,
  )
  const locale = useKitLocale()
  const time = useRef<HTMLElement>(null)
  const volume = useRef<HTMLElement>(null)
  const figures = useRef<Partial<Record<(typeof prices)[number], HTMLElement | null>>>({})
  const names = { open: words.shortOpen, high: words.shortHigh, low: words.shortLow, close: words.shortClose }

  useLive({ subscribe: course.listen }, () => {
    const candle = course.candles[course.pointed() ?? course.candles.length - 1]
    writeText(time.current, candle ? candleTime(candle.at, step, place, locale) : DASH)
    writeText(volume.current, candle ? `${formatLarge(candle.volume, locale)}${volumeUnit}` : DASH)
    for (const price of prices) writeText(figures.current[price] ?? null, formatMoney(candle?.[price], { decimals }))
  })

  return (
    <Frame>
      <Line>
        <Strong ref={time} />
        {lines.map(({ name, tone, bars }) => (
          <Name key={name} data-tone={tone} data-bars={bars || undefined}>
            {name}
          </Name>
        ))}
        <Named data-end>
          {words.volume} <Strong ref={volume} />
        </Named>
      </Line>
      <Line>
        {prices.map((price) => (
          <Named key={price}>
            {names[price]}{' '}
            <Strong
              ref={(element) => {
                figures.current[price] = element
              }}
            />
          </Named>
        ))}
      </Line>
    </Frame>
  )
}
