import { type Currency, DASH, moneyParts } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FigureSize } from '../base/figure.ts'
import { figureWidth } from '../base/figureWidth.ts'
import type { Live } from '../base/live.ts'
import { useKitLocale } from '../locale.ts'
import { MASK, useMasked } from '../base/mask.ts'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { useStale } from '../base/stale.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Digits, directionOf, Figure, Prefix, spokenOf, Suffix } from './face.ts'
import { LiveMoney } from './LiveMoney.tsx'

export type MoneyProps = {
  /** A number or a decimal text; anything else is shown as ―. */
  value?: unknown
  /** In place of `value`: a live figure, updated without React. */
  live?: Live<unknown> | undefined
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Shows the plus of a gain. */
  signed?: boolean | undefined
  /** Gives a profit or a loss the colours of prices. */
  coloured?: boolean | undefined
  size?: FigureSize | undefined
  /** `false` for what is not the member's own: a price, a fee, a limit. Else as the member has set it. */
  masked?: boolean | undefined
  loading?: boolean | undefined
  words?: WordsOf<'loading' | 'masked' | 'minusAmount' | 'noValue' | 'plusAmount'> | undefined
}

const Shade = styled.span`
  ${shade}
  display: inline-block;
  width: 5em;
  max-width: 100%;
  height: 0.9em;
  border-radius: ${k.radius.xs};
  vertical-align: -0.1em;
`

type InsteadProps = { size: FigureSize | undefined; seen: ReactNode; spoken: string; loading?: boolean }

function Instead({ size, seen, spoken, loading }: InsteadProps) {
  return (
    <Figure data-size={size} data-loading={loading}>
      <Digits aria-hidden="true">{seen}</Digits>
      <Spoken>{spoken}</Spoken>
    </Figure>
  )
}

/** Every amount of money and every price. Digits line up, the unit is small beside them, and nothing ever wraps. */
export function Money(props: MoneyProps) {
  const { value, live, currency, decimals, signed, coloured = false, size, loading } = props
  const masked = useMasked(props.masked)
  const stale = useStale()
  const words = useKitWords(
    {
      loading: say.loading,
      masked: say.masked,
      minusAmount: say.minusAmount,
      noValue: say.noValue,
      plusAmount: say.plusAmount,
    },
    props.words,
  )
  const options = { currency, decimals, signed, locale: useKitLocale() }
  if (loading) return <Instead size={size} seen={<Shade />} spoken={words.loading} loading />
  // Before the empty one, and without colour: a mask shows neither how much nor whether there is any.
  if (masked) return <Instead size={size} seen={MASK} spoken={words.masked} />
  if (live) return <LiveMoney live={live} options={options} coloured={coloured} size={size} words={words} />
  const parts = moneyParts(value, options)
  if (!parts) return <Instead size={size} seen={DASH} spoken={words.noValue} />
  return (
    <Figure data-size={size} data-direction={coloured ? directionOf(parts) : undefined} data-stale={stale}>
      <Digits aria-hidden="true" style={{ '--figure-width': figureWidth(parts) }}>
        {parts.sign}
        {parts.prefix && <Prefix>{parts.prefix}</Prefix>}
        {parts.digits}
        {parts.suffix && <Suffix>{parts.suffix}</Suffix>}
      </Digits>
      <Spoken>{spokenOf(parts, words)}</Spoken>
    </Figure>
  )
}
