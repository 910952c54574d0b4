import {
  changeLossLimitCall,
  endFollowCall,
  followCall,
  joinPortfolioCall,
  leavePortfolioCall,
} from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './calls.ts'
import { button, field, visible } from './finders.ts'
import { begin, formAt, LOOK, NO_CASH, NOT_FREE, retype, STATE, without } from './refusedForm.ts'
import { codesOf, onFirstForm, tryAll } from './refusing.ts'
import { type Room, useRooms } from './room.ts'

const { enter } = useRooms()
const alike = onFirstForm()

const FOLLOWED = 'follow-mori-1'
/** Nobody can begin it any more. */
const OVER = 'follow-hayase-2'
const PORTFOLIO = 'ai-even'
const FAILED = '申し訳ありません。変更できませんでした。もう一度お試しください。'

/** A stake is asked for by two numbers, and looked at once more. */
async function fillStake(page: Page): Promise<void> {
  await retype(page, '預ける額', '200000')
  await retype(page, '損失の限度', '10')
  await button(page, '申込の確認へ').click()
}

/** What both kinds of stakes are refused for. */
const stakes = (at: ReturnType<typeof formAt>) => ({
  ...at.numbers('amount', { least: /^100,000円以上で入力してください。$/ }),
  aboveMaximum: at.sending('50%以下で入力してください。', { lossLimit: '51' }),
  insufficientBalance: at.sending(NO_CASH, { amount: '9000000' }),
  insufficientAvailable: at.sending(NOT_FREE, { amount: '4000000' }),
  notFound: at.notFound,
  followTimeExceeded: at.sending(/に終わりました。別の商品を選んでください。$/, { id: OVER }),
  updateFailed: at.failing(FAILED),
  ...at.bars,
})

/** Ended elsewhere while it is on its way here; then there is another one. */
const ending = (at: ReturnType<typeof formAt>, end: () => Promise<unknown>, again: () => Promise<unknown>) => ({
  notFound: at.notFound,
  updateFailed: at.failing(FAILED),
  illegalState: at.happening(STATE, end, again),
})

async function stakeOf({ address }: Room, path: string, id: string): Promise<string> {
  return ((await ask(address, path, { id, amount: '200000', lossLimit: '10' })) as { id: string }).id
}

test('each refusal of a follow, and that it can be sent again', async () => {
  const room = await begin(enter)
  const at = formAt({
    room,
    alike,
    path: followCall.path,
    hash: hrefTo('follow', { id: FOLLOWED }),
    heading: 'フォロー',
    fill: fillStake,
    send: 'フォローする',
    back: LOOK,
  })
  expect(await tryAll(room, stakes(at))).toEqual(without(codesOf(followCall)))
  await room.leave()
})

test('each refusal of ending a follow and of another limit for it', async () => {
  const room = await begin(enter)
  const { page, address } = room
  let id = await stakeOf(room, followCall.path, FOLLOWED)
  const follows = { room, alike, hash: hrefTo('follows'), heading: 'フォロー中の運用' }
  const end = () => ask(address, endFollowCall.path, { id })
  const again = async () => {
    id = await stakeOf(room, followCall.path, FOLLOWED)
  }
  const limit = formAt({
    ...follows,
    path: changeLossLimitCall.path,
    fill: async () => {
      const typed = field(page, '損失の限度')
      if (!(await typed.isVisible())) await visible(button(page, '限度を変える')).first().click()
      await retype(page, '損失の限度', '20')
    },
    send: '変更する',
    back: '変えない',
    stays: true,
  })
  const changed = await tryAll(room, {
    ...limit.numbers('lossLimit', {
      least: /^1%以上で入力してください。$/,
      most: ['51', /^50%以下で入力してください。$/],
    }),
    ...ending(limit, end, again),
  })
  expect(changed).toEqual(codesOf(changeLossLimitCall))

  const leaving = formAt({
    ...follows,
    path: endFollowCall.path,
    fill: () => visible(button(page, '終了する')).first().click(),
    send: '終了する',
    back: '続ける',
  })
  expect(await tryAll(room, ending(leaving, end, again))).toEqual(codesOf(endFollowCall))
  await room.leave()
})

test('each refusal of joining a portfolio and of leaving it', async () => {
  const room = await begin(enter)
  const { page, address } = room
  const joining = formAt({
    room,
    alike,
    path: joinPortfolioCall.path,
    hash: hrefTo('product', { product: 'ai', id: PORTFOLIO }),
    heading: 'AI運用',
    fill: fillStake,
    send: '参加する',
    back: LOOK,
  })
  const never = { followTimeExceeded: 'a portfolio takes members at any time' }
  const { followTimeExceeded: _, ...cases } = stakes(joining)
  const joined = await tryAll(room, cases)
  expect([...joined, ...Object.keys(never)].toSorted()).toEqual(without(codesOf(joinPortfolioCall)))

  let id = await stakeOf(room, joinPortfolioCall.path, PORTFOLIO)
  const leaving = formAt({
    room,
    alike,
    path: leavePortfolioCall.path,
    hash: hrefTo('product', { product: 'ai' }),
    heading: 'AI運用',
    fill: () => visible(button(page, '終了する')).first().click(),
    send: '終了する',
    back: '続ける',
  })
  const end = () => ask(address, leavePortfolioCall.path, { id })
  const again = async () => {
    id = await stakeOf(room, joinPortfolioCall.path, PORTFOLIO)
  }
  expect(await tryAll(room, ending(leaving, end, again))).toEqual(codesOf(leavePortfolioCall))
  await room.leave()
})
