import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Gap, gaps } from '../Stack/gaps.ts'

const Line = styled.div<{ $gap: Gap }>`
  display: flex;
  min-width: 0;
  ${({ $gap }) => gaps[$gap]}
  & > * {
    min-width: 0;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: end;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
`

export type RowProps = {
  gap?: Gap | undefined
  justify?: 'start' | 'between' | 'end' | undefined
  align?: 'start' | 'center' | 'baseline' | undefined
  /** On by default, because text grows: what no longer fits goes below. */
  wrap?: boolean | undefined
  children: ReactNode
}

/** Puts things beside one another at an even distance. Equal widths: Columns. */
export function Row({ gap = '2', justify = 'start', align = 'center', wrap = true, children }: RowProps) {
  return (
    <Line $gap={gap} data-justify={justify} data-align={align} data-wrap={wrap || undefined}>
      {children}
    </Line>
  )
}
