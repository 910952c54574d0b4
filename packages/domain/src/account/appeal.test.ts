import { describe, expect, test } from 'vitest'
import type { Blocks } from '../shared/blocks.ts'
import { advance } from '../shared/machine/machine.ts'
import { appealMachine, type AppealRecord, checkAppeal, withAppeals } from './appeal.ts'
import { moments } from '../shared/time/moments.ts'

const now = moments.pictures
const since = '2026-11-18T00:00:00+09:00'
const blocks: Blocks = {
  frozen: { reason: '本人確認の再審査', since },
  tradeBarred: { reason: '売買の調査', since, until: '2026-11-20T14:32:00+09:00' },
  withdrawBarred: { reason: '口座名義の確認', since, until: '2026-11-20T14:32:01+09:00' },
}
const written = (id: string, change: Partial<AppealRecord> = {}): AppealRecord => ({
  id,
  block: 'frozen',
  text: '書類を送りました。',
  sentAt: '2026-11-19T10:12:00+09:00',
  state: 'pending',
  ...change,
})
const answered = { state: 'rejected', answer: '続きます。', answeredAt: '2026-11-19T10:13:00+09:00' } as const

const none = (what: string) => [{ code: 'notFound', params: { what } }]

describe('an appeal', () => {
  const pending = [{ code: 'appealPending', params: { since: '2026-11-19T10:12:00+09:00' } }]
  const blank = [{ code: 'required', params: { field: 'text' }, field: 'text' }]

  test.each([
    ['frozen', '書類を送りました。', [], []],
    ['frozen', '', [], blank],
    ['frozen', ' 　', [], blank],
    ['withdrawBarred', 'x', [], []],
    ['tradeBarred', 'x', [], none('tradeBarred')],
    ['loginBanned', 'x', [], none('loginBanned')],
    ['frozen', 'x', [written('a')], pending],
    ['frozen', ' ', [written('a')], [...pending, ...blank]],
    ['frozen', 'x', [written('a', answered)], []],
    ['frozen', 'x', [written('a', answered), written('b')], pending],
    ['frozen', 'x', [written('a', { block: 'withdrawBarred' })], []],
    ['frozen', 'x', [written('a', { sentAt: since })], [{ code: 'appealPending', params: { since } }]],
    ['frozen', 'x', [written('a', { sentAt: '2026-11-17T23:59:59+09:00' })], []],
  ] as const)('against %s, %j, after %j is refused for %j', (block, text, appeals, refusals) => {
    expect(checkAppeal({ block, text }, { blocks, appeals, now })).toEqual(refusals)
  })

  test.each([
    ['pending', 'approve', '確認しました。', { to: 'passed' }],
    ['pending', 'reject', '続きます。', { to: 'rejected' }],
    ['pending', 'approve', ' ', { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } }],
    ['pending', 'reject', undefined, { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } }],
    ['passed', 'reject', 'x', { refusal: { code: 'notPending', params: { state: 'passed' } } }],
    ['rejected', 'approve', 'x', { refusal: { code: 'notPending', params: { state: 'rejected' } } }],
  ] as const)('%s, on %s with %j: %j', (state, on, reason, step) => {
    expect(advance(appealMachine, state, { on, reason })).toEqual(step)
  })
})

test('a block is told with the latest appeal against it, and with none of one before it', () => {
  const { block: _, ...latest } = written('b', answered)
  expect(
    withAppeals(blocks, [
      written('a'),
      written('b', answered),
      written('c', { block: 'tradeBarred', sentAt: '2026-11-01T00:00:00+09:00' }),
    ]),
  ).toEqual({ ...blocks, frozen: { ...blocks.frozen, appeal: latest } })
  expect(withAppeals({}, [written('a')])).toEqual({})
})
