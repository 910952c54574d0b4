import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Intent } from './entities.ts'
import { matchIntent } from './assistant.ts'
import { plainText } from './plain.ts'
import { sampleIntents } from './samples.ts'

describe('polite and plain are written alike', () => {
  test.each([
    ['出金できません', '出金できない'],
    ['出金できませんでした', '出金できなかった'],
    ['ログインできなくなりました', 'ログインできない'],
    ['わかりません', 'わからない'],
    ['書きません', '書かない'],
    ['買いません', '買わない'],
    ['待ちません', '待たない'],
    ['お金がありません', 'お金がない'],
    ['パスワードを忘れました', 'パスワード忘れた'],
    ['忘れてしまいました', '忘れちゃった'],
    ['ロックされています', 'ロックされてます'],
    ['手数料はいくらですか。', '手数料はいくら？'],
    ['ｱｶｳﾝﾄ　が ロック', 'アカウントがロック'],
  ])('%s and %s', (polite, plain) => expect(plainText(polite, 'ja')).toBe(plainText(plain, 'ja')))

  test.each([
    ["I can't withdraw", 'I cannot withdraw'],
    ['I can’t withdraw', 'i can not withdraw'],
    ["couldn't log in", 'unable to log in'],
    ['trading fees', 'trade fee'],
    ['cancelled orders', 'cancel order'],
    ['Borrowing, repaying!', 'borrow repay'],
  ])('%s and %s', (one, other) => expect(plainText(one, 'en')).toBe(plainText(other, 'en')))

  test.each([
    ['沒辦法提款', '不能提款'],
    ['請問怎麼提款呢？', '如何提款'],
    ['什麼時候可以賣', '何時賣'],
  ])('%s and %s', (one, other) => expect(plainText(one, 'zh-Hant')).toBe(plainText(other, 'zh-Hant')))
})

test.each([
  ['fee', 'coffee'],
  ['us', 'because'],
  ['press', 'pres'],
  ['lock', 'block'],
])('%s is not found in %s', (word, text) => expect(plainText(text, 'en')).not.toContain(plainText(word, 'en')))

const [first, second] = sampleIntents as [Intent, Intent]
const asking = (one: string[], other: string[]): Intent[] => [
  { ...first, patterns: { ...first.patterns, ja: one } },
  { ...second, patterns: { ...second.patterns, ja: other } },
]

test('what asks for both is found where both stand, in any order, and counts as long as both', () => {
  const intents = asking(['ロック'], ['アカウント&ロック'])
  expect(matchIntent('ロックされたアカウント', intents, 'ja')).toBe(intents[1])
  expect(matchIntent('アカウントがロックされました', intents, 'ja')).toBe(intents[1])
  expect(matchIntent('株がロックされました', intents, 'ja')).toBe(intents[0])
  expect(matchIntent('アカウント', intents, 'ja')).toBeUndefined()
})

test('whatever is typed has a plain form', () => {
  const total = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
    for (const language of ['ja', 'en', 'zh-Hant'] as const)
      expect(plainText(text, language)).toEqual(expect.any(String))
  })
  fc.assert(total, { seed: 20_261_120 })
})
