import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawLots, type PublishedDraw, seedHashOf, type Ticket, ticketsHashOf, verifyDraw } from './draw.ts'

const tickets: Ticket[] = [{ id: 'a', lots: 3 }, { id: 'b', lots: 2 }, { id: 'c', lots: 4 }]

function published(seed: string, over: readonly Ticket[], totalLots: number): PublishedDraw {
  const terms = { offerId: 'ipo-1', totalLots }
  return { ...terms, seed, seedHash: seedHashOf(seed, terms), tickets: over, ticketsHash: ticketsHashOf(over), results: drawLots({ ...terms, seed, tickets: over }) }
}

const seeds = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
const manyTickets = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z0-9]{1,8}$/), lots: fc.integer({ min: 1, max: 10 }) }), { selector: ({ id }) => id, minLength: 1, maxLength: 30 })

describe('the draw', () => {
  test('is the same whoever draws, and gives out no lot twice', () => {
    const { results } = published('kabuto', tickets, 5)
    expect(results.reduce((total, { won }) => total + won, 0)).toBe(5)
    expect(results).toEqual(published('kabuto', tickets.toReversed(), 5).results)
  })

  test('its hashes are SHA-256', () => {
    // printf '' | sha256sum
    expect(ticketsHashOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    // printf 'ipo-1\n5\nabc' | sha256sum
    expect(seedHashOf('abc', { offerId: 'ipo-1', totalLots: 5 })).toBe('4ad2d4ab9628db03aa5e0fd688842fd97fc6e73b8197b24f08d13e0de667cfb5')
  })

  test('another seed draws in another order', () => {
    const orders = new Set(['s1', 's2', 's3', 's4', 's5', 's6'].map((seed) => published(seed, tickets, 9).results.map(({ id }) => id).join('')))
    expect(orders.size).toBeGreaterThan(1)
  })

  test('any seed verifies, and never gives out more than there is or than was asked for', () => {
    const fair = fc.property(seeds, manyTickets, fc.integer({ min: 0, max: 100 }), (seed, over, totalLots) => {
      const draw = published(seed, over, totalLots)
      expect(verifyDraw(draw)).toEqual({ fair: true })
      const asked = over.reduce((total, { lots }) => total + lots, 0)
      expect(draw.results.reduce((total, { won }) => total + won, 0)).toBe(Math.min(totalLots, asked))
      expect(draw.results.every(({ id, won }) => won <= (over.find((ticket) => ticket.id === id)?.lots ?? 0))).toBe(true)
    })
    fc.assert(fair, { seed: 20_261_120, numRuns: 200 })
  })
})

describe('tampering is found', () => {
  const draw = published('kabuto', tickets, 5)

  test.each([
    ['another seed', { seed: 'kabut0' }, 'seed'],
    ['another hash', { seedHash: seedHashOf('x', draw) }, 'seed'],
    ['a ticket twice', { tickets: [...tickets, { id: 'a', lots: 3 }] }, 'tickets'],
    ['one ticket more', { tickets: [...tickets, { id: 'd', lots: 1 }] }, 'tickets'],
    ['one ticket less', { tickets: tickets.slice(1) }, 'tickets'],
    ['other lots on a ticket', { tickets: tickets.map((ticket) => ({ ...ticket, lots: ticket.lots + 1 })) }, 'tickets'],
    ['a ticket twice, with a hash to match', { tickets: [...tickets, { id: 'a', lots: 3 }], ticketsHash: ticketsHashOf([...tickets, { id: 'a', lots: 3 }]) }, 'tickets'],
    ['more lots', { totalLots: 6 }, 'seed'],
    ['another offer', { offerId: 'ipo-3' }, 'seed'],
    ['a result left out', { results: draw.results.slice(1) }, 'results'],
    ['a lot given away', { results: draw.results.map((winner, index) => (index === 0 ? { ...winner, won: winner.won - 1 } : winner)) }, 'results'],
    ['two winners exchanged', { results: draw.results.toReversed() }, 'results'],
  ] as const)('%s', (_, changed, because) => expect(verifyDraw({ ...draw, ...changed })).toEqual({ fair: false, because }))

  test('any change of any result, whatever the seed', () => {
    const found = fc.property(seeds, manyTickets, fc.nat(), (seed, over, which) => {
      const { results, ...rest } = published(seed, over, 50)
      const at = which % results.length
      const changed = results.map((winner, index) => (index === at ? { ...winner, won: winner.won + 1 } : winner))
      expect(verifyDraw({ ...rest, results: changed })).toEqual({ fair: false, because: 'results' })
    })
    fc.assert(found, { seed: 20_261_120, numRuns: 100 })
  })
})
