import type { Card } from '@kabuto/domain/cards'
import type { FundsSummary, Withdrawal } from '@kabuto/domain/funds'
import { minus, plus } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../engine/store.ts'
import { bench, type Bench } from '../../testing.ts'

async function demo(market?: number, wrapped?: (store: Store) => Store) {
  const room: Bench = await bench(market, wrapped)
  const { token } = await room.login('0000000001')
  const send = (path: string, body: object = {}, key?: string) =>
    room.send(path, body, { token, ...(key === undefined ? {} : { key }) })
  const [card] = (await send('user/cards')).body.data as Card[]
  const good = { amount: '500000', cardId: card?.id ?? '', fundPassword: '20260712' }
  return {
    ...room,
    send,
    good,
    withdraw: async (changed: Partial<typeof good> = {}, key?: string) =>
      (await send('funds/withdraw', { ...good, ...changed }, key)).body,
    funds: async () => (await send('funds/summary')).body.data as FundsSummary,
    records: async () =>
      ((await send('funds/records', { kind: 'withdrawal' })).body.data as { items: Withdrawal[] }).items,
  }
}

/** What does not hang on the prices of the market. */
const cashOf = ({ settled, cash, frozen, available, withdrawable }: FundsSummary) => ({
  settled,
  cash,
  frozen,
  available,
  withdrawable,
})

describe('a withdrawal', () => {
  test('is held at once, leaves after the review, and the figures follow', async () => {
    const { withdraw, funds, records, pass } = await demo()
    const before = await funds()
    expect(before.settled).toBe('4114358')
    const { cash, frozen, available, withdrawable } = before
    expect(await withdraw()).toMatchObject({ status: 1, data: { state: 'pending', amount: '500000' } })
    const taken = { available: minus(available, '500000'), withdrawable: minus(withdrawable, '500000') }
    expect(cashOf(await funds())).toEqual({ settled: '4114358', cash, frozen: plus(frozen, '500000'), ...taken })
    pass(59_999)
    expect(await records()).toMatchObject([{ state: 'pending' }])
    pass(1)
    expect(await records()).toMatchObject([{ state: 'passed' }])
    expect(cashOf(await funds())).toEqual({ settled: '3614358', cash: minus(cash, '500000'), frozen, ...taken })
  })

  test('that is cancelled in time gives everything back; afterwards it is too late', async () => {
    const { withdraw, funds, send, pass } = await demo()
    const before = await funds()
    const first = (await withdraw()).data as Withdrawal
    expect((await send('funds/cancelWithdrawal', { id: first.id })).body).toMatchObject({
      status: 1,
      data: { state: 'cancelled' },
    })
    expect(await funds()).toEqual(before)
    expect((await send('funds/cancelWithdrawal', { id: first.id })).body.refusal).toMatchObject({
      code: 'notPending',
      params: { state: 'cancelled' },
    })
    const second = (await withdraw()).data as Withdrawal
    pass(60_000)
    expect((await send('funds/cancelWithdrawal', { id: second.id })).body.refusal).toMatchObject({
      code: 'notPending',
      params: { state: 'passed' },
    })
  })

  test('can be made again once the one before is decided', async () => {
    const { withdraw, pass } = await demo()
    const first = (await withdraw()).data as Withdrawal
    expect((await withdraw()).refusal).toMatchObject({
      code: 'fundOperationPending',
      params: { id: first.id, kind: 'withdrawal' },
    })
    pass(60_000)
    expect((await withdraw()).status).toBe(1)
  })

  test('stands above the one before, even within the same second', async () => {
    const { withdraw, records, send } = await demo()
    const made: string[] = []
    for (let count = 0; count < 12; count += 1) {
      const { id } = (await withdraw()).data as Withdrawal
      made.unshift(id)
      await send('funds/cancelWithdrawal', { id })
    }
    expect((await records()).map(({ id }) => id)).toEqual(made)
  })

  test.each([
    [{ amount: '' }, { code: 'required', params: { field: 'amount' }, field: 'amount' }],
    [{ amount: '一万円' }, { code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }],
    [{ amount: '-5000' }, { code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }],
    ...['1e5', '1,00,0', '+5000', '5000.', '¥5000', '5,000円'].map((amount): [object, object] => [
      { amount },
      { code: 'amountFormat', params: { field: 'amount' }, field: 'amount' },
    ]),
    [{ amount: '1e309' }, { code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }],
    [{ amount: '1000.00' }, { code: 'notWholeNumber', params: {}, field: 'amount' }],
    [{ amount: '1000.5' }, { code: 'notWholeNumber', params: {}, field: 'amount' }],
    [{ amount: '999' }, { code: 'belowMinimum', params: { min: '1000' }, field: 'amount' }],
    [{ amount: '50000001' }, { code: 'withdrawalMax', params: { max: '50000000' }, field: 'amount' }],
    [{ cardId: 'of somebody else' }, { code: 'required', params: { field: 'cardId' }, field: 'cardId' }],
    [{ fundPassword: '' }, { code: 'required', params: { field: 'fundPassword' }, field: 'fundPassword' }],
    [{ fundPassword: '11111111' }, { code: 'fundPasswordWrong', params: { left: 4 }, field: 'fundPassword' }],
  ])('with %j is refused, and nothing is held', async (changed, refusal) => {
    const { withdraw, records, funds } = await demo()
    const { frozen } = await funds()
    expect((await withdraw(changed)).refusal).toMatchObject(refusal)
    expect(await records()).toEqual([])
    expect((await funds()).frozen).toBe(frozen)
  })

  test(
    'of a yen more than there is, or than is free, is refused with both figures; of all that is free it is ' +
      'granted',
    async () => {
      const { withdraw, funds } = await demo()
      const { cash, withdrawable } = await funds()
      const [overAll, overFree] = [plus(cash, '1'), plus(withdrawable, '1')]
      expect((await withdraw({ amount: overAll })).refusal).toMatchObject({
        code: 'insufficientBalance',
        params: { need: overAll, have: cash },
        field: 'amount',
      })
      expect((await withdraw({ amount: overFree })).refusal).toMatchObject({
        code: 'insufficientAvailable',
        params: { need: overFree, have: withdrawable, reserved: minus(cash, withdrawable) },
        field: 'amount',
      })
      expect((await withdraw({ amount: withdrawable })).status).toBe(1)
    },
  )

  test.each([['1000'], ['１，０００'], ['1,000']])('of %s is granted', async (amount) => {
    const { withdraw } = await demo()
    expect((await withdraw({ amount })).status).toBe(1)
  })

  test('five wrong fund passwords lock it for fifteen minutes', async () => {
    const { withdraw, pass } = await demo()
    for (let tries = 0; tries < 4; tries += 1) await withdraw({ fundPassword: '11111111' })
    expect((await withdraw({ fundPassword: '11111111' })).refusal?.code).toBe('tooOften')
    expect((await withdraw()).refusal?.code).toBe('tooOften')
    pass(15 * 60_000)
    expect((await withdraw()).status).toBe(1)
  })

  test.each([
    ['0000000002', 'identityRequired'],
    ['0000000004', 'withdrawBarred'],
    ['0000000005', 'fundPasswordMissing'],
    ['0000000006', 'cardMissing'],
  ])('of member %s is refused: %s', async (account, code) => {
    const { send, login } = await bench()
    const { token } = await login(account)
    const [card] = (await send('user/cards', {}, { token })).body.data as Card[]
    const answer = await send(
      'funds/withdraw',
      { amount: '5000', cardId: card?.id ?? 'none', fundPassword: '20260712' },
      { token },
    )
    expect(answer.body.refusal?.code).toBe(code)
  })

  test('of a frozen member is granted: settled cash stays withdrawable', async () => {
    const { send, login } = await bench()
    const { token } = await login('0000000003')
    const [card] = (await send('user/cards', {}, { token })).body.data as Card[]
    expect(
      (await send('funds/withdraw', { amount: '5000', cardId: card?.id, fundPassword: '20260712' }, { token })).body
        .status,
    ).toBe(1)
  })

  test('on a holiday is refused with the next opening, and the clock can be turned there', async () => {
    const { withdraw, send } = await demo(Date.parse('2026-11-23T10:05:00+09:00'))
    expect((await withdraw()).refusal).toMatchObject({
      code: 'outsideWindow',
      params: { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' },
    })
    expect((await send('user/advanceClock', { to: 'fundsOpen' })).body.data).toEqual({
      now: '2026-11-24T09:30:00+09:00',
    })
    expect((await withdraw()).status).toBe(1)
  })
})

describe('the same key, the same effect', () => {
  test('a repeated call gets the first answer and makes no second record', async () => {
    const { withdraw, records } = await demo()
    const first = await withdraw({}, 'key-1')
    expect(await withdraw({}, 'key-1')).toEqual(first)
    expect(await records()).toHaveLength(1)
  })

  test('another request under the same key is refused', async () => {
    const { withdraw, records } = await demo()
    await withdraw({}, 'key-1')
    expect((await withdraw({ amount: '5000' }, 'key-1')).refusal?.code).toBe('idempotencyMismatch')
    expect(await records()).toHaveLength(1)
  })

  test('a wrong password counts once under its key', async () => {
    const { withdraw } = await demo()
    const first = await withdraw({ fundPassword: '11111111' }, 'key-1')
    expect(await withdraw({ fundPassword: '11111111' }, 'key-1')).toEqual(first)
    expect((await withdraw({ fundPassword: '11111111' }, 'key-2')).refusal?.params).toEqual({ left: 3 })
  })

  test('a repeated call after a new login is still the same call, and needs no password again', async () => {
    const { withdraw, login, brokerage, records, good } = await demo()
    const first = await withdraw({}, 'key-1')
    const { token } = await login('0000000001')
    const again = await brokerage.handle({
      path: 'funds/withdraw',
      body: { ...good, fundPassword: '' },
      language: 'ja',
      token,
      key: 'key-1',
    })
    expect(again.body).toEqual(first)
    expect(await records()).toHaveLength(1)
  })

  test('a refusal that changed nothing is judged anew', async () => {
    const { withdraw, send } = await demo(Date.parse('2026-11-23T10:05:00+09:00'))
    expect((await withdraw({}, 'key-1')).refusal?.code).toBe('outsideWindow')
    await send('user/advanceClock', { to: 'fundsOpen' })
    expect((await withdraw({}, 'key-1')).status).toBe(1)
  })
})

describe('at the same moment', () => {
  test('ten calls with one key make one record and get one answer', async () => {
    const { withdraw, records } = await demo()
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw({}, 'key-1')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await records()).toHaveLength(1)
  })

  test('ten calls with ten keys make one record, the others are told of it', async () => {
    const { withdraw, records, funds } = await demo()
    const { frozen } = await funds()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => withdraw({}, `key-${index}`)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal?.code === 'fundOperationPending')).toHaveLength(9)
    expect(await records()).toHaveLength(1)
    expect((await funds()).frozen).toBe(plus(frozen, '500000'))
  })
})

test('records come in pages, the newest first, and the cursor goes on where the last one ended', async () => {
  const { withdraw, send, pass } = await demo()
  for (let made = 0; made < 53; made += 1) {
    const answer = await withdraw({ amount: String(1000 + made) })
    await send('funds/cancelWithdrawal', { id: (answer.data as Withdrawal).id })
    pass(1000)
  }
  const page = async (cursor?: string) =>
    (await send('funds/records', { kind: 'withdrawal', ...(cursor === undefined ? {} : { cursor }) })).body.data as {
      items: Withdrawal[]
      next: string | null
    }
  const first = await page()
  expect(first.items).toHaveLength(50)
  expect(first.items[0]?.amount).toBe('1052')
  const second = await page(first.next ?? undefined)
  expect(second.items.map(({ amount }) => amount)).toEqual(['1002', '1001', '1000'])
  expect(second.next).toBeNull()
})

test('records of one state are found behind any number of others, page by page', async () => {
  const { withdraw, send, pass } = await demo()
  const numbered = async (amount: number, cancels: boolean) => {
    const { data } = await withdraw({ amount: String(amount) })
    if (cancels) await send('funds/cancelWithdrawal', { id: (data as Withdrawal).id })
    else pass(120_000)
    pass(1000)
  }
  await numbered(1000, false)
  for (let made = 1; made <= 110; made += 1) await numbered(1000 + made, true)
  const page = async (state: string, cursor?: string) =>
    (await send('funds/records', { kind: 'withdrawal', state, ...(cursor === undefined ? {} : { cursor }) })).body
      .data as { items: Withdrawal[]; next: string | null }
  expect((await page('passed')).items.map(({ amount, state }) => [amount, state])).toEqual([['1000', 'passed']])
  expect(await page('rejected')).toEqual({ items: [], next: null })
  const first = await page('cancelled')
  const second = await page('cancelled', first.next ?? undefined)
  const third = await page('cancelled', second.next ?? undefined)
  const amounts = [first, second, third].flatMap(({ items }) => items.map(({ amount }) => Number(amount)))
  expect(amounts).toEqual(Array.from({ length: 110 }, (_, at) => 1110 - at))
  expect(third.next).toBeNull()
})
