import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type FieldActionProps = { label: string; onPress: () => void }

const Press = styled.button`
  flex: 0 1 auto;
  align-self: stretch;
  min-width: ${k.size.touchMin};
  max-width: 40%;
  min-height: ${k.size.touchMin};
  margin-inline: 6px -14px;
  padding-inline: ${k.space[3]} 14px;
  border-radius: 0 ${k.radius.md} ${k.radius.md} 0;
  /* A line of 28 px in a box of 52. */
  background: linear-gradient(${k.line.hairline} 0 0) left / 1px 54% no-repeat;
  color: ${k.text.link};
  font: ${k.type.sub};
  cursor: pointer;
  &:active {
    background-color: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** Fills a field from inside its box: 全額, 番号をつくる. */
export function FieldAction({ label, onPress }: FieldActionProps) {
  return (
    <Press type="button" onClick={onPress}>
      {label}
    </Press>
  )
}
