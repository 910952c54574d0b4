import { describe, expect, test } from 'vitest'
import { createBrokerage } from './brokerage.ts'
import { bench } from '../testing.ts'

const HOUR = 60 * 60_000

describe('the way in', () => {
  test('common/config answers a list of name and value', async () => {
    const { send } = await bench()
    expect((await send('common/config', { type: 'all' })).body).toEqual({
      status: 1,
      msg: '',
      data: [{ name: 'title', value: 'Kabuto' }],
    })
  })

  test('an unknown call is named in the language that asked', async () => {
    const { send } = await bench()
    expect(await send('common/nothing', {}, { language: 'en' })).toMatchObject({
      http: 404,
      body: { status: 0, msg: '“common/nothing” was not found.' },
    })
  })

  test.each([[undefined], [null], [[]], ['all'], [{}], [{ type: 'some' }]])(
    'a malformed body is refused: %j',
    async (body) => {
      const { brokerage } = await bench()
      const answer = await brokerage.handle({ path: 'common/config', body, language: 'ja' })
      expect(answer).toMatchObject({ http: 400, body: { status: 0 } })
    },
  )

  test('what changes something needs a key', async () => {
    const { brokerage } = await bench()
    const body = { account: '0000000001', password: 'kabuto2026', agreed: true }
    expect((await brokerage.handle({ path: 'user/login', body, language: 'ja' })).http).toBe(400)
  })

  test('without a live session a call of a member is 401', async () => {
    const { send, login, pass } = await bench()
    expect((await send('user/info')).http).toBe(401)
    expect((await send('user/info', {}, { token: 'made up' })).http).toBe(401)
    const { token } = await login('0000000001')
    expect((await send('user/info', {}, { token, account: '0000000002' })).http).toBe(401)
    expect((await send('user/info', {}, { token })).http).toBe(200)
    pass(HOUR)
    expect((await send('user/info', {}, { token })).http).toBe(401)
  })

  test('a session in use lives twelve hours and no longer', async () => {
    const { send, login, pass } = await bench()
    const { token } = await login('0000000001')
    const codes: number[] = []
    for (let half = 0; half < 24; half += 1) {
      pass(HOUR / 2)
      codes.push((await send('user/info', {}, { token })).http)
    }
    expect(codes).toEqual([...Array.from({ length: 23 }, () => 200), 401])
  })

  test('a login sweeps away what the member cannot use any more, and nothing else', async () => {
    const { send, login, pass, store } = await bench()
    const left = async () => [
      (await store.all('sessions')).length,
      (await store.all('codes')).length,
      (await store.all('answers')).length,
    ]
    const { token } = await login('0000000001')
    await send('user/sendCode', { account: '0000000001', purpose: 'resetPassword' })
    await send('user/removeOptional', { symbol: '0712' }, { token })
    await login('0000000002')
    pass(9 * 60_000)
    await login('0000000001')
    expect(await left()).toEqual([3, 1, 1])
    pass(60_000)
    await login('0000000001')
    expect(await left()).toEqual([4, 0, 1])
    pass(7 * 24 * HOUR - 10 * 60_000 - 1)
    await login('0000000001')
    expect(await left()).toEqual([2, 0, 1])
    pass(1)
    await login('0000000001')
    expect(await left()).toEqual([3, 0, 0])
  })

  test('a log-out ends the session at once', async () => {
    const { send, login } = await bench()
    const { token } = await login('0000000001')
    expect((await send('user/logout', {}, { token })).body.status).toBe(1)
    expect((await send('user/info', {}, { token })).http).toBe(401)
  })
})

const attempt = (password: string, account = '0000000001') => ({ account, password, agreed: true })

describe('logging in', () => {
  test('five wrong tries lock for fifteen minutes, told with what is left and then with the time', async () => {
    const { send, pass } = await bench()
    const codes: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await send('user/login', attempt('wrong'))).body.refusal)
    expect(codes.slice(0, 4)).toEqual(
      [4, 3, 2, 1].map((left) => ({ code: 'wrongPassword', params: { left }, fix: 'resetPassword' })),
    )
    expect(codes[4]).toEqual({
      code: 'tooOften',
      params: { cause: 'login', retryAt: '2026-11-20T14:15:00+09:00' },
      fix: 'resetPassword',
    })
    expect((await send('user/login', attempt('kabuto2026'))).body.refusal?.code).toBe('tooOften')
    pass(15 * 60_000)
    expect((await send('user/login', attempt('kabuto2026'))).body).toMatchObject({
      status: 1,
      msg: 'ログインしました。',
    })
  })

  test('after the lock the count begins anew, and a right try wipes it', async () => {
    const { send, pass } = await bench()
    for (let tries = 0; tries < 5; tries += 1) await send('user/login', attempt('wrong'))
    pass(15 * 60_000)
    expect((await send('user/login', attempt('wrong'))).body.refusal?.params).toEqual({ left: 4 })
    expect((await send('user/login', attempt('kabuto2026'))).body.status).toBe(1)
    expect((await send('user/login', attempt('wrong'))).body.refusal?.params).toEqual({ left: 4 })
  })

  test('an unknown number is answered and counted like a known one', async () => {
    const { send } = await bench()
    expect((await send('user/login', attempt('x', '0123456789'))).body.refusal).toMatchObject({
      code: 'wrongPassword',
      params: { left: 4 },
    })
    expect((await send('user/login', attempt('x', '0123456789'))).body.refusal).toMatchObject({
      code: 'wrongPassword',
      params: { left: 3 },
    })
  })

  test('full-width digits are read as digits, and the box must be ticked', async () => {
    const { send } = await bench()
    expect((await send('user/login', attempt('kabuto2026', '００００００００01'))).body.status).toBe(1)
    expect((await send('user/login', { ...attempt('kabuto2026'), agreed: false })).body.refusal?.code).toBe(
      'agreementRequired',
    )
  })

  test('looking around makes a member of its own, and touches nobody else', async () => {
    const { send, login } = await bench()
    const visitor = (await send('user/lookAround')).body.data as { token: string; account: string }
    expect(visitor.account).toMatch(/^9\d{9}$/)
    const card = ((await send('user/cards', {}, visitor)).body.data as { id: string }[])[0]?.id
    expect(
      (
        await send(
          'funds/withdraw',
          { amount: '5000', cardId: card, fundPassword: '20260712' },
          { token: visitor.token },
        )
      ).body.status,
    ).toBe(1)
    const demo = await login('0000000001')
    expect((await send('funds/records', { kind: 'withdrawal' }, { token: demo.token })).body.data).toEqual({
      items: [],
      next: null,
    })
  })
})

describe('how often somebody may ask', () => {
  const changes = { changes: 2, reads: 3, address: 2 }
  const asked = async () => {
    const room = await bench()
    const { handle } = createBrokerage({ ...room.ports, limits: changes })
    const [{ token: mine }, { token: theirs }] = [await room.login('0000000001'), await room.login('0000000002')]
    const http = async (path: string, body: object, from: { token?: string; address: string }) =>
      (await handle({ path, body, language: 'ja', key: room.ports.newId(), ...from })).http
    return {
      mine,
      theirs,
      pass: room.pass,
      change: (token: string, address = 'here') => http('user/removeOptional', { symbol: '0712' }, { token, address }),
      read: (token: string, address = 'here') => http('user/cards', {}, { token, address }),
      nobody: (address: string) => http('user/cards', {}, { address }),
    }
  }

  test('is counted for each member, for reading and changing apart, wherever they are', async () => {
    const { mine, theirs, change, read } = await asked()
    expect([await change(mine), await change(mine, 'there'), await change(mine, 'anywhere')]).toEqual([200, 200, 429])
    expect([await change(theirs), await change(theirs), await change(theirs)]).toEqual([200, 200, 429])
    expect([await read(mine), await read(mine), await read(mine), await read(mine)]).toEqual([200, 200, 200, 429])
    expect(await read(theirs)).toBe(200)
  })

  test('is counted for each address where there is no session', async () => {
    const { mine, nobody, read } = await asked()
    expect([await nobody('here'), await nobody('here'), await nobody('here')]).toEqual([401, 401, 429])
    expect(await nobody('there')).toBe(401)
    expect(await read(mine)).toBe(200)
  })

  test('is forgiven ten seconds after the first, one by one', async () => {
    const { mine, change, pass } = await asked()
    expect(await change(mine)).toBe(200)
    pass(6000)
    expect(await change(mine)).toBe(200)
    pass(3999)
    expect(await change(mine)).toBe(429)
    pass(1)
    expect([await change(mine), await change(mine)]).toEqual([200, 429])
  })
})
