import { hrefTo } from '@kabuto/domain/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { uneven, unfit } from '../../content/testing.ts'
import { marginNotice } from './marginNotice.ts'

let notice: ReturnType<typeof marginNotice>
beforeEach(() => {
  notice = marginNotice({
    ratio: '18.55',
    cover: '671615',
    closeAt: Date.parse('2027-01-04T12:30:00+09:00'),
    now: Date.parse('2026-12-29T15:32:00+09:00'),
  })
})

describe('the notice of a margin call', () => {
  test.each([
    [
      'ja',
      '追加の証拠金 671,615円 が必要です（2027/1/4（月）12:30まで）',
      ['項目', '18.55%', '20%', '671,615円', '2027/1/4（月）12:30'],
    ],
    [
      'en',
      '¥671,615 more cover is needed by Mon 4 Jan 2027, 12:30',
      ['Item', '18.55%', '20%', '¥671,615', 'Mon 4 Jan 2027, 12:30'],
    ],
    [
      'zh-Hant',
      '須於 2027/1/4（一）12:30 前補足保證金 671,615日圓',
      ['項目', '18.55%', '20%', '671,615日圓', '2027/1/4（一）12:30'],
    ],
  ] as const)('names ratio, floor, what is missing and by when, in %s', (language, title, facts) => {
    expect(notice.title[language]).toBe(title)
    const body = JSON.stringify(notice.body[language])
    expect(facts.filter((fact) => !body.includes(fact))).toEqual([])
    expect(body).toContain('#/user/recharge')
    expect(body).toContain(hrefTo('positions'))
  })

  test('has to be read, and says the same in each language', () => {
    expect(notice.importance).toBe('mustRead')
    expect(uneven([{ id: 'margin', ...notice }])).toEqual([])
    expect(unfit([notice])).toEqual([])
  })
})
