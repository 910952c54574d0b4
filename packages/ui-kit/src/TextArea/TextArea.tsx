import { fill } from '@kabuto/domain/shared'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { boxFace } from '../Field/box.ts'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type TextAreaProps = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'name' | 'onBlur' | 'placeholder'> &
  FrameProps & {
    value: string
    /** Not called while read-only or disabled. */
    onChange?: ((value: string) => void) | undefined
    /** Counted below the box once most of it is used. What is longer stays: the caller says so in `error`. */
    limit: number
    words?: WordsOf<'letters'> | undefined
  }

const Box = styled.textarea`
  width: 100%;
  /* Three lines to begin with, and as many as are written, up to ten. */
  min-height: calc(3lh + 22px);
  max-height: calc(10lh + 22px);
  padding: 10px 14px;
  ${boxFace}
  color: ${k.text.primary};
  font: ${k.type.body};
  /* Below 16 px an iPhone zooms in. */
  font-size: max(16px, 1rem);
  resize: none;
  field-sizing: content;
  &::placeholder {
    color: ${k.text.tertiary};
    opacity: 1;
  }
  &:focus {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
  &[data-state='error']:focus {
    outline-offset: 2px;
  }
  &[aria-disabled='true'] {
    color: ${k.text.disabled};
  }
`

/** From so much of the limit on, the letters are counted. */
const NEAR = 0.8

/** Text of several lines: a reason, an appeal. For a chat there is the ChatComposer. */
export function TextArea(props: TextAreaProps) {
  const { limit, words: own, ...field } = props
  const words = useKitWords({ letters: say.letters }, own)
  // As the rule counts that refuses it.
  const { length } = field.value.trim()
  const counted = length >= limit * NEAR ? fill(words.letters, { n: length, limit }) : field.hint
  const { frame, control, rest } = useFieldFrame({ ...field, hint: counted })
  const { onChange, ...input } = rest
  return (
    <FieldFrame frame={frame}>
      <Box
        {...input}
        {...control}
        rows={3}
        data-state={frame.state}
        readOnly={frame.fixed}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
