import { refuse, type Refusal } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import type { AccountContext } from './context.ts'
import { checkSecret, clearAttempts } from './tries.ts'

const MEMBER = '0000000001'
const MINUTE = 60_000

let context: AccountContext
beforeEach(() => {
  context = booksOf(MEMBER)
})

const wrongPassword = (left: number): Refusal => refuse('wrongPassword', { left })

function tried(isRight: boolean, ms = 0, id: Parameters<typeof checkSecret>[1] = `login:${MEMBER}`) {
  const at = { ...context, wall: context.wall + ms }
  return checkSecret(at, id, () => Promise.resolve(isRight), wrongPassword)
}

async function wrongTimes(count: number, ms = 0): Promise<void> {
  for (let index = 0; index < count; index += 1) await tried(false, ms)
}

const left = (count: number) => ({ code: 'wrongPassword', params: { left: count } })
const kept = () => context.work.get('attempts', `login:${MEMBER}`)

describe('a secret', () => {
  test('that is right is let through, and kept as a try without wrong ones', async () => {
    expect(await tried(true)).toBeUndefined()
    expect(await kept()).toEqual({ id: `login:${MEMBER}`, wrong: 0, lockedUntil: 0 })
  })

  test('that is wrong costs one of five tries; the fifth locks for fifteen minutes', async () => {
    for (const count of [4, 3, 2, 1]) expect(await tried(false)).toEqual(left(count))
    expect(await tried(false)).toMatchObject({
      code: 'tooOften',
      params: { cause: 'login', retryAt: '2026-11-20T14:15:00+09:00' },
    })
    expect(await kept()).toEqual({ id: `login:${MEMBER}`, wrong: 5, lockedUntil: context.wall + 15 * MINUTE })
  })

  test('is not looked at while it is locked, and the lock grows no longer by trying', async () => {
    await wrongTimes(5)
    expect(await tried(true, 15 * MINUTE - 1)).toMatchObject({ code: 'tooOften' })
    expect(await kept()).toMatchObject({ wrong: 5, lockedUntil: context.wall + 15 * MINUTE })
    expect(await tried(true, 15 * MINUTE)).toBeUndefined()
  })

  test('has five tries again after the lock', async () => {
    await wrongTimes(5)
    for (const count of [4, 3, 2, 1]) expect(await tried(false, 15 * MINUTE)).toEqual(left(count))
    expect(await tried(false, 15 * MINUTE)).toMatchObject({ code: 'tooOften' })
  })

  test('that is right forgives the wrong ones before it', async () => {
    await wrongTimes(4)
    await tried(true)
    expect(await tried(false)).toEqual(left(4))
  })

  test('is counted apart from others, which are named when they are locked', async () => {
    await wrongTimes(5)
    expect(await tried(false, 0, 'login:0000000002')).toEqual(left(4))
    for (let index = 0; index < 4; index += 1) await tried(false, 0, `fund:${MEMBER}`)
    expect(await tried(false, 0, `fund:${MEMBER}`)).toMatchObject({ params: { cause: 'fundPassword' } })
    for (let index = 0; index < 4; index += 1) await tried(false, 0, 'key:block-1')
    expect(await tried(false, 0, 'key:block-1')).toMatchObject({ params: { cause: 'key' } })
  })
})

describe('a secret that was set anew', () => {
  test('forgives wrong tries', async () => {
    await wrongTimes(3)
    await clearAttempts(context, `login:${MEMBER}`)
    expect(await kept()).toEqual({ id: `login:${MEMBER}`, wrong: 0, lockedUntil: 0 })
  })

  test('stays locked until its time', async () => {
    await wrongTimes(5)
    await clearAttempts({ ...context, wall: context.wall + 15 * MINUTE - 1 }, `login:${MEMBER}`)
    expect(await kept()).toMatchObject({ wrong: 5, lockedUntil: context.wall + 15 * MINUTE })
    await clearAttempts({ ...context, wall: context.wall + 15 * MINUTE }, `login:${MEMBER}`)
    expect(await kept()).toMatchObject({ wrong: 0, lockedUntil: 0 })
  })

  test('that nobody has tried is not counted', async () => {
    await clearAttempts(context, `login:${MEMBER}`)
    expect(await kept()).toBeUndefined()
    expect(context.work.changes()).toEqual([])
  })
})
