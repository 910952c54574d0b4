import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

export type Gap = '0' | '1' | '2' | '3' | '4' | '6' | '8'

export const gaps: Record<Gap, ReturnType<typeof css>> = {
  '0': css`
    gap: ${k.space[0]};
  `,
  '1': css`
    gap: ${k.space[1]};
  `,
  '2': css`
    gap: ${k.space[2]};
  `,
  '3': css`
    gap: ${k.space[3]};
  `,
  '4': css`
    gap: ${k.space[4]};
  `,
  '6': css`
    gap: ${k.space[6]};
  `,
  '8': css`
    gap: ${k.space[8]};
  `,
}
