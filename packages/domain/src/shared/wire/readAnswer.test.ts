import { array, object, string } from 'valibot'
import { expect, test } from 'vitest'
import { readAnswer } from './readAnswer.ts'

const schema = object({ items: array(object({ id: string(), amount: string() })) })

test('unknown fields of a server are left out', () => {
  expect(readAnswer(schema, { items: [{ id: 'a', amount: '1', extra: true }], more: 1 })).toEqual({
    value: { items: [{ id: 'a', amount: '1' }] },
  })
})

test.each([
  [{ items: [{ id: 'a' }] }, 'data.items.0.amount'],
  [{ items: [{ id: 'a', amount: 1 }, { id: 2 }] }, 'data.items.0.amount'],
  [{}, 'data.items'],
  [null, 'data'],
  ['text', 'data'],
])('%j is one badAnswer that names %s', (data, field) => {
  expect(readAnswer(schema, data)).toEqual({ refusal: { code: 'badAnswer', params: {}, field } })
})
