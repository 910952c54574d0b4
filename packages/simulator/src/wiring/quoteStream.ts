import { isSymbol } from '@kabuto/domain/market'
import { type Refusal, refuse } from '@kabuto/domain/shared'
import type { Brokerage } from './brokerage.ts'

/** Four times a second: as often as a price can change. */
const EVERY_MS = 250
const MOST_SYMBOLS = 100
/** Proxies close a quiet connection; a comment keeps it open. */
const HEARTBEAT_TICKS = 60

/** More than anybody has windows open. */
const MOST_STREAMS = 10

/** Where the text of one stream goes. */
export type Sink = {
  write: (text: string) => void
  /** A slow reader gets the next price when there is room again: an old one is worth nothing. */
  isFull: () => boolean
  end: () => void
}

type Listener = {
  member: string
  sink: Sink
  symbols: readonly string[]
  sent: Map<string, string>
  isLive: () => Promise<boolean>
}

export type Listening = Pick<Listener, 'member' | 'isLive'> & {
  typed: string
  /** Opens the stream; `leave` is called when the reader goes. Nothing where the reader has gone already. */
  open: (leave: () => void) => Sink | undefined
}

export type QuoteStream = {
  /** What a member is refused, if they are: that it is no list of symbols, or that they have as many as they may. */
  listen: (listening: Listening) => Refusal | undefined
  open: () => number
  close: () => void
}

type StreamParts = {
  brokerage: Pick<Brokerage, 'now' | 'quotes'>
  /** Calls back every so many milliseconds until it is stopped. */
  every: (ms: number, run: () => Promise<void>) => () => void
  report: (fault: unknown) => void
  /** How many streams a member may have. */
  most?: number | undefined
}

/** The status with which a host answers a refusal of `listen`. */
export const statusOfRefused = ({ code }: Refusal): 400 | 429 => (code === 'streamsFull' ? 429 : 400)

/**
 * Prices as server-sent events. One clock for all listeners: each quote is worked out and written as text once, however
 * many read it.
 */
export function createQuoteStream({ brokerage, every, report, most = MOST_STREAMS }: StreamParts): QuoteStream {
  const listeners = new Set<Listener>()
  let stop: (() => void) | undefined
  let ticks = 0

  function forget(listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }

  function end(listener: Listener): void {
    forget(listener)
    listener.sink.end()
  }

  function send({ sink, symbols, sent }: Listener, texts: ReadonlyMap<string, string>): void {
    if (sink.isFull()) return
    let news = ''
    for (const symbol of symbols) {
      const text = texts.get(symbol)
      if (text === undefined || sent.get(symbol) === text) continue
      sent.set(symbol, text)
      news += text
    }
    if (news !== '') sink.write(news)
    else if (ticks % HEARTBEAT_TICKS === 0) sink.write(':\n\n')
  }

  async function tick(): Promise<void> {
    ticks += 1
    const now = await brokerage.now()
    const wanted = new Set([...listeners].flatMap(({ symbols }) => symbols))
    const texts = new Map(
      brokerage.quotes([...wanted], now).map((quote) => [quote.symbol, `data: ${JSON.stringify(quote)}\n\n`]),
    )
    for (const listener of listeners) send(listener, texts)
    if (ticks % HEARTBEAT_TICKS === 0) for (const listener of listeners) if (!(await listener.isLive())) end(listener)
  }

  return {
    open: () => listeners.size,
    close() {
      for (const listener of listeners) end(listener)
    },
    listen({ member, isLive, typed, open }) {
      const symbols = [...new Set(typed.split(','))]
      if (symbols.length > MOST_SYMBOLS || !symbols.every(isSymbol)) return refuse('requestFailed', { status: 400 })
      if ([...listeners].filter((other) => other.member === member).length >= most)
        return refuse('streamsFull', { max: most })
      let listener: Listener | undefined
      const sink = open(() => listener && forget(listener))
      if (!sink) return undefined
      listener = { member, sink, symbols, sent: new Map(), isLive }
      listeners.add(listener)
      stop ??= every(EVERY_MS, () => tick().catch(report))
      return undefined
    },
  }
}
