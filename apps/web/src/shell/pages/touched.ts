import type { ScreenName } from '@kabuto/domain/paths'
import { togetherCall } from '@kabuto/domain/session'
import type { Language } from '@kabuto/domain/shared'
import { readsOf } from '../../firstReads.ts'
import type { Client } from '../data/client.ts'
import type { AskedEarly, BatchAnswer, EarlyRead } from '../data/earlyAnswers.ts'
import type { Credentials } from '../session/session.ts'

/** Within ten seconds, a third of what a server lets a member read: the rest is for what is really opened. */
const MOST_READS = 30
const WINDOW_MS = 10_000

type Reader = {
  client: Pick<Client, 'early' | 'send'>
  wall: () => number
  /** Who reads, in which language. */
  reader: () => { language: Language; credentials: Credentials | undefined }
}

/** Requests in one call what a page reads, while the finger is still on its link; with the signal it gives it up. */
export function touchReader({ client, wall, reader }: Reader) {
  let recent: { at: number; count: number }[] = []

  async function fetchBatch(reads: readonly EarlyRead[], signal: AbortSignal): Promise<BatchAnswer | undefined> {
    const outcome = await client.send(togetherCall, { calls: [...reads] }, { signal, quiet: true })
    // The client has heard the market's time with this answer.
    return outcome.state === 'granted' ? { answers: outcome.value.answers, time: null, at: wall() } : undefined
  }

  function isTooMuch(count: number, now: number): boolean {
    recent = recent.filter(({ at }) => at > now - WINDOW_MS)
    return recent.reduce((sum, each) => sum + each.count, count) > MOST_READS
  }

  return async (screen: ScreenName, query: string, signal: AbortSignal): Promise<void> => {
    const early = await client.early()
    const now = wall()
    const reads = readsOf(screen, query).filter((read) => !early?.has(read, now))
    if (!early || reads.length === 0 || isTooMuch(reads.length, now)) return
    recent.push({ at: now, count: reads.length })
    const { language, credentials } = reader()
    const asked: AskedEarly = {
      begun: now,
      language,
      token: credentials?.token,
      account: credentials?.account,
      reads,
      batch: fetchBatch(reads, signal),
    }
    early.add(asked)
  }
}
