import { useId } from 'react'
import { styled } from 'styled-components'
import { widthInEm } from '../base/figureWidth.ts'
import { spokenOnly } from '../base/spoken.ts'
import { forcedChosen, forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type SegmentedTabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Two to four, each a word or two. Those with a side have its tint when chosen. */
  options: { value: Value; label: string; side?: 'buy' | 'sell' | undefined }[]
}

// All as wide as the longest; with large text, where that no longer fits, below one another. Of three none is alone
// in a second line.
const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--longest) * 0.8125rem + ${k.space[3]}), 1fr));
  row-gap: ${k.space[1]};
  min-height: ${k.size.touchMin};
  padding: 2px;
  border-radius: ${k.radius.md};
  background: ${k.bg.sunken};
  ${forcedEdge}
  &[data-three] {
    display: flex;
    flex-wrap: wrap;
    & > * {
      flex: 1 1 calc((3 * (var(--longest) * 0.8125rem + ${k.space[3]}) - 100%) * 999);
    }
  }
`

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 40px;
  padding: ${k.space[1]} 6px;
  border-radius: 8px;
  color: ${k.text.secondary};
  font: ${k.type.sub};
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: -2px 0;
    content: '';
  }
  &:has(:checked) {
    background: ${k.bg.chosen};
    box-shadow: 0 1px 2px color-mix(in srgb, ${k.text.primary} 12%, transparent);
    color: ${k.text.primary};
    font-weight: 600;
    ${forcedChosen}
  }
  &[data-side='buy']:has(:checked) {
    background: ${k.side.buy.softBg};
    box-shadow: inset 0 0 0 1.5px ${k.side.buy.solidBg};
    color: ${k.side.buy.softText};
  }
  &[data-side='sell']:has(:checked) {
    background: ${k.side.sell.softBg};
    box-shadow: inset 0 0 0 1.5px ${k.side.sell.solidBg};
    color: ${k.side.sell.softText};
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
  }
`

const Radio = styled.input`
  ${spokenOnly}
`

/** One of two to four views or kinds, all visible at once. More of them, or longer ones: a Picker. */
export function SegmentedTabs<Value extends string>({ label, value, onChange, options }: SegmentedTabsProps<Value>) {
  const name = useId()
  const longest = Math.max(...options.map((option) => widthInEm(option.label)))
  return (
    <Track
      role="radiogroup"
      aria-label={label}
      data-three={options.length === 3 || undefined}
      style={{ '--longest': longest }}
    >
      {options.map((option) => (
        <Segment key={option.value} data-side={option.side}>
          <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Segment>
      ))}
    </Track>
  )
}
