import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Box, Input, Suffix, widthsOf } from '../Field/box.ts'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'
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
    action?: { label: string; onPress: () => void } | undefined
  }

const Fill = styled.button`
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

/** An amount typed by hand, grouped while it is typed. Prices and quantities, which move in steps, have steppers. */
export function AmountField(props: AmountFieldProps) {
  const { frame, control, rest } = useFieldFrame(props, true)
  const { value, onChange, unit, decimals = 0, action, ...input } = rest
  const digits = useDigits({ value, onChange, decimals })
  const shown = digits.shown || (props.placeholder ?? '')
  const offered = frame.fixed ? undefined : action
  const aside = { words: unit + (offered?.label ?? ''), rem: frame.locked ? 1.25 : 0, px: offered ? 38 : 6 }
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
        {offered && (
          <Fill type="button" onClick={offered.onPress}>
            {offered.label}
          </Fill>
        )}
      </Box>
    </FieldFrame>
  )
}
