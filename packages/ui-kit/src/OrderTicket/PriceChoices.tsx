import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedChosen } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type PriceChoice = { label: string; price: ReactNode; selected: boolean; onPress: () => void }

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.25rem), 1fr));
  gap: ${k.size.touchGap};
  margin-block-start: ${k.space[2]};
`

const Choice = styled.button`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${k.size.touchMin};
  padding: 2px ${k.space[1]};
  border: 1px solid ${k.line.hairline};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  font: ${k.type.numXs};
  font-weight: 600;
  justify-items: center;
  text-align: center;
  cursor: pointer;
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-pressed='true'] {
    border-color: ${k.text.brand};
    background: ${k.bg.selected};
    ${forcedChosen}
  }
`

const Label = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.micro};
`

/** Prices to take over with one press, below the MoneyStepper: 売気配, 現在値, 買気配. */
export function PriceChoices({ choices }: { choices: readonly PriceChoice[] }) {
  return (
    <Row>
      {choices.map(({ label, price, selected, onPress }) => (
        <Choice key={label} type="button" aria-pressed={selected} onClick={onPress}>
          <Label>{label}</Label>
          {price}
        </Choice>
      ))}
    </Row>
  )
}
