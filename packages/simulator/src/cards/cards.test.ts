import type { Card } from '@kabuto/domain/cards'
import { expect, test } from 'vitest'
import { bench } from '../testing.ts'

test('the same card sent from many phones at once is registered once', async () => {
  const { send, login } = await bench()
  const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await login('0000000006')).token))
  const card = {
    region: 'jp',
    bankCode: '9993',
    branchCode: '001',
    kind: 'ordinary',
    number: '1234305',
    holder: 'サトウ ミサキ',
  }
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
