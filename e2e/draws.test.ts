import { readFileSync } from 'node:fs'
import { drawLots, entropyOf as ourEntropyOf, seedHashOf, ticketsHashOf } from '@kabuto/domain/offerings'
import { bench, clientOf } from '@kabuto/simulator/testing'
import { expect, test } from 'vitest'
import { entropyOf, type Fault, faultsOf, hashOf, quoted, type PublishedDraw } from './drawVerifier.ts'
import { randomFrom } from './random.ts'

const random = randomFrom(20_261_120)
const upTo = (most: number): number => Math.floor(random() * (most + 1))
const price = (): string => (random() * 50_000).toFixed(2)
/** What has to be escaped is in some of them. */
const SEEDS = ['abc', 'a"b', 'a\\b', '種', '"\\"', '']

/** As the simulator publishes it. */
function madeDraw(nth: number): PublishedDraw {
  const offerId = `ipo-${nth.toString(36)}`
  const totalLots = upTo(120)
  const seed = `${SEEDS[nth % SEEDS.length]}${random()}`
  const entropy = ourEntropyOf('2026-11-24', [
    { name: 'topix', value: price() },
    { name: 'nikkei225', value: price() },
  ])
  const tickets = Array.from({ length: 1 + upTo(60) }, (_, index) => ({ number: index + 1, lots: upTo(5) }))
  const results = drawLots({ offerId, totalLots, seed, entropy, tickets })
  const seedHash = seedHashOf(seed, { offerId, totalLots })
  return {
    offer: { id: offerId, totalLots, draw: { seed, entropy, seedHash, ticketsHash: ticketsHashOf(tickets) } },
    drawn: { tickets, results },
  }
}

const draws = Array.from({ length: 1000 }, (_, nth) => madeDraw(nth))

test('1,000 draws are verified by a script that knows nothing but the text', () => {
  expect(draws.flatMap((draw) => faultsOf(draw).map((fault) => `${draw.offer.id}: ${fault}`))).toEqual([])
  // Some have more to give than was asked for, most do not.
  const isScarce = draws.map(
    ({ offer: { totalLots }, drawn: { tickets } }) => tickets.reduce((sum, { lots }) => sum + lots, 0) > totalLots,
  )
  expect(new Set(isScarce)).toEqual(new Set([true, false]))
})

/** What somebody could change afterwards, and what gives it away. */
const changes: Record<string, { change: (draw: PublishedDraw) => void; faults: Fault[] }> = {
  'another seed': { change: ({ offer }) => void (offer.draw.seed += '1'), faults: ['seedHash', 'results'] },
  'more lots': { change: ({ offer }) => void (offer.totalLots += 1), faults: ['seedHash', 'results'] },
  'another entropy': { change: ({ offer }) => void (offer.draw.entropy += ' '), faults: ['results'] },
  'a winner who asked for more': {
    change({ drawn: { tickets, results } }) {
      const first = tickets.find(({ number }) => number === results[0]?.number)
      if (first) first.lots = 99
    },
    faults: ['ticketsHash', 'results'],
  },
  'a ticket left out': {
    change: ({ drawn }) => void drawn.tickets.shift(),
    faults: ['numbers', 'ticketsHash', 'results'],
  },
  'a ticket twice': {
    change: ({ drawn }) => void drawn.tickets.push({ number: 1, lots: 1 }),
    faults: ['numbers', 'ticketsHash', 'results'],
  },
  'two winners exchanged': {
    change: ({ drawn }) => void drawn.results.unshift(...drawn.results.splice(1, 1)),
    faults: ['results'],
  },
  'a winner left out': { change: ({ drawn }) => void drawn.results.pop(), faults: ['results'] },
}

test.each(Object.entries(changes))('%s is found', (_, { change, faults }) => {
  const [draw] = draws.filter(
    ({ offer: { totalLots }, drawn: { tickets } }) => tickets.length > 9 && totalLots > 9 && totalLots < 20,
  )
  const changed = structuredClone(draw) as PublishedDraw
  change(changed)
  expect(faultsOf(changed)).toEqual(faults)
})

test('what the simulator drew is verified from its answers alone, and its entropy can be looked up', async () => {
  const member = await clientOf(
    await bench(undefined, undefined, [{ id: '0000000009', scenario: 'wealthy' }]),
    '0000000009',
  )
  const [{ id } = { id: '' }] = (await member.granted('ipo/list', { stage: 'subscribing' })) as { id: string }[]
  await member.granted('ipo/apply', { id, lots: '3' })
  const before = (await member.granted('ipo/detail', { id })) as { offer: { draw: { seedHash: string; at: string } } }
  const at = Date.parse(before.offer.draw.at)
  for (let now = 0; now < at; { now } = await member.answer('common/config', { type: 'all' }))
    member.pass(now === 0 ? 0 : Math.min(6 * 60 * 60_000, at - now))
  const indices = (await member.granted('market/indices', { market: 'jpy' })) as { name: string; value: string }[]
  const after = (await member.granted('ipo/detail', { id })) as PublishedDraw
  expect(faultsOf(after)).toEqual([])
  expect(after.offer.draw.seedHash).toBe(before.offer.draw.seedHash)
  expect(after.offer.draw.entropy).toBe(entropyOf(before.offer.draw.at.slice(0, 10), indices))
})

test('the lines of the example give the hashes that stand above them', () => {
  const text = readFileSync(new URL('../docs/decisions/draw.md', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/^# .* ([0-9a-f]{64})\nprintf '%s' '(.*)' \| sha256sum$/gm)]
  expect(lines).toHaveLength(5)
  expect(lines.map(([, , hashed]) => hashOf(hashed ?? ''))).toEqual(lines.map(([, hash]) => hash))
  expect(lines.map(([, , hashed]) => hashed)).toEqual([
    '["ipo-1",5,"abc"]',
    '[[1,3],[2,2],[3,4]]',
    ...[1, 2, 3].map(
      (number) => `["abc",${quoted('["2026-11-24","nikkei225 48312.40","topix 3341.82"]')},"ipo-1",${number}]`,
    ),
  ])
})
