import type { Member } from '@kabuto/domain/account'
import type { AuditEntry, QueueItem } from '@kabuto/domain/backoffice'
import type { Notice, NoticeDetail } from '@kabuto/domain/home'
import { beforeEach, describe, expect, test } from 'vitest'
import { bench, type Bench, clientOf, type MemberClient } from '../../testing.ts'

const [FROZEN, BARRED, FREE, ADMIN] = ['0000000003', '0000000004', '0000000007', '0000000099'] as const

let room: Bench
let admin: MemberClient
let frozen: MemberClient
let barred: MemberClient
beforeEach(async () => {
  room = await bench(undefined, undefined, [
    { id: FROZEN, scenario: 'frozen' },
    { id: BARRED, scenario: 'barred' },
    { id: FREE, scenario: 'fresh' },
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
  ])
  admin = await clientOf(room, ADMIN)
  frozen = await clientOf(room, FROZEN)
  barred = await clientOf(room, BARRED)
})

const text = '書類を送り直しました。'
const write = async (client: MemberClient, block: string): Promise<{ id: string }> =>
  (await client.granted('user/appeal', { block, text })) as { id: string }
const blocksOf = async (client: MemberClient) => ((await client.granted('user/info')) as Member).blocks
const queue = async () => (await admin.granted('admin/queue')) as { items: QueueItem[]; audit: AuditEntry[] }
const noticesOf = async (client: MemberClient) =>
  (await client.granted('common/notices')) as { items: Notice[]; unread: number }

describe('an appeal', () => {
  test('waits in the queue with its words, and is shown with its block', async () => {
    const { id } = await write(frozen, 'frozen')
    expect((await queue()).items).toMatchObject([
      { kind: 'appeal', id, account: FROZEN, orderNumber: null, amount: null, appeal: { block: 'frozen', text } },
    ])
    expect((await blocksOf(frozen)).frozen?.appeal).toEqual({
      id,
      text,
      state: 'pending',
      sentAt: '2026-11-20T14:32:00+09:00',
    })
    expect(await admin.granted('admin/member', { act: 'look', account: FROZEN })).toMatchObject({
      blocks: { frozen: { appeal: { id, state: 'pending' } } },
    })
  })

  test('is one at a time, against a block that stands, and says something', async () => {
    await write(frozen, 'frozen')
    expect((await frozen.ask('user/appeal', { block: 'frozen', text })).refusal).toMatchObject({
      code: 'appealPending',
      params: { since: '2026-11-20T14:32:00+09:00' },
    })
    expect(await frozen.refused('user/appeal', { block: 'tradeBarred', text })).toBe('notFound')
    expect(await barred.refused('user/appeal', { block: 'withdrawBarred', text: ' ' })).toBe('required')
    expect(await (await clientOf(room, FREE)).refused('user/appeal', { block: 'frozen', text })).toBe('notFound')
    for (const bad of [{ block: 'jailed', text }, { block: 'frozen' }, { block: 'frozen', text: 'あ'.repeat(201) }])
      expect((await frozen.answer('user/appeal', bad)).http).toBe(400)
    expect((await queue()).items).toHaveLength(1)
  })

  test('that passes lifts the block: audited, and told by a notice of their own', async () => {
    const before = await noticesOf(barred)
    const { id } = await write(barred, 'withdrawBarred')
    expect(await admin.refused('admin/approve', { kind: 'appeal', id })).toBe('required')
    expect(await admin.granted('admin/approve', { kind: 'appeal', id, reason: '名義を確認しました。' })).toMatchObject({
      kind: 'appeal',
      id,
      state: 'passed',
    })
    expect(await blocksOf(barred)).toEqual({})
    expect((await queue()).items).toEqual([])
    expect((await queue()).audit).toMatchObject([{ by: ADMIN, act: 'approve', to: id, reason: '名義を確認しました。' }])
    const after = await noticesOf(barred)
    expect(after.unread).toBe(before.unread + 1)
    expect(after.items[0]).toMatchObject({
      title: '異議申し立てへの回答：出金の停止を解除しました',
      importance: 'mustRead',
    })
    const notice = (await barred.granted('common/noticeDetail', { id: after.items[0]?.id })) as NoticeDetail
    expect(JSON.stringify(notice.body)).toContain('名義を確認しました。')
    expect(JSON.stringify(notice.body)).toContain(text)
    await barred.granted('common/readNotice', { id: notice.id })
    expect((await noticesOf(barred)).unread).toBe(before.unread)
    expect(await frozen.refused('common/noticeDetail', { id: notice.id })).toBe('notFound')
    const { token } = await room.login(BARRED)
    const inEnglish = (await room.send('common/notices', {}, { token, language: 'en' })).body.data as typeof after
    expect(inEnglish.items[0]?.title).toBe('Answer to your appeal: the stop of withdrawals was lifted')
  })

  test('that is rejected leaves the block with the answer; one may write again', async () => {
    const { id } = await write(frozen, 'frozen')
    expect(await admin.refused('admin/reject', { kind: 'appeal', id, reason: ' ' })).toBe('required')
    await admin.granted('admin/reject', { kind: 'appeal', id, reason: '再審査の途中です。' })
    expect((await blocksOf(frozen)).frozen).toMatchObject({
      reason: '本人確認の再審査',
      appeal: { id, state: 'rejected', answer: '再審査の途中です。', answeredAt: '2026-11-20T14:32:00+09:00' },
    })
    expect((await noticesOf(frozen)).items[0]?.title).toBe('異議申し立てへの回答：凍結は続きます')
    expect(await admin.refused('admin/approve', { kind: 'appeal', id, reason: 'x' })).toBe('notPending')
    room.pass(1000)
    const again = await write(frozen, 'frozen')
    expect((await blocksOf(frozen)).frozen?.appeal).toMatchObject({ id: again.id, state: 'pending' })
  })

  test('that nobody looks at is answered by the rules after a minute', async () => {
    await write(frozen, 'frozen')
    await write(barred, 'withdrawBarred')
    room.pass(59_999)
    expect((await blocksOf(frozen)).frozen?.appeal?.state).toBe('pending')
    room.pass(1)
    expect((await blocksOf(frozen)).frozen?.appeal).toMatchObject({
      state: 'rejected',
      answer: '本人確認の再審査が終わるまで、凍結は続きます。',
    })
    expect(await blocksOf(barred)).toEqual({})
    expect((await queue()).items).toEqual([])
  })

  test('is answered where the block is lifted by hand, and leaves the queue where its member begins anew', async () => {
    await write(barred, 'withdrawBarred')
    await admin.granted('admin/member', { act: 'lift', account: BARRED, block: 'withdrawBarred' })
    expect((await queue()).items).toEqual([])
    expect((await noticesOf(barred)).items[0]?.title).toBe('異議申し立てへの回答：出金の停止を解除しました')
    await write(frozen, 'frozen')
    await admin.granted('admin/scenario', { account: FROZEN, scenario: 'frozen' })
    expect((await queue()).items).toEqual([])
    expect((await blocksOf(frozen)).frozen?.appeal).toBeUndefined()
  })
})
