import { refuse } from '@kabuto/domain/shared'
import { array, nullable, object, optional, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { granted, refusedWith } from './answer.ts'
import { cursorOf, withCursor, withPlace } from './cursors.ts'

const output = object({ id: string() })

describe('an answer that grants', () => {
  test('names what the contract names and nothing else, with its words where it has any', () => {
    const data = { id: 'w1', passwordHash: 'secret' }
    expect(granted(data, { output, success: 'withdrawn' }, 'en')).toEqual({
      http: 200,
      body: { status: 1, msg: expect.stringMatching(/withdraw/i) as string, data: { id: 'w1' } },
    })
    expect(granted(data, { output }, 'ja').body.msg).toBe('')
  })

  test('with something that the contract does not know is none', () => {
    expect(() => granted({ id: 5 }, { output }, 'ja')).toThrow('Expected string but received 5')
  })
})

describe('an answer that refuses', () => {
  test('says why in the language of the request, in which field, and what mends it', () => {
    expect(refusedWith(refuse('fundPasswordMissing', {}, 'fundPassword'), 'en')).toMatchObject({
      http: 200,
      body: { status: 0, refusal: { code: 'fundPasswordMissing', params: {}, field: 'fundPassword' } },
    })
    const answer = refusedWith(refuse('wrongPassword', { left: 3 }), 'ja')
    expect(answer.body.refusal).toEqual({ code: 'wrongPassword', params: { left: 3 }, fix: 'resetPassword' })
    expect(answer.body.msg).toContain('3')
  })

  test('of nothing that can be mended names no field and no fix', () => {
    const answer = refusedWith(refuse('codeWrong', { left: 4 }), 'en', 403)
    expect(answer.http).toBe(403)
    expect(answer.body.refusal).toEqual({ code: 'codeWrong', params: { left: 4 } })
  })
})

describe('cursors', () => {
  const paged = { path: 'trade/fills', input: object({ cursor: optional(string()) }) } as const
  const single = { path: 'user/info', input: object({ next: nullable(string()) }) } as const
  const listed = { path: 'user/list', input: array(string()) } as const

  test('are read and given by calls that have pages', () => {
    const page = { items: [], next: 'f7' }
    const { next } = withCursor(paged, page) as { next: string }
    expect(withPlace(paged, { cursor: next, id: '1' })).toEqual({ cursor: 'f7', id: '1' })
    expect(withPlace(paged, { cursor: 'f7' })).toBeUndefined()
    expect(withCursor(paged, { items: [], next: null })).toEqual({ items: [], next: null })
  })

  test.each([single, listed])('are nothing to a call that has none: $path', (call) => {
    const cursor = cursorOf(call.path, 'f7')
    expect(withPlace(call, { cursor })).toEqual({ cursor })
    expect(withCursor(call, { next: 'f7' })).toEqual({ next: 'f7' })
  })
})
