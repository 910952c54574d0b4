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
`

type StackProps = { gap?: Gap | undefined; align?: 'stretch' | 'start' | 'center' | undefined; children: ReactNode }

/** Puts things below one another at an even distance. */
export function Stack({ gap = '3', align = 'stretch', children }: StackProps) {
  return (
    <Column $gap={gap} data-align={align}>
      {children}
    </Column>
  )
}
