import type { Card } from '@kabuto/domain/cards'
import type { Withdrawal } from '@kabuto/domain/funds'
import { expect, test } from 'vitest'
import { bench } from '../../testing.ts'

const card = {
  region: 'jp',
  bankCode: '9993',
  branchCode: '101',
  kind: 'ordinary',
  number: '1234305',
  holder: 'サトウ ミサキ',
}

test('the same card sent from many phones at once is registered once', async () => {
  const { send, login } = await bench()
  const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await login('0000000006')).token))
  const answers = await Promise.all(tokens.map((token) => send('user/addCard', card, { token })))
  expect(answers.map(({ body }) => body.refusal?.code ?? 'granted').toSorted()).toEqual([
    'cardExists',
    'cardExists',
    'cardExists',
    'cardExists',
    'granted',
  ])
  expect((await send('user/cards', {}, { token: tokens[0] })).body.data as Card[]).toHaveLength(1)
})

test(
  'its bank, its branch and an invented holder are named in the language that is asked in, whichever it was ' +
    'added in',
  async () => {
    const { send, login } = await bench()
    const { token } = await login('0000000006')
    await send('user/addCard', card, { token, language: 'ja' })
    const named = async (language: 'ja' | 'en' | 'zh-Hant') => {
      const [first] = (await send('user/cards', {}, { token, language })).body.data as Card[]
      return [first?.bankName, first?.branchName, first?.holder]
    }
    expect(await named('ja')).toEqual(['あさぎ模擬銀行', '兜町支店', 'サトウ ミサキ'])
    expect(await named('en')).toEqual(['Asagi Mock Bank', 'Kabutocho Branch', 'SATO MISAKI'])
    expect(await named('zh-Hant')).toEqual(['淺蔥模擬銀行', '兜町分行', 'SATO MISAKI'])
  },
)

test('a withdrawal keeps the names of its card in the language in which it was requested', async () => {
  const { send, login } = await bench()
  const { token } = await login('0000000001')
  const [first] = (await send('user/cards', {}, { token })).body.data as Card[]
  const request = { amount: '5000', cardId: first?.id ?? '', fundPassword: '20260712' }
  const { data } = (await send('funds/withdraw', request, { token, language: 'en' })).body
  expect((data as Withdrawal).cardLabel).toMatch(/^[A-Za-z ]+ ••••\d+$/)
})
