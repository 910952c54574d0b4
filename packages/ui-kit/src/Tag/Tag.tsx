import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type TagSide = 'buy' | 'sell'

export type TagProps = {
  /** Wears the tint of a side; its word still says which. */
  side?: TagSide | undefined
  children: ReactNode
}

const Face = styled.span`
  display: inline-block;
  max-width: 100%;
  min-height: 20px;
  padding: 1px 6px;
  border-radius: ${k.radius.xs};
  box-shadow: inset 0 0 0 1px ${k.line.hairline};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  vertical-align: middle;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  ${forcedEdge}
  &[data-side] {
    box-shadow: none;
    font: ${k.type.captionStrong};
  }
  &[data-side='buy'] {
    background: ${k.side.buy.softBg};
    color: ${k.side.buy.softText};
  }
  &[data-side='sell'] {
    background: ${k.side.sell.softBg};
    color: ${k.side.sell.softText};
  }
`

/** What something is, in a word: 買い, 指値, プライム. A status, which changes by itself, is a StatusBadge. */
export function Tag({ side, children }: TagProps) {
  return <Face data-side={side}>{children}</Face>
}
