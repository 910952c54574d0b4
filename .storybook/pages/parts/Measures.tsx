import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { varName } from '../../../tools/tokens/css.ts'
import type { Token } from '../../../tools/tokens/flatten.ts'
import { type Length, lengthText, valueOf } from '../../tokens.ts'
import { Figure, Name, Row, Rows } from './Rows.tsx'

type Shape = 'bar' | 'corner' | 'rule' | 'square' | 'shadow' | 'none'

type MeasuresProps = { tokens: Token[]; shape: Shape }

/** Tokens of one kind with their measure and, where it helps, its picture. */
export function Measures({ tokens, shape }: MeasuresProps) {
  return (
    <Rows>
      {tokens.map((token) => {
        const name = token.path.slice(1).join('.')
        return (
          <Row key={name}>
            <Name name={name} code={varName(token.path)} />
            {token.type === 'shadow' ? null : <Figure>{textOf(valueOf(token))}</Figure>}
            {shape === 'none' ? null : (
              <Mark data-shape={shape} style={{ '--measure': `var(${varName(token.path)})` }} />
            )}
          </Row>
        )
      })}
    </Rows>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? `${value}` : lengthText(value as Length)
}

const Mark = styled.div`
  max-width: 100%;
  &[data-shape='bar'] {
    width: var(--measure);
    height: 1rem;
    background: ${k.action.bg};
  }
  &[data-shape='corner'] {
    width: 6rem;
    height: 3rem;
    border: ${k.border.control} solid ${k.line.control};
    border-radius: var(--measure);
    background: ${k.bg.surface};
  }
  &[data-shape='rule'] {
    width: 6rem;
    border-top: var(--measure) solid ${k.line.strong};
  }
  &[data-shape='square'] {
    width: var(--measure);
    height: var(--measure);
    border: ${k.border.control} dashed ${k.line.control};
    border-radius: ${k.radius.xs};
    background: ${k.bg.selected};
  }
  &[data-shape='shadow'] {
    width: 9rem;
    height: 4rem;
    margin: ${k.space[3]} 0;
    border-radius: ${k.radius.lg};
    background: ${k.bg.raised};
    box-shadow: var(--measure);
  }
`
