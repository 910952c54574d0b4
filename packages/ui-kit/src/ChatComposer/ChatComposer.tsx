import { fill } from '@kabuto/domain/shared'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, use, useId } from 'react'
import { styled } from 'styled-components'
import { boxFace } from '../Field/box.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SendIcon } from '../icons.ts'
import { Offline } from '../base/offline.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { brandPress } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type ChatComposerProps = {
  /** What is written, for screen readers: 質問. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Sends what is in `value`; the owner empties it when it is sent. */
  onSend: () => void
  limit: number
  placeholder?: string | undefined
  /** Above the box: a Banner that warns of a secret, for instance. */
  notice?: ReactNode
  /** On its way: it is not sent twice. */
  sending?: boolean | undefined
  /** Nothing can be sent now, and why. */
  disabledReason?: string | undefined
  words?: WordsOf<'letters' | 'offline' | 'send' | 'sending' | 'tooLong' | 'writeFirst'> | undefined
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[1]};
`

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${k.space[1]};
  /* The icon of the button is at the gutter, its target reaches beyond. */
  margin-inline-end: -10px;
`

const Box = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: ${k.size.touchMin};
  /* As many lines as are written, up to five; where a browser cannot, it scrolls in one. */
  max-height: calc(5lh + 22px);
  padding: 10px ${k.space[4]};
  ${boxFace}
  border-radius: 22px;
  color: ${k.text.primary};
  font: ${k.type.ui};
  font-size: max(16px, 0.9375rem);
  line-height: 1.4;
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
`

const Press = styled.button`
  ${brandPress}
`

const Note = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: end;
  word-break: auto-phrase;
  &[data-failed] {
    color: ${k.danger.softText};
  }
`

/** From so much of the limit on, the letters are counted. */
const NEAR = 0.8

/** Where a message of a chat is written and sent. Enter sends, Shift and Enter begin a line. Goes into an ActionBar. */
export function ChatComposer(props: ChatComposerProps) {
  const { label, value, onChange, onSend, limit, placeholder, notice, sending = false } = props
  const words = useKitWords(
    {
      letters: say.letters,
      offline: say.offline,
      send: say.send,
      sending: say.sending,
      tooLong: say.tooLong,
      writeFirst: say.writeFirst,
    },
    props.words,
  )
  const id = useId()
  const cannotSend = use(Offline)
  const barred = props.disabledReason ?? (cannotSend ? words.offline : undefined)
  // Counted as the rule that refuses it counts.
  const { length } = value.trim()
  const over = length > limit
  const empty = length === 0
  const seen =
    barred ??
    (over
      ? fill(words.tooLong, { limit, n: length - limit })
      : length >= limit * NEAR
        ? fill(words.letters, { limit, n: length })
        : undefined)
  const blocked = barred !== undefined || over || empty

  function send(): void {
    if (!blocked && !sending) onSend()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    send()
  }

  function press(event: KeyboardEvent): void {
    const { isComposing, keyCode } = event.nativeEvent
    // Enter that ends a conversion does not send; in Safari only the key code shows it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    send()
  }

  return (
    <Form onSubmit={submit}>
      {notice}
      <Line>
        <Box
          aria-label={label}
          rows={1}
          value={value}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          data-state={over ? 'error' : undefined}
          aria-invalid={over || undefined}
          aria-describedby={seen === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Press
          type="submit"
          aria-busy={sending || undefined}
          aria-disabled={blocked || sending || undefined}
          aria-describedby={blocked ? `${id}-${seen === undefined ? 'first' : 'note'}` : undefined}
        >
          <Icon shape={SendIcon} />
          <Spoken>{sending ? words.sending : words.send}</Spoken>
        </Press>
      </Line>
      {seen !== undefined && (
        <Note id={`${id}-note`} data-failed={over || undefined}>
          {seen}
        </Note>
      )}
      {/* An empty box shows why nothing can be sent; screen readers need the words. */}
      <span id={`${id}-first`} hidden>
        {words.writeFirst}
      </span>
    </Form>
  )
}
