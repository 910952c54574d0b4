import type { Notice, NoticeDetail } from '@kabuto/domain/home'
import { addDays, type Day, isBusinessDay, moments, sessionAt, tokyo, tokyoInstant } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, clientOf } from '../../testing.ts'
import { holidayNotices } from './holidayNotices.ts'

const at = (day: Day, minutes = 12 * 60): number => tokyoInstant(day, minutes)

test('the days around New Year are told once, a week before, with each day and the next opening', () => {
  expect(holidayNotices(at('2026-12-24', 7 * 60 + 59), moments.pictures)).toEqual([])
  const [notice, ...others] = holidayNotices(at('2026-12-24', 8 * 60), moments.pictures)
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    id: 'holiday-2026-12-31',
    importance: 'normal',
    title: {
      ja: '12/31（木）からの東京市場の休みと入出金の受付',
      en: 'Tokyo closed from Thu 31 Dec: no trading, deposits or withdrawals',
    },
  })
  const [text, days] = notice?.body.ja ?? []
  expect(text).toMatchObject({ text: expect.stringContaining('次に開くのは2027/1/4（月）です') as string })
  expect(days).toMatchObject({
    rows: [
      ['2026/12/31（木）', expect.any(String)],
      ['2027/1/1（金）', expect.any(String)],
    ],
  })
})

test('each weekday without a session until 2028 stands in exactly one notice', () => {
  const counts = new Map<Day, number>()
  const seen = new Set<string>()
  for (let day = addDays('2026-12-01', 0); day < '2028-12-20'; day = addDays(day, 1))
    for (const { id, body } of holidayNotices(at(day), moments.pictures)) {
      if (seen.has(id)) continue
      seen.add(id)
      const [, table] = body.ja
      const rows = table?.kind === 'table' ? table.rows : []
      for (const [text = ''] of rows) {
        const [year, month, date] = text.split(/[/（]/u)
        const closed = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
        counts.set(closed, (counts.get(closed) ?? 0) + 1)
      }
    }
  const closed: Day[] = []
  for (let day = addDays('2026-12-01', 0); day < '2028-12-20'; day = addDays(day, 1))
    if (!isBusinessDay(day) && sessionAt(tokyo, at(day)).holiday) closed.push(day)
  expect(closed.length).toBeGreaterThan(30)
  expect(closed.filter((day) => counts.get(day) !== 1)).toEqual([])
})

test('a member finds it among the notices, unread, and opens it', async () => {
  const admin = { id: '0000000099', scenario: 'fresh', isAdmin: true } as const
  const room = await bench(undefined, undefined, [{ id: '0000000007', scenario: 'fresh' }, admin])
  const [client, office] = [await clientOf(room, '0000000007'), await clientOf(room, admin.id)]
  const before = (await client.granted('common/notices')) as { items: Notice[]; unread: number }
  await office.granted('admin/clock', { mode: 'fixed', at: '2026-12-24T08:00:00+09:00' })
  const after = (await client.granted('common/notices')) as { items: Notice[]; unread: number }
  expect(after.unread).toBe(before.unread + 1)
  expect(after.items[0]).toMatchObject({ id: 'holiday-2026-12-31', read: false })
  const opened = (await client.granted('common/noticeDetail', { id: 'holiday-2026-12-31' })) as NoticeDetail
  expect(opened.body).toHaveLength(2)
  await client.granted('common/readNotice', { id: 'holiday-2026-12-31' })
  expect(((await client.granted('common/notices')) as { unread: number }).unread).toBe(before.unread)
})
