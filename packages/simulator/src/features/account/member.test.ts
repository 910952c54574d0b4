import type { Member } from '@kabuto/domain/account'
import type { Offer } from '@kabuto/domain/offerings'
import { toIso } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { createBrokerage } from '../../wiring/brokerage.ts'
import { bench, FRIDAY } from '../../testing.ts'

async function member(account: string, market?: number) {
  const room = await bench(market)
  const { token } = await room.login(account)
  const send = async (path: string, body: object = {}) => (await room.send(path, body, { token })).body
  return { send, info: async () => (await send('user/info')).data as Member }
}

test('a member is told every status, and what they may do', async () => {
  const { info } = await member('0000000003')
  const answer = await info()
  expect(answer).toMatchObject({
    account: '0000000003',
    scenario: 'frozen',
    creditScore: 82,
    seatAccount: null,
    fundPasswordSet: true,
  })
  expect(answer.inviteCode).toMatch(/^[0-9A-Z-]{8}$/)
  expect(answer.permissions).toContain('withdraw')
  expect(answer.permissions).not.toContain('trade')
  expect(JSON.stringify(answer)).not.toContain('plain$')
})

test.each([
  ['minutes15', '2026-11-20T14:47:00+09:00'],
  ['fundsOpen', '2026-11-20T14:32:00+09:00'],
  ['tokyoOpen', '2026-11-24T09:00:00+09:00'],
  ['newYorkOpen', '2026-11-20T23:30:00+09:00'],
  ['settlement', '2026-11-24T00:00:00+09:00'],
])('the clock is turned to %s: %s', async (to, now) => {
  const { send } = await member('0000000001')
  expect(await send('user/advanceClock', { to })).toMatchObject({ status: 1, data: { now } })
})

test('the clock is nobody’s to turn where the port says so', async () => {
  const room = await bench()
  const brokerage = createBrokerage({ ...room.ports, turnsClock: false })
  const { token } = await room.login('0000000001')
  const before = await brokerage.now()
  expect(
    await brokerage.handle({ path: 'user/advanceClock', body: { to: 'minutes15' }, language: 'ja', token, key: 'one' }),
  ).toMatchObject({
    http: 200,
    body: {
      status: 0,
      refusal: { code: 'notAllowed', params: { rule: 'sharedClock' } },
      msg: 'この模擬時計はほかの会員と共有しているため、会員は進められません。',
    },
  })
  expect(await brokerage.handle({ path: 'user/info', body: {}, language: 'ja', token })).toMatchObject({
    body: { data: { clockBarred: 'sharedClock' } },
  })
  expect((await room.send('user/info', {}, { token })).body.data).toMatchObject({ clockBarred: null })
  expect(await brokerage.now()).toBe(before)
})

test('the clock is turned to the next draw of an offer', async () => {
  const { send } = await member('0000000001')
  const draws = ((await send('ipo/list')).data as Offer[])
    .map(({ draw }) => Date.parse(draw.at))
    .filter((at) => at > FRIDAY)
  expect(draws.length).toBeGreaterThan(0)
  expect(await send('user/advanceClock', { to: 'draw' })).toMatchObject({
    status: 1,
    data: { now: toIso(Math.min(...draws)) },
  })
})

test('where no draw is ahead, that is told with the day before which there is none', async () => {
  // After the last company that the market gets, days before its prices end.
  const { send } = await member('0000000001', Date.parse('2047-08-01T10:00:00+09:00'))
  expect(await send('user/advanceClock', { to: 'draw' })).toMatchObject({
    refusal: { code: 'noDraw', params: { before: '2047-09-19' } },
    msg: '2047/9/19（木） より前に抽選の予定はありません。新しいIPOが出るまでお待ちください。',
  })
})

test('records of other kinds are asked for in the same way', async () => {
  const { send } = await member('0000000001')
  expect(await send('funds/records', { kind: 'deposit' })).toMatchObject({
    status: 1,
    data: { items: [{ kind: 'deposit', state: 'passed', proof: null }], next: null },
  })
  expect(await send('funds/records', { kind: 'exchange' })).toMatchObject({
    status: 1,
    data: { items: [{ kind: 'exchange', to: 'USD', proceeds: '43475.86' }], next: null },
  })
})
