import { useState } from 'react'
import { styled } from 'styled-components'
import { Box, Input, widthsOf } from '../Field/box.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { FieldFrame, useFieldFrame } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EyeIcon, EyeOffIcon, LockIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type PasswordFieldProps = Omit<
  FieldProps,
  'type' | 'suffix' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
  autoComplete: 'current-password' | 'new-password' | 'off'
  words?: WordsOf<'showPassword'> | undefined
}

const Toggle = styled.button`
  ${touchTarget}
  align-self: stretch;
  margin-inline-end: -12px;
  color: ${k.text.secondary};
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** A password: hidden until the eye is pressed, pasting allowed. Show its error after sending only. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control, rest } = useFieldFrame(props)
  const { onChange, words: own, ...input } = rest
  const words = useKitWords({ showPassword: say.showPassword }, own)
  const [shown, setShown] = useState(false)
  const text = props.value || (props.placeholder ?? '')
  return (
    <FieldFrame frame={frame}>
      <Box data-state={frame.state} data-filled={text !== '' || undefined}>
        <Input
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={frame.fixed}
          style={widthsOf(text, { px: 44 })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {frame.locked ? (
          <Icon shape={LockIcon} />
        ) : (
          <Toggle
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            // The caret stays where it is, and so does a phone's keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          >
            <Icon shape={shown ? EyeIcon : EyeOffIcon} />
            <Spoken>{words.showPassword}</Spoken>
          </Toggle>
        )}
      </Box>
    </FieldFrame>
  )
}
