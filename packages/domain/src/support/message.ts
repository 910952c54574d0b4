import type { InputOf } from '../shared/wire/call.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { sendMessageCall } from './contract.ts'

export type MessageDraft = { text: string }

export const emptyMessage: MessageDraft = { text: '' }

/** As much as a call takes of anything typed. */
export const MESSAGE_LENGTH = 200

/** The text is kept as it was typed, full-width letters too: it is read, not compared. */
export function checkMessage({ text }: MessageDraft): Refusal[] {
  const { length } = text.trim()
  if (length === 0) return [refuse('required', { field: 'text' }, 'text')]
  return length > MESSAGE_LENGTH
    ? [refuse('aboveMaximum', { max: String(MESSAGE_LENGTH), unit: 'letters' }, 'text')]
    : []
}

export function toMessageRequest({ text }: MessageDraft, conversation?: string): InputOf<typeof sendMessageCall> {
  return { text: text.trim(), ...(conversation === undefined ? {} : { conversation }) }
}
