import { type ChangeEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CameraIcon, CircleAlertIcon, CircleCheckIcon, type IconShape } from '../icons.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { QuietPress } from './press.ts'
import type { Reencoding } from './reencode.ts'
import { Sending } from './Sending.tsx'
import { Shown } from './Shown.tsx'

export type UploadState =
  | { state: 'empty' }
  /** Per cent of what is on its way, where that is known. */
  | { state: 'sending'; percent?: number | undefined }
  | { state: 'done'; name: string; preview?: string | undefined }
  /** What is wrong and what to do next. */
  | { state: 'failed'; reason: string }

export type ImageUploadProps = {
  label: string
  /** By which a form finds it when the picture is missing. */
  name?: string | undefined
  /** 撮影・選択・見本. */
  hint?: string | undefined
  value: UploadState
  /** A new picture, already re-encoded and marked. */
  onPick: (picture: Blob) => void
  onCancel?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  readOnly?: boolean | undefined
  reencoding: Reencoding
  words?: WordsOf<'cancel' | 'imageUnreadable' | 'remove' | 'replaceImage' | 'sending'> | undefined
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  gap: 6px;
  min-height: 7rem;
  padding: ${k.space[3]};
  border: 1px dashed ${k.line.control};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  color: ${k.text.link};
  font: ${k.type.sub};
  text-align: center;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  &[data-state='sending'],
  &[data-state='done'] {
    border-style: solid;
    border-color: ${k.line.hairline};
    color: ${k.text.primary};
  }
  &[data-state='done'] > svg {
    color: ${k.tone.success.mark};
  }
  &[data-state='failed'] {
    border: 2px solid ${k.part.field.lineError};
    color: ${k.danger.softText};
  }
  &[data-fixed] {
    border-color: transparent;
    background: ${k.bg.sunken};
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

const Choose = styled.label`
  cursor: pointer;
  /* The whole box takes the press. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const FileInput = styled.input`
  ${spokenOnly}
`

const Small = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

/** Over what takes the press of the whole box. */
const Above = styled.span`
  position: relative;
  z-index: 1;
`

const faces: Record<'empty' | 'failed' | 'done', IconShape> = {
  empty: CameraIcon,
  failed: CircleAlertIcon,
  done: CircleCheckIcon,
}

/** One picture: taken, chosen, sent, shown again. It is made smaller and marked before it leaves the phone. */
export function ImageUpload({
  label,
  name,
  hint,
  value,
  onPick,
  onCancel,
  onDelete,
  readOnly = false,
  reencoding,
  words: own,
}: ImageUploadProps) {
  const words = useKitWords(
    {
      cancel: say.cancel,
      imageUnreadable: say.imageUnreadable,
      remove: say.remove,
      replaceImage: say.replaceImage,
      sending: say.sending,
    },
    own,
  )
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState(false)

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.currentTarget.files?.[0]
    // The same file can be chosen again after a failure.
    event.currentTarget.value = ''
    if (!file) return
    try {
      // Fetched when somebody chooses a file.
      const { reencoded } = await import('./reencode.ts')
      const picture = await reencoded(file, reencoding)
      setUnreadable(false)
      onPick(picture)
    } catch {
      // What the browser cannot read as a picture is said below; nothing has left the phone.
      setUnreadable(true)
    }
  }

  const shown: UploadState =
    unreadable && value.state !== 'sending' ? { state: 'failed', reason: words.imageUnreadable } : value
  const picker = (
    <FileInput
      ref={input}
      id={id}
      name={name}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      onChange={(event) => void take(event)}
    />
  )

  if (shown.state === 'sending') {
    return (
      <Box data-state="sending">
        <Sending label={label} percent={shown.percent} onCancel={onCancel} words={words} />
      </Box>
    )
  }
  if (shown.state === 'done') {
    return (
      <Box data-state="done" data-fixed={readOnly || undefined}>
        <Icon shape={faces.done} size="large" />
        <Shown
          label={label}
          name={shown.name}
          preview={shown.preview}
          onReplace={readOnly ? undefined : () => input.current?.click()}
          onDelete={readOnly ? undefined : onDelete}
          words={words}
        />
        {!readOnly && <span hidden>{picker}</span>}
      </Box>
    )
  }
  return (
    <Box data-state={shown.state} data-fixed={readOnly || undefined}>
      <Icon shape={faces[shown.state]} size="large" />
      {readOnly ? <span>{label}</span> : <Choose htmlFor={id}>{label}</Choose>}
      <Small role={shown.state === 'failed' ? 'alert' : undefined}>
        {shown.state === 'failed' ? shown.reason : hint}
      </Small>
      {!readOnly && picker}
      {shown.state === 'failed' && !readOnly && onDelete && (
        <Above>
          <QuietPress
            type="button"
            onClick={() => {
              setUnreadable(false)
              onDelete()
            }}
          >
            {words.remove}
          </QuietPress>
        </Above>
      )}
    </Box>
  )
}
