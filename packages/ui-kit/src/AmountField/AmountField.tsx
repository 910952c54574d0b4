import type { ComponentProps } from 'react'
import { Box, Input, Suffix, widthsOf } from '../Field/box.ts'
import { FieldAction, type FieldActionProps } from '../Field/FieldAction.tsx'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { useDigits } from './useDigits.ts'

export type AmountFieldProps = Pick<
  ComponentProps<'input'>,
  'enterKeyHint' | 'name' | 'onBlur' | 'placeholder' | 'ref'
> &
  FrameProps & {
    /** Digits without separators, `''` when empty. */
    value: string
    onChange: (value: string) => void
    unit: string
    decimals?: number | undefined
    /** Fills the field from inside its box: 全額. */
    action?: FieldActionProps | undefined
  }

/** An amount typed by hand, grouped while it is typed. Prices and quantities, which move in steps, have steppers. */
export function AmountField(props: AmountFieldProps) {
  const { frame, control, rest } = useFieldFrame(props, true)
  const { value, onChange, unit, decimals = 0, action, ...input } = rest
  const digits = useDigits({ value, onChange, decimals })
  const shown = digits.shown || (props.placeholder ?? '')
  const offered = frame.fixed ? undefined : action
  const aside = { words: [unit, offered?.label ?? ''], rem: frame.locked ? 1.25 : 0, px: offered ? 38 : 6 }
  return (
    <FieldFrame frame={frame}>
      <Box data-state={frame.state} data-filled={shown !== '' || undefined}>
        <Input
          {...input}
          {...control}
          data-size="large"
          {...digits.input}
          readOnly={frame.fixed}
          style={widthsOf(shown, aside)}
        />
        <Suffix id={`${frame.id}-suffix`}>{unit}</Suffix>
        {frame.locked && <Icon shape={LockIcon} />}
        {offered && <FieldAction {...offered} />}
      </Box>
    </FieldFrame>
  )
}
