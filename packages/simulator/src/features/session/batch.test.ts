import type { Envelope } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench } from '../../testing.ts'

type Asked = { path: string; input?: unknown }
type Bench = Awaited<ReturnType<typeof bench>>

async function answersOf({ send }: Bench, calls: Asked[], from: object = {}): Promise<(Envelope | null)[]> {
  const body = { calls: calls.map(({ path, input = {} }) => ({ path, input })) }
  const answer = await send('common/together', body, from)
  expect(answer.http).toBe(200)
  return (answer.body.data as { answers: (Envelope | null)[] }).answers
}

const config = { path: 'common/config', input: { type: 'all' } }
const summary = { path: 'funds/summary' }
const info = { path: 'user/info' }

test('each read is answered as if it were asked for by itself, in the order asked', async () => {
  const room = await bench()
  const from = await room.login('0000000001')
  const alone = [
    (await room.send('funds/summary', {}, from)).body,
    (await room.send('common/config', config.input, from)).body,
    (await room.send('user/info', {}, from)).body,
  ]
  expect(alone.map(({ status }) => status)).toEqual([1, 1, 1])
  expect(await answersOf(room, [summary, config, info], from)).toEqual(alone)
})

test('two members one after the other: each is told their own', async () => {
  const room = await bench()
  const accounts: unknown[] = []
  for (const account of ['0000000001', '0000000007']) {
    const [answer] = await answersOf(room, [info], await room.login(account))
    accounts.push(answer?.data)
  }
  expect(accounts).toMatchObject([{ account: '0000000001' }, { account: '0000000007' }])
})

test('without a live session a read of a member is not answered, and an open one is', async () => {
  const room = await bench()
  const [mine, open] = await answersOf(room, [info, config])
  expect([mine, open?.status]).toEqual([null, 1])
})

test('a refusal of the business is an answer too', async () => {
  const room = await bench()
  const asked = { path: 'common/noticeDetail', input: { id: 'none' } }
  const [answer] = await answersOf(room, [asked], await room.login('0000000001'))
  expect(answer).toMatchObject({ status: 0, refusal: { code: 'notFound' } })
})

test.each([
  ['changes something', { path: 'user/update', input: { lang: 'en' } }],
  ['is the stream', { path: 'market/stream', input: { symbols: '0712' } }],
  ['is an admin’s', { path: 'admin/queue', input: {} }],
  ['is itself', { path: 'common/together', input: { calls: [info] } }],
  ['does not exist', { path: 'no/such', input: {} }],
  ['is malformed', { path: 'common/config', input: { type: 'some' } }],
])('what %s is not answered, and done by nobody', async (_, asked) => {
  const room = await bench()
  const from = { ...(await room.login('0000000007')), key: 'one' }
  const before = await room.send('user/info', {}, from)
  expect(await answersOf(room, [asked, config], from)).toMatchObject([null, { status: 1 }])
  expect((await room.send('user/info', {}, from)).body).toEqual(before.body)
})

test('more than twelve are refused', async () => {
  const { send } = await bench()
  const calls = Array.from({ length: 13 }, () => config)
  expect((await send('common/together', { calls })).http).toBe(400)
})
