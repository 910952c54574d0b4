import { fill, MINUS, type MoneyParts } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { figureColours, figureSizes } from '../base/figure.ts'
import { tickTint } from '../base/tick.ts'

export const Figure = styled.span`
  position: relative;
  display: inline-flex;
  white-space: nowrap;
  ${figureSizes}
  ${figureColours}
  &[data-live] {
    ${tickTint}
  }
`

// Large text on a narrow screen: the longer the figure, the smaller, as long as it fits between the edges of a card.
export const Digits = styled.span`
  font-size: min(1em, (var(--figure-room, 100vw - 56px)) / var(--figure-width, 6));
`

export const Prefix = styled.span`
  margin-inline-end: 0.06em;
  [data-size='display'] & {
    font-size: 0.62em;
  }
  [data-none] & {
    display: none;
  }
`

export const Suffix = styled.span`
  margin-inline-start: 0.14em;
  font-size: max(0.62em, 0.6875rem);
  font-weight: 400;
  [data-size='display'] & {
    font-size: 0.5em;
  }
  [data-none] & {
    display: none;
  }
`

export function directionOf({ sign, digits }: MoneyParts): 'up' | 'down' | 'flat' {
  if (/^[0.,]*$/.test(digits)) return 'flat'
  return sign === '' || sign === '+' ? 'up' : 'down'
}

/** The spoken words for a sign, a mask and a missing value. */
export type MoneyWords = Record<'masked' | 'minusAmount' | 'noValue' | 'plusAmount', string>

export function spokenOf(parts: MoneyParts, words: MoneyWords): string {
  const phrases = { '': '{{amount}}', '+': words.plusAmount, [MINUS]: words.minusAmount }
  return fill(phrases[parts.sign], { amount: parts.prefix + parts.digits + parts.suffix })
}
