import { describe, expect, test } from 'vitest'
import { bench, clientOf } from '../../testing.ts'

const newcomer = { account: '0000456789', password: 'kabuto2026', inviteCode: 'KABUTO', agreed: true }

describe('registering', () => {
  test('gives a session, ten million to practise with, and a code of one’s own that lets others in', async () => {
    const { send } = await bench()
    const { body } = await send('user/register', newcomer)
    expect(body).toMatchObject({ status: 1, data: { account: newcomer.account } })
    const { token } = body.data as { token: string }
    expect((await send('funds/summary', {}, { token })).body.data).toMatchObject({
      total: '10000000',
      settled: '10000000',
      usd: { amount: '0' },
    })
    const { inviteCode } = (await send('user/info', {}, { token })).body.data as { inviteCode: string }
    expect((await send('user/register', { ...newcomer, account: '0000456790', inviteCode })).body.status).toBe(1)
  })

  test.each([
    [{ inviteCode: 'NOBODY' }, 'inviterNotFound'],
    [{ account: '0000000001' }, 'accountExists'],
    [{ account: '12' }, 'accountFormat'],
    [{ password: 'short1' }, 'passwordFormat'],
    [{ agreed: false }, 'agreementRequired'],
  ])('with %j is refused: %s', async (changed, code) => {
    const { send, store } = await bench()
    expect((await send('user/register', { ...newcomer, ...changed })).body.refusal?.code).toBe(code)
    expect(await store.get('members', newcomer.account)).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  test('is set anew with the code of the simulated message, which ends every session and works once', async () => {
    const room = await bench()
    const { token } = await room.login('0000000007')
    const { code } = (await room.send('user/sendCode', { account: '0000000007', purpose: 'resetPassword' })).body
      .data as { code: string }
    const reset = { account: '0000000007', code, password: 'another2026' }
    expect((await room.send('user/resetPassword', reset)).body.status).toBe(1)
    expect((await room.send('user/info', {}, { token })).http).toBe(401)
    expect(
      (await room.send('user/login', { account: '0000000007', password: 'another2026', agreed: true })).body.status,
    ).toBe(1)
    expect((await room.send('user/resetPassword', reset)).body.refusal?.code).toBe('codeWrong')
  })

  test('five wrong codes spend it, and ten minutes end it', async () => {
    const room = await bench()
    const sent = async (): Promise<string> =>
      (
        (await room.send('user/sendCode', { account: '0000000007', purpose: 'resetPassword' })).body.data as {
          code: string
        }
      ).code
    const tryWith = async (code: string) =>
      (await room.send('user/resetPassword', { account: '0000000007', code, password: 'another2026' })).body.refusal
    const code = await sent()
    const wrong = code === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1, 0])
      expect(await tryWith(wrong)).toMatchObject({ code: 'codeWrong', params: { left } })
    expect(await tryWith(code)).toMatchObject({ code: 'codeWrong', params: { left: 0 }, fix: 'newCode' })
    const second = await sent()
    room.pass(10 * 60_000)
    expect(await tryWith(second)).toMatchObject({ code: 'codeWrong' })
  })

  test('whose answer was lost is answered as before under its key, and a wrong code costs one try', async () => {
    const room = await bench()
    const { code } = (await room.send('user/sendCode', { account: '0000000007', purpose: 'resetPassword' })).body
      .data as { code: string }
    const wrong = { account: '0000000007', code: code === '000000' ? '000001' : '000000', password: 'another2026' }
    for (let round = 0; round < 2; round += 1)
      expect((await room.send('user/resetPassword', wrong, { key: 'wrong' })).body.refusal?.params).toEqual({ left: 4 })
    // After a reload the page asks by the key alone, without its secrets.
    for (const sent of [
      { code, password: 'another2026' },
      { code: '', password: '' },
    ]) {
      const answer = await room.send('user/resetPassword', { account: '0000000007', ...sent }, { key: 'right' })
      expect(answer.body).toMatchObject({ status: 1, data: {} })
    }
  })

  test('of a number that nobody has is told so', async () => {
    const { send } = await bench()
    expect((await send('user/sendCode', { account: '0999999999', purpose: 'resetPassword' })).body.refusal?.code).toBe(
      'accountNotFound',
    )
  })
})

describe('one’s own sessions and secrets', () => {
  test('each session is listed, this one marked, and another one can be ended', async () => {
    const room = await bench()
    const other = await room.login('0000000007')
    const client = await clientOf(room, '0000000007')
    const sessions = (await client.granted('user/sessions')) as { id: string; current: boolean }[]
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    await client.granted('user/endSession', { id: sessions.find(({ current }) => !current)?.id })
    expect((await room.send('user/info', {}, { token: other.token })).http).toBe(401)
    expect(await client.refused('user/endSession', { id: 'of somebody else' })).toBe('notFound')
  })

  test('a new password needs the old one and ends the other sessions, not this one', async () => {
    const room = await bench()
    const other = await room.login('0000000007')
    const client = await clientOf(room, '0000000007')
    expect(await client.ask('user/changePassword', { oldPassword: 'wrong', newPassword: 'another2026' })).toMatchObject(
      {
        refusal: { code: 'originalPasswordWrong', params: { left: 4 } },
      },
    )
    await client.granted('user/changePassword', { oldPassword: 'kabuto2026', newPassword: 'another2026' })
    expect((await room.send('user/info', {}, { token: other.token })).http).toBe(401)
    expect((await client.ask('user/info')).status).toBe(1)
  })

  test('the fund password is set with the login password, or with the one before', async () => {
    const client = await clientOf(await bench(), '0000000005')
    expect(await client.refused('user/setFundPassword', { fundPassword: '20270301' })).toBe('required')
    expect(await client.refused('user/setFundPassword', { fundPassword: '1234567', password: 'kabuto2026' })).toBe(
      'fundPasswordFormat',
    )
    const set = (body: object) => client.granted('user/setFundPassword', body)
    expect(await set({ fundPassword: '20270301', password: 'kabuto2026' })).toEqual({ outcome: 'first' })
    expect(await client.refused('user/setFundPassword', { fundPassword: '20270302', oldPassword: '11112222' })).toBe(
      'fundPasswordWrong',
    )
    expect(await set({ fundPassword: '20270302', oldPassword: '20270301' })).toEqual({ outcome: 'changed' })
    expect(await set({ fundPassword: '20270303', password: 'kabuto2026' })).toEqual({ outcome: 'reset' })
  })
})
