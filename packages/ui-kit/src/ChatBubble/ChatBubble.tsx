import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type ChatBubbleProps = {
  from: 'me' | 'them'
  children: ReactNode
  /** As it is read. */
  time: string
  /** Of a message of mine. */
  state?: 'sending' | 'sent' | 'read' | undefined
  /** It was not sent; the press sends it again. */
  onResend?: (() => void) | undefined
  /** A card of links or an image below the words. */
  attachment?: ReactNode
  words?: WordsOf<'automatic' | 'fromMe' | 'notSent' | 'read' | 'resend' | 'sending'> | undefined
}

const Message = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${k.space[1]} ${k.space[2]};
  &[data-from='me'] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
  }
`

const Mark = styled.span`
  display: grid;
  svg {
    font-size: 1.25rem;
  }
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${k.bg.surface};
`

const Bubble = styled.div`
  position: relative;
  justify-self: start;
  max-width: min(100%, 17rem);
  padding: 10px 14px;
  border-radius: ${k.radius.lg};
  border-start-start-radius: 4px;
  background: ${k.bg.surface};
  font: ${k.type.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
  word-break: auto-phrase;
  text-wrap: pretty;
  [data-from='me'] > & {
    justify-self: end;
    border-start-start-radius: ${k.radius.lg};
    border-end-end-radius: 4px;
    background: ${k.action.softBg};
    color: ${k.action.softText};
  }
`

const Foot = styled.div`
  grid-column: -2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.micro};
`

const Again = styled.button`
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  margin-block: calc((1.25rem - ${k.size.touchMin}) / 2);
  padding-inline: ${k.space[2]};
  border-radius: ${k.radius.sm};
  color: ${k.danger.softText};
  font: ${k.type.captionStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`

const Failed = styled.span`
  color: ${k.danger.softText};
`

const More = styled.div`
  grid-column: -2;
  justify-self: stretch;
  min-width: 0;
`

/**
 * One message: mine on the right, theirs on the left with the mark and, before the time, that it is a machine that
 * answers.
 */
export function ChatBubble({
  from,
  children,
  time,
  state = 'sent',
  onResend,
  attachment,
  words: own,
}: ChatBubbleProps) {
  const words = useKitWords(
    {
      automatic: say.automatic,
      fromMe: say.fromMe,
      notSent: say.notSent,
      read: say.read,
      resend: say.resend,
      sending: say.sending,
    },
    own,
  )
  const mine = from === 'me'
  return (
    <Message data-from={from}>
      {!mine && (
        <Mark aria-hidden="true">
          <BrandMark />
        </Mark>
      )}
      <Bubble>
        {mine && <Spoken>{words.fromMe}</Spoken>}
        {children}
      </Bubble>
      {attachment && <More>{attachment}</More>}
      <Foot>
        {!mine && <span>{words.automatic}</span>}
        {onResend ? (
          <>
            <Failed>{words.notSent}</Failed>
            <Again type="button" onClick={onResend}>
              {words.resend}
            </Again>
          </>
        ) : (
          <>
            {mine && state !== 'sent' && <span>{state === 'sending' ? words.sending : words.read}</span>}
            <span>{time}</span>
          </>
        )}
      </Foot>
    </Message>
  )
}
