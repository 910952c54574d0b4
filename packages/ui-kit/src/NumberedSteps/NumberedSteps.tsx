import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type NumberedStep = {
  title: string
  /** What it looks like. */
  children: ReactNode
}

export type NumberedStepsProps = { steps: readonly NumberedStep[] }

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[4]};
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  column-gap: ${k.space[3]};
  /* Down to the next number, with a little room before it. */
  &:not(:last-child)::before {
    position: absolute;
    inset: 1.625rem auto calc(-1 * ${k.space[3]}) calc(0.625rem - 1px);
    width: 2px;
    background: ${k.line.hairline};
    ${forcedMark}
    content: '';
  }
`

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-block-start: 0.125rem;
  border-radius: 50%;
  background: ${k.action.bg};
  color: ${k.action.text};
  font: ${k.type.micro};
  font-weight: 600;
  line-height: 1;
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`

const Title = styled.h2`
  font: ${k.type.bodyStrong};
  word-break: auto-phrase;
`

/** What comes one after the other, each with an example. How far something has come: Stepper or Timeline. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <Steps>
      {steps.map(({ title, children }, at) => (
        <Item key={title}>
          {/* Screen readers get it from the list. */}
          <Number aria-hidden="true">{at + 1}</Number>
          <Content>
            <Title>{title}</Title>
            {children}
          </Content>
        </Item>
      ))}
    </Steps>
  )
}
