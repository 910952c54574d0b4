import { applyBlockCall } from '@kabuto/domain/blocks'
import { abstainIpoCall, applyIpoCall, applyRaiseCall, payIpoCall, withdrawIpoCall } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import type { Row } from '@kabuto/simulator'
import { expect, test } from 'vitest'
import { rowsOf } from './books.ts'
import { ADMIN, ask, DEMO } from './calls.ts'
import { button } from './finders.ts'
import { putWon, writeRow } from './planted.ts'
import { begin, formAt, LOOK, NO_CASH, NOT_FREE, retype, STATE, without } from './refusedForm.ts'
import { codesOf, onFirstForm, tryAll } from './refusing.ts'
import { useRooms } from './room.ts'

const { enter } = useRooms()
const alike = onFirstForm()

const IPO = 'ipo-0921'
const IPO_TO_COME = 'ipo-043W'
const IPO_OVER = 'ipo-0644'
const BLOCK = 'block-2026-11-16-1'
const BLOCK_TO_COME = 'block-2026-11-23-2'
/** A thousand shares of it cost 3,290,000 yen. */
const BLOCK_DEAR = 'block-2026-11-16-2'
const BLOCK_OVER = 'block-2026-11-09-0'
const BLOCK_CLOSED = 'block-2026-11-16-0'
const RAISE = 'raise-2026-11-0'
const RAISE_FULL = 'raise-2026-11-2'
const RAISE_OVER = 'raise-2026-10-0'

const LATE = /に締め切りました。次の募集をお待ちください。$/

test('each refusal of an application for an IPO, and that it can be sent again', async () => {
  const room = await begin(enter)
  const { page, address } = room
  const at = formAt({
    room,
    alike,
    path: applyIpoCall.path,
    hash: hrefTo('offering', { id: IPO }),
    heading: 'IPOの内容',
    fill: async () => {
      await retype(page, '申込単位数', '1')
      await button(page, '申込の確認へ').click()
    },
    send: '申し込む',
    back: LOOK,
  })
  const withdraw = async () => {
    for (const { id, state } of rowsOf(room.folder, 'ipoApplications', DEMO) as { id: string; state: string }[])
      if (state === 'awaitingDraw') await ask(address, 'ipo/withdraw', { id })
  }
  const reached = await tryAll(room, {
    ...at.numbers('lots', { least: /^1.*以上で入力してください。$/, most: ['11', /^10.*以下で入力してください。$/] }),
    notFound: at.notFound,
    illegalState: at.sending(STATE, { id: IPO_TO_COME }),
    deadlinePassed: at.sending(LATE, { id: IPO_OVER }),
    alreadyApplied: at.happening(
      '申込みは1件までです。いまの申込みを変更できます。',
      () => ask(address, 'ipo/apply', { id: IPO, lots: '2' }),
      withdraw,
    ),
    subscriptionFailed: at.failing('申し訳ありません。申し込めませんでした。もう一度お試しください。'),
    ...at.identity,
    ...at.bars,
  })
  expect(reached).toEqual(without(codesOf(applyIpoCall)))
  await room.leave()
})

test('each refusal of a payment for what was won, of declining it, and of taking an application back', async () => {
  const room = await begin(enter)
  const { page, address, folder } = room
  const id = await putWon(room, { offerId: IPO_OVER, lots: 5 })
  const [row] = rowsOf(folder, 'ipoApplications', DEMO) as Row[]
  const write = (changes: object) =>
    writeRow(folder, {
      collection: 'ipoApplications',
      owner: DEMO,
      due: undefined,
      // So many lots that not all of them can be paid for.
      row: { ...row, winningLots: 40, lots: 40, ...changes } as Row,
    })
  await write({})
  const won = { room, alike, hash: hrefTo('offering', { id }), heading: 'IPOの内容' }
  const payment = formAt({
    ...won,
    path: payIpoCall.path,
    fill: async () => {
      await retype(page, '払込単位数', '1')
      await button(page, '払込の確認へ').click()
    },
    send: '払い込む',
    back: LOOK,
  })
  const restore = () => write({})
  const paid = () => write({ state: 'abstained' })
  const late = () => write({ payDeadline: '2026-11-19T14:00:00+09:00' })
  const reached = await tryAll(room, {
    ...payment.numbers('lots', {
      least: /^1.*以上で入力してください。$/,
      most: ['41', /^40.*以下で入力してください。$/],
    }),
    insufficientBalance: payment.sending(NO_CASH, { lots: '40' }),
    insufficientAvailable: payment.sending(NOT_FREE, { lots: '30' }),
    notFound: payment.notFound,
    illegalState: payment.happening(STATE, paid, restore),
    deadlinePassed: payment.happening(LATE, late, restore),
    subscriptionFailed: payment.failing('申し訳ありません。申し込めませんでした。もう一度お試しください。'),
    ...payment.bars,
  })
  expect(reached).toEqual(without(codesOf(payIpoCall)))

  const declining = formAt({
    ...won,
    path: abstainIpoCall.path,
    fill: () => button(page, '辞退する').click(),
    send: '辞退する',
    back: '辞退しない',
  })
  const declined = await tryAll(room, {
    notFound: declining.notFound,
    illegalState: declining.happening(STATE, paid, restore),
    deadlinePassed: declining.happening(LATE, late, restore),
  })
  expect(declined).toEqual(codesOf(abstainIpoCall))

  await ask(address, 'ipo/apply', { id: IPO, lots: '2' })
  const own = rowsOf(folder, 'ipoApplications', DEMO).at(0) as Row & { drawAt: number }
  const state = (changes: object) =>
    writeRow(folder, { collection: 'ipoApplications', owner: DEMO, due: own.drawAt, row: { ...own, ...changes } })
  const taking = formAt({
    room,
    alike,
    hash: hrefTo('offering', { id: IPO }),
    heading: 'IPOの内容',
    path: withdrawIpoCall.path,
    fill: () => button(page, '申込を取り下げる').click(),
    send: '申込を取り下げる',
    back: '申込を残す',
  })
  const taken = await tryAll(room, {
    notFound: taking.notFound,
    illegalState: taking.happening(
      STATE,
      () => state({ state: 'cancelled' }),
      () => state({}),
    ),
    deadlinePassed: taking.happening(
      LATE,
      () => state({ offerId: IPO_OVER }),
      () => state({}),
    ),
  })
  expect(taken).toEqual(codesOf(withdrawIpoCall))
  await room.leave()
})

test('each refusal of an application for a block, and that it can be sent again', async () => {
  const room = await begin(enter)
  const { page, address, folder } = room
  const { key } = (await ask(address, 'block/detail', { id: BLOCK })) as { key: string }
  const at = formAt({
    room,
    alike,
    path: applyBlockCall.path,
    hash: hrefTo('block', { id: BLOCK }),
    heading: '立会外取引の内容',
    fill: async () => {
      await retype(page, '数量', '1000')
      await retype(page, '取引キー', key)
      await button(page, '申込の確認へ').click()
    },
    send: '申し込む',
    back: LOOK,
  })
  const reject = async () => {
    for (const { id, state } of rowsOf(folder, 'blockApplications', DEMO) as { id: string; state: string }[])
      if (state === 'pending') await ask(address, 'admin/reject', { kind: 'block', id, reason: '模擬の却下' }, ADMIN)
  }
  const close = (closedReason: string) =>
    writeRow(folder, {
      collection: 'blockOffers',
      owner: '',
      due: undefined,
      row: { id: BLOCK_CLOSED, taken: 0, closedReason } as Row,
    })
  await close('売り手の都合で終了しました。')
  const reached = await tryAll(room, {
    ...at.numbers('quantity', {
      least: /^1,000株以上で入力してください。$/,
      most: ['11000', /^4,000株以下で入力してください。$/],
    }),
    unitSize: at.sending('1,000株単位で入力してください。', { quantity: '1500' }),
    insufficientBalance: at.sending(NO_CASH, { id: BLOCK_DEAR, quantity: '2000' }),
    insufficientAvailable: at.sending(NOT_FREE, { quantity: '4000' }),
    keyMismatch: at.sending(/^取引キーが違います。/, { key: 'WRONG1' }),
    notFound: at.notFound,
    illegalState: at.sending(STATE, { id: BLOCK_TO_COME }),
    deadlinePassed: at.sending(LATE, { id: BLOCK_OVER }),
    blockClosed: at.sending(/売り手の都合で終了しました。$/, { id: BLOCK_CLOSED }),
    dailyCount: at.happening(
      '1日に申し込めるのは3回までです。次の営業日に申し込めます。',
      async () => {
        for (let count = 0; count < 3; count += 1)
          await ask(address, 'block/apply', { id: BLOCK, quantity: '1000', key })
      },
      reject,
    ),
    subscriptionFailed: at.failing('申し訳ありません。申し込めませんでした。もう一度お試しください。'),
    ...at.identity,
    ...at.bars,
  })
  expect(reached).toEqual(without(codesOf(applyBlockCall)))
  await room.leave()
})

test('each refusal of an application for a fund-raising, and that it can be sent again', async () => {
  const room = await begin(enter)
  const { page, address, folder } = room
  const at = formAt({
    room,
    alike,
    path: applyRaiseCall.path,
    hash: hrefTo('product', { product: 'fundraising', id: RAISE }),
    heading: '募集（株式の配分）',
    fill: async () => {
      await retype(page, '申込額', '305000')
      await button(page, '申込の確認へ').click()
    },
    send: '申し込む',
    back: LOOK,
  })
  const reject = async () => {
    for (const { id, state } of rowsOf(folder, 'raiseApplications', DEMO) as { id: string; state: string }[])
      if (state === 'pending') await ask(address, 'admin/reject', { kind: 'raise', id, reason: '模擬の却下' }, ADMIN)
  }
  await writeRow(folder, {
    collection: 'raises',
    owner: '',
    due: undefined,
    row: { id: RAISE_FULL, lots: 5000 } as Row,
  })
  const reached = await tryAll(room, {
    ...at.numbers('amount', {
      least: /^305,000円以上で入力してください。$/,
      most: ['6405000', /^6,100,000円以下で入力してください。$/],
    }),
    unitSize: at.sending(/^305,000円（100株）単位で入力してください。$/, { amount: '306000' }),
    insufficientBalance: at.sending(NO_CASH, { amount: '4575000' }),
    insufficientAvailable: at.sending(NOT_FREE, { amount: '3660000' }),
    notFound: at.notFound,
    illegalState: at.sending(STATE, { id: RAISE_FULL }),
    deadlinePassed: at.sending(LATE, { id: RAISE_OVER }),
    fundOperationPending: at.happening(
      '審査中の申込みがあります。結果が出てから申し込めます。',
      () => ask(address, 'raise/apply', { id: RAISE, amount: '305000' }),
      reject,
    ),
    placementFailed: at.failing('申し訳ありません。配分を申し込めませんでした。もう一度お試しください。'),
    ...at.identity,
    ...at.bars,
  })
  expect(reached).toEqual(without(codesOf(applyRaiseCall)))
  await room.leave()
})
