import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { Quiet } from './Rows.tsx'

type SwatchProps = { label: string; colour: string; alias: string | undefined; text: string }

/** One value of a colour: the same square in every theme, because it shows the value and not the variable. */
export function Swatch({ label, colour, alias, text }: SwatchProps) {
  return (
    <Line>
      <Square style={{ '--swatch': colour }} />
      <div>
        <Quiet>{alias ? `${label}　${alias}` : label}</Quiet>
        <Hex>{text}</Hex>
      </div>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${k.space[3]};
  align-items: center;
  min-width: 0;
`

const Square = styled.span`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.sm};
  background: var(--swatch);
`

const Hex = styled.p`
  color: ${k.text.primary};
  font: ${k.type.numXs};
`
