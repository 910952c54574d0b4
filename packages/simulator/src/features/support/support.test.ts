import { followCosts } from '@kabuto/domain/follow'
import { interestOn } from '@kabuto/domain/loans'
import { formatMoney, languages, type OutputOf, readAnswer } from '@kabuto/domain/shared'
import { intentSchema, matchIntent, messagesCall, sendMessageCall } from '@kabuto/domain/support'
import { is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { intents } from '../../content/intents.ts'
import { bench } from '../../testing.ts'
import { textsIn, uneven, unfit, wordedRoom } from '../../content/testing.ts'

const special = ['greeting', 'fallback', 'secret']
const questions = intents.filter(({ id }) => !special.includes(id))

/** What support.ts can tell of a member. */
const figures = ['available', 'cash', 'frozen', 'owed', 'total', 'window', 'withdrawable']
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []).toSorted()

const warning = { ja: '決して送らないで', en: 'Never send one here', 'zh-Hant': '請絕對不要傳送' }
const calledBy = { ja: '自動応答です', en: 'automatic reply', 'zh-Hant': '自動回覆' }

describe('the words of the assistant', () => {
  test('are forty intents and three for all else', () => {
    expect(questions).toHaveLength(40)
    expect(intents.slice(-3).map(({ id }) => id)).toEqual(special)
    expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length)
  })

  test('stand in three languages, with the same links and figures', () => {
    expect(intents.filter((intent) => !is(intentSchema, intent))).toEqual([])
    expect(uneven(intents.map(({ id, suggestion, answer, links }) => ({ id, suggestion, answer, links })))).toEqual([])
    for (const { answer } of intents) {
      const [named = [], ...others] = languages.map((language) => namesIn(answer[language]))
      expect(others).toEqual([named, named])
      expect(figures).toEqual(expect.arrayContaining(named))
    }
  })

  test('are never empty and never look like HTML', () => {
    expect(unfit(intents)).toEqual([])
  })

  test.each(languages)('are found by every pattern and offered by what leads to them, in %s', (language) => {
    for (const { id, patterns, suggestion } of questions) {
      expect(patterns[language].length).toBeGreaterThanOrEqual(3)
      for (const text of [...patterns[language], suggestion[language]])
        expect([text, matchIntent(text, questions, language)?.id]).toEqual([text, id])
    }
  })

  test.each([
    ['出金したいのにできない。なぜ出金を止めるの', 'withdrawable'],
    ['お金はいつ引き出せますか。引き出したい', 'withdrawal'],
    ['米国株の手数料を知りたい', 'fees-us'],
    ['ﾃﾞｲﾄﾚのやり方', 'day-trade'],
    ['税金の申告を手伝えますか。', 'tax'],
    ['だまされたかもしれない', 'fraud'],
    ['パスワードを忘れました', 'login'],
    ['注文を取り消したい', 'order-types'],
    ['出金の手数料はいくら', 'withdrawal'],
    ['空売りできる？', 'margin'],
    ['文字を大きくしたい', 'display'],
    ['ビットコインは買えますか', undefined],
    ['明日は上がりますか', undefined],
  ])('%j means %s', (text, id) => expect(matchIntent(text, questions, 'ja')?.id.slice(3)).toBe(id))

  test('name amounts that were worked out by the rules', () => {
    const [loan, ai] = ['loan', 'ai'].map((name) => questions.find(({ id }) => id.slice(3) === name)?.answer)
    for (const language of languages) {
      expect(loan?.[language]).toContain(formatMoney(interestOn('100000', 30), { decimals: 0 }))
      expect(ai?.[language]).toMatch(
        new RegExp(`\\b${followCosts('100000', [{ percentAYear: '0.5' }], 30)}(円| yen|日圓)`),
      )
    }
  })

  test('never ask for a secret, never press, and have no name and no office hours', () => {
    for (const { text } of textsIn(intents)) {
      expect(text).not.toMatch(
        /(パスワード|番号|暗証)を(入力|教え|送っ)て|(send|tell|give|type|enter) (me|us) your|(密碼|卡號)(告訴|傳給|提供給)/i,
      )
      expect(text).not.toMatch(/担当者|オペレーター|our staff|客服人員|今すぐ|お急ぎ|hurry|act now|立刻買/i)
    }
    for (const language of languages) {
      expect(intents.find(({ id }) => id === 'secret')?.answer[language]).toContain(warning[language])
      expect(intents.find(({ id }) => id === 'greeting')?.answer[language]).toContain(calledBy[language])
    }
  })
})

describe('the chat', () => {
  test.each(languages)('begins with what it is, and offers four questions, in %s', async (language) => {
    const { askOpenly } = await wordedRoom()
    const begun = (await askOpenly('support/messages', {}, language)) as OutputOf<typeof messagesCall>
    expect(readAnswer(messagesCall.output, begun)).toEqual({ value: begun })
    expect(begun.suggestions).toEqual(questions.slice(0, 4).map(({ suggestion }) => suggestion[language]))
    expect(begun.items.map(({ text }) => text)).toEqual([intents.find(({ id }) => id === 'greeting')?.answer[language]])
  })

  test.each(languages)('answers every offered question in full, in %s', async (language) => {
    const { ask } = await wordedRoom()
    for (const { suggestion, links } of questions) {
      const received = (await ask('support/send', { text: suggestion[language] }, language)) as OutputOf<
        typeof sendMessageCall
      >
      expect(readAnswer(sendMessageCall.output, received)).toEqual({ value: received })
      expect(received.answer.text).not.toContain('{{')
      expect(received.answer.links.map(({ href }) => href)).toEqual(links.map(({ href }) => href))
    }
  })

  test('tells members their own figures, and others none', async () => {
    const { ask, askOpenly } = await wordedRoom()
    expect(await ask('support/send', { text: 'なぜ全額出金できないのですか。' })).toMatchObject({
      answer: { text: expect.stringContaining('10,000,000円') as string },
    })
    expect(await askOpenly('support/send', { text: 'なぜ全額出金できないのですか。' })).toMatchObject({
      answer: { text: expect.stringContaining('出金可能額は ― です') as string },
    })
  })

  test('says when it cannot help', async () => {
    const { askOpenly } = await wordedRoom()
    expect(await askOpenly('support/send', { text: '明日の天気は' })).toMatchObject({
      answer: { from: 'assistant', text: expect.stringContaining('それには答えられません') as string },
    })
  })

  test.each<[string, boolean]>([
    ['a member', true],
    ['a conversation', false],
  ])('is sent once under one key of %s', async (_, isMember) => {
    const { send, login, pass } = await bench()
    const from = isMember ? { token: (await login('0000000001')).token } : {}
    const { conversation } = (await send('support/send', { text: '出金' }, from)).body.data as { conversation?: string }
    pass(1000)
    const talk = conversation === undefined ? {} : { conversation }
    const tell = async (text: string) => (await send('support/send', { ...talk, text }, { ...from, key: 'one' })).body
    const first = await tell('入金')
    expect([first.status, await tell('入金')]).toEqual([1, first])
    expect((await tell('手数料')).refusal?.code).toBe('idempotencyMismatch')
    const { items } = (await send('support/messages', talk, from)).body.data as {
      items: { text: string; from: string }[]
    }
    expect(items.filter((message) => message.from === 'member').map(({ text }) => text)).toEqual(['入金', '出金'])
  })

  test('warns of a secret and keeps nothing of it', async () => {
    const { ask, store } = await wordedRoom()
    const secrets = ['Sakura2026', '20716839', '9990 1234 5678 9012']
    for (const text of secrets) {
      expect(await ask('support/send', { text: `出金 ${text}` })).toMatchObject({
        sent: { text: '••••••••' },
        answer: { text: expect.stringContaining(warning.ja) as string },
      })
    }
    const kept = JSON.stringify([await store.all('messages'), await store.all('answers')])
    for (const text of secrets) expect(kept).not.toContain(text)
  })
})
