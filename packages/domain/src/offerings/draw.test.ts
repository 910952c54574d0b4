import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  drawLots,
  closesIn,
  entropyOf,
  type PublishedDraw,
  seedHashOf,
  type Ticket,
  ticketsHashOf,
  verifyDraw,
} from './draw.ts'

const numbered = (lots: readonly number[]): Ticket[] => lots.map((count, index) => ({ number: index + 1, lots: count }))
const tickets = numbered([3, 2, 4])
const entropy = entropyOf('2026-11-24', [
  { name: 'nikkei225', value: '48312.40' },
  { name: 'topix', value: '3341.82' },
])

function published(seed: string, over: readonly Ticket[], totalLots: number, mixed = entropy): PublishedDraw {
  const terms = { offerId: 'ipo-1', totalLots }
  const drawn = drawLots({ ...terms, seed, entropy: mixed, tickets: over })
  return {
    ...terms,
    seed,
    entropy: mixed,
    seedHash: seedHashOf(seed, terms),
    tickets: over,
    ticketsHash: ticketsHashOf(over),
    results: drawn,
  }
}

const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
const manyTickets = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 30 }).map(numbered)
const ordersOf = (draws: readonly PublishedDraw[]): Set<string> =>
  new Set(draws.map(({ results }) => results.map(({ number }) => number).join('')))

describe('the draw', () => {
  test('is the same whoever draws, and gives out no lot twice', () => {
    const { results } = published('kabuto', tickets, 5)
    expect(results.reduce((total, { won }) => total + won, 0)).toBe(5)
    expect(results).toEqual(published('kabuto', tickets.toReversed(), 5).results)
  })

  test('a ticket that was taken back wins nothing, and its number is no gap', () => {
    const draw = published('kabuto', numbered([3, 0, 4]), 100)
    expect(verifyDraw(draw)).toEqual({ fair: true })
    expect(draw.results.find(({ number }) => number === 2)).toEqual({ number: 2, won: 0 })
  })

  test('its hashes are SHA-256 of JSON', () => {
    // printf '[]' | sha256sum
    expect(ticketsHashOf([])).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945')
    // printf '["ipo-1",5,"abc"]' | sha256sum
    expect(seedHashOf('abc', { offerId: 'ipo-1', totalLots: 5 })).toBe(
      'bc5620fd6eebd8490695a7afe0c879ea9c822585e3657b43d3537cd97533ab64',
    )
    // printf '[[1,3],[2,2]]' | sha256sum
    expect(ticketsHashOf(numbered([3, 2]).toReversed())).toBe(
      '52a83a8834e269421b93d3de1a8a1322d3613d82df66c9a39763c8c86c20cc90',
    )
  })

  test('parts that are cut elsewhere are other parts', () => {
    expect(seedHashOf('2\nb', { offerId: 'a', totalLots: 1 })).not.toBe(
      seedHashOf('b', { offerId: 'a\n1', totalLots: 2 }),
    )
    expect(ticketsHashOf(numbered([12]))).not.toBe(ticketsHashOf(numbered([1, 2])))
    expect(seedHashOf('\ud800', { offerId: 'a', totalLots: 1 })).not.toBe(
      seedHashOf('\ud801', { offerId: 'a', totalLots: 1 }),
    )
  })

  test('another seed draws in another order, and so does another close of the market', () => {
    expect(
      ordersOf(['s1', 's2', 's3', 's4', 's5', 's6'].map((seed) => published(seed, tickets, 9))).size,
    ).toBeGreaterThan(1)
    expect(
      ordersOf(['1', '2', '3', '4', '5', '6'].map((close) => published('kabuto', tickets, 9, close))).size,
    ).toBeGreaterThan(1)
  })

  test('the closes are written in one way', () => {
    expect(entropy).toBe('["2026-11-24","nikkei225 48312.40","topix 3341.82"]')
    expect(
      entropyOf('2026-11-24', [
        { name: 'topix', value: '3341.82' },
        { name: 'nikkei225', value: '48312.40' },
      ]),
    ).toBe(entropy)
  })

  test('the closes can be read back, and nothing else is taken for one', () => {
    expect(closesIn(entropy)).toEqual({ nikkei225: '48312.40', topix: '3341.82' })
    expect(closesIn('["2026-11-24","nikkei225",48312.40]')).toEqual({})
    expect(closesIn('')).toEqual({})
  })

  test('any seed verifies, and never gives out more than there is or than was asked for', () => {
    const fair = fc.property(
      texts,
      texts,
      manyTickets,
      fc.integer({ min: 0, max: 100 }),
      (seed, mixed, over, totalLots) => {
        const draw = published(seed, over, totalLots, mixed)
        expect(verifyDraw(draw)).toEqual({ fair: true })
        const asked = over.reduce((total, { lots }) => total + lots, 0)
        expect(draw.results.reduce((total, { won }) => total + won, 0)).toBe(Math.min(totalLots, asked))
        expect(draw.results.every(({ number, won }) => won <= (over[number - 1]?.lots ?? 0))).toBe(true)
      },
    )
    fc.assert(fair, { seed: 20_261_120, numRuns: 200 })
  })
})

describe('tampering is found', () => {
  const draw = published('kabuto', tickets, 5)
  const hashed = (changed: readonly Ticket[]) => ({
    tickets: changed,
    ticketsHash: ticketsHashOf(changed),
    results: drawLots({ ...draw, tickets: changed }),
  })

  test.each([
    ['another seed', { seed: 'kabut0' }, 'seed'],
    ['another hash', { seedHash: seedHashOf('x', draw) }, 'seed'],
    ['more lots', { totalLots: 6 }, 'seed'],
    ['another offer', { offerId: 'ipo-3' }, 'seed'],
    ['one ticket more', { tickets: numbered([3, 2, 4, 1]) }, 'tickets'],
    ['one ticket less', { tickets: tickets.slice(0, 2) }, 'tickets'],
    ['other lots on a ticket', { tickets: numbered([4, 3, 5]) }, 'tickets'],
    ['a number twice, with all to match', hashed([...tickets, { number: 1, lots: 3 }]), 'tickets'],
    ['a number that was chosen, with all to match', hashed([...tickets, { number: 17, lots: 3 }]), 'tickets'],
    [
      'numbers from nought, with all to match',
      hashed(tickets.map(({ number, lots }) => ({ number: number - 1, lots }))),
      'tickets',
    ],
    ['an application taken out, with all to match', hashed(tickets.slice(1)), 'tickets'],
    ['half a number, with all to match', hashed([{ number: 0.5, lots: 1 }, ...tickets]), 'tickets'],
    ['a ticket for less than nothing, with all to match', hashed(numbered([3, -2, 4])), 'tickets'],
    ['a result left out', { results: draw.results.slice(1) }, 'results'],
    ['a winner without a ticket', { results: [...draw.results, { number: 4, won: 1 }] }, 'results'],
    [
      'a lot given away',
      { results: draw.results.map((winner, index) => (index === 0 ? { ...winner, won: winner.won - 1 } : winner)) },
      'results',
    ],
    ['two winners exchanged', { results: draw.results.toReversed() }, 'results'],
  ] as const)('%s', (_, changed, because) =>
    expect(verifyDraw({ ...draw, ...changed })).toEqual({ fair: false, because }),
  )

  test('any other close of the market, where there are enough applications for no two orders to be alike', () => {
    const { entropy: _, ...rest } = published('kabuto', numbered(Array.from({ length: 20 }, () => 1)), 10)
    const found = fc.property(
      texts.filter((mixed) => mixed !== entropy),
      (mixed) => {
        expect(verifyDraw({ ...rest, entropy: mixed })).toEqual({ fair: false, because: 'results' })
      },
    )
    fc.assert(found, { seed: 20_261_120, numRuns: 100 })
  })

  test('any change of any result, whatever the seed', () => {
    const found = fc.property(texts, manyTickets, fc.nat(), (seed, over, which) => {
      const { results, ...rest } = published(seed, over, 50)
      const at = which % results.length
      const changed = results.map((winner, index) => (index === at ? { ...winner, won: winner.won + 1 } : winner))
      expect(verifyDraw({ ...rest, results: changed })).toEqual({ fair: false, because: 'results' })
    })
    fc.assert(found, { seed: 20_261_120, numRuns: 100 })
  })
})
