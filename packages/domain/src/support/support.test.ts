import fc from 'fast-check'
import { is } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Language } from '../shared/language.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { toFullWidth } from '../testing.ts'
import { answerTo, matchIntent } from './assistant.ts'
import { messagesCall, sendMessageCall } from './contract.ts'
import { intentSchema } from './entities.ts'
import { checkMessage, emptyMessage, toMessageRequest } from './message.ts'
import { sampleConversation, sampleFallback, sampleIntents, sampleMessages, sampleSent } from './samples.ts'
import { looksSecret } from './secret.ts'

test.each([
  [messagesCall, sampleConversation],
  [sendMessageCall, sampleSent],
  [sendMessageCall, { ...sampleSent, conversation: 'c-1' }],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('an intent has words in every language, and safe links', () => {
  const [intent] = sampleIntents
  expect([...sampleIntents, sampleFallback].every((one) => is(intentSchema, one))).toBe(true)
  expect(is(intentSchema, { ...intent, answer: { ja: 'x', en: 'x' } })).toBe(false)
  expect(is(intentSchema, { ...intent, patterns: { ja: [''], en: [], 'zh-Hant': [] } })).toBe(false)
  expect(
    is(intentSchema, {
      ...intent,
      links: [{ label: { ja: 'x', en: 'x', 'zh-Hant': 'x' }, href: 'javascript:alert(1)' }],
    }),
  ).toBe(false)
})

describe('a message', () => {
  test.each<[string, string, object[]]>([
    ['a letter', 'あ', []],
    ['nothing', '', [{ code: 'required', params: { field: 'text' }, field: 'text' }]],
    ['blanks', ' \n　', [{ code: 'required', params: { field: 'text' }, field: 'text' }]],
    ['as much as fits', 'x'.repeat(200), []],
    ['as much as fits, in blanks', `  ${'x'.repeat(200)}\n`, []],
    [
      'a letter too many',
      'x'.repeat(201),
      [{ code: 'aboveMaximum', params: { max: '200', unit: 'letters' }, field: 'text' }],
    ],
    [
      '10,000 letters',
      'x'.repeat(10_000),
      [{ code: 'aboveMaximum', params: { max: '200', unit: 'letters' }, field: 'text' }],
    ],
  ])('of %s, in full width too', (_, text, refusals) => {
    expect(checkMessage({ text })).toEqual(refusals)
    expect(checkMessage({ text: toFullWidth(text) })).toEqual(refusals)
  })

  test('goes out as it was typed, without what surrounds it', () => {
    expect(toMessageRequest({ text: ' ＡＢＣ？\n' })).toStrictEqual({ text: 'ＡＢＣ？' })
    expect(toMessageRequest({ ...emptyMessage, text: 'a' }, 'c-1')).toEqual({ text: 'a', conversation: 'c-1' })
  })

  test('that passes is one that the call takes', () => {
    const passes = fc.property(fc.string({ unit: 'binary', maxLength: 230 }), (text) => {
      expect(is(sendMessageCall.input, toMessageRequest({ text }))).toBe(
        !checkMessage({ text }).some(({ code }) => code === 'aboveMaximum'),
      )
    })
    fc.assert(passes, { seed: 20_261_120 })
  })
})

describe('the assistant', () => {
  test.each<[string, Language, string | undefined]>([
    ['出金の手順を教えて', 'ja', 'withdrawal'],
    ['なぜ全額出金できないのですか。', 'ja', 'withdrawable'],
    ['ロックはいつまで', 'ja', 'sellTime'],
    ['ﾛｯｸはいつまで', 'ja', 'sellTime'],
    ['ろっくはいつまで', 'ja', 'sellTime'],
    ['WITHDRAW ALL', 'en', 'withdrawable'],
    ['ｗｉｔｈｄｒａｗ　ａｌｌ', 'en', 'withdrawable'],
    ['withdraw', 'en', 'withdrawal'],
    ['withdraw', 'ja', undefined],
    ['無法提款', 'zh-Hant', 'withdrawable'],
    ['税金の申告を手伝えますか。', 'ja', undefined],
    ['', 'ja', undefined],
  ])('%j in %s means %s', (text, language, id) => expect(matchIntent(text, sampleIntents, language)?.id).toBe(id))

  test('of two patterns of one length the first intent wins', () => {
    const [one, other] = sampleIntents.map((intent) => ({
      ...intent,
      patterns: { ...intent.patterns, en: ['loan', 'same'] },
    }))
    expect(
      matchIntent(
        'same loan',
        [one, other].flatMap((intent) => intent ?? []),
        'en',
      ),
    ).toBe(one)
  })

  test('answers with the figures of the member, and says when it cannot', () => {
    const script = { intents: sampleIntents, fallback: sampleFallback }
    const answers = sampleMessages.flatMap(({ from, text }) =>
      from === 'member' ? [answerTo(text, script, 'ja', { withdrawable: '2,918,400円' })] : [],
    )
    expect(answers).toEqual(
      [sampleMessages[2], sampleMessages[4]].map((message) => ({ text: message?.text, links: message?.links })),
    )
    expect(answerTo('?', script, 'en', {}).links).toEqual([{ label: 'Trade reports', href: '#/user/pj' }])
  })
})

describe('a secret', () => {
  test.each([
    ['パスワードはkabuto2026です', 'password'],
    ['kabuto20', 'password'],
    ['kabuto2', undefined],
    ['kabuto2026abcdef', 'password'],
    ['kabuto2026abcdefg', undefined],
    ['kabutokabuto', undefined],
    ['資金パスワードは2071683です', 'fundPassword'],
    ['207168', 'code'],
    ['コードは 207-168 です', 'code'],
    ['20716', undefined],
    ['kabuto2026 と 207168', 'password'],
    ['password=kabuto2026', 'password'],
    ['my password:kabuto2026', 'password'],
    ['（kabuto2026）', 'password'],
    ['password="kabuto2026",', 'password'],
    ['kabuto:2026', 'password'],
    ['kabuto2026円', 'password'],
    ['2026.0712', 'fundPassword'],
    ['2026/0712', 'fundPassword'],
    ['2026ー0712', 'fundPassword'],
    ['2026 - 0712', 'fundPassword'],
    ['20260712円', 'fundPassword'],
    ['20716839405', 'fundPassword'],
    ['207168394051', 'cardNumber'],
    ['9990 1234 5678 9012', 'cardNumber'],
    ['9990-1234-5678-9012', 'cardNumber'],
    ['9990123456789012345', 'cardNumber'],
    ['99901234567890123456', undefined],
    ['2071683 と 9990 1234 5678 9012', 'cardNumber'],
    ['KB20261120-004182 はどうなりましたか', undefined],
    ['2026-11-20 の注文', undefined],
    ['2026-11-201', 'fundPassword'],
    ['2026/11/20 9:30 の注文', undefined],
    ['2026.11.20 の注文', undefined],
    ['5000000円を出金したい', undefined],
    ['12,846,321円を出金したい', undefined],
    ['1,500.25 ドル', undefined],
    ['1500.25 で買いたい', undefined],
    ['207168円を入金した', undefined],
    ['500万円', undefined],
    ['0712,1301', undefined],
    ['5000000 shares', undefined],
    ['1234 5000円567', undefined],
    ['[2071]-[683]', undefined],
    ['12,846,320 withdrawn', undefined],
    ['0712 を 100 株', undefined],
    ['KABU1 はいくらですか', undefined],
    ['', undefined],
  ])('in %j: %s, in full width too', (text, kind) => {
    expect([looksSecret(text), looksSecret(toFullWidth(text))]).toEqual([kind, kind])
  })

  test('is looked for in anything without a throw', () => {
    const kinds = ['password', 'fundPassword', 'cardNumber', 'code', undefined]
    const total = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(kinds).toContain(looksSecret(text))
      expect(matchIntent(text, sampleIntents, 'ja')).toBe(matchIntent(toFullWidth(text), sampleIntents, 'ja'))
    })
    fc.assert(total, { seed: 20_261_120 })
    expect(['9 ', '9', 'a1'].map((part) => looksSecret(part.repeat(10_000)))).toEqual([undefined, undefined, undefined])
  })
})
