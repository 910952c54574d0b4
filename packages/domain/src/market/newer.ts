import type { Quote } from './entities.ts'

/** The newer of what was read and of what the stream has brought since. */
export function newerQuote(read: Quote, streamed: Quote | undefined): Quote {
  return streamed && Date.parse(streamed.at) >= Date.parse(read.at) ? streamed : read
}
