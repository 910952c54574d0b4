import { type Quote, quotesCall, streamCall } from '@kabuto/domain/market'
import type { RefusalCode } from '@kabuto/domain/shared'
import type { Ports } from '../../ports.ts'
import type { Client } from './client.ts'

/** Symbols that scroll by are gathered: the stream is opened anew at most so often. */
const REOPEN_MS = 300
/** How many symbols the server lets one stream carry; what is beyond is asked for. */
const MOST_SYMBOLS = 100
/** While there is no stream, and for what it does not carry. */
const POLL_MS = 5_000
/** So many streams in a row that brought nothing, and prices are asked for meanwhile. */
const POLL_AFTER = 2
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

const over: ReadonlySet<RefusalCode> = new Set(['sessionEnded', 'loginBanned'])

type Parts = {
  client: Pick<Client, 'send' | 'listen'>
  ports: Pick<Ports, 'random' | 'visibility' | 'wall'>
  /** What is listened to now, the latest first. */
  wanted: () => readonly string[]
  /** `isLate`: of a stream that another has taken the place of. */
  onQuote: (quote: Quote, isLate: boolean) => void
  onUnreadable: () => void
}

/** What is to be called whenever other symbols are wanted. */
type Update = () => void

const carriedOf = (symbols: readonly string[]): string => symbols.slice(0, MOST_SYMBOLS).toSorted().join(',')

/** One stream for the tab, opened anew when other symbols are wanted or it ends, silent while the page is hidden. */
export function connect({ client, ports, wanted, onQuote, onUnreadable }: Parts): Update {
  const { random, visibility, wall } = ports
  let stream: AbortController | undefined
  let carried: string | undefined
  let openedAt = 0
  /** Streams in a row that ended before they brought anything. */
  let failures = 0
  let opening: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let unwatch: (() => void) | undefined

  async function ask(symbols: readonly string[]): Promise<void> {
    if (symbols.length === 0) return
    const outcome = await client.send(quotesCall, { symbols: symbols.slice(0, MOST_SYMBOLS) })
    if (outcome.state === 'granted') for (const quote of outcome.value) onQuote(quote, false)
  }

  /** What no stream brings now. */
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
    // However often one asks, a session that ended stays so, and so does a ban; another login makes another feed.
    if (outcome.state === 'refused' && over.has(outcome.refusal.code)) return
    if (!brought) failures += 1
    polling = setInterval(() => void ask(uncarried()), POLL_MS)
    // Not all tabs at once, where a server comes back for everybody.
    openIn(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + random() / 2))
  }

  function onVisibility(): void {
    pause()
    if (!visibility.isVisible()) return
    failures = 0
    // What has changed meanwhile is not waited for until it changes again.
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
