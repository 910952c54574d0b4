import { type Quote, quotesCall, streamCall } from '@kabuto/domain/market'
import type { RefusalCode } from '@kabuto/domain/shared'
import type { Ports } from '../../ports.ts'
import type { Client } from './client.ts'

/** The stream is reopened at most this often, while symbols scroll in and out of view. */
const REOPEN_MS = 300
/** The most symbols that the server allows in one stream; prices of the others are polled. */
const MOST_SYMBOLS = 100
/** The interval of polling, without a stream and for symbols that are not in it. */
const POLL_MS = 5_000
/** After so many streams in a row without any message, all prices are polled. */
const POLL_AFTER = 2
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

const over: ReadonlySet<RefusalCode> = new Set(['sessionEnded', 'loginBanned'])

type Parts = {
  client: Pick<Client, 'send' | 'listen'>
  ports: Pick<Ports, 'random' | 'visibility' | 'wall'>
  /** The symbols with listeners, the most recent first. */
  wanted: () => readonly string[]
  /** `isLate`: from a stream that has been replaced by a newer one. */
  onQuote: (quote: Quote, isLate: boolean) => void
  onUnreadable: () => void
}

/** Call it whenever the wanted symbols change. */
type Update = () => void

const carriedOf = (symbols: readonly string[]): string => symbols.slice(0, MOST_SYMBOLS).toSorted().join(',')

/** One stream for the tab: reopened when other symbols are wanted or it ends, closed while the page is hidden. */
export function connect({ client, ports, wanted, onQuote, onUnreadable }: Parts): Update {
  const { random, visibility, wall } = ports
  let stream: AbortController | undefined
  let carried: string | undefined
  let openedAt = 0
  /** Streams in a row that ended without any message. */
  let failures = 0
  let opening: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let unwatch: (() => void) | undefined

  async function ask(symbols: readonly string[]): Promise<void> {
    if (symbols.length === 0) return
    const outcome = await client.send(quotesCall, { symbols: symbols.slice(0, MOST_SYMBOLS) })
    if (outcome.state === 'granted') for (const quote of outcome.value) onQuote(quote, false)
  }

  /** Symbols that are polled. */
  const uncarried = (): readonly string[] => (failures >= POLL_AFTER ? wanted() : wanted().slice(MOST_SYMBOLS))

  function openIn(ms: number): void {
    opening ??= setTimeout(() => {
      opening = undefined
      void open()
    }, ms)
  }

  function pause(): void {
    clearTimeout(opening)
    clearInterval(polling)
    stream?.abort()
    opening = polling = stream = carried = undefined
  }

  async function open(): Promise<void> {
    stream?.abort()
    const mine = new AbortController()
    stream = mine
    const symbols = carriedOf(wanted())
    carried = symbols
    openedAt = wall()
    polling ??= setInterval(() => void ask(uncarried()), POLL_MS)
    let brought = false
    const outcome = await client.listen(
      streamCall,
      { symbols },
      {
        signal: mine.signal,
        onValue(quote) {
          brought = true
          failures = 0
          onQuote(quote, stream !== mine)
        },
        onUnreadable,
      },
    )
    if (stream !== mine) return
    pause()
    // Retrying is useless after the end of a session or a ban; the next login creates a new feed.
    if (outcome.state === 'refused' && over.has(outcome.refusal.code)) return
    if (!brought) failures += 1
    polling = setInterval(() => void ask(uncarried()), POLL_MS)
    // With jitter, so that not all tabs reconnect at once after an outage.
    openIn(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + random() / 2))
  }

  function onVisibility(): void {
    pause()
    if (!visibility.isVisible()) return
    failures = 0
    // The stream brings only changes, so the current prices are read once.
    void ask(wanted())
    openIn(0)
  }

  return () => {
    const symbols = wanted()
    if (symbols.length === 0) {
      pause()
      unwatch?.()
      unwatch = undefined
      return
    }
    unwatch ??= visibility.watch(onVisibility)
    if (visibility.isVisible() && carriedOf(symbols) !== carried) openIn(Math.max(0, openedAt + REOPEN_MS - wall()))
  }
}
