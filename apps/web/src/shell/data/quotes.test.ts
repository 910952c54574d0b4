import { type Quote, sampleQuote } from '@kabuto/domain/market'
import { refuse } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { accountAtom } from '../app.ts'
import type { Client, Outcome } from './client.ts'
import { createQuoteFeed, quotesAtom } from './quotes.ts'
import { bench, fakeVisibility, settle, useFakePage, now } from './testing.ts'

useFakePage()

type Stream = {
  symbols: string
  isOpen: () => boolean
  bring: (quote: Partial<Quote>) => void
  bringNonsense: () => void
  end: (outcome?: Outcome<undefined>) => Promise<void>
}

const MINUTE_PAST = '2026-11-20T14:33:00+09:00'

const quote = (change: Partial<Quote> = {}): Quote => ({ ...sampleQuote, at: '2026-11-20T14:32:00+09:00', ...change })

/** A server of prices, without a line to it. */
function room() {
  const streams: Stream[] = []
  const asked: string[][] = []
  let refusesToTell = false
  const visibility = fakeVisibility()
  const client = {
    send: (_call: unknown, { symbols }: { symbols: string[] }) => {
      asked.push(symbols)
      if (refusesToTell) return Promise.resolve({ state: 'refused', refusal: refuse('systemBusy', { reference: 'x' }) })
      const value = symbols.map((symbol) => quote({ symbol, price: '3000', at: MINUTE_PAST }))
      return Promise.resolve({ state: 'granted', value, msg: '' })
    },
    listen: (
      _call: unknown,
      { symbols }: { symbols: string },
      heard: { signal: AbortSignal; onValue: (quote: Quote) => void; onUnreadable: () => void },
    ) =>
      new Promise<Outcome<undefined>>((resolve) => {
        let isOpen = true
        const close = (outcome: Outcome<undefined>): void => {
          isOpen = false
          resolve(outcome)
        }
        heard.signal.addEventListener('abort', () => close({ state: 'lost', refusal: refuse('offline', {}) }))
        streams.push({
          symbols,
          isOpen: () => isOpen,
          bring: (change) => heard.onValue(quote(change)),
          bringNonsense: heard.onUnreadable,
          async end(outcome = { state: 'granted', value: undefined, msg: '' }) {
            close(outcome)
            await settle()
          },
        })
      }),
  }
  const feed = createQuoteFeed(client as unknown as Pick<Client, 'send' | 'listen'>, {
    random: () => 0.5,
    visibility,
    wall: () => now(),
  })
  /** A part of the kit that shows one symbol. */
  function show(symbol: string) {
    const reported: string[] = []
    const { get, subscribe } = feed.quotes(symbol)
    const hide = subscribe(() => reported.push(get()?.price ?? ''))
    return { reported, hide, get }
  }
  const current = (): Stream => {
    const stream = streams.at(-1)
    if (!stream) throw new Error('no stream was opened')
    return stream
  }
  const tellNothing = (): void => void (refusesToTell = true)
  return { streams, asked, visibility, feed, show, current, tellNothing }
}

describe('one stream', () => {
  test('carries all that is shown, and each part hears its own symbol', async () => {
    const { streams, show, current } = room()
    const one = show('0712')
    const same = show('0712')
    const other = show('0A1B')
    await settle()
    expect(streams.map(({ symbols }) => symbols)).toEqual(['0712,0A1B'])
    expect(one.get()).toBeUndefined()
    current().bring({ symbol: '0712', price: '2846' })
    current().bring({ symbol: '0A1B', price: '620' })
    expect([one.reported, same.reported, other.reported]).toEqual([['2846'], ['2846'], ['620']])
    expect(one.get()?.price).toBe('2846')
  })

  test('is told in beats: the first at once, then the newest of each symbol every 400 ms', async () => {
    const { show, current } = room()
    const one = show('0712')
    const other = show('0A1B')
    await settle()
    current().bring({ symbol: '0712', price: '2846' })
    await settle()
    for (const price of ['2847', '2848', '2849']) current().bring({ symbol: '0712', price })
    current().bring({ symbol: '0A1B', price: '620' })
    await settle(390)
    expect([one.reported, other.reported, one.get()?.price]).toEqual([['2846'], [], '2849'])
    await settle(10)
    expect([one.reported, other.reported]).toEqual([['2846', '2849'], ['620']])
    current().bring({ symbol: '0A1B', price: '621' })
    await settle(400)
    expect(other.reported).toEqual(['620', '621'])
    await settle(1_000)
    current().bring({ symbol: '0712', price: '2850' })
    expect(one.reported).toEqual(['2846', '2849', '2850'])
  })

  test('is opened anew at most every 300 ms, whatever scrolls by', async () => {
    const { streams, show } = room()
    for (let row = 10; row < 40; row += 1) {
      show(`07${row}`).hide()
      show(`08${row}`)
      await settle(20)
    }
    await settle(1_000)
    // 600 ms of scrolling: at the start, after 300 and 600 ms, and at the end.
    expect(streams.length).toBeLessThanOrEqual(4)
    expect(streams.at(-1)?.symbols.split(',')).toHaveLength(30)
    expect(streams.filter(({ isOpen }) => isOpen())).toHaveLength(1)
  })

  test('is not opened anew for a symbol that it carries already', async () => {
    const { streams, show } = room()
    show('0712')
    await settle(1_000)
    show('0712').hide()
    await settle(1_000)
    expect(streams).toHaveLength(1)
  })

  test('goes on for whoever still listens, and a part that leaves twice takes nobody along', async () => {
    const { streams, show, current } = room()
    const [leaves, stays] = [show('0712'), show('0712')]
    await settle()
    leaves.hide()
    await settle(1_000)
    current().bring({ symbol: '0712', price: '2846' })
    expect([leaves.reported, stays.reported]).toEqual([[], ['2846']])
    stays.hide()
    const next = show('0712')
    await settle(1_000)
    leaves.hide()
    stays.hide()
    await settle(1_000)
    current().bring({ symbol: '0712', price: '2850' })
    expect(next.reported).toEqual(['2850'])
    expect(streams.filter(({ isOpen }) => isOpen())).toHaveLength(1)
  })

  test('that is not open yet is not opened once nobody sees the page', async () => {
    const { streams, visibility, show } = room()
    show('0712')
    visibility.show(false)
    await settle(1_000)
    expect(streams).toHaveLength(0)
  })

  test('of other symbols opens at once where none was opened just now, and else 300 ms after', async () => {
    const { streams, show } = room()
    show('0712')
    await settle()
    expect(streams).toHaveLength(1)
    show('0A1B')
    await settle(299)
    expect(streams).toHaveLength(1)
    await settle(1)
    expect(streams).toHaveLength(2)
    await settle(5_000)
    show('0B22')
    await settle()
    expect(streams).toHaveLength(3)
  })

  test('ends when nobody listens, and so does every timer', async () => {
    const { asked, streams, visibility, show, current } = room()
    const only = show('0712')
    await settle()
    only.hide()
    await settle(60_000)
    expect(current().isOpen()).toBe(false)
    expect([streams.length, asked.length, visibility.watchers()]).toEqual([1, 0, 0])
  })

  test('carries at most 100 symbols, those that were asked for last; the others are asked for', async () => {
    const { asked, show, current } = room()
    for (let row = 100; row < 220; row += 1) show(`0${row}`)
    await settle(400)
    const carried = current().symbols.split(',')
    expect([carried.length, carried[0], carried.at(-1)]).toEqual([100, '0120', '0219'])
    await settle(5_000)
    expect(asked).toEqual([Array.from({ length: 20 }, (_, row) => `0${119 - row}`)])
    // And no more than 100 of those at once.
    for (let row = 220; row < 320; row += 1) show(`0${row}`)
    await settle(5_000)
    expect(asked.at(-1)).toEqual(Array.from({ length: 100 }, (_, row) => `0${219 - row}`))
  })
})

describe('a quote that cannot be taken is dropped and counted', () => {
  test.each([
    ['a price of nothing', { price: '0' }, 'absurd'],
    ['a price below nothing', { price: '-5' }, 'absurd'],
    ['a price of 1e12', { price: '1000000000000' }, 'absurd'],
    ['another symbol', { symbol: '0A1B' }, 'otherSymbol'],
    ['one from before', { at: '2026-11-20T14:31:59+09:00' }, 'outOfOrder'],
  ] as const)('%s', async (_, odd, why) => {
    const { feed, show, current } = room()
    const shown = show('0712')
    await settle()
    current().bring({ symbol: '0712', price: '2846' })
    current().bring({ symbol: '0712', price: '2850', ...odd })
    expect(shown.reported).toEqual(['2846'])
    expect(shown.get()?.price).toBe('2846')
    expect(feed.dropped()).toEqual({ absurd: 0, late: 0, outOfOrder: 0, otherSymbol: 0, unreadable: 0, [why]: 1 })
  })

  test('but not another price of the same moment', async () => {
    const { feed, show, current } = room()
    const shown = show('0712')
    await settle()
    current().bring({ symbol: '0712', price: '2846' })
    current().bring({ symbol: '0712', price: '2847' })
    expect([shown.reported, feed.dropped().outOfOrder]).toEqual([['2846', '2847'], 0])
  })

  test('one that is no quote at all', async () => {
    const { feed, show, current } = room()
    show('0712')
    await settle()
    current().bringNonsense()
    expect(feed.dropped().unreadable).toBe(1)
  })

  test('one of a stream that another has taken the place of', async () => {
    const { feed, streams, show } = room()
    const shown = show('0712')
    await settle(400)
    show('0A1B')
    await settle(400)
    streams[0]?.bring({ symbol: '0712', price: '1' })
    expect(shown.reported).toEqual([])
    expect(feed.dropped().late).toBe(1)
  })
})

describe('a hidden page', () => {
  test('hears nothing and asks for nothing; shown again it takes a snapshot and goes on', async () => {
    const { asked, streams, visibility, show, current } = room()
    const shown = show('0712')
    await settle()
    current().bring({ symbol: '0712', price: '2846' })
    visibility.show(false)
    await settle(60_000)
    show('0A1B')
    await settle(60_000)
    expect([streams.length, current().isOpen(), asked.length]).toEqual([1, false, 0])
    visibility.show(true)
    await settle()
    expect(asked).toEqual([['0A1B', '0712']])
    expect(shown.reported).toEqual(['2846', '3000'])
    expect(streams.at(-1)?.symbols).toBe('0712,0A1B')
    current().bring({ symbol: '0712', price: '3001', at: '2026-11-20T14:33:01+09:00' })
    expect(shown.get()?.price).toBe('3001')
  })
})

describe('a stream that ends', () => {
  test('is opened again after a while that grows and is never quite the same', async () => {
    const { streams, show, current } = room()
    show('0712')
    await settle()
    current().bring({ symbol: '0712' })
    await current().end()
    await settle(749)
    expect(streams).toHaveLength(1)
    await settle(1)
    expect(streams).toHaveLength(2)
    await current().end()
    await settle(1_499)
    expect(streams).toHaveLength(2)
    await settle(1)
    expect(streams).toHaveLength(3)
  })

  test('twice without a price is helped out by asking, until it brings one', async () => {
    const { asked, show, current } = room()
    const shown = show('0712')
    await settle()
    await current().end()
    await settle(1_500)
    await current().end({ state: 'refused', refusal: refuse('tooOften', { retryAt: MINUTE_PAST }) })
    await settle(5_000)
    expect(asked).toEqual([['0712']])
    expect(shown.reported).toEqual(['3000'])
    current().bring({ symbol: '0712', price: '3001', at: MINUTE_PAST })
    await settle(60_000)
    expect(asked).toHaveLength(1)
  })

  test('and prices that are not told change nothing', async () => {
    const { asked, show, current, tellNothing } = room()
    const shown = show('0712')
    await settle()
    current().bring({ symbol: '0712', price: '2846' })
    tellNothing()
    for (const wait of [1_500, 3_000, 6_000]) {
      await current().end()
      await settle(wait)
    }
    await settle(5_000)
    expect(asked.length).toBeGreaterThan(0)
    expect([shown.reported, shown.get()?.price]).toEqual([['2846'], '2846'])
  })

  test.each([refuse('sessionEnded', {}), refuse('loginBanned', { reason: '不正利用の調査' })])(
    'for a session that is over, $code, is not opened again',
    async (refusal) => {
      const { asked, streams, show, current } = room()
      show('0712')
      await settle()
      await current().end({ state: 'refused', refusal })
      await settle(600_000)
      expect([streams.length, asked.length]).toEqual([1, 0])
    },
  )
})

test('each member has a feed of their own', () => {
  const { store, become } = bench()
  const mine = store.get(quotesAtom)
  expect(store.get(quotesAtom)).toBe(mine)
  become('0000000002')
  expect(store.get(accountAtom)).toBe('0000000002')
  expect(store.get(quotesAtom)).not.toBe(mine)
})
