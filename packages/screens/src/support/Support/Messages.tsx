import { formatClock, formatMoment, type Instant, tokyoTime } from '@kabuto/domain/shared'
import type { Message } from '@kabuto/domain/support'
import { Button, ChatBubble, List, ListRow, Stack, useKitLocale } from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation, Unsent } from './conversation.ts'

type MessagesProps = {
  conversation: Conversation
  unsent: readonly Unsent[]
  now: Instant
  /** Starts at the top, where something is to be seen first. */
  fromTop: boolean
  onOlder: () => void
  onResend: (key: string) => void
}

/** Scrolls to the newest; older messages are above. */
function readOnFrom(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'end', behavior: 'instant' })
}

/** What was said, the newest at the end, and what is still on its way. */
export function Messages({ conversation, unsent, now, fromTop, onOlder, onResend }: MessagesProps) {
  const { t } = useTranslation('support')
  const locale = useKitLocale()
  const { rows, next } = conversation
  // With `fromTop` it scrolls down only once there is a new message.
  const [first] = useState(rows[0]?.id)
  const newest = unsent.at(-1)?.key ?? rows[0]?.id

  function timeOf(at: string): string {
    const time = Date.parse(at)
    return tokyoTime(time).day === tokyoTime(now).day ? formatClock(time) : formatMoment(time, locale, { now })
  }

  return (
    <Stack gap="3">
      {next !== 'end' && (
        <Button kind="line" size="medium" loading={next === 'loading'} onClick={onOlder}>
          {t(next === 'failed' ? 'olderAgain' : 'older')}
        </Button>
      )}
      <div role="log" aria-label={t('log')}>
        <Stack gap="3">
          {rows.toReversed().map((message) => (
            <ChatBubble
              key={message.id}
              from={message.from === 'member' ? 'me' : 'them'}
              time={timeOf(message.at)}
              attachment={message.links.length > 0 ? <Links {...message} /> : undefined}
            >
              {message.text}
            </ChatBubble>
          ))}
          {unsent.map(({ key, text, at, state }) => (
            <ChatBubble
              key={key}
              from="me"
              time={timeOf(at)}
              state="sending"
              onResend={state === 'failed' ? () => onResend(key) : undefined}
            >
              {text}
            </ChatBubble>
          ))}
        </Stack>
      </div>
      {/* Another one with each newest message. */}
      <div key={newest} ref={fromTop && newest === first ? undefined : readOnFrom} />
    </Stack>
  )
}

/** Where an answer leads. */
function Links({ links, text }: Pick<Message, 'links' | 'text'>) {
  return (
    <List label={text} card>
      {links.map(({ label, href }) => (
        <ListRow key={href} icon={ReceiptTextIcon} title={label} href={href} />
      ))}
    </List>
  )
}
