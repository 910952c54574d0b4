import { expect, test } from 'vitest'
import { type KeptPage, visit } from './kept.ts'

const at = (pathname: string, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname + search,
  unstable_mask: undefined,
})
const keysOf = (pages: readonly KeptPage[]): string[] => pages.map(({ key }) => key)

test('a page that is kept stays when left, another one goes', () => {
  const home = visit([], at('/home/index'), true)
  const withdraw = visit(home, at('/user/withdraw'), false)
  expect(keysOf(withdraw)).toEqual(['/home/index', '/user/withdraw'])
  expect(keysOf(visit(withdraw, at('/user/FundingDetails'), true))).toEqual(['/home/index', '/user/FundingDetails'])
})

test('a page that is visited again is the same page, at the place of the last visit', () => {
  const [before, after] = [at('/home/index'), at('/home/index')]
  const pages = visit(visit([], before, true), after, true)
  expect(keysOf(pages)).toEqual(['/home/index'])
  expect(pages[0]?.location).toBe(after)
})

test('two stocks are two pages', () => {
  const one = visit([], at('/market/marketDetail', '?symbol=0712'), true)
  expect(keysOf(visit(one, at('/market/marketDetail', '?symbol=0A1B'), true))).toHaveLength(2)
})

test('the ninth page lets the one least recently seen go', () => {
  const eight = Array.from({ length: 8 }, (_, index) => `/p${index}`).reduce(
    (pages: readonly KeptPage[], path) => visit(pages, at(path), true),
    [],
  )
  const again = visit(eight, at('/p0'), true)
  expect(keysOf(visit(again, at('/new'), true))).toEqual(['/p2', '/p3', '/p4', '/p5', '/p6', '/p7', '/p0', '/new'])
})
