import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Gap, gaps } from './gaps.ts'

const Column = styled.div<{ $gap: Gap }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $gap }) => gaps[$gap]}

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &&[data-fill] {
    flex: 1 0 auto;
  }
`

type StackProps = {
  gap?: Gap | undefined
  align?: 'stretch' | 'start' | 'center' | undefined
  /** Takes the height that a Page has left: what can grow in it, does. */
  fill?: boolean | undefined
  children: ReactNode
}

/** Puts things below one another at an even distance. */
export function Stack({ gap = '3', align = 'stretch', fill = false, children }: StackProps) {
  return (
    <Column $gap={gap} data-align={align} data-fill={fill || undefined}>
      {children}
    </Column>
  )
}
