import { Component, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { shade } from '../base/shade.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

/** Until the drawing is loaded. */
export const Waiting = styled.span`
  ${shade}
  position: absolute;
  inset: 0;
  border-radius: ${k.radius.sm};
`

const Instead = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
`

type BoundaryProps = { instead: ReactNode; children: ReactNode }

/** A chunk that fails to load breaks no screen: the table says the same. React reports the error. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override state = { failed: false }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

export type DrawingProps = { children: ReactNode; words?: WordsOf<'chartFailed'> | undefined }

/** The place of a drawing, the same before and after it is loaded. */
export function Drawing({ children, words: own }: DrawingProps) {
  const words = useKitWords({ chartFailed: say.chartFailed }, own)
  return <Boundary instead={<Instead>{words.chartFailed}</Instead>}>{children}</Boundary>
}
