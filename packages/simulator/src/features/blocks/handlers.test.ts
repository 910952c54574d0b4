import type { BlockApplication, BlockOffer } from '@kabuto/domain/blocks'
import { times } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import { at, called, MEMBER, memberBooks } from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import { applyBlock, block, blockApplication, blockApplications, blocks } from './blocks.ts'
import { decideBlock } from './decide.ts'
import { blockOffer } from './offers.ts'

const OTHER = '0000000002'
const MILLIONS = '50000000'

let context: MemberContext
let offer: BlockOffer
let key: string
beforeEach(async () => {
  context = await memberBooks()
  await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount: MILLIONS }))
  context.work.put('secrets', { id: 'quotes', value: 'sealed' })
  const open = ((await called(blocks, context, {})) as BlockOffer[]).filter(({ state }) => state === 'subscribing')
  const cheapest = open.toSorted((one, other) => Number(one.price) - Number(other.price))[0]
  if (!cheapest) throw new Error('nothing is on sale')
  offer = cheapest
  ;({ key } = (await called(block, context, { id: offer.id })) as { key: string })
})

const inYen = async () => (await balancesOf(context)).JPY
const taken = async () => (await context.work.get('blockOffers', offer.id))?.taken
const queue = async () => (await context.work.all('queue')).map(({ item }) => item)
const apply = async (changed: object = {}) =>
  (await called(applyBlock, context, { id: offer.id, quantity: '1,000', key, ...changed })) as BlockApplication

describe('a block', () => {
  test('is told with the key of its page to verified members, and how often they have applied today', async () => {
    expect(key).toMatch(/^[0-9A-Z]{6}$/)
    expect(await called(block, context, { id: offer.id })).toEqual({ offer, key, appliedToday: 0 })
    await apply()
    expect(await called(block, context, { id: offer.id })).toMatchObject({ key, appliedToday: 1 })
    context = { ...context, member: { ...context.member, identity: 'underReview' } }
    expect(await called(block, context, { id: offer.id })).toMatchObject({ key: null })
    expect(await called(block, context, { id: 'block-2026-11-16-9' })).toBe('notFound')
  })

  test('is sold below the last close, by the thousand, within its week, locked for five business days', async () => {
    const { close, discountPercent, price } = offer
    expect([2, 3, 4, 5]).toContain(Number(discountPercent))
    const exact = (Number(close) * (100 - Number(discountPercent))) / 100
    expect(Number(price)).toBeLessThanOrEqual(exact)
    expect(Number(price)).toBeGreaterThan(exact * 0.998)
    expect(offer).toMatchObject({
      minShares: 1000,
      maxShares: 10_000,
      unit: 1000,
      from: '2026-11-16T09:00:00+09:00',
      to: '2026-11-20T15:00:00+09:00',
      deadline: '2026-11-20T15:00:00+09:00',
      lockedThrough: '2026-11-30',
      closedReason: null,
    })
    expect(offer.totalShares % 1000).toBe(0)
    expect(offer.totalShares).toBeGreaterThanOrEqual(100_000)
    expect(offer.totalShares).toBeLessThan(400_000)
    const english = await blockOffer({ ...context, language: 'en' }, offer.id)
    expect(english?.seller.name).toMatch(/\(simulated\)$/)
    expect(english?.risks).not.toEqual(offer.risks)
  })

  test('of which nothing is left says that it is sold out; one that was closed says why', async () => {
    const left = offer.remainingShares
    context.work.put('blockOffers', { id: offer.id, taken: left, closedReason: null })
    const sold = await blockOffer(context, offer.id)
    expect(sold).toMatchObject({ remainingShares: 0, state: 'ended' })
    expect(sold?.closedReason).not.toBeNull()
    context.work.put('blockOffers', { id: offer.id, taken: left - 1000, closedReason: null })
    expect(await blockOffer(context, offer.id)).toMatchObject({ remainingShares: 1000, closedReason: null })
    context.work.put('blockOffers', { id: offer.id, taken: left + 5000, closedReason: '売主の都合' })
    expect(await blockOffer(context, offer.id)).toMatchObject({ remainingShares: 0, closedReason: '売主の都合' })
  })
})

describe('an application', () => {
  test('holds its money, takes its shares and waits for its review', async () => {
    const made = await apply()
    const amount = times(offer.price, '1000')
    const row = {
      id: made.id,
      orderNumber: 'KB20261120-000001',
      blockId: offer.id,
      symbol: offer.symbol,
      price: offer.price,
      quantity: 1000,
      amount,
      state: 'pending',
      appliedAt: '2026-11-20T14:32:00+09:00',
      decidedAt: '2026-11-20T14:33:00+09:00',
      lockedThrough: '2026-11-30',
    }
    expect(made).toEqual({ ...row, names: offer.names })
    expect(await context.work.ownedBy('blockApplications', MEMBER)).toEqual([row])
    expect(await inYen()).toMatchObject({ frozen: amount })
    expect((await context.work.ownedBy('entries', MEMBER)).at(-1)).toMatchObject({
      cause: 'applicationHeld',
      record: made.id,
    })
    expect(await taken()).toBe(1000)
    expect(await queue()).toEqual([
      {
        kind: 'block',
        account: MEMBER,
        name: '森 花子',
        id: made.id,
        orderNumber: 'KB20261120-000001',
        amount,
        submittedAt: row.appliedAt,
        decidesAt: row.decidedAt,
        images: [],
      },
    ])
    expect(await called(blockApplication, context, { id: made.id })).toEqual(made)
    expect(await called(blockApplications, context, {})).toEqual({ items: [made], next: null })
    expect(await called(blockApplications, context, { id: made.id })).toMatchObject({ items: [made] })
    expect(faultsIn(context.work.touched())).toEqual([])
  })

  test.each([
    [{ id: 'block-2026-11-16-9' }, 'notFound'],
    [{ quantity: '1500' }, 'unitSize of quantity'],
    [{ key: 'XXXXXX' }, 'keyMismatch of key'],
  ])('with %j is refused, and nothing is held', async (changed, code) => {
    expect(await apply(changed)).toBe(code)
    expect(await inYen()).toMatchObject({ available: MILLIONS })
    expect([await taken(), await queue()]).toEqual([undefined, []])
  })

  test('with a key in small letters is the same; five wrong ones lock this block', async () => {
    expect(await apply({ key: key.toLowerCase() })).toHaveProperty('id')
    for (let tries = 0; tries < 5; tries += 1) await apply({ key: 'XXXXXX' })
    expect(await apply()).toBe('tooOften')
    expect(await context.work.get('attempts', `key:${MEMBER}:${offer.id}`)).toMatchObject({ wrong: 5 })
  })

  test('of who is not verified or after its end is refused', async () => {
    const verified = context
    context = { ...verified, member: { ...verified.member, identity: 'underReview' } }
    expect(await apply()).toBe('identityRequired')
    context = { ...verified, now: at('20T15:00:00') }
    expect(await apply()).toBeTypeOf('string')
  })

  test('that passes becomes shares at its price, locked as it was told', async () => {
    const made = await apply()
    const row = await context.work.get('blockApplications', made.id)
    if (!row) throw new Error('nothing was applied for')
    context = { ...context, now: at('20T14:33:00') }
    expect(await decideBlock(context, row, { on: 'approve' })).toMatchObject({ to: 'passed' })
    expect(await context.work.get('blockApplications', made.id)).toEqual({ ...row, state: 'passed' })
    expect(await context.work.ownedBy('positions', MEMBER)).toMatchObject([
      {
        symbol: offer.symbol,
        quantity: 1000,
        origin: 'block',
        lockedThrough: '2026-11-30',
        orderNumber: row.orderNumber,
      },
    ])
    expect(await inYen()).toMatchObject({ frozen: '0', shares: row.amount })
    expect((await context.work.ownedBy('entries', MEMBER)).at(-1)).toMatchObject({ cause: 'allotted', record: made.id })
    expect([await taken(), await queue()]).toEqual([1000, []])
    expect(await decideBlock(context, { ...row, state: 'passed' }, { on: 'approve' })).toHaveProperty('refusal')
    expect(faultsIn(context.work.touched())).toEqual([])
  })

  test('that is rejected gives back money and shares, and says why', async () => {
    const made = await apply()
    const row = await context.work.get('blockApplications', made.id)
    if (!row) throw new Error('nothing was applied for')
    expect(await decideBlock(context, row, { on: 'reject', reason: '審査の結果' })).toMatchObject({ to: 'rejected' })
    expect(await context.work.get('blockApplications', made.id)).toMatchObject({
      state: 'rejected',
      reason: '審査の結果',
      decidedAt: '2026-11-20T14:32:00+09:00',
    })
    expect(await inYen()).toMatchObject({ frozen: '0', available: MILLIONS })
    expect((await context.work.ownedBy('entries', MEMBER)).at(-1)).toMatchObject({
      cause: 'applicationReturned',
      record: made.id,
    })
    expect([await taken(), await queue(), await context.work.ownedBy('positions', MEMBER)]).toEqual([0, [], []])
  })

  test('of somebody else is not told', async () => {
    const made = await apply()
    const row = await context.work.get('blockApplications', made.id)
    if (row) context.work.put('blockApplications', { ...row, id: 'theirs' }, OTHER)
    expect(await called(blockApplication, context, { id: 'theirs' })).toBe('notFound')
    expect(await called(blockApplications, context, { id: 'theirs' })).toBe('notFound')
  })
})
