import { advanceClockCall } from '@kabuto/domain/account'
import { cardsCall, sampleCards } from '@kabuto/domain/cards'
import {
  cancelWithdrawalCall,
  depositsCall,
  exchangeCall,
  fundsSummaryCall,
  rateCall,
  sampleDeposit,
  sampleExchange,
  sampleFunds,
  sampleRate,
  sampleWithdrawal,
  withdrawalsCall,
  withdrawCall,
} from '@kabuto/domain/funds'
import { confirming, done, idle, refused, refuse, sending } from '@kabuto/domain/shared'
import { describe, expect, test, vi } from 'vitest'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { funds } from '../shell/data/shared.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { advanceClock, cards, deposit, deposits, exchange, proof, rate, withdraw, withdrawals } from './data.ts'
import { cancelWithdrawal } from './records.ts'

useFakePage()

const request = { amount: '500000', cardId: 'c1', fundPassword: '20260712' }

/** The pages of Funds and Withdraw are shown, and all that they read has been read. */
async function atFunds() {
  const kept = new Map<string, string>()
  const room = bench({ tab: fakeStorage(kept) })
  const { server, show } = room
  server.always(fundsSummaryCall.path, () => sampleFunds)
  server.always(withdrawalsCall.path, () => ({ items: [sampleWithdrawal], next: null }))
  server.always(cardsCall.path, () => sampleCards)
  await show(funds({}).atom)
  await show(withdrawals({ kind: 'withdrawal' }).atom)
  await show(cards({}).atom)
  await settle()
  server.sent.length = 0
  const sentTo = () => server.sent.map(({ path }) => path)
  return { ...room, kept: () => [...kept.values()].join(), sentTo }
}

describe('a withdrawal', () => {
  test('that is granted is told in the server’s words, and reads again what it has changed', async () => {
    const { store, server, sentTo, kept } = await atFunds()
    void store.set(withdraw.send, request)
    await settle()
    expect(store.get(withdraw.submissions)()).toEqual(sending())
    expect(server.sent[0]?.body).toEqual(request)
    expect(kept()).toContain('500000')
    await server.sent[0]?.answer(sampleWithdrawal, '出金を申請しました。')
    await settle()
    expect(store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '出金を申請しました。' })
    expect(store.get(withdraw.submissions)()).toEqual(done(sampleWithdrawal))
    expect(sentTo()).toEqual([withdrawCall.path, fundsSummaryCall.path, withdrawalsCall.path])
    expect(kept()).toBe('')
  })

  test('that is refused is told why, and nothing is read again', async () => {
    const { store, server, sentTo, kept } = await atFunds()
    void store.set(withdraw.send, request)
    await settle()
    await server.sent[0]?.refuse('belowMinimum', { min: '1000' })
    await settle()
    const refusal = refuse('belowMinimum', { min: '1000' })
    expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal })
    expect(store.get(withdraw.submissions)()).toEqual(refused([refusal]))
    expect(sentTo()).toEqual([withdrawCall.path])
    expect(kept()).toBe('')
  })

  test('whose answer is lost is asked for again, and never keeps the fund password', async () => {
    const { store, server, sentTo, kept } = await atFunds()
    void store.set(withdraw.send, request)
    await settle()
    await server.sent[0]?.cut()
    expect(store.get(withdraw.submissions)()).toEqual(confirming())
    expect(kept()).toContain(withdrawCall.path)
    expect(kept()).not.toContain('20260712')
    await settle(500)
    expect(sentTo()).toEqual([withdrawCall.path, withdrawCall.path])
    expect(server.sent[1]?.headers.get('idempotency-key')).toBe(server.sent[0]?.headers.get('idempotency-key'))
  })
})

describe('a deposit', () => {
  const paidIn = { channel: 'bank', amount: '500000', proof: 'sample-proof' }

  test('that is granted is told, reads again what it has changed, and lets go of the picture', async () => {
    const { store, server, sentTo, show } = await atFunds()
    server.always(depositsCall.path, () => ({ items: [sampleDeposit], next: null }))
    await show(deposits({ kind: 'deposit' }).atom)
    server.sent.length = 0
    void store.set(proof.pick, new Blob(['slip']))
    await vi.waitFor(() => expect(sentTo()).toEqual(['common/upload']))
    await server.sent[0]?.answer({ id: 'upload-1' })
    await vi.waitFor(() => expect(store.get(proof.submission).state).toBe('done'))
    void store.set(deposit.send, { ...paidIn, proof: 'upload-1' })
    await settle()
    expect(server.sent[1]?.body).toEqual({ ...paidIn, proof: 'upload-1' })
    await server.sent[1]?.answer(sampleDeposit, '入金を申請しました。')
    await settle()
    expect(store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '入金を申請しました。' })
    expect(store.get(deposit.submissions)()).toEqual(done(sampleDeposit))
    expect(store.get(proof.submission)).toEqual(idle())
    expect(sentTo().slice(2).toSorted()).toEqual(
      [depositsCall.path, depositsCall.path, fundsSummaryCall.path].toSorted(),
    )
  })

  test('whose answer is lost is asked for again under its own key', async () => {
    const { store, server } = await atFunds()
    void store.set(deposit.send, paidIn)
    await settle()
    await server.sent[0]?.cut()
    expect(store.get(deposit.submissions)()).toEqual(confirming())
    await settle(500)
    expect(server.sent.map(({ path, headers }) => [path, headers.get('idempotency-key')])).toEqual([
      ['funds/deposit', 'key 1'],
      ['funds/deposit', 'key 1'],
    ])
  })
})

describe('an exchange', () => {
  const asked = { from: 'JPY', to: 'USD', amount: '500000', quoteId: 'q1' } as const

  test('that is granted reads the money, the records and the rate again', async () => {
    const { store, server, sentTo, show } = await atFunds()
    server.always(rateCall.path, () => sampleRate)
    await show(rate({ pair: 'USDJPY' }).atom)
    server.sent.length = 0
    void store.set(exchange.send, asked)
    await settle()
    expect(server.sent[0]?.body).toEqual(asked)
    await server.sent[0]?.answer(sampleExchange, '両替しました。')
    await settle()
    expect(store.get(exchange.submissions)()).toEqual(done(sampleExchange))
    expect(sentTo().toSorted()).toEqual(
      [exchangeCall.path, fundsSummaryCall.path, withdrawalsCall.path, rateCall.path].toSorted(),
    )
  })

  test('whose answer is lost is asked for again under its own key', async () => {
    const { store, server } = await atFunds()
    void store.set(exchange.send, asked)
    await settle()
    await server.sent[0]?.cut()
    await settle(500)
    expect(server.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key 1', 'key 1'])
  })
})

test('a rate is renewed before its minute is over, as long as a page shows it', async () => {
  const { server, show } = bench()
  server.always(rateCall.path, () => sampleRate)
  const { hide } = await show(rate({ pair: 'USDJPY' }).atom)
  await settle(44_999)
  expect(server.to(rateCall.path)).toHaveLength(1)
  await settle(1)
  expect(server.to(rateCall.path)).toHaveLength(2)
  hide()
  await settle(120_000)
  expect(server.to(rateCall.path)).toHaveLength(2)
})

describe('taking a withdrawal back', () => {
  test('is about that one alone, is told in our words, and reads again what it has changed', async () => {
    const { store, server, sentTo } = await atFunds()
    void store.set(cancelWithdrawal.send, { id: 'w1' })
    await settle()
    const of = () => [store.get(cancelWithdrawal.submissions)('w1'), store.get(cancelWithdrawal.submissions)('w2')]
    expect(of()).toEqual([sending(), idle()])
    await server.sent[0]?.answer({ ...sampleWithdrawal, state: 'cancelled' })
    await settle()
    expect(of()).toEqual([done({ ...sampleWithdrawal, state: 'cancelled' }), idle()])
    expect(store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '', word: 'withdrawalCancelled' })
    expect(sentTo()).toEqual([cancelWithdrawalCall.path, fundsSummaryCall.path, withdrawalsCall.path])
  })

  test('whose answer is lost is asked for again under its own key', async () => {
    const { store, server } = await atFunds()
    void store.set(cancelWithdrawal.send, { id: 'w1' })
    await settle()
    await server.sent[0]?.cut()
    await settle(500)
    expect(server.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key 1', 'key 1'])
  })
})

test('turning the clock is told, and reads again what goes by it', async () => {
  const { store, server, sentTo } = await atFunds()
  void store.set(advanceClock.send, { to: 'fundsOpen' })
  await settle()
  await server.sent[0]?.answer({ now: '2026-11-24T09:30:00+09:00' })
  await settle()
  expect(store.get(toastAtom)).toMatchObject({ tone: 'done', word: 'clockTurned' })
  expect(sentTo()).toEqual([advanceClockCall.path, fundsSummaryCall.path, withdrawalsCall.path])
})

test('cards are read again after a minute, not at each visit', async () => {
  const { server, show } = bench()
  server.always(cardsCall.path, () => sampleCards)
  const visit = async (): Promise<void> => (await show(cards({}).atom)).hide()
  await visit()
  await settle(59_999)
  await visit()
  expect(server.to(cardsCall.path)).toHaveLength(1)
  await settle(1)
  await visit()
  expect(server.to(cardsCall.path)).toHaveLength(2)
})
