import {
  type Draw,
  type Drawn,
  type IpoApplication,
  type Offer,
  type Raise,
  type RaiseApplication,
  verifyDraw,
} from '@kabuto/domain/offerings'
import { minus } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { marketOf } from '../../market/marketOf.ts'
import { bench, clientOf, FRIDAY, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000009'

let client: MemberClient
beforeEach(async () => {
  client = await clientOf(
    await bench(undefined, undefined, [
      { id: MEMBER, scenario: 'wealthy' },
      { id: '0000000007', scenario: 'fresh' },
    ]),
    MEMBER,
  )
})

const offers = async (stage: Offer['state']): Promise<Offer[]> =>
  (await client.granted('ipo/list', { stage })) as Offer[]

const records = async (): Promise<IpoApplication[]> =>
  ((await client.granted('ipo/records')) as { items: IpoApplication[] }).items

/** To an instant, by as many calls as it takes. */
async function until(at: string | number): Promise<void> {
  const target = typeof at === 'string' ? Date.parse(at) : at
  for (let count = 0; count < 3000; count += 1) {
    const { now } = await client.send('common/config', { type: 'all' })
    if (now >= target) return
    client.pass(Math.min(target - now, 6 * 60 * 60_000))
  }
}

/** Applies for all there is, from draw to draw, until something was won. */
async function firstWon(): Promise<IpoApplication> {
  for (let draws = 0; draws < 20; draws += 1) {
    const before = await records()
    for (const { id, maxLots } of await offers('subscribing'))
      if (before.every(({ offerId }) => offerId !== id))
        await client.granted('ipo/apply', { id, lots: String(maxLots) })
    const waiting = (await records()).filter(({ state }) => state === 'awaitingDraw')
    const [next] = waiting.toSorted((one, other) => (one.draw.at < other.draw.at ? -1 : 1))
    await until(next?.draw.at ?? '')
    const drawn = (await records()).find((one) => one.id === next?.id)
    if (drawn?.state === 'won') return drawn
  }
  throw new Error('nothing was won')
}

describe('a new issue', () => {
  test('is applied for once, changed until the deadline, and holds no money', async () => {
    const [offer] = await offers('subscribing')
    const before = await client.granted('funds/summary')
    const first = (await client.granted('ipo/apply', { id: offer?.id, lots: '2' })) as IpoApplication
    expect(first).toMatchObject({ state: 'awaitingDraw', ticket: 1, lots: 2, draw: { seed: null } })
    expect(await client.ask('ipo/apply', { id: offer?.id, lots: '3' })).toMatchObject({
      refusal: { code: 'alreadyApplied', params: { max: 1, id: first.id } },
    })
    expect(await client.granted('ipo/apply', { id: offer?.id, lots: '3', replaces: first.id })).toMatchObject({
      id: first.id,
      ticket: 1,
      lots: 3,
    })
    expect(await client.granted('funds/summary')).toEqual(before)
    const other = await clientOf(client, '0000000007')
    expect(await other.refused('ipo/apply', { id: offer?.id, lots: '1' })).toBe('identityRequired')
    await until(offer?.deadline ?? '')
    expect(await client.refused('ipo/apply', { id: offer?.id, lots: '1', replaces: first.id })).toBe('deadlinePassed')
  })

  test('is withdrawn until the deadline, stays as a record, and can be applied for anew', async () => {
    const [offer] = await offers('subscribing')
    const { id } = (await client.granted('ipo/apply', { id: offer?.id, lots: '4' })) as IpoApplication
    expect(await client.ask('ipo/withdraw', { id })).toMatchObject({
      status: 1,
      msg: '手続きが完了しました。',
      data: { id, state: 'cancelled', lots: 4, lotSize: offer?.lotSize, deadline: offer?.deadline },
    })
    expect(await client.ask('ipo/withdraw', { id })).toMatchObject({
      refusal: { code: 'illegalState', params: { state: 'cancelled', allowed: ['awaitingDraw'] } },
    })
    expect(await client.granted('ipo/detail', { id: offer?.id })).toMatchObject({
      application: { id, state: 'cancelled' },
    })
    expect(await client.refused('ipo/apply', { id: offer?.id, lots: '2', replaces: 'of nobody' })).toBeUndefined()
    const [again, before] = await records()
    expect([again, before]).toMatchObject([
      { state: 'awaitingDraw', ticket: 2, lots: 2 },
      { id, state: 'cancelled', ticket: 1 },
    ])
    expect(await client.refused('ipo/apply', { id: offer?.id, lots: '1', replaces: id })).toBe('alreadyApplied')
    await until(offer?.deadline ?? '')
    expect(await client.refused('ipo/withdraw', { id: again?.id })).toBe('deadlinePassed')
    expect(await client.refused('ipo/withdraw', { id: 'of somebody else' })).toBe('notFound')
    await until(offer?.draw.at ?? '')
    const { drawn } = (await client.granted('ipo/detail', { id: offer?.id })) as { drawn: Drawn }
    expect(drawn.tickets.slice(0, 2)).toEqual([
      { number: 1, lots: 0 },
      { number: 2, lots: 2 },
    ])
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test('is applied for once, however many others were applied for and withdrawn since', async () => {
    const [offer, other] = await offers('subscribing')
    const { id } = (await client.granted('ipo/apply', { id: offer?.id, lots: '1' })) as IpoApplication
    for (let count = 0; count < 101; count += 1) {
      const made = (await client.granted('ipo/apply', { id: other?.id, lots: '1' })) as IpoApplication
      await client.granted('ipo/withdraw', { id: made.id })
    }
    expect(await client.ask('ipo/apply', { id: offer?.id, lots: '1' })).toMatchObject({
      refusal: { code: 'alreadyApplied', params: { id } },
    })
    expect(await client.granted('ipo/detail', { id: offer?.id })).toMatchObject({ application: { id } })
    const [never] = (await offers('toBeSubscribed')).toReversed()
    expect(await client.granted('ipo/detail', { id: never?.id })).not.toHaveProperty('application')
  })

  test('tells its board and its trade', async () => {
    const market = marketOf(client.ports)
    const listed = (await client.granted('ipo/list')) as Offer[]
    expect(listed.map(({ section, sector }) => [section, sector])).toEqual(
      listed.map(({ symbol }) => [market.instrument(symbol)?.section, market.instrument(symbol)?.sector]),
    )
  })

  test('tells the hash of its tickets from the deadline on, before what draws them is known', async () => {
    const hashOf = async (id: string | undefined): Promise<Draw> =>
      ((await client.granted('ipo/detail', { id })) as { offer: Offer }).offer.draw
    const [offer] = await offers('subscribing')
    await client.granted('ipo/apply', { id: offer?.id, lots: '2' })
    expect(await hashOf(offer?.id)).toMatchObject({ ticketsHash: null, seed: null })
    await until(offer?.deadline ?? '')
    const sealed = await hashOf(offer?.id)
    expect(sealed).toMatchObject({
      ticketsHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      seed: null,
      entropy: null,
    })
    await until(offer?.draw.at ?? '')
    expect(await hashOf(offer?.id)).toMatchObject({
      ticketsHash: sealed.ticketsHash,
      seed: expect.any(String) as string,
    })
  })

  test('publishes its hash and its seed to every reader in time, though nobody asked for its page', async () => {
    type Published = Pick<Draw, 'ticketsHash' | 'seed' | 'entropy'>
    const [offer] = await offers('subscribing')
    await client.granted('ipo/apply', { id: offer?.id, lots: '2' })
    const other = await clientOf(client, '0000000007')
    const listed = async (reader: MemberClient): Promise<Published | undefined> =>
      ((await reader.granted('ipo/list')) as Offer[]).find(({ id }) => id === offer?.id)?.draw
    const paged = async (): Promise<Published> =>
      ((await other.granted('ipo/detail', { id: offer?.id })) as { offer: Offer }).offer.draw

    const readers = [() => listed(client), () => listed(other), async () => (await records())[0]?.draw, paged]
    const some = { hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, text: expect.any(String) as string }
    const everywhere = async (draw: Published) => {
      for (const read of readers) expect(await read()).toMatchObject(draw)
    }
    const [deadline, at] = [Date.parse(offer?.deadline ?? ''), Date.parse(offer?.draw.at ?? '')]
    await until(deadline - 1000)
    await everywhere({ ticketsHash: null, seed: null, entropy: null })
    await until(deadline)
    await everywhere({ ticketsHash: some.hash, seed: null, entropy: null })
    await until(at - 1000)
    await everywhere({ ticketsHash: some.hash, seed: null, entropy: null })
    await until(at)
    await everywhere({ ticketsHash: some.hash, seed: some.text, entropy: some.text })
  })

  test('is drawn so that anybody can check it; what is won can be paid, given up or left to run out', async () => {
    const applied: IpoApplication[] = []
    for (const { id, maxLots } of await offers('subscribing'))
      applied.push((await client.granted('ipo/apply', { id, lots: String(maxLots) })) as IpoApplication)
    const states: string[] = []
    const inTime = applied.toSorted((one, other) => Date.parse(one.draw.at) - Date.parse(other.draw.at))
    for (const { offerId, ticket, draw } of inTime) {
      await until(draw.at)
      const { offer, drawn, application } = (await client.granted('ipo/detail', { id: offerId })) as {
        offer: Offer
        drawn: Drawn
        application: IpoApplication
      }
      const { seed, entropy, seedHash, ticketsHash } = offer.draw as Record<keyof Draw, string>
      expect(
        verifyDraw({ offerId, totalLots: offer.totalLots, seed, entropy, seedHash, ticketsHash, ...drawn }),
      ).toEqual({ fair: true })
      const won = drawn.results.find(({ number }) => number === ticket)?.won ?? 0
      expect(application).toMatchObject({
        state: won > 0 ? 'won' : 'notWon',
        winningLots: won,
        amountToSubscribe: String(won * Number(offer.underwritingPrice) * offer.lotSize),
      })
      states.push(application.state)
    }
    expect(states.length).toBeGreaterThan(0)
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test('applied for, begun anew and applied for again is one ticket that counts, and the draw is fair', async () => {
    const [offer] = await offers('subscribing')
    const id = offer?.id ?? ''
    const again = async (lots: string) => {
      const made = (await client.granted('ipo/apply', { id, lots })) as IpoApplication
      await client.granted('user/resetSimulation', { scenario: 'typical' })
      return made.ticket
    }
    expect([await again('2'), await again('3')]).toEqual([1, 2])
    expect(await client.granted('ipo/apply', { id, lots: '1' })).toMatchObject({ ticket: 3, lots: 1 })
    await until(offer?.draw.at ?? '')
    const { offer: published, drawn } = (await client.granted('ipo/detail', { id })) as { offer: Offer; drawn: Drawn }
    expect(drawn.tickets.slice(0, 4)).toMatchObject([
      { number: 1, lots: 0 },
      { number: 2, lots: 0 },
      { number: 3, lots: 1 },
      { number: 4 },
    ])
    const { seed, entropy, seedHash, ticketsHash } = published.draw as Record<keyof Draw, string>
    expect(
      verifyDraw({ offerId: id, totalLots: published.totalLots, seed, entropy, seedHash, ticketsHash, ...drawn }),
    ).toEqual({ fair: true })
  })

  test('is one that is told of, or that was applied for: no old listing and no fund', async () => {
    const market = marketOf(client.ports)
    const listed = new Set(((await client.granted('ipo/list')) as Offer[]).map(({ id }) => id))
    const others = market.instruments('jpy').filter(({ symbol }) => !listed.has(`ipo-${symbol}`))
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['stock', 'etf']))
    for (const { symbol } of others.filter((_, index) => index % 40 === 0))
      expect(await client.refused('ipo/detail', { id: `ipo-${symbol}` })).toBe('notFound')
    for (const { symbol } of others.filter(({ kind }) => kind === 'etf').slice(0, 2))
      expect(await client.refused('ipo/apply', { id: `ipo-${symbol}`, lots: '1' })).toBe('notFound')
    const rows = await client.store.all('offers')
    expect(rows.filter(({ row }) => !listed.has(row.id))).toEqual([])
  })

  test('that was applied for is told to its member for good, and to nobody who asks for another', async () => {
    const [offer, other] = await offers('subscribing')
    await client.granted('ipo/apply', { id: offer?.id, lots: '1' })
    await until(Date.parse(`${offer?.issueDate}T09:10:00+09:00`) + 40 * 24 * 60 * 60_000)
    expect(await records()).toMatchObject([{ offerId: offer?.id }])
    expect(await client.granted('ipo/detail', { id: offer?.id })).toMatchObject({
      offer: { state: 'ended' },
      application: { offerId: offer?.id },
    })
    expect(await client.refused('ipo/detail', { id: other?.id })).toBe('notFound')
  })

  test('a ticket stands from the deadline on, whatever its member begins', async () => {
    const [offer] = await offers('subscribing')
    await client.granted('ipo/apply', { id: offer?.id, lots: '2' })
    await until(offer?.deadline ?? '')
    await client.granted('user/resetSimulation', { scenario: 'fresh' })
    await until(offer?.draw.at ?? '')
    const { drawn } = (await client.granted('ipo/detail', { id: offer?.id })) as { drawn: Drawn }
    expect(drawn.tickets[0]).toEqual({ number: 1, lots: 2 })
  })

  test(
    'that was won and paid becomes shares on the day of issue, under Placing; what was not paid is void ' +
      'without a debt',
    async () => {
      const won = await firstWon()
      const before = (await client.granted('funds/summary')) as { available: string }
      const paid = (await client.granted('ipo/pay', { id: won.id, lots: '1' })) as IpoApplication
      expect(paid).toMatchObject({ state: 'paymentComplete', paidLots: 1 })
      expect(await client.granted('funds/summary')).toMatchObject({
        available: minus(before.available, paid.amountSubscribed),
      })
      expect(await client.refused('ipo/abstain', { id: won.id })).toBe('illegalState')
      await until(Math.max(...(await records()).map(({ issueDate }) => Date.parse(`${issueDate}T09:10:00+09:00`))))
      const { items: placed } = (await client.granted('trade/positions', { tab: 'placing' })) as { items: Position[] }
      expect(placed).toMatchObject([
        { origin: 'ipo', quantity: 100, state: 'holding', buyPrice: won.underwritingPrice },
      ])
      expect((await records()).filter(({ state }) => ['awaitingDraw', 'won'].includes(state))).toEqual([])
      expect(await auditMember(client.store, MEMBER)).toEqual([])
    },
  )
})

test('records are read by their id too, each by its own member', async () => {
  const other = await clientOf(client, '0000000007')
  for (const { id } of (await offers('subscribing')).slice(0, 2)) await client.granted('ipo/apply', { id, lots: '1' })
  const [newest, oldest] = await records()
  expect(await client.granted('ipo/records', { id: oldest?.id })).toEqual({ items: [oldest], next: null })
  expect(newest?.id).not.toBe(oldest?.id)
  const { products } = (await client.granted('raise/list')) as { products: Raise[] }
  const [first, second] = products.filter(({ state }) => state === 'subscribing')
  const made: RaiseApplication[] = []
  for (const raise of [first, second]) {
    made.push((await client.granted('raise/apply', { id: raise?.id, amount: raise?.minimum })) as RaiseApplication)
    client.pass(60_000)
  }
  expect(await client.granted('raise/list', { id: made[0]?.id })).toMatchObject({
    products: products.map(({ id }) => ({ id })),
    applications: [{ id: made[0]?.id, state: 'passed' }],
  })
  for (const [path, id] of [
    ['ipo/records', oldest?.id],
    ['raise/list', made[0]?.id],
  ] as const) {
    expect(await other.refused(path, { id })).toBe('notFound')
    expect(await client.refused(path, { id: 'none' })).toBe('notFound')
  }
})

describe('a placement', () => {
  test('holds its money, is allotted after the review, and is locked until its day', async () => {
    const { products } = (await client.granted('raise/list')) as { products: Raise[] }
    const open = products.find(
      ({ opensAt, deadline }) => Date.parse(opensAt) <= FRIDAY && FRIDAY < Date.parse(deadline),
    )
    const before = (await client.granted('funds/summary')) as { frozen: string }
    expect(await client.refused('raise/apply', { id: open?.id, amount: '1000' })).toBe('belowMinimum')
    const application = { raiseId: open?.id, symbol: open?.symbol, names: open?.names, state: 'pending' }
    expect(await client.granted('raise/apply', { id: open?.id, amount: open?.minimum })).toMatchObject(application)
    expect(await client.granted('raise/list')).toMatchObject({ applications: [application] })
    expect(await client.granted('funds/summary')).toMatchObject({
      frozen: String(Number(before.frozen) + Number(open?.minimum)),
      // Named like a block, by its stock; its number says nothing to anybody.
      holds: [{ kind: 'raise', amount: open?.minimum, what: open?.names.ja }],
    })
    expect(await client.refused('raise/apply', { id: open?.id, amount: open?.minimum })).toBe('fundOperationPending')
    client.pass(60_000)
    const { items } = (await client.granted('trade/positions', { tab: 'placing' })) as { items: Position[] }
    expect(items).toMatchObject([{ origin: 'raise', quantity: open?.unit, lock: { rule: 'closedPeriod' } }])
    expect(await client.refused('trade/sell', { id: items[0]?.id, quantity: String(open?.unit), type: 'market' })).toBe(
      'sellLocked',
    )
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test.each([0, 60_000])('can be had again by others when its member begins anew, %i ms after', async (ms) => {
    const lotsTaken = async (): Promise<number[]> =>
      (await client.store.all('raises')).map(({ row }) => (row as unknown as { lots: number }).lots)
    const { products } = (await client.granted('raise/list')) as { products: Raise[] }
    const open = products.find(
      ({ opensAt, deadline }) => Date.parse(opensAt) <= FRIDAY && FRIDAY < Date.parse(deadline),
    )
    await client.granted('raise/apply', { id: open?.id, amount: open?.minimum })
    expect(await lotsTaken()).toEqual([1])
    client.pass(ms)
    await client.granted('user/resetSimulation', { scenario: 'fresh' })
    expect(await lotsTaken()).toEqual([0])
  })
})
