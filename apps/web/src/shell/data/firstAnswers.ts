import type { Language } from '@kabuto/domain/shared'
import type { Credentials } from '../session/session.ts'

/** A read of the contract as it goes over the wire. */
export type FirstRead = { path: string; input: object }

/** What came with an envelope: its time on the market, and when it was there. */
export type Arrived = { answer: unknown; http: number; time: string | null; at: number }

/** What they came to, in the same order. */
export type BatchAnswer = { answers: readonly unknown[]; time: string | null; at: number }

/** What the page asked for before the app was there (arrangeFrame.ts), for whom, and in which language. */
export type FirstAsked = {
  begun: number
  language: Language
  token: string | undefined
  account: string | undefined
  reads: readonly FirstRead[]
  /** Nothing where it was not answered: each read is asked for by itself then. */
  batch: Promise<BatchAnswer | undefined>
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window
  interface Window {
    kabutoFirst?: FirstAsked
  }
}

export type FirstAnswers = (
  read: FirstRead,
  asker: { language: Language; credentials: Credentials | undefined; now: number },
) => Promise<Arrived | undefined>

/** So long after it was asked for an answer may still be the first one of a page. */
const LONGEST = 10_000

/** Gives each answer once, to whom and in the language it was asked for. */
export function firstAnswers(asked: FirstAsked | undefined): FirstAnswers {
  const waiting = new Map(asked?.reads.map(({ path, input }, index) => [JSON.stringify([path, input]), index]))

  return async ({ path, input }, { language, credentials, now }) => {
    const key = JSON.stringify([path, input])
    const index = waiting.get(key)
    waiting.delete(key)
    if (!asked || index === undefined || now - asked.begun > LONGEST) return undefined
    if (asked.language !== language || asked.token !== credentials?.token) return undefined
    if (asked.account !== credentials?.account) return undefined
    const batch = await asked.batch
    const answer = batch?.answers[index]
    if (!batch || !answer) return undefined
    return { answer, http: 200, time: batch.time, at: batch.at }
  }
}
