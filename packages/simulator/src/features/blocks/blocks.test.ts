import type { BlockApplication, BlockOffer } from '@kabuto/domain/blocks'
import type { Fill, Position } from '@kabuto/domain/trading'
import { beforeEach, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

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

const onSale = async (): Promise<BlockOffer> =>
  ((await client.granted('block/list')) as BlockOffer[]).find(({ state }) => state === 'subscribing') as BlockOffer
const detail = async (id: string) =>
  (await client.granted('block/detail', { id })) as { offer: BlockOffer; key: string; appliedToday: number }

test('the list holds this week, the last and the next; prices are below the close they count from', async () => {
  const offers = (await client.granted('block/list')) as BlockOffer[]
  expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['subscribing', 'toBeSubscribed', 'ended']))
  expect(offers.filter(({ price, close }) => Number(price) >= Number(close))).toEqual([])
  expect(offers.map(({ state }) => state)).toEqual(
    offers
      .map(({ state }) => state)
      .toSorted(
        (one, other) =>
          ['subscribing', 'toBeSubscribed', 'ended'].indexOf(one) -
          ['subscribing', 'toBeSubscribed', 'ended'].indexOf(other),
      ),
  )
})

test('a purchase holds its money, becomes shares after the review, and is locked as it was told', async () => {
  const { id, price, lockedThrough, remainingShares } = await onSale()
  const { key } = await detail(id)
  const made = (await client.granted('block/apply', {
    id,
    quantity: '2,000',
    key: key.toLowerCase(),
  })) as BlockApplication
  expect(made).toMatchObject({ state: 'pending', quantity: 2000, price, amount: String(Number(price) * 2000) })
  expect(await client.granted('funds/summary')).toMatchObject({ frozen: made.amount })
  expect((await detail(id)).offer.remainingShares).toBeLessThanOrEqual(remainingShares - 2000)
  client.pass(60_000)
  expect(await client.granted('block/application', { id: made.id })).toMatchObject({ state: 'passed' })
  const { items } = (await client.granted('trade/positions', { tab: 'auction' })) as { items: Position[] }
  expect(items).toMatchObject([
    { origin: 'block', quantity: 2000, buyPrice: price, fees: { purchase: '0' }, lock: { rule: 'closedPeriod' } },
  ])
  const [position] = items
  const { items: fills } = (await client.granted('trade/fills', { positionId: position?.id })) as { items: Fill[] }
  expect(fills).toMatchObject([{ origin: 'block', intent: 'open', quantity: 2000, price, feeLines: [], profit: null }])
  expect(items[0]?.lock?.until.slice(0, 10) ?? '').toSatisfy((day: string) => day > lockedThrough)
  expect(await auditMember(client.store, MEMBER)).toEqual([])
})

test('applications are read by their id too', async () => {
  const { id } = await onSale()
  const { key } = await detail(id)
  const made: BlockApplication[] = []
  for (const quantity of ['1000', '2000'])
    made.push((await client.granted('block/apply', { id, quantity, key })) as BlockApplication)
  expect(await client.granted('block/applications', { id: made[0]?.id })).toEqual({ items: [made[0]], next: null })
  expect(await client.granted('block/applications')).toEqual({ items: made.toReversed(), next: null })
  expect(await client.refused('block/applications', { id: 'none' })).toBe('notFound')
})

test('the key is shown to the verified; a wrong one costs a try, and five lock it', async () => {
  const { id } = await onSale()
  const other = await clientOf(client, '0000000007')
  expect(await other.granted('block/detail', { id })).toMatchObject({ key: null })
  for (const left of [4, 3, 2, 1])
    expect(await client.ask('block/apply', { id, quantity: '1000', key: 'WRONG0' })).toMatchObject({
      refusal: { code: 'keyMismatch', params: { left } },
    })
  expect(await client.ask('block/apply', { id, quantity: '1000', key: 'WRONG0' })).toMatchObject({
    refusal: { code: 'tooOften', params: { cause: 'key' } },
  })
})

test('three a day, in whole lots, within the limits', async () => {
  const { id } = await onSale()
  const { key } = await detail(id)
  expect(await client.refused('block/apply', { id, quantity: '1500', key })).toBe('unitSize')
  expect(await client.refused('block/apply', { id, quantity: '11000', key })).toBe('aboveMaximum')
  for (let count = 0; count < 3; count += 1) await client.granted('block/apply', { id, quantity: '1000', key })
  expect(await client.ask('block/apply', { id, quantity: '1000', key })).toMatchObject({
    refusal: { code: 'dailyCount', params: { max: 3 } },
  })
  expect(await detail(id)).toMatchObject({ appliedToday: 3 })
  expect(await client.refused('block/application', { id: 'of somebody else' })).toBe('notFound')
})

test.each([0, 60_000])(
  'what was taken can be had again by others when its member begins anew, %i ms after',
  async (ms) => {
    const taken = async (): Promise<number[]> =>
      (await client.store.all('blockOffers')).map(({ row }) => (row as unknown as { taken: number }).taken)
    const { id } = await onSale()
    const { key } = await detail(id)
    await client.granted('block/apply', { id, quantity: '2000', key })
    expect(await taken()).toEqual([2000])
    client.pass(ms)
    await client.granted('user/resetSimulation', { scenario: 'fresh' })
    expect(await taken()).toEqual([0])
  },
)

test('its seller and why it is over are told in the language that was asked in', async () => {
  const { id } = await onSale()
  const kept = await client.store.get('blockOffers', id)
  await client.store.commit([
    {
      collection: 'blockOffers',
      id,
      owner: '',
      due: undefined,
      expected: kept?.version ?? 0,
      row: { id, taken: 1_000_000, closedReason: null } as { id: string },
    },
  ])
  const { token } = await client.login(MEMBER)
  const reasonsIn = async (language: 'ja' | 'en' | 'zh-Hant') => {
    const { offer, key } = (await client.send('block/detail', { id }, { token, language })).body.data as {
      offer: BlockOffer
      key: string
    }
    const { refusal } = (await client.send('block/apply', { id, quantity: '1000', key }, { token, language })).body
    return [offer.closedReason, refusal?.params['reason'], offer.seller.name]
  }
  expect(await reasonsIn('ja')).toEqual([
    '募集株数に達しました。',
    '募集株数に達しました。',
    expect.stringContaining('（モギ）'),
  ])
  expect(await reasonsIn('en')).toEqual([
    'All shares on offer are taken.',
    'All shares on offer are taken.',
    expect.stringContaining('(simulated)'),
  ])
  expect(await reasonsIn('zh-Hant')).toEqual(['已達募集股數。', '已達募集股數。', expect.stringContaining('（模擬）')])
})
