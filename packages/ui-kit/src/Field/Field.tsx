import type { ComponentProps } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { Box, Input, Suffix, widthsOf } from './box.ts'
import { FieldAction, type FieldActionProps } from './FieldAction.tsx'
import { FieldFrame, type FrameProps, useFieldFrame } from './FieldFrame.tsx'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'ref'
  | 'spellCheck'
>

export type FieldProps = InputProps &
  FrameProps & {
    value: string
    /** Not called while read-only or disabled. */
    onChange?: ((value: string) => void) | undefined
    type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined
    /** A unit or a count behind the value: 円, 8 / 10. */
    suffix?: string | undefined
    /** Fills the field from inside its box: 番号をつくる. */
    action?: FieldActionProps | undefined
  }

/** One line of text or digits with its label. For passwords, amounts and choices there are fields of their own. */
export function Field(props: FieldProps) {
  const { frame, control, rest } = useFieldFrame(props, props.suffix !== undefined)
  const { onChange, type = 'text', suffix, action, ...input } = rest
  const offered = frame.fixed ? undefined : action
  const shown = props.value || (props.placeholder ?? '')
  const aside = {
    words: [suffix ?? '', offered?.label ?? ''],
    rem: frame.locked ? 1.25 : 0,
    px: offered ? 38 : frame.locked ? 6 : 0,
  }
  return (
    <FieldFrame frame={frame}>
      <Box data-state={frame.state} data-filled={shown !== '' || undefined}>
        <Input
          {...input}
          {...control}
          type={type}
          readOnly={frame.fixed}
          style={widthsOf(shown, aside)}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {suffix !== undefined && <Suffix id={`${frame.id}-suffix`}>{suffix}</Suffix>}
        {frame.locked && <Icon shape={LockIcon} />}
        {offered && <FieldAction {...offered} />}
      </Box>
    </FieldFrame>
  )
}
