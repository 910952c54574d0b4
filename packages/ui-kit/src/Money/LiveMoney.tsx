import { DASH, type MoneyOptions, type MoneyParts, moneyParts } from '@kabuto/domain/shared'
import { useRef } from 'react'
import type { FigureSize } from '../base/figure.ts'
import { figureWidth } from '../base/figureWidth.ts'
import { type Live, useLive } from '../base/live.ts'
import { writeData, writeText } from '../base/write.ts'
import { Spoken } from '../base/spoken.ts'
import { useStale } from '../base/stale.ts'
import { tint } from '../base/tick.ts'
import { Digits, directionOf, Figure, type MoneyWords, Prefix, spokenOf, Suffix } from './face.ts'

export type LiveMoneyProps = {
  live: Live<unknown>
  options: MoneyOptions
  coloured: boolean
  size: FigureSize | undefined
  words: MoneyWords
}

const none: MoneyParts = { sign: '', prefix: '', digits: DASH, suffix: '' }

/** A figure that writes itself: a tick changes the text of its digits, and its attribute if it tints or turns. */
export function LiveMoney({ live, options, coloured, size, words }: LiveMoneyProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const whole = useRef<HTMLSpanElement>(null)
  const sign = useRef<HTMLSpanElement>(null)
  const digits = useRef<HTMLSpanElement>(null)
  const spoken = useRef<HTMLSpanElement>(null)
  const before = useRef(live.get())

  const read = (): MoneyParts => moneyParts(live.get(), options) ?? none
  const toneOf = (parts: MoneyParts): string | undefined =>
    coloured && parts !== none ? directionOf(parts) : undefined
  const heardOf = (parts: MoneyParts): string => (parts === none ? words.noValue : spokenOf(parts, words))

  useLive(
    live,
    () => {
      const parts = read()
      if (digits.current?.textContent.length !== parts.digits.length)
        whole.current?.style.setProperty('--figure-width', String(figureWidth(parts)))
      writeText(sign.current, parts.sign)
      writeText(digits.current, parts.digits)
      writeData(figure.current, 'data-direction', toneOf(parts))
      writeData(figure.current, 'data-none', parts === none ? '' : undefined)
      // A figure in the colours of prices says by them which way it went.
      if (!coloured) tint(figure.current, before.current, live.get())
      before.current = live.get()
    },
    () => writeText(spoken.current, heardOf(read())),
  )

  const parts = read()
  const unit = moneyParts(0, options)
  return (
    <Figure
      ref={figure}
      data-live=""
      data-size={size}
      data-direction={toneOf(parts)}
      data-none={parts === none ? '' : undefined}
      data-stale={useStale()}
    >
      <Digits ref={whole} aria-hidden="true" style={{ '--figure-width': figureWidth(parts) }}>
        <span ref={sign}>{parts.sign}</span>
        {unit?.prefix && <Prefix>{unit.prefix}</Prefix>}
        <span ref={digits}>{parts.digits}</span>
        {unit?.suffix && <Suffix>{unit.suffix}</Suffix>}
      </Digits>
      <Spoken ref={spoken}>{heardOf(parts)}</Spoken>
    </Figure>
  )
}
