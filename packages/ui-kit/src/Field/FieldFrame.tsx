import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CircleAlertIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'

/** What every field has around its box. */
export type FrameProps = {
  label: string
  /** Right of the label: 任意, a limit, or a Link. */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do next; it takes the hint's place. */
  error?: string | undefined
  /** Id of the RefusalCard's title that says it: the field is marked and linked, and does not repeat it. */
  errorId?: string | undefined
  readOnly?: boolean | undefined
  /** Disables, and is shown below as the reason. */
  disabledReason?: string | undefined
}

type State = 'error' | 'readonly' | 'disabled' | undefined

function stateOf({ error, errorId, readOnly, disabledReason }: FrameProps): State {
  if (disabledReason !== undefined) return 'disabled'
  if (readOnly === true) return 'readonly'
  return error === undefined && errorId === undefined ? undefined : 'error'
}

/** Takes the props apart: what the frame needs (`control` goes on the element that takes the focus), and the rest. */
export function useFieldFrame<Props extends FrameProps>(props: Props, suffixed = false) {
  const { label, note, hint, error, errorId, readOnly, disabledReason, ...rest } = props
  const id = useId()
  const state = stateOf(props)
  const below = disabledReason ?? (errorId === undefined && state === 'error' ? error : hint)
  const described = [
    state === 'error' && errorId,
    below !== undefined && `${id}-below`,
    suffixed && `${id}-suffix`,
    note !== undefined && `${id}-note`,
  ]
  const frame = {
    id,
    label,
    note,
    below,
    state,
    saidElsewhere: errorId !== undefined,
    locked: state === 'disabled',
    fixed: readOnly === true || state === 'disabled',
  }
  const control = {
    id,
    'aria-disabled': frame.locked || undefined,
    'aria-invalid': state === 'error' || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
  return { frame, control, rest }
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

type FieldFrameProps = { frame: ReturnType<typeof useFieldFrame>['frame']; children: ReactNode }

/** Label above, the box of a field, and below it the hint or what is wrong. */
export function FieldFrame({ frame, children }: FieldFrameProps) {
  const { id, label, note, state, below, saidElsewhere } = frame
  const isError = state === 'error' && !saidElsewhere
  return (
    <Frame>
      <Head>
        <Label id={`${id}-label`} htmlFor={id}>
          {label}
        </Label>
        {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
      </Head>
      {children}
      {below !== undefined && (
        <Hint id={`${id}-below`} data-state={isError ? 'error' : undefined}>
          {isError && <Icon shape={CircleAlertIcon} size="small" />}
          <span>{below}</span>
        </Hint>
      )}
    </Frame>
  )
}
