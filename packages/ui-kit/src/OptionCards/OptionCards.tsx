import type { Language } from '@kabuto/domain/shared'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type OptionCard<Value extends string> = {
  value: Value
  label: string
  /** What choosing it means. */
  text?: ReactNode
  /** Beside the label: what it costs, or how much of it there is. */
  figure?: ReactNode
  /** Below the text: an example of what it leads to. Nothing in it can be pressed. */
  detail?: ReactNode
  /** Cannot be chosen now, and why. */
  disabledReason?: string | undefined
  /** Where its words are of another language than the page. */
  lang?: Language | undefined
}

export type OptionCardsProps<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  /** Nothing is chosen for the member: `undefined` until they have. */
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly OptionCard<Value>[]
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
`

const Face = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${k.space[3]};
  min-height: ${k.size.touchMin};
  padding: 14px ${k.part.card.padding};
  border-radius: ${k.part.card.radius};
  background: ${k.part.card.bg};
  /* On a white background too it has an edge. */
  box-shadow: inset 0 0 0 1px ${k.line.hairline};
  cursor: pointer;
  ${forcedEdge}
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${k.text.brand};
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: ${k.bg.sunken};
    box-shadow: none;
    cursor: default;
  }
`

const Radio = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.125rem 0 0;
  border: 1.5px solid ${k.line.control};
  border-radius: 50%;
  background: ${k.bg.surface};
  appearance: none;
  cursor: inherit;
  &:checked {
    border: 0.375rem solid ${k.action.bg};
  }
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled='true'] {
    border-color: ${k.text.disabled};
    background: none;
  }
`

const Words = styled.span`
  --figure-room: calc(100cqi - 2rem);
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[1]};
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  font: ${k.type.bodyStrong};
  & > * {
    min-width: 0;
    max-width: 100%;
    word-break: auto-phrase;
  }
  & > :nth-child(2) {
    margin-inline-start: auto;
    text-align: end;
  }
  [data-disabled] & {
    color: ${k.text.secondary};
  }
`

const Below = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[1]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-wrap: pretty;
  word-break: auto-phrase;
`

const Reason = styled.span`
  display: flex;
  gap: 6px;
  font: ${k.type.caption};
  & > span {
    min-width: 0;
  }
  svg {
    margin-block-start: 0.0625rem;
  }
`

/**
 * One of a few ways that differ in more than a word, each with what it means and what it costs. A word or two each:
 * SegmentedTabs or Chips; many alike: a Picker.
 */
export function OptionCards<Value extends string>({ label, value, onChange, options }: OptionCardsProps<Value>) {
  const name = useId()
  return (
    <Cards role="radiogroup" aria-label={label}>
      {options.map((option, at) => {
        const { value: own, text, figure, detail, disabledReason, lang } = option
        const id = `${name}-${at}`
        const disabled = disabledReason !== undefined
        const hasBelow = disabled || text !== undefined || detail !== undefined
        const described = [figure !== undefined && `${id}-figure`, hasBelow && `${id}-below`].filter(Boolean).join(' ')
        return (
          <Face key={own} lang={lang} data-disabled={disabled || undefined}>
            <Radio
              type="radio"
              name={name}
              checked={own === value}
              aria-disabled={disabled || undefined}
              // The label alone: the text below it is read after it, and not as its name.
              aria-labelledby={`${id}-label`}
              aria-describedby={described || undefined}
              onChange={() => {
                if (!disabled) onChange(own)
              }}
            />
            <Words>
              <Head>
                <span id={`${id}-label`}>{option.label}</span>
                {figure !== undefined && <span id={`${id}-figure`}>{figure}</span>}
              </Head>
              {hasBelow && (
                <Below id={`${id}-below`}>
                  {text !== undefined && <span>{text}</span>}
                  {detail}
                  {disabled && (
                    <Reason>
                      <Icon shape={LockIcon} size="small" />
                      <span>{disabledReason}</span>
                    </Reason>
                  )}
                </Below>
              )}
            </Words>
          </Face>
        )
      })}
    </Cards>
  )
}
