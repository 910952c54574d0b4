import { describe, expect, test } from 'vitest'
import { keptDraft, withoutSecrets } from './kept.ts'

const empty = { amount: '', card: '', agreed: false, size: 1 }
const idle = { state: 'idle' } as const
const untouched = { draft: empty, isTouched: false }

describe('what is left of a kept draft', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'amount'],
    ['a number', 7],
  ])('of %s it is an empty form that nobody has touched', (_, kept) => {
    expect(keptDraft(empty, kept, idle)).toEqual(untouched)
    expect(keptDraft(empty, kept, { state: 'sending' })).toEqual(untouched)
  })

  test('of what was typed it is each field that the form still has, of the kind that it has', () => {
    const kept = { amount: '5000', agreed: 'yes', size: 2, card: null, gone: 'x' }
    expect(keptDraft(empty, kept, idle)).toEqual({ draft: { ...empty, amount: '5000', size: 2 }, isTouched: true })
  })

  test('of what was sent, and whose answer nobody waits for, it is nothing: it was done', () => {
    expect(keptDraft(empty, { sent: { amount: '5000' } }, idle)).toEqual(untouched)
  })

  test.each(['sending', 'confirming', 'done'] as const)('of what was sent it is all while it is %s', (state) => {
    const expected = { draft: { ...empty, amount: '5000' }, isTouched: true }
    expect(keptDraft(empty, { sent: { amount: '5000' } }, { state })).toEqual(expected)
  })

  test('of what was sent and refused it is all', () => {
    const kept = keptDraft(empty, { sent: { amount: '5000' } }, { state: 'refused', refusals: [] })
    expect(kept.draft.amount).toBe('5000')
  })

  test.each([undefined, null, 'amount'])('of something sent that is no draft (%s) it is nothing', (sent) => {
    expect(keptDraft(empty, { sent }, { state: 'sending' })).toEqual(untouched)
  })
})

test('secrets are not kept', () => {
  const draft = { amount: '5000', password: '20260712', card: 'x' }
  expect(withoutSecrets(draft, ['password'])).toEqual({ amount: '5000', card: 'x' })
  expect(withoutSecrets(draft, [])).toEqual(draft)
})
