import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import type { Color, Token } from '../../../tools/tokens/flatten.ts'
import { colourText, valueOf } from '../../tokens.ts'

type RampProps = { name: string; meaning: string; steps: Token[] }

export function Ramp({ name, meaning, steps }: RampProps) {
  return (
    <section>
      <Heading>
        {meaning} <Code>{name}</Code>
      </Heading>
      <Steps>
        {steps.map((step) => {
          const hex = colourText(valueOf(step) as Color)
          return (
            <li key={hex}>
              <Shade style={{ '--swatch': hex }} />
              <Number>{step.path.at(-1)}</Number>
              <Hex>{hex}</Hex>
            </li>
          )
        })}
      </Steps>
    </section>
  )
}

const Heading = styled.h3`
  color: ${k.text.primary};
  font: ${k.type.subStrong};
`

const Code = styled.code`
  color: ${k.text.secondary};
  font: ${k.type.sub};
`

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.75rem, 1fr));
  gap: ${k.space[2]} 0;
  margin: ${k.space[2]} 0 ${k.space[6]};
`

const Shade = styled.div`
  height: 3rem;
  margin-bottom: ${k.space[1]};
  background: var(--swatch);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 10%, transparent);
`

const Number = styled.p`
  color: ${k.text.primary};
  font: ${k.type.captionStrong};
`

const Hex = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.micro};
`
