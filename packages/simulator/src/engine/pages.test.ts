import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import type { AccountContext } from './context.ts'
import { PAGE, pageOfList, pageOfOwner, recordsOfOwner } from './pages.ts'

const MEMBER = '0000000001'
const OTHER = '0000000002'

const nameOf = (index: number): string => `r${String(index).padStart(3, '0')}`
const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => nameOf(index))
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

let context: AccountContext
beforeEach(() => {
  context = booksOf(MEMBER)
})

function written(count: number): void {
  for (const id of upTo(count)) context.work.put('dayTrades', { id }, MEMBER)
}

async function pages(isWanted?: (row: { id: string }) => boolean): Promise<string[][]> {
  const found: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await pageOfOwner(context, 'dayTrades', cursor, isWanted)
    found.push(ids(page.items))
    cursor = page.next
  }
  return found
}

describe('a member’s records, fifty a page and the newest first', () => {
  test.each([
    [0, [0]],
    [50, [50]],
    [51, [50, 1]],
    [101, [50, 50, 1]],
  ])('%i records are pages of %j', async (count, sizes) => {
    written(count)
    const all = await pages()
    expect(all.map((page) => page.length)).toEqual(sizes)
    expect(all.flat()).toEqual(upTo(count).toReversed())
  })

  test('only those that are wanted, as many as a page holds', async () => {
    written(240)
    const all = await pages(({ id }) => id.endsWith('0') || id.endsWith('5') || id.endsWith('7'))
    expect(all.map((page) => page.length)).toEqual([50, 22])
    expect(all.flat()[0]).toBe('r237')
    expect(all.flat().at(-1)).toBe('r000')
    expect(await pages(() => false)).toEqual([[]])
    // Fifty of the first fifty-one, and there are more.
    context = booksOf(MEMBER)
    written(60)
    expect((await pages(({ id }) => id !== 'r030')).map((page) => page.length)).toEqual([50, 9])
  })

  test('or the one that is asked for, if it is theirs', async () => {
    written(3)
    context.work.put('dayTrades', { id: 'theirs' }, OTHER)
    expect(await recordsOfOwner(context, 'dayTrades', { id: 'r001' })).toEqual({ items: [{ id: 'r001' }], next: null })
    expect(await recordsOfOwner(context, 'dayTrades', { id: 'theirs' })).toBeUndefined()
    expect(await recordsOfOwner(context, 'dayTrades', { id: 'nobody’s' })).toBeUndefined()
    const rest = await recordsOfOwner(context, 'dayTrades', { cursor: 'r002' }, ({ id }) => id !== 'r001')
    expect(rest).toEqual({ items: [{ id: 'r000' }], next: null })
  })
})

describe('a list in memory', () => {
  const list = upTo(PAGE + 2).map((id) => ({ id }))

  test('is told in its own order', () => {
    const first = pageOfList(list, undefined)
    expect(ids(first.items)).toEqual(upTo(PAGE))
    expect(first.next).toBe(nameOf(PAGE - 1))
    expect(pageOfList(list, first.next ?? '')).toEqual({ items: list.slice(PAGE), next: null })
  })

  test('goes on behind what was seen, to its end', () => {
    expect(ids(pageOfList(list, nameOf(0)).items)).toEqual(upTo(PAGE + 1).slice(1))
    expect(pageOfList(list, nameOf(0)).next).toBe(nameOf(PAGE))
    expect(pageOfList(list, nameOf(1)).next).toBeNull()
    expect(pageOfList([], undefined)).toEqual({ items: [], next: null })
  })
})
