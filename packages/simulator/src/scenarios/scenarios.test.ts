import type { Position } from '@kabuto/domain/trading'
import { scenarios } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { audit } from '../books/ledger/audit.ts'
import { bench, clientOf, FRIDAY } from '../testing.ts'

const DAY = 24 * 60 * 60_000

type Summary = {
  total: string
  settled: string
  profit: string
  loan: { owed: string } | null
  usd: { amount: string }
  unsettled: unknown[]
  holds: { kind: string }[]
}

async function books(scenario: (typeof scenarios)[number], market = FRIDAY) {
  const room = await bench(market, undefined, [{ id: '0000000031', scenario }])
  const client = await clientOf(room, '0000000031')
  return {
    ...client,
    funds: async () => (await client.granted('funds/summary')) as Summary,
    open: async () => ((await client.granted('trade/positions', { tab: 'inProgress' })) as { items: Position[] }).items,
  }
}

describe('every scenario is a past that was lived', () => {
  test.each(scenarios)('%s adds up from the first posting on, and is what the member is told', async (scenario) => {
    const room = await bench(FRIDAY, undefined, [{ id: '0000000031', scenario }])
    expect(await audit(room.store)).toEqual([])
    const { row } = (await room.store.get('members', '0000000031')) ?? { row: {} }
    expect(row).toMatchObject({ scenario, isDemo: true })
  })

  test('typical has the cash of the mocks to the yen, whatever the market does', async () => {
    const { funds, open } = await books('typical')
    expect(await funds()).toMatchObject({
      settled: '4114358',
      loan: { owed: '302958', interest: '2958' },
      usd: { amount: '43475.86' },
      unsettled: [{ tradingDays: 'T+1' }, { tradingDays: 'T+2' }],
      holds: [{ kind: 'margin' }, { kind: 'order' }],
    })
    expect((await open()).map(({ symbol }) => symbol)).toEqual(['0263', '0166', '0824', '0287', '0418', '0712'])
  })

  test('loss has lost, wealthy is rich, empty has nothing', async () => {
    expect(Number((await (await books('loss')).funds()).profit)).toBeLessThan(-100_000)
    expect(Number((await (await books('wealthy')).funds()).total)).toBeGreaterThan(150_000_000)
    expect(await (await books('empty')).funds()).toMatchObject({ total: '0', settled: '0' })
  })

  test('pending-everything waits for everybody', async () => {
    const { granted } = await books('pending-everything')
    for (const kind of ['deposit', 'withdrawal'])
      expect(await granted('funds/records', { kind })).toMatchObject({ items: [{ state: 'pending' }] })
    expect(await granted('funds/loans')).toMatchObject({ items: [{ state: 'pending' }, { state: 'pending' }] })
  })

  test('banned cannot get in and is told why; frozen can read and cancel', async () => {
    const room = await bench(FRIDAY, undefined, [
      { id: '0000000031', scenario: 'banned' },
      { id: '0000000032', scenario: 'frozen' },
    ])
    expect(
      (await room.send('user/login', { account: '0000000031', password: 'kabuto2026', agreed: true })).body.refusal,
    ).toMatchObject({ code: 'loginBanned', params: { reason: '規約違反の確認' } })
    const frozen = await clientOf(room, '0000000032')
    const { items } = (await frozen.granted('trade/positions', { tab: 'inProgress' })) as { items: Position[] }
    await frozen.granted('trade/cancel', { id: items.find(({ state }) => state === 'pendingOrder')?.id })
  })

  test('barred from trading, one neither buys nor sells, and does all else', async () => {
    const room = await bench(FRIDAY, undefined, [{ id: '0000000031', scenario: 'tradeBarred' }])
    const { granted, ask, refused } = await clientOf(room, '0000000031')
    const barred = { code: 'tradeBarred', params: { reason: '売買の調査', since: '2026-11-18T09:00:00+09:00' } }
    const { items } = (await granted('trade/positions', { tab: 'inProgress' })) as { items: Position[] }
    const held = items.find(({ state }) => state === 'holding')
    const waiting = items.find(({ state }) => state === 'pendingOrder')
    expect(await ask('trade/sell', { id: held?.id, quantity: '100', type: 'market', price: '' })).toMatchObject({
      refusal: barred,
    })
    expect(await ask('trade/dayTrade', { symbol: '0712', side: 'long', quantity: '100' })).toMatchObject({
      refusal: barred,
    })
    await granted('trade/cancel', { id: waiting?.id })
    await granted('funds/deposit', { channel: 'bank', amount: '5000', proof: 'sample-proof' })
    const { permissions } = (await granted('user/info')) as { permissions: string[] }
    expect(permissions).toContain('withdraw')
    expect(permissions).not.toContain('trade')
    expect(await refused('user/resetSimulation', { scenario: 'typical' })).toBeUndefined()
    expect(await granted('user/info')).toMatchObject({ blocks: {} })
  })

  test('unverified has had its pictures sent back with the reason', async () => {
    const { granted } = await books('unverified')
    expect(await granted('user/identity')).toMatchObject({
      state: 'unverified',
      lastRejection: { reason: '裏面の画像が読み取れません' },
    })
  })

  test('rogue bars the withdrawal by a score, as fraudsters do, and begins only by its name', async () => {
    const { ask, granted, refused } = await books('typical')
    expect(await refused('user/resetSimulation', { scenario: 'rogue' })).toBe('required')
    await granted('user/resetSimulation', { scenario: 'rogue', text: '悪質業者' })
    const [card] = (await granted('user/cards')) as { id: string }[]
    expect(await ask('funds/withdraw', { amount: '5000', cardId: card?.id, fundPassword: '20260712' })).toMatchObject({
      refusal: { code: 'creditTooLow' },
    })
    await granted('user/resetSimulation', { scenario: 'typical' })
    expect(await granted('user/info')).toMatchObject({ scenario: 'typical' })
  })

  test.each([
    ['a Sunday night', '2026-11-22T23:00:00+09:00'],
    ['before the opening', '2026-11-24T06:30:00+09:00'],
    ['a holiday', '2026-11-23T11:00:00+09:00'],
    ['the end of the year', '2027-01-03T12:00:00+09:00'],
    ['a night in New York', '2026-12-09T02:00:00+09:00'],
  ])('each can be planted on %s', async (_name, at) => {
    const room = await bench(
      Date.parse(at),
      undefined,
      scenarios.map((scenario, index) => ({ id: String(41 + index).padStart(10, '0'), scenario })),
    )
    expect(await audit(room.store)).toEqual([])
  })
})

describe('beginning anew', () => {
  test('twice on one day keeps both histories, and days go on being counted', async () => {
    const { granted, store, pass, funds } = await books('typical')
    await granted('user/resetSimulation', { scenario: 'typical' })
    await granted('user/resetSimulation', { scenario: 'fresh' })
    expect(await funds()).toMatchObject({ total: '10000000' })
    pass(3 * DAY)
    expect((await granted('funds/history', { days: 5 })) as object[]).toHaveLength(5)
    const owners = new Set((await store.all('days')).map(({ owner }) => owner))
    expect(owners.size).toBe(3)
    expect(await audit(store)).toEqual([])
  })

  test('keeps what the back office has imposed; a block of the scenario goes with it', async () => {
    const room = await bench(FRIDAY, undefined, [
      { id: '0000000031', scenario: 'frozen' },
      { id: '0000000099', scenario: 'fresh', isAdmin: true },
    ])
    const [client, admin] = [await clientOf(room, '0000000031'), await clientOf(room, '0000000099')]
    const blocks = async () => ((await client.granted('user/info')) as { blocks: object }).blocks
    await admin.granted('admin/member', {
      act: 'impose',
      account: '0000000031',
      block: 'tradeBarred',
      reason: '不正利用の調査',
    })
    expect(Object.keys(await blocks()).toSorted()).toEqual(['frozen', 'tradeBarred'])
    const barred = { tradeBarred: { reason: '不正利用の調査' } }
    await client.granted('user/resetSimulation', { scenario: 'fresh' })
    expect(await blocks()).toMatchObject(barred)
    await admin.granted('admin/member', {
      act: 'impose',
      account: '0000000031',
      block: 'frozen',
      reason: '本人確認の再審査',
    })
    await client.granted('user/resetSimulation', { scenario: 'typical' })
    expect(await blocks()).toMatchObject({ ...barred, frozen: { reason: '本人確認の再審査' } })
    await admin.granted('admin/member', {
      act: 'lift',
      account: '0000000031',
      block: 'tradeBarred',
      reason: '調査の終了',
    })
    await client.granted('user/resetSimulation', { scenario: 'fresh' })
    expect(Object.keys(await blocks())).toEqual(['frozen'])
  })

  test('keeps the member’s own name, and verifies them by it', async () => {
    const client = await clientOf(
      await bench(FRIDAY, undefined, [{ id: '0000000031', scenario: 'fresh' }]),
      '0000000031',
    )
    const name = async () => ((await client.granted('user/info')) as { name: string }).name
    const own = { name: '田中 実', nameKana: 'タナカ ミノル' }
    await client.granted('user/submitIdentity', {
      ...own,
      idNumber: '000000000777',
      front: 'sample-front',
      back: 'sample-back',
    })
    client.pass(2 * 60_000)
    await client.granted('user/resetSimulation', { scenario: 'typical' })
    expect(await client.granted('user/identity')).toMatchObject(own)
    expect(await client.granted('user/cards')).toMatchObject([{ holder: own.nameKana }, { holder: own.nameKana }])
    for (const scenario of ['unverified', 'fresh']) {
      await client.granted('user/resetSimulation', { scenario })
      expect(await name()).toBe(own.name)
    }
  })

  test('does not shut the member out; the back office can', async () => {
    const room = await bench(FRIDAY, undefined, [
      { id: '0000000031', scenario: 'fresh' },
      { id: '0000000099', scenario: 'fresh', isAdmin: true },
    ])
    const [client, admin] = [await clientOf(room, '0000000031'), await clientOf(room, '0000000099')]
    expect(await client.refused('user/resetSimulation', { scenario: 'banned' })).toBe('notAllowed')
    expect(await client.granted('user/info')).toMatchObject({ scenario: 'fresh', blocks: {} })
    await admin.granted('admin/scenario', { account: '0000000031', scenario: 'banned' })
    expect(
      (await room.send('user/login', { account: '0000000031', password: 'kabuto2026', agreed: true })).body.refusal
        ?.code,
    ).toBe('loginBanned')
  })

  test('plays whatever fund password the member has, and leaves it and its tries as they were', async () => {
    const { granted, ask, refused } = await books('typical')
    await granted('user/setFundPassword', { fundPassword: '19841212', oldPassword: '20260712' })
    const tried = async (oldPassword: string) => ask('user/setFundPassword', { fundPassword: '19841212', oldPassword })
    for (const left of [4, 3, 2]) expect(await tried('11112222')).toMatchObject({ refusal: { params: { left } } })
    await granted('user/resetSimulation', { scenario: 'pending-everything' })
    expect(await granted('funds/records', { kind: 'withdrawal' })).toMatchObject({ items: [{ state: 'pending' }] })
    expect(await tried('20260712')).toMatchObject({ refusal: { params: { left: 1 } } })
    expect(await tried('19841212')).toMatchObject({ status: 1 })
    for (let count = 0; count < 5; count += 1) await tried('11112222')
    await granted('user/resetSimulation', { scenario: 'pending-everything' })
    expect(await granted('funds/records', { kind: 'withdrawal' })).toMatchObject({ items: [{ state: 'pending' }] })
    expect(await refused('user/setFundPassword', { fundPassword: '19841212', oldPassword: '19841212' })).toBe(
      'tooOften',
    )
  })

  test.each([
    ['en', 'identity under review again', 'The picture of the back cannot be read'],
    ['zh-Hant', '身分驗證重新審查', '無法辨識背面影像'],
  ])('tells its reasons in the language of the member: %s', async (lang, frozen, rejected) => {
    const { granted } = await books('fresh')
    await granted('user/update', { lang })
    await granted('user/resetSimulation', { scenario: 'frozen' })
    expect(await granted('user/info')).toMatchObject({ blocks: { frozen: { reason: frozen } } })
    await granted('user/resetSimulation', { scenario: 'unverified' })
    expect(await granted('user/info')).toMatchObject({ blocks: {} })
    expect(await granted('user/identity')).toMatchObject({ lastRejection: { reason: rejected } })
  })

  test('gives nobody a fund password who has none', async () => {
    const room = await bench()
    const { body } = await room.send('user/register', {
      account: '0000456789',
      password: 'kabuto2026',
      inviteCode: 'KABUTO',
      agreed: true,
    })
    const from = { token: (body.data as { token: string }).token }
    await room.send('user/resetSimulation', { scenario: 'pending-everything' }, from)
    expect((await room.send('user/info', {}, from)).body.data).toMatchObject({ fundPasswordSet: false })
  })

  test('gives nobody a name who has none', async () => {
    const room = await bench()
    const { body } = await room.send('user/register', {
      account: '0000456789',
      password: 'kabuto2026',
      inviteCode: 'KABUTO',
      agreed: true,
    })
    const from = { token: (body.data as { token: string }).token }
    await room.send('user/resetSimulation', { scenario: 'fresh' }, from)
    expect((await room.send('user/info', {}, from)).body.data).toMatchObject({ name: '' })
  })
})
