import { type ComponentProps, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Action } from '../base/action.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { boxFace } from '../Field/box.ts'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, type IconShape } from '../icons.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { k } from '../tokens/k.ts'
import { type PickerOption, PickerRows, type PickerRowsProps } from './PickerRows.tsx'

export type PickerProps = Pick<ComponentProps<'button'>, 'name' | 'ref'> &
  Omit<FrameProps, 'readOnly'> & {
    value: string | undefined
    onChange: (value: string) => void
    options: PickerOption[]
    placeholder: string
    icon?: IconShape | undefined
    /** In place of the plain rows: SearchedRows, where they are many. */
    rows?: ((props: PickerRowsProps) => ReactNode) | undefined
    /** Instead of the rows when there are none. */
    empty?: { text: string; action?: Action | undefined } | undefined
    /** After the sheet has closed, with or without a choice. */
    onBlur?: (() => void) | undefined
  }

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: ${k.space[3]};
  width: 100%;
  min-height: ${k.part.field.height};
  padding: 9px ${k.space[3]} 9px 14px;
  color: ${k.text.secondary};
  cursor: pointer;
  ${boxFace}
  &:active {
    background: ${k.bg.pressed};
  }
  &[data-state='disabled'] {
    color: ${k.text.disabled};
    cursor: default;
  }
`

// Large text on a narrow screen: the words need the space.
const Lead = styled.span`
  display: grid;
  @container (width < 15rem) {
    display: none;
  }
`

const Holder = styled.div`
  container-type: inline-size;
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  text-align: start;
  word-break: auto-phrase;
`

const Main = styled.span`
  color: ${k.text.primary};
  font: ${k.type.ui};
  &[data-empty] {
    color: ${k.text.tertiary};
  }
  [data-state='disabled'] & {
    color: inherit;
  }
`

const Sub = styled.span`
  font: ${k.type.caption};
`

/** One of several: a box with the choice, and a sheet with all of them. Two to four short ones: SegmentedTabs. */
export function Picker(props: PickerProps) {
  const { frame, control, rest } = useFieldFrame<FrameProps & PickerProps>(props)
  const { value, onChange, options, placeholder, icon, rows: Rows = PickerRows, empty, onBlur, ...button } = rest
  const { id, label, state } = frame
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  function close(): void {
    setOpen(false)
    onBlur?.()
  }
  return (
    <FieldFrame frame={frame}>
      <Holder>
        <Face
          {...button}
          {...control}
          type="button"
          data-state={state}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-invalid={undefined}
          onClick={() => setOpen(!frame.locked)}
        >
          {icon && (
            <Lead>
              <Icon shape={icon} size="large" />
            </Lead>
          )}
          <Words id={`${id}-value`}>
            <Main data-empty={chosen === undefined || undefined}>{chosen?.label ?? placeholder}</Main>
            {chosen?.sub !== undefined && <Sub>{chosen.sub}</Sub>}
          </Words>
          <Icon shape={ChevronDownIcon} />
        </Face>
      </Holder>
      <Sheet open={open} onClose={close} title={label}>
        {options.length === 0 && empty ? (
          <EmptyState icon={icon} title={empty.text} action={empty.action} />
        ) : (
          <Rows label={label} value={value} options={options} onChange={onChange} onDone={close} />
        )}
      </Sheet>
    </FieldFrame>
  )
}
