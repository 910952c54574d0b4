import { expect, test } from 'vitest'
import { type Blocks, checkBlocks, type MemberAction, memberActions, permissionsOf } from './blocks.ts'
import { moments } from './time/moments.ts'

const since = '2026-11-18T00:00:00+09:00'
const now = moments.pictures
const block = { reason: '本人確認の再審査', since }
const all: MemberAction[] = [...memberActions]

test.each<[Blocks, MemberAction[]]>([
  [{}, all],
  [{ frozen: block }, ['login', 'read', 'export', 'chat', 'cancel', 'withdraw', 'repay', 'manage']],
  [{ withdrawBarred: block }, all.filter((action) => action !== 'withdraw')],
  [{ tradeBarred: block }, all.filter((action) => action !== 'trade' && action !== 'apply')],
  [{ loginBanned: block }, ['chat']],
  [{ frozen: block, withdrawBarred: block }, ['login', 'read', 'export', 'chat', 'cancel', 'repay', 'manage']],
])('%j leaves %j', (blocks, left) => expect(permissionsOf(blocks, now)).toEqual(left))

test('every block that refuses is named with its reason and its time, what is barred before what is frozen', () => {
  const until = '2026-11-25T09:00:00+09:00'
  expect(checkBlocks({ tradeBarred: block, frozen: block, loginBanned: { ...block, until } }, 'trade', now)).toEqual([
    { code: 'loginBanned', params: { reason: block.reason, until } },
    { code: 'tradeBarred', params: block },
    { code: 'accountFrozen', params: block },
  ])
  expect(checkBlocks({ loginBanned: block }, 'login', now)).toEqual([
    { code: 'loginBanned', params: { reason: block.reason } },
  ])
  expect(checkBlocks({ withdrawBarred: block }, 'withdraw', now)).toEqual([{ code: 'withdrawBarred', params: block }])
})

test.each([
  ['2026-11-20T14:31:59+09:00', 0],
  ['2026-11-20T14:32:00+09:00', 0],
  ['2026-11-20T14:32:01+09:00', 1],
])('a block until %s gives %i refusals at 14:32:00', (until, count) => {
  expect(checkBlocks({ frozen: { ...block, until } }, 'trade', now)).toHaveLength(count)
})
