import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type Gap = '0' | '1' | '2' | '3' | '4' | '6' | '8'

const gaps: Record<Gap, ReturnType<typeof css>> = {
  '0': css`gap: ${k.space[0]};`,
  '1': css`gap: ${k.space[1]};`,
  '2': css`gap: ${k.space[2]};`,
  '3': css`gap: ${k.space[3]};`,
  '4': css`gap: ${k.space[4]};`,
  '6': css`gap: ${k.space[6]};`,
  '8': css`gap: ${k.space[8]};`,
}

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
