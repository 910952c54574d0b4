import type { Quote } from './entities.ts'

/** The newer of the quote that was read and the one from the stream. */
export function newerQuote(read: Quote, streamed: Quote | undefined): Quote {
  return streamed && Date.parse(streamed.at) >= Date.parse(read.at) ? streamed : read
}
