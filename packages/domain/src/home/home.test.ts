import { is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { newsCall, newsDetailCall, noticeDetailCall, noticesCall, productCall, readNoticeCall } from './contract.ts'
import { newsDetailSchema, productPageSchema } from './entities.ts'
import { foremostNotice, mustRead, newsAbout, unreadCount } from './notices.ts'
import {
  sampleNews,
  sampleNewsDetail,
  sampleNotice,
  sampleNotices,
  sampleProduct,
  sampleEtfPage,
  sampleHoursPage,
} from './samples.ts'

test.each([
  [noticesCall, { items: sampleNotices, next: null, unread: unreadCount(sampleNotices) }],
  [noticeDetailCall, sampleNotice],
  [readNoticeCall, { unread: 1 }],
  [newsCall, { items: sampleNews, next: null }],
  [newsDetailCall, sampleNewsDetail],
  [productCall, sampleProduct],
  [productCall, sampleEtfPage],
  [productCall, sampleHoursPage],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('what was not read is counted', () =>
  expect([unreadCount(sampleNotices.slice(0, 3)), unreadCount(sampleNotices.slice(2)), unreadCount([])]).toEqual([
    2, 0, 0,
  ]))

test('what has to be read: unread, of its class, the oldest first', () => {
  expect(mustRead(sampleNotices).map(({ id }) => id)).toEqual(['n1'])
  expect(mustRead(sampleNotices.map((notice) => ({ ...notice, read: false }))).map(({ id }) => id)).toEqual([
    'n4',
    'n1',
  ])
})

test.each([
  ['n1', 'the oldest unread one of its class', sampleNotices],
  ['n2', 'the newest, where nothing has to be read', sampleNotices.slice(1).toReversed()],
  [undefined, 'none of none', []],
])('the notice shown is %s: %s', (id, _, notices) => expect(foremostNotice(notices)?.id).toBe(id))

test.each([
  [{}, ['w1', 'w2', 'w3', 'w4', 'w5']],
  [{ category: 'market' }, ['w2']],
  [{ symbol: '0712' }, ['w1', 'w2']],
  [{ category: 'company', symbol: '0712' }, ['w1']],
  [{ category: 'world', symbol: '0712' }, []],
] as const)('news about %j, newest first', (about, ids) => {
  expect(newsAbout(sampleNews.toReversed(), about).map(({ id }) => id)).toEqual(ids)
})

test.each([[{ category: 'sport' }], [{ symbol: 'AAPL' }], [{ cursor: 'x'.repeat(201) }]])(
  'news cannot be asked for by %j',
  (input) => {
    expect(is(newsCall.input, input)).toBe(false)
  },
)

const isPassage = (passage: object): boolean => is(newsDetailSchema, { ...sampleNewsDetail, body: [passage] })

describe('text that came from a server', () => {
  test('has no part that is markup', () => {
    expect([isPassage({ kind: 'paragraph', text: '<script>' }), isPassage({ kind: 'html', text: '<script>' })]).toEqual(
      [true, false],
    )
  })

  test.each(['javascript:alert(1)', 'http://example.jp', '/user/withdraw'])('leads nowhere by %s', (href) => {
    expect(isPassage({ kind: 'link', label: 'x', href })).toBe(false)
    expect(is(productPageSchema, { ...sampleProduct, items: [{ id: 'a', name: 'x', note: '', href }] })).toBe(false)
  })
})
