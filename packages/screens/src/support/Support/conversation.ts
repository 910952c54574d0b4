import type { Message } from '@kabuto/domain/support'

/** A message of this page that the conversation does not hold yet. */
export type Unsent = { key: string; text: string; at: string; state: 'sending' | 'failed' }

/** As far as it has been read, the newest first, as in the response. */
export type Conversation = {
  rows: readonly Message[]
  next: 'more' | 'loading' | 'failed' | 'end'
  suggestions: readonly string[]
}
