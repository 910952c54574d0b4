import type { Language } from '@kabuto/domain/shared'
import type { Credentials } from '../session/session.ts'

/** A read of the contract, as it is sent. */
export type FirstRead = { path: string; input: object }

/** An envelope, its status, the market's time that came with it, and when it arrived by the device's clock. */
export type Arrived = { answer: unknown; http: number; time: string | null; at: number }

/** The answers to several reads in one call, in the order of the reads. */
export type BatchAnswer = { answers: readonly unknown[]; time: string | null; at: number }

/** What the page requested before the app had loaded (arrangeFrame.ts), for which member and in which language. */
export type FirstAsked = {
  begun: number
  language: Language
  token: string | undefined
  account: string | undefined
  reads: readonly FirstRead[]
  /** `undefined` where the call failed: the app then sends each read by itself. */
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

/** An answer that was requested longer ago is too old to be used. */
const LONGEST = 10_000

/** Gives each answer once, and only to the same member and in the same language. */
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
