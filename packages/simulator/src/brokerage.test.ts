import { expect, test } from 'vitest'
import { createBrokerage } from './brokerage.ts'
import { memoryStore } from './memoryStore.ts'

const brokerage = createBrokerage({ store: memoryStore({ config: [{ id: 'title', value: 'Kabuto' } as { id: string }] }) })

test('common/config answers a list of name and value', async () => {
  const answer = await brokerage.handle({ path: 'common/config', body: { type: 'all' }, language: 'ja' })
  expect(answer).toEqual({ http: 200, body: { status: 1, msg: '', data: [{ name: 'title', value: 'Kabuto' }] } })
})

test('an unknown call is named in the language that asked', async () => {
  const answer = await brokerage.handle({ path: 'common/nothing', body: {}, language: 'en' })
  expect(answer).toEqual({ http: 404, body: { status: 0, msg: '"common/nothing" was not found.' } })
})

test.each([[undefined], [null], [[]], ['all'], [{}], [{ type: 'some' }]])('a malformed body is refused: %j', async (body) => {
  const answer = await brokerage.handle({ path: 'common/config', body, language: 'ja' })
  expect(answer.http).toBe(400)
  expect(answer.body.status).toBe(0)
})
