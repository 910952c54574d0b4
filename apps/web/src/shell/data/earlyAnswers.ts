import type { Language } from '@kabuto/domain/shared'
import type { Credentials } from '../session/session.ts'

/** A read of the contract, as it is sent. */
export type EarlyRead = { path: string; input: object }

/** An envelope, its status, the market's time that came with it, and when it arrived by the device's clock. */
export type Arrived = { answer: unknown; http: number; time: string | null; at: number }

/** The answers to several reads in one call, in the order of the reads. */
export type BatchAnswer = { answers: readonly unknown[]; time: string | null; at: number }

/** What was requested before a page asks for it, for which member and in which language. */
export type AskedEarly = {
  begun: number
  language: Language
  token: string | undefined
  account: string | undefined
  reads: readonly EarlyRead[]
  /** `undefined` where the call failed: each read is then sent by itself. */
  batch: Promise<BatchAnswer | undefined>
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window
  interface Window {
    /** What the page requested before the app had loaded (arrangeFrame.ts). */
    kabutoFirst?: AskedEarly
  }
}

type Asker = { language: Language; credentials: Credentials | undefined; now: number }

/** What was requested longer ago is too old to be used: the app takes a while to load, a page only moments to open. */
const LONGEST_MS = { first: 10_000, next: 2000 }

type Waiting = { asked: AskedEarly; index: number; longest: number }

const keyOf = ({ path, input }: EarlyRead): string => JSON.stringify([path, input])

export type EarlyAnswers = {
  /** Keeps what the page will ask for that is probably opened next. */
  add: (asked: AskedEarly) => void
  /** Whether an answer to this read is there, or on its way. */
  has: (read: EarlyRead, now: number) => boolean
  /** Something has changed or is to be read anew: what was requested before may be older than that. */
  forget: () => void
  /** Gives each answer once, and only to the same member and in the same language. */
  take: (read: EarlyRead, asker: Asker) => Promise<Arrived | undefined>
}

/** Holds answers that were requested before a page asks for them. */
export function earlyAnswers(first: AskedEarly | undefined): EarlyAnswers {
  const waiting = new Map<string, Waiting>()

  function keep(asked: AskedEarly, longest: number): void {
    for (const [index, read] of asked.reads.entries()) waiting.set(keyOf(read), { asked, index, longest })
  }
  if (first) keep(first, LONGEST_MS.first)

  const isFresh = ({ asked, longest }: Waiting, now: number): boolean => now - asked.begun <= longest

  return {
    add(asked) {
      // What nobody has taken would stay for as long as the page does.
      for (const [key, each] of waiting) if (!isFresh(each, asked.begun)) waiting.delete(key)
      keep(asked, LONGEST_MS.next)
    },

    has(read, now) {
      const found = waiting.get(keyOf(read))
      return found !== undefined && isFresh(found, now)
    },

    forget: () => waiting.clear(),

    async take(read, { language, credentials, now }) {
      const key = keyOf(read)
      const found = waiting.get(key)
      waiting.delete(key)
      if (!found || !isFresh(found, now)) return undefined
      const { asked, index } = found
      if (asked.language !== language || asked.token !== credentials?.token) return undefined
      if (asked.account !== credentials?.account) return undefined
      const batch = await asked.batch
      const answer = batch?.answers[index]
      if (!batch || !answer) return undefined
      return { answer, http: 200, time: batch.time, at: batch.at }
    },
  }
}
