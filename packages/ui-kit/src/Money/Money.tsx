import { type Currency, DASH, fill, MINUS, type MoneyParts, moneyParts } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type FigureSize, figureColours, figureSizes, widthInEm } from '../figure.ts'
import { useKitLocale } from '../locale.ts'
import { shade } from '../shade.ts'
import { Spoken } from '../spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../words.ts'

export type MoneyProps = {
  /** A number or a decimal text; anything else is shown as ―. */
  value: unknown
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Shows the plus of a gain. */
  signed?: boolean | undefined
  /** Gives a profit or a loss the colours of prices. */
  coloured?: boolean | undefined
  size?: FigureSize | undefined
  masked?: boolean | undefined
  loading?: boolean | undefined
  words?: WordsOf<'loading' | 'masked' | 'minusAmount' | 'noValue' | 'plusAmount'> | undefined
}

const Figure = styled.span`
  position: relative;
  display: inline-flex;
  white-space: nowrap;
  ${figureSizes}
  ${figureColours}
`

// Large text on a narrow screen: the longer the figure, the smaller, as long as it fits between the edges of a card.
const Digits = styled.span`
  font-size: min(1em, (100vw - 56px) / var(--figure-width, 6));
`

const Prefix = styled.span`
  margin-inline-end: 0.06em;
  [data-size='display'] & {
    font-size: 0.62em;
  }
`

const Suffix = styled.span`
  margin-inline-start: 0.14em;
  font-size: max(0.62em, 0.6875rem);
  font-weight: 400;
  [data-size='display'] & {
    font-size: 0.5em;
  }
`

const Shade = styled.span`
  ${shade}
  display: inline-block;
  width: 5em;
  max-width: 100%;
  height: 0.9em;
  border-radius: ${k.radius.xs};
  vertical-align: -0.1em;
`

function widthOf({ sign, prefix, digits, suffix }: MoneyParts): number {
  return widthInEm(sign + prefix + digits) + widthInEm(suffix) * 0.7 + 0.2
}

function directionOf({ sign, digits }: MoneyParts): 'up' | 'down' | 'flat' {
  if (/^[0.,]*$/.test(digits)) return 'flat'
  return sign === '' || sign === '+' ? 'up' : 'down'
}

type InsteadProps = { size: FigureSize | undefined; seen: ReactNode; spoken: string }

function Instead({ size, seen, spoken }: InsteadProps) {
  return (
    <Figure data-size={size}>
      <Digits aria-hidden="true">{seen}</Digits>
      <Spoken>{spoken}</Spoken>
    </Figure>
  )
}

/** Every amount of money and every price. Digits line up, the unit stands small beside them, and nothing ever wraps. */
export function Money(props: MoneyProps) {
  const { value, currency, decimals, signed, coloured, size, masked, loading } = props
  const words = useKitWords(props.words)
  const parts = moneyParts(value, { currency, decimals, signed, locale: useKitLocale() })
  if (loading) return <Instead size={size} seen={<Shade />} spoken={words.loading} />
  // Before the empty one, and without colour: a mask tells neither how much nor whether.
  if (masked) return <Instead size={size} seen="＊＊＊＊" spoken={words.masked} />
  if (!parts) return <Instead size={size} seen={DASH} spoken={words.noValue} />

  const phrases = { '': '{{amount}}', '+': words.plusAmount, [MINUS]: words.minusAmount }
  return (
    <Figure data-size={size} data-direction={coloured ? directionOf(parts) : undefined}>
      <Digits aria-hidden="true" style={{ '--figure-width': widthOf(parts) }}>
        {parts.sign}
        {parts.prefix && <Prefix>{parts.prefix}</Prefix>}
        {parts.digits}
        {parts.suffix && <Suffix>{parts.suffix}</Suffix>}
      </Digits>
      <Spoken>{fill(phrases[parts.sign], { amount: parts.prefix + parts.digits + parts.suffix })}</Spoken>
    </Figure>
  )
}
