import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { widthInEm } from '../figure.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CircleAlertIcon, LockIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'ref' | 'spellCheck'
>

export type FieldProps = InputProps & {
  label: string
  value: string
  /** Not called while read-only or disabled. */
  onChange?: ((value: string) => void) | undefined
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined
  /** Right of the label: 任意, or a link that fills the field. */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do next; it takes the hint's place. */
  error?: string | undefined
  /** A unit or a count behind the value: 円, 8 / 10. */
  suffix?: string | undefined
  readOnly?: boolean | undefined
  /** Disables, and stands below as the reason. */
  disabledReason?: string | undefined
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
`

const Label = styled.label`
  font: ${k.type.subStrong};
  word-break: auto-phrase;
`

const Note = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Box = styled.div`
  display: flex;
  align-items: center;
  /* Keeps its height when the value in it shrinks. */
  min-height: max(${k.part.field.height}, 1.5rem + 18px);
  padding-inline-end: 14px;
  border: ${k.border.control} solid ${k.part.field.line};
  border-radius: ${k.part.field.radius};
  background: ${k.part.field.bg};
  color: ${k.text.secondary};
  container-type: inline-size;
  &:focus-within {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
  &[data-state='error'] {
    border-color: ${k.part.field.lineError};
    box-shadow: inset 0 0 0 1px ${k.part.field.lineError};
    outline-offset: 2px;
  }
  &[data-state='readonly'],
  &[data-state='disabled'] {
    border-color: transparent;
    background: ${k.bg.sunken};
  }
`

const Input = styled.input`
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: ${k.space[2]} ${k.space[2]} ${k.space[2]} 14px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${k.text.primary};
  /* Large text on a narrow screen: a number shrinks before it is cut off, to 16 px, below which an iPhone zooms in. */
  font-size: clamp(16px, (100cqi - 22px - var(--aside-width) * 1rem) / var(--value-width), 1rem);
  line-height: 1.5;
  text-overflow: ellipsis;
  appearance: none;
  &::placeholder {
    color: ${k.text.tertiary};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled='true'] {
    color: ${k.text.disabled};
  }
`

const Suffix = styled.span`
  flex: none;
  font: ${k.type.sub};
`

const Hint = styled.p`
  display: flex;
  gap: 6px;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-wrap: pretty;
  word-break: auto-phrase;
  &[data-state='error'] {
    color: ${k.danger.softText};
  }
  svg {
    margin-block-start: 0.0625rem;
  }
`

type State = 'error' | 'readonly' | 'disabled' | undefined

function stateOf({ error, readOnly, disabledReason }: FieldProps): State {
  if (disabledReason !== undefined) return 'disabled'
  if (readOnly === true) return 'readonly'
  return error === undefined ? undefined : 'error'
}

function widthsOf({ value, placeholder, suffix, disabledReason }: FieldProps) {
  const aside = widthInEm(suffix ?? '') * 0.8125 + (disabledReason === undefined ? 0 : 1.25)
  return { '--value-width': Math.max(1, widthInEm(value || (placeholder ?? ''))), '--aside-width': aside }
}

/** One line of text or digits with its label. For passwords, codes and prices there are fields of their own. */
export function Field(props: FieldProps) {
  const { label, onChange, type = 'text', note, hint, error, suffix, disabledReason, ...input } = props
  const id = useId()
  const state = stateOf(props)
  const fixed = state === 'readonly' || state === 'disabled'
  const below = disabledReason ?? (state === 'error' ? error : hint)
  const described = [below !== undefined && `${id}-below`, suffix !== undefined && `${id}-suffix`, note !== undefined && `${id}-note`]
  return (
    <Frame>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
      </Head>
      <Box data-state={state}>
        <Input
          {...input}
          id={id}
          type={type}
          readOnly={fixed}
          style={widthsOf(props)}
          aria-disabled={state === 'disabled' || undefined}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {suffix !== undefined && <Suffix id={`${id}-suffix`}>{suffix}</Suffix>}
        {state === 'disabled' && <Icon shape={LockIcon} />}
      </Box>
      {below !== undefined && (
        <Hint id={`${id}-below`} data-state={state}>
          {state === 'error' && <Icon shape={CircleAlertIcon} size="small" />}
          <span>{below}</span>
        </Hint>
      )}
    </Frame>
  )
}
