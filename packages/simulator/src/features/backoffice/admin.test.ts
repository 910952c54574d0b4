import type { AuditEntry, QueueItem } from '@kabuto/domain/backoffice'
import { toIso } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../books/ledger/audit.ts'
import { bench, type Bench, clientOf, type MemberClient } from '../../testing.ts'

const ADMIN = '0000000099'
const MEMBER = '0000000009'

let room: Bench
let admin: MemberClient
let member: MemberClient
beforeEach(async () => {
  room = await bench(undefined, undefined, [
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
    { id: MEMBER, scenario: 'wealthy' },
  ])
  admin = await clientOf(room, ADMIN)
  member = await clientOf(room, MEMBER)
})

const queue = async () => (await admin.granted('admin/queue')) as { items: QueueItem[]; audit: AuditEntry[] }
const deposit = async () =>
  (await member.granted('funds/deposit', { channel: 'bank', amount: '5000', proof: 'sample-proof' })) as { id: string }

describe('what waits', () => {
  test('stands in one list, the longest wait first, and leaves it when it is decided', async () => {
    const { id } = await deposit()
    await member.granted('funds/applyLoan', { amount: '1000' })
    expect((await queue()).items).toMatchObject([
      { kind: 'deposit', id, account: MEMBER, amount: '5000', images: ['sample-proof'] },
      { kind: 'loan', amount: '1000' },
    ])
    await admin.granted('admin/approve', { kind: 'deposit', id })
    expect((await queue()).items).toMatchObject([{ kind: 'loan' }])
    expect((await queue()).audit).toMatchObject([{ by: ADMIN, act: 'approve', to: id, reason: null }])
    room.pass(60_000)
    await member.granted('funds/summary')
    expect((await queue()).items).toEqual([])
    expect(await audit(room.store)).toEqual([])
  })

  test('is rejected only with a reason, which the member is told', async () => {
    const { id } = await deposit()
    expect(await admin.refused('admin/reject', { kind: 'deposit', id, reason: ' ' })).toBe('required')
    await admin.granted('admin/reject', { kind: 'deposit', id, reason: '名義が違います' })
    expect(await member.granted('funds/records', { kind: 'deposit' })).toMatchObject({
      items: [{ id, state: 'rejected', reason: '名義が違います', proof: null }, {}, {}, {}, {}],
    })
    expect(await admin.refused('admin/approve', { kind: 'deposit', id })).toBe('notPending')
    expect(await admin.refused('admin/approve', { kind: 'loan', id })).toBe('notFound')
  })

  test('that the rules have decided in the meantime cannot be decided again', async () => {
    const { id } = await deposit()
    room.pass(60_000)
    expect(await admin.refused('admin/reject', { kind: 'deposit', id, reason: '遅すぎました' })).toBe('notPending')
  })
})

describe('a member', () => {
  test('is held back with a reason and let go again; who is banned is logged out at once', async () => {
    await admin.granted('admin/member', { act: 'impose', account: MEMBER, block: 'tradeBarred', reason: '取引の確認' })
    expect(
      await member.refused('trade/order', {
        symbol: '0712',
        side: 'long',
        type: 'market',
        price: '',
        quantity: '100',
        leverage: 1,
        session: 'regular',
      }),
    ).toBe('tradeBarred')
    await admin.granted('admin/member', { act: 'lift', account: MEMBER, block: 'tradeBarred' })
    expect(((await member.granted('user/info')) as { blocks: object }).blocks).toEqual({})
    const { token } = await room.login(MEMBER)
    await admin.granted('admin/member', {
      act: 'impose',
      account: MEMBER,
      block: 'loginBanned',
      reason: '規約違反の確認',
    })
    expect(await room.send('user/info', {}, { token })).toMatchObject({
      http: 401,
      body: { refusal: { code: 'loginBanned', params: { reason: '規約違反の確認' }, fix: 'contact' } },
    })
    expect(
      (await room.send('user/login', { account: MEMBER, password: 'kabuto2026', agreed: true })).body.refusal,
    ).toMatchObject({ code: 'loginBanned', params: { reason: '規約違反の確認' } })
  })

  test('who is banned while logged in reads why and until when, and logs in again once it is over', async () => {
    const { token } = await room.login(MEMBER)
    const until = '2026-11-20T15:32:00+09:00'
    await admin.granted('admin/member', {
      act: 'impose',
      account: MEMBER,
      block: 'loginBanned',
      reason: '規約違反の確認',
      until,
    })
    const refusal = { code: 'loginBanned', params: { reason: '規約違反の確認', until } }
    expect(await room.send('funds/summary', {}, { token })).toMatchObject({ http: 401, body: { refusal } })
    expect(await room.brokerage.admit({ language: 'ja', token })).toMatchObject({ http: 401, body: { refusal } })
    expect(await room.send('funds/summary', {}, { token, account: ADMIN })).toMatchObject({
      body: { refusal: { code: 'sessionEnded' } },
    })
    expect(await room.send('funds/summary', {}, { token: 'another' })).toMatchObject({
      http: 401,
      body: { refusal: { code: 'sessionEnded' } },
    })
    await admin.granted('admin/member', { act: 'lift', account: MEMBER, block: 'loginBanned', reason: '確認の終了' })
    expect(await room.send('funds/summary', {}, { token })).toMatchObject({
      http: 401,
      body: { refusal: { code: 'sessionEnded' } },
    })
    expect((await room.login(MEMBER)).token).toEqual(expect.any(String))
  })

  test('who is banned into another year is told the year', async () => {
    await admin.granted('admin/member', {
      act: 'impose',
      account: MEMBER,
      block: 'loginBanned',
      reason: '規約違反の確認',
      until: '2027-01-05T09:00:00+09:00',
    })
    const login = { account: MEMBER, password: 'kabuto2026', agreed: true }
    expect((await room.send('user/login', login)).body.msg).toContain('2027/1/5（火）9:00まで')
  })

  test('gets another limit and score', async () => {
    expect(
      await admin.granted('admin/member', { act: 'credit', account: MEMBER, score: 40, limit: '3000000' }),
    ).toMatchObject({ creditScore: 40, creditLimit: '3000000' })
    expect(await member.granted('funds/loans')).toMatchObject({ credit: { score: 40, limit: '3000000' } })
    expect(await admin.refused('admin/member', { act: 'look', account: '0999999999' })).toBe('accountNotFound')
  })

  test('begins anew with another past, and the one before is kept', async () => {
    await admin.granted('admin/scenario', { account: MEMBER, scenario: 'fresh' })
    expect(await member.granted('funds/summary')).toMatchObject({ total: '10000000', holds: [] })
    expect(await audit(room.store)).toEqual([])
    const archived = (await room.store.all('entries')).filter(({ owner }) => owner.startsWith(`${MEMBER}@`))
    expect(archived.length).toBeGreaterThan(5)
  })
})

describe('each act leaves one entry: who did what to whom, when and why', () => {
  const acts: [path: string, body: object, entry: Partial<AuditEntry>][] = [
    [
      'admin/member',
      { act: 'impose', account: MEMBER, block: 'frozen', reason: '本人確認の再審査' },
      { act: 'impose', to: MEMBER, reason: '本人確認の再審査' },
    ],
    ['admin/member', { act: 'credit', account: MEMBER, score: 40 }, { act: 'credit', to: MEMBER, reason: null }],
    [
      'admin/clock',
      { mode: 'fixed', at: '2026-11-20T15:00:00+09:00' },
      { act: 'clock', to: 'fixed', reason: 'open', at: '2026-11-20T14:32:00+09:00' },
    ],
    [
      'admin/fault',
      { call: 'user/info', fault: 'serverError' },
      { act: 'fault', to: 'user/info', reason: 'serverError' },
    ],
    ['admin/scenario', { account: MEMBER, scenario: 'fresh' }, { act: 'scenario', to: MEMBER, reason: 'fresh' }],
  ]
  test.each(acts)('%s %j', async (path, body, entry) => {
    await admin.granted(path, body)
    const { audit: entries } = await queue()
    expect(entries).toMatchObject([{ by: ADMIN, at: '2026-11-20T14:32:00+09:00', ...entry }])
  })

  test.each([
    ['approve', {}, null],
    ['reject', { reason: '名義が違います' }, '名義が違います'],
  ])('admin/%s', async (act, more, reason) => {
    const { id } = await deposit()
    await admin.granted(`admin/${act}`, { kind: 'deposit', id, ...more })
    expect((await queue()).audit).toMatchObject([{ by: ADMIN, act, to: id, reason, at: '2026-11-20T14:32:00+09:00' }])
  })

  test('lifting is one, too; looking and what is refused are none', async () => {
    const block = { account: MEMBER, block: 'tradeBarred' }
    await admin.granted('admin/member', { act: 'impose', ...block, reason: '取引の確認' })
    await admin.granted('admin/member', { act: 'look', account: MEMBER })
    await admin.refused('admin/member', { act: 'lift', account: MEMBER, block: 'frozen', reason: '確認の終了' })
    await admin.refused('admin/approve', { kind: 'deposit', id: 'none' })
    room.pass(1000)
    await admin.granted('admin/member', { act: 'lift', ...block, reason: '確認の終了' })
    expect((await queue()).audit.map(({ act, reason }) => [act, reason])).toEqual([
      ['lift', '確認の終了'],
      ['impose', '取引の確認'],
    ])
  })
})

test.each(['frozen', 'tradeBarred', 'withdrawBarred'])('whoever is %s stays logged in', async (block) => {
  const { token } = await room.login(MEMBER)
  await admin.granted('admin/member', { act: 'impose', account: MEMBER, block, reason: '確認中' })
  expect((await room.send('user/info', {}, { token })).http).toBe(200)
})

const time = async (): Promise<number> => (await room.send('common/config', { type: 'all' })).now

/** The market waits until the real time has come after what the books have seen. */
async function setReal(): Promise<void> {
  const now = await time()
  await admin.granted('admin/clock', { mode: 'fixed', at: toIso(now) })
  room.pass(now - room.ports.wall())
  await admin.granted('admin/clock', { mode: 'real' })
}

test('the clock stands where it is told, goes like the real one, or goes on open; open never goes back', async () => {
  expect(await admin.granted('admin/clock', { mode: 'fixed', at: '2026-12-01T10:00:00+09:00' })).toMatchObject({
    now: '2026-12-01T10:00:00+09:00',
  })
  room.pass(3_600_000)
  expect((await room.send('common/config', { type: 'all' })).now).toBe(Date.parse('2026-12-01T10:00:00+09:00'))
  expect(await admin.refused('admin/clock', { mode: 'open', at: '2026-11-30T10:00:00+09:00' })).toBe('clockBack')
  await admin.granted('admin/clock', { mode: 'open' })
  room.pass(60_000)
  expect((await room.send('common/config', { type: 'all' })).now).toBe(Date.parse('2026-12-01T10:01:00+09:00'))
})

test('no way of setting the clock takes it before the latest time that the books have seen', async () => {
  await admin.granted('admin/clock', { mode: 'fixed', at: '2026-12-01T10:00:00+09:00' })
  const latest = '2026-12-01T10:00:00+09:00'
  for (const setting of [
    { mode: 'fixed', at: '2026-12-01T09:59:59+09:00' },
    { mode: 'open', at: '2026-12-01T09:59:59+09:00' },
    { mode: 'real' },
  ]) {
    expect(await admin.ask('admin/clock', setting)).toMatchObject({
      status: 0,
      refusal: { code: 'clockBack', params: { latest } },
    })
    expect(await time()).toBe(Date.parse(latest))
  }
  await admin.granted('admin/clock', { mode: 'fixed', at: '2026-12-01T10:00:01+09:00' })
  expect(await time()).toBe(Date.parse('2026-12-01T10:00:01+09:00'))
})

test('the real time never goes back to before it was set, though the machine’s own clock does', async () => {
  await setReal()
  const since = await time()
  room.pass(-3_600_000)
  expect(await time()).toBe(since)
  room.pass(3_600_000 + 1)
  expect(await time()).toBe(since + 1)
})

test('the site says how the clock goes, whoever asks', async () => {
  await room.store.commit([
    {
      collection: 'config',
      id: 'clock',
      owner: '',
      due: undefined,
      row: { id: 'clock', value: 'open' } as { id: string },
      expected: 0,
    },
  ])
  const marketClock = async () =>
    ((await room.send('common/config', { type: 'all' })).body.data as { name: string; value: string }[]).find(
      ({ name }) => name === 'clock',
    )?.value
  expect(await marketClock()).toBe('open')
  await setReal()
  expect(await marketClock()).toBe('real')
  await member.granted('user/advanceClock', { to: 'minutes15' })
  expect(await marketClock()).toBe('open')
})

test('an open clock runs as fast as it is told, and goes on so after a jump', async () => {
  await admin.granted('admin/clock', { mode: 'open', speed: 60 })
  const before = await time()
  room.pass(10_000)
  expect(await time()).toBe(before + 600_000)
  expect(await member.granted('user/advanceClock', { to: 'minutes15' })).toEqual({ now: toIso(before + 25 * 60_000) })
  room.pass(1000)
  expect(await time()).toBe(before + 26 * 60_000)
  await admin.granted('admin/clock', { mode: 'open' })
  room.pass(1000)
  expect(await time()).toBe(before + 26 * 60_000 + 1000)
})

test('a jump leaves a fixed clock fixed, and takes one that showed the real time away from it', async () => {
  await admin.granted('admin/clock', { mode: 'fixed', at: '2026-12-01T10:00:00+09:00' })
  await member.granted('user/advanceClock', { to: 'minutes15' })
  room.pass(60_000)
  expect(await time()).toBe(Date.parse('2026-12-01T10:15:00+09:00'))
  await setReal()
  const real = await time()
  await member.granted('user/advanceClock', { to: 'minutes15' })
  room.pass(60_000)
  expect(await time()).toBe(real + 16 * 60_000)
})

const rows = async () => [
  await room.store.all('deposits'),
  await room.store.all('queue'),
  await room.store.all('answers'),
]

describe('a call that is to fail', () => {
  const cases = [
    ['funds/withdraw', 'withdrawalFailed', { amount: '5000', cardId: 'c', fundPassword: '20260712' }],
    ['ipo/apply', 'subscriptionFailed', { id: 'x', lots: '1' }],
    ['raise/apply', 'placementFailed', { id: 'x', amount: '1' }],
    ['user/unbindCard', 'deletionFailed', { id: 'x', fundPassword: '20260712' }],
    ['funds/deposit', 'updateFailed', { channel: 'bank', amount: '5000', proof: 'sample-proof' }],
  ] as const

  test.each(cases)('%s says %s, and the stranger is still a stranger', async (path, code, body) => {
    await admin.granted('admin/fault', { call: path, fault: 'failed' })
    expect(await member.answer(path, body)).toMatchObject({ http: 200, body: { status: 0, refusal: { code } } })
    expect((await room.send(path, body)).http).toBe(401)
    expect((await member.answer(path, {})).http).toBe(400)
  })

  test('writes nothing, and under the same key it is done once the fault is over', async () => {
    const body = { channel: 'bank', amount: '5000', proof: 'sample-proof' }
    await admin.granted('admin/fault', { call: '*', fault: 'failed' })
    const before = await rows()
    expect((await member.ask('funds/deposit', body, 'one key')).refusal?.code).toBe('updateFailed')
    expect(await rows()).toEqual(before)
    expect((await member.ask('funds/summary')).status).toBe(1)
    await admin.granted('admin/fault', { call: '*', fault: 'none' })
    expect((await member.ask('funds/deposit', body, 'one key')).status).toBe(1)
  })

  test('must have a code for it', async () => {
    expect(await admin.refused('admin/fault', { call: 'funds/summary', fault: 'failed' })).toBe('notAllowed')
    expect(await admin.refused('admin/fault', { call: 'no/call', fault: 'failed' })).toBe('notFound')
  })
})

describe('a fault on demand', () => {
  test('meets its call until it is ended, and never the back office itself', async () => {
    await admin.granted('admin/fault', { call: 'funds/summary', fault: 'serverError' })
    await admin.granted('admin/fault', { call: '*', fault: 'latency', ms: 20 })
    const { token } = await room.login(MEMBER)
    expect(await room.send('funds/summary', {}, { token })).toMatchObject({ http: 503, body: { status: 0 } })
    expect(await room.send('user/info', {}, { token })).toMatchObject({
      http: 200,
      fault: { fault: 'latency', ms: 20 },
    })
    await admin.granted('admin/fault', { call: 'funds/summary', fault: 'none' })
    expect(await admin.granted('admin/fault', { call: '*', fault: 'none' })).toEqual([])
    expect(await room.send('funds/summary', {}, { token })).toMatchObject({ http: 200 })
    expect(await admin.refused('admin/fault', { call: 'no/call', fault: 'timeout' })).toBe('notFound')
  })

  test('on all calls leaves the way in to whoever can end it', async () => {
    await admin.granted('admin/fault', { call: '*', fault: 'serverError' })
    const { token } = await room.login(ADMIN)
    expect(await room.send('user/info', {}, { token })).toMatchObject({ http: 503 })
    expect(await room.send('admin/fault', { call: '*', fault: 'none' }, { token })).toMatchObject({ http: 200 })
    expect(await room.send('user/info', {}, { token })).toMatchObject({ http: 200 })
  })

  test('of a session that ends is told as 401', async () => {
    await admin.granted('admin/fault', { call: 'user/info', fault: 'unauthorized' })
    const { token } = await room.login(MEMBER)
    expect((await room.send('user/info', {}, { token })).http).toBe(401)
  })
})
