import type { Channel, Deposit, Exchange, Rate, Withdrawal } from '@kabuto/domain/funds'
import type { Amount } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleLater } from '../../books/ledger/cash.ts'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import { at, books, called, FUND_PASSWORD, MEMBER, memberBooks, NOW } from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import { channels, decideDeposit, deposit } from './deposit.ts'
import { exchange, rate } from './exchange.ts'
import { history, records, summary } from './records.ts'
import { cancelWithdrawal, decideWithdrawal, withdraw } from './withdraw.ts'

const OTHER = '0000000002'

let context: MemberContext
beforeEach(async () => {
  const steady = books()
  context = await memberBooks({ ...steady, market: { ...steady.market, midRate: () => '150' } })
  context.work.put('cards', { id: 'c1', bankCode: '9993', branchCode: '101', numberEnd: '4567' } as never, MEMBER)
})

function paidIn(amount: Amount, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> {
  return post(context, 'deposit', 'd0', transfer({ from: 'outside', to: 'available', amount, currency }))
}

const inYen = async () => (await balancesOf(context)).JPY
const queue = async () => (await context.work.all('queue')).map(({ item }) => item)
const lastEntry = async () => (await context.work.ownedBy('entries', MEMBER)).at(-1)
const isSound = (): void => expect(faultsIn(context.work.touched())).toEqual([])
const decidedAt = '2026-11-20T14:33:00+09:00'

describe('a deposit', () => {
  const asked = { channel: 'bank', amount: '5,000', proof: 'p1' }
  const sent = async (changed: object = {}) => called(deposit, context, { ...asked, ...changed })
  beforeEach(() => {
    context.work.put(
      'uploads',
      { id: 'p1', account: MEMBER, purpose: 'proof', type: 'image/png', bytes: 1, at: NOW },
      MEMBER,
    )
  })

  test('goes to the one account of the platform, by either way, named in each language', async () => {
    const answer = (await called(channels, context, {})) as Channel[]
    const account = {
      bankCode: '9999',
      branchCode: '101',
      accountKind: 'ordinary',
      number: '0000421',
      holder: 'カブト（モギ）',
      bankName: 'カブト模擬銀行',
      min: '1000',
      max: '50000000',
    }
    expect(answer).toMatchObject([
      { id: 'bank', name: '銀行振込（模擬）', ...account },
      { id: 'convenience', name: 'コンビニ入金（模擬）', ...account },
    ])
    context = { ...context, language: 'en' }
    expect(await called(channels, context, {})).toMatchObject([
      { name: 'Bank transfer (simulated)' },
      { name: 'Convenience store (simulated)' },
    ])
    context = { ...context, language: 'zh-Hant' }
    expect(await called(channels, context, {})).toMatchObject([
      { name: '銀行轉帳（模擬）' },
      { name: '便利商店存款（模擬）' },
    ])
  })

  test('waits for its review with its slip, and moves nothing yet', async () => {
    const made = (await sent()) as Deposit
    expect(made).toMatchObject({
      kind: 'deposit',
      orderNumber: 'KB20261120-000001',
      amount: '5000',
      channel: 'bank',
      number: '0000421',
      proof: 'p1',
      state: 'pending',
      submittedAt: '2026-11-20T14:32:00+09:00',
      decidedAt,
    })
    expect(await context.work.ownedBy('deposits', MEMBER)).toEqual([made])
    expect(await queue()).toEqual([
      expect.objectContaining({
        kind: 'deposit',
        account: MEMBER,
        name: '森 花子',
        id: made.id,
        amount: '5000',
        decidesAt: decidedAt,
        images: ['p1'],
      }),
    ])
    expect(await inYen()).toEqual({})
  })

  test.each([
    [{ proof: 'of somebody else' }, 'proofMissing of proof'],
    [{ proof: 'sample-avatar' }, 'proofMissing of proof'],
    [{ amount: '999' }, 'belowMinimum of amount'],
    [{ channel: 'crypto' }, 'required of channel'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(await sent(changed)).toBe(code)
    expect(await context.work.ownedBy('deposits', MEMBER)).toEqual([])
  })

  test('in review keeps the next one by the same way waiting', async () => {
    await sent()
    expect(await sent()).toBe('fundOperationPending')
    expect(await sent({ channel: 'convenience' })).toMatchObject({ orderNumber: 'KB20261120-000002' })
  })

  test('of a member who may not pay in is refused', async () => {
    const frozen = { reason: '本人確認', since: '2026-11-20T09:00:00+09:00' }
    context = { ...context, member: { ...context.member, blocks: { frozen } } }
    expect(await sent()).toBe('accountFrozen')
  })

  test('that passes is booked, and its slip is deleted', async () => {
    const made = (await sent()) as Deposit
    context = { ...context, now: at('20T14:33:00') }
    expect(await decideDeposit(context, made, { on: 'approve' })).toMatchObject({ to: 'passed' })
    expect(await context.work.get('deposits', made.id)).toEqual({ ...made, state: 'passed', proof: null, decidedAt })
    expect(await inYen()).toEqual({ outside: '-5000', available: '5000' })
    expect(await lastEntry()).toMatchObject({ cause: 'deposit', record: made.id })
    expect([await queue(), await context.work.get('uploads', 'p1')]).toEqual([[], undefined])
    const again = await decideDeposit(context, { ...made, state: 'passed' }, { on: 'approve' })
    expect(again).toHaveProperty('refusal')
    expect(await inYen()).toEqual({ outside: '-5000', available: '5000' })
    isSound()
  })

  test('that is rejected says why, and moves nothing', async () => {
    const made = (await sent()) as Deposit
    expect(
      await decideDeposit(context, { ...made, proof: null }, { on: 'reject', reason: '名義が違います' }),
    ).toMatchObject({
      to: 'rejected',
    })
    expect(await context.work.get('deposits', made.id)).toMatchObject({ state: 'rejected', reason: '名義が違います' })
    expect([await inYen(), await queue()]).toEqual([{}, []])
    expect(await context.work.get('uploads', 'p1')).toBeDefined()
  })
})

const withdrawn = (changed: object = {}) =>
  called(withdraw, context, { amount: '5,000', cardId: 'c1', fundPassword: FUND_PASSWORD, ...changed })

describe('a withdrawal', () => {
  beforeEach(() => paidIn('100000'))

  test('is held at once and waits for its review, named by its card', async () => {
    const made = (await withdrawn()) as Withdrawal
    expect(made).toEqual({
      kind: 'withdrawal',
      id: made.id,
      orderNumber: 'KB20261120-000001',
      amount: '5000',
      cardId: 'c1',
      cardLabel: made.cardLabel,
      state: 'pending',
      submittedAt: '2026-11-20T14:32:00+09:00',
      decidedAt,
    })
    expect(made.cardLabel).toMatch(/^あさぎ模擬銀行 \S+ ••••4567$/)
    expect(await context.work.ownedBy('withdrawals', MEMBER)).toEqual([made])
    expect(await inYen()).toMatchObject({ available: '95000', frozen: '5000' })
    expect(await lastEntry()).toMatchObject({ cause: 'withdrawalHeld', record: made.id })
    expect(await queue()).toEqual([
      expect.objectContaining({ kind: 'withdrawal', id: made.id, amount: '5000', decidesAt: decidedAt, images: [] }),
    ])
    isSound()
  })

  test.each([
    [{ amount: '100001' }, 'insufficientBalance of amount'],
    [{ cardId: 'c2' }, 'required of cardId'],
    [{ fundPassword: '11112222' }, 'fundPasswordWrong of fundPassword'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(await withdrawn(changed)).toBe(code)
    expect(await inYen()).toMatchObject({ available: '100000' })
  })

  test('counts wrong fund passwords, and says how many tries are left', async () => {
    const sent = { amount: '5000', cardId: 'c1', fundPassword: '11112222' }
    for (const left of [4, 3])
      expect(await withdraw.run(context as never, sent as never)).toMatchObject({ refusal: { params: { left } } })
    expect(await context.work.get('attempts', `fund:${MEMBER}`)).toMatchObject({ wrong: 2 })
  })

  test('needs a fund password, a verified member and one at a time', async () => {
    const { member } = context
    context = { ...context, member: { ...member, fundPasswordHash: '' } }
    expect(await withdrawn()).toBe('fundPasswordMissing')
    context = { ...context, member: { ...member, identity: 'underReview' } }
    expect(await withdrawn()).toBe('identityRequired')
    context = { ...context, member }
    await withdrawn()
    expect(await withdrawn()).toBe('fundOperationPending')
  })

  test('that passes leaves the books', async () => {
    const made = (await withdrawn()) as Withdrawal
    context = { ...context, now: at('20T14:33:00') }
    expect(await decideWithdrawal(context, made, { on: 'approve' })).toMatchObject({ to: 'passed' })
    expect(await context.work.get('withdrawals', made.id)).toEqual({ ...made, state: 'passed', decidedAt })
    expect(await inYen()).toEqual({ outside: '-95000', available: '95000', frozen: '0' })
    expect(await lastEntry()).toMatchObject({ cause: 'withdrawal', record: made.id })
    expect(await queue()).toEqual([])
    expect(await decideWithdrawal(context, { ...made, state: 'passed' }, { on: 'approve' })).toHaveProperty('refusal')
    isSound()
  })

  test('that is rejected comes back whole, and says why', async () => {
    const made = (await withdrawn()) as Withdrawal
    context = { ...context, now: at('20T14:32:30') }
    expect(await decideWithdrawal(context, made, { on: 'reject', reason: '口座名義の確認' })).toMatchObject({
      to: 'rejected',
    })
    expect(await context.work.get('withdrawals', made.id)).toMatchObject({
      state: 'rejected',
      reason: '口座名義の確認',
      decidedAt: '2026-11-20T14:32:30+09:00',
    })
    expect(await inYen()).toMatchObject({ available: '100000', frozen: '0' })
    expect(await lastEntry()).toMatchObject({ cause: 'withdrawalReturned', record: made.id })
    expect(await queue()).toEqual([])
    isSound()
  })

  test('that is called off comes back whole; only one’s own, and only once', async () => {
    const made = (await withdrawn()) as Withdrawal
    context.work.put('withdrawals', { ...made, id: 'theirs' }, OTHER)
    expect(await called(cancelWithdrawal, context, { id: 'theirs' })).toBe('notFound')
    context = { ...context, now: at('20T14:32:10') }
    expect(await called(cancelWithdrawal, context, { id: made.id })).toEqual({
      ...made,
      state: 'cancelled',
      decidedAt: '2026-11-20T14:32:10+09:00',
    })
    expect(await inYen()).toMatchObject({ available: '100000', frozen: '0' })
    expect(await queue()).toEqual([])
    expect(await called(cancelWithdrawal, context, { id: made.id })).toBe('notPending')
  })
})

const quoted = async () => (await called(rate, context, { pair: 'USDJPY' })) as Rate

const exchanged = async (changed: object = {}) =>
  called(exchange, context, {
    from: 'JPY',
    to: 'USD',
    amount: '30,050',
    quoteId: (await quoted()).quoteId,
    ...changed,
  })

describe('an exchange', () => {
  beforeEach(async () => {
    context.work.put('secrets', { id: 'quotes', value: 'sealed' })
    await paidIn('100000')
  })

  test('is quoted around the middle rate, for a minute', async () => {
    const answer = await quoted()
    expect(answer).toEqual({
      quoteId: answer.quoteId,
      pair: 'USDJPY',
      mid: '150',
      buy: '150.25',
      sell: '149.75',
      spread: '0.25',
      source: 'カブト模擬銀行 模擬レート',
      at: '2026-11-20T14:32:00+09:00',
      validUntil: '2026-11-20T14:01:00+09:00',
    })
    expect(answer.quoteId.split('_')[3]).toHaveLength(22)
    context = { ...context, language: 'en' }
    expect((await quoted()).source).toBe('Kabuto Mock Bank, simulated rate')
    context = { ...context, language: 'zh-Hant' }
    expect((await quoted()).source).toBe('Kabuto模擬銀行 模擬匯率')
  })

  test('of yen gives dollars at the rate for buying', async () => {
    const { quoteId } = await quoted()
    const made = (await exchanged({ quoteId })) as Exchange
    expect(made).toEqual({
      kind: 'exchange',
      id: made.id,
      orderNumber: 'KB20261120-000001',
      amount: '30050',
      from: 'JPY',
      to: 'USD',
      rate: '150.25',
      proceeds: '200',
      difference: '50',
      mid: '150',
      source: 'カブト模擬銀行 模擬レート',
      quotedAt: '2026-11-20T14:32:00+09:00',
      submittedAt: '2026-11-20T14:32:00+09:00',
      decidedAt: '2026-11-20T14:32:00+09:00',
      state: 'passed',
    })
    expect(await context.work.ownedBy('exchanges', MEMBER)).toEqual([made])
    expect(await balancesOf(context)).toMatchObject({
      JPY: { available: '69950', exchange: '30050' },
      USD: { available: '200', exchange: '-200' },
    })
    expect(await lastEntry()).toMatchObject({ cause: 'exchange', record: made.id })
    isSound()
  })

  test('of dollars gives yen at the rate for selling', async () => {
    await paidIn('10', 'USD')
    expect(await exchanged({ from: 'USD', to: 'JPY', amount: '10' })).toMatchObject({
      proceeds: '1497',
      rate: '149.75',
    })
    expect(await balancesOf(context)).toMatchObject({ JPY: { available: '101497' }, USD: { available: '0' } })
  })

  test('of proceeds that are not settled gives dollars that settle on the same day', async () => {
    const part = { symbol: '0712', settles: '2026-11-25', from: at('25T00:00:00'), amount: '90000' }
    await settleLater(context, 'sale', 's1', { currency: 'JPY', parts: [part] })
    await exchanged()
    // 10,000 were settled, so 20,050 of 30,050 are not: 133.444 of 200 dollars, and up to the cent.
    const unsettled = await context.work.ownedBy('unsettled', MEMBER)
    expect(unsettled).toMatchObject([
      { currency: 'JPY', amount: '69950', settles: '2026-11-25' },
      { currency: 'USD', amount: '133.45', settles: '2026-11-25', symbol: '0712', from: at('25T00:00:00') },
    ])
    expect(await balancesOf(context)).toMatchObject({ JPY: { unsettled: '69950' }, USD: { unsettled: '133.45' } })
    expect(await lastEntry()).toMatchObject({ cause: 'exchange' })
    isSound()
  })

  test('at a quote that has run out, was changed, or is somebody else’s is refused', async () => {
    const { quoteId } = await quoted()
    const [, from = '', until = '', seal = ''] = quoteId.split('_')
    for (const changed of [`151_${from}_${until}_${seal}`, `150_${from}_${until}_x${seal.slice(1)}`, `150_${from}`, ''])
      expect(await exchanged({ quoteId: changed })).toContain('quoteExpired')
    const whose = context
    context = { ...whose, account: OTHER }
    expect(await exchanged({ quoteId })).not.toHaveProperty('proceeds')
    context = { ...whose, wall: whose.wall + 60_000 }
    expect(await exchanged({ quoteId })).toContain('quoteExpired')
    context = { ...whose, wall: whose.wall + 59_999 }
    expect(await exchanged({ quoteId })).toMatchObject({ proceeds: '200' })
    context.work.put('secrets', { id: 'quotes', value: 'another' })
    expect(await exchanged({ quoteId })).toContain('quoteExpired')
  })

  test('of more than can be used is refused, and nothing moves', async () => {
    expect(await exchanged({ amount: '100001' })).toBe('insufficientBalance of amount')
    expect(await inYen()).toMatchObject({ available: '100000' })
  })
})

describe('what is told of money', () => {
  test('are the summary, and the records of one kind and state', async () => {
    await paidIn('100000')
    expect(await called(summary, context, {})).toMatchObject({ total: '100000' })
    for (const [id, state] of [
      ['w1', 'passed'],
      ['w2', 'rejected'],
    ])
      context.work.put('withdrawals', { id, state, amount: '5', decidedAt } as never, MEMBER)
    context.work.put('deposits', { id: 'd1', state: 'passed', decidedAt } as never, MEMBER)
    context.work.put('exchanges', { id: 'e1', state: 'passed' } as never, MEMBER)
    const answer = async (asked: object) => {
      const page = await called(records, context, asked)
      return typeof page === 'string' ? page : (page as { items: { id: string }[] }).items.map(({ id }) => id)
    }
    expect(await answer({ kind: 'withdrawal' })).toEqual(['w2', 'w1'])
    expect(await answer({ kind: 'withdrawal', state: 'passed' })).toEqual(['w1'])
    expect([await answer({ kind: 'deposit' }), await answer({ kind: 'exchange' })]).toEqual([['d1'], ['e1']])
    expect(await answer({ kind: 'withdrawal', id: 'w1' })).toEqual(['w1'])
    expect(await answer({ kind: 'withdrawal', id: 'd1' })).toBe('notFound')
  })

  test('is the total of each day that has ended, and today’s so far', async () => {
    await paidIn('100000')
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19'])
      context.work.put('days', { id: day, day, total: day.slice(8), outside: '0' }, MEMBER)
    const today = { day: '2026-11-20', total: '100000' }
    expect(await called(history, context, { days: 3 })).toEqual([
      { day: '2026-11-18', total: '18' },
      { day: '2026-11-19', total: '19' },
      today,
    ])
    expect(await called(history, context, { days: 30 })).toHaveLength(4)
  })
})
