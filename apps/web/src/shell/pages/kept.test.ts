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
const kept = { keep: true, isBack: false }
const left = { keep: false, isBack: false }
const comingOf = (pages: readonly KeptPage[]): string | undefined => pages.at(-1)?.coming
const keysOf = (pages: readonly KeptPage[]): string[] => pages.map(({ key }) => key)

test('a page that is kept stays when left, another one goes', () => {
  const home = visit([], at('/home/index'), kept)
  const withdraw = visit(home, at('/user/withdraw'), left)
  expect(keysOf(withdraw)).toEqual(['/home/index', '/user/withdraw'])
  expect(keysOf(visit(withdraw, at('/user/FundingDetails'), kept))).toEqual(['/home/index', '/user/FundingDetails'])
})

test('a page that is visited again is the same page, at the place of the last visit', () => {
  const [before, after] = [at('/home/index'), at('/home/index')]
  const pages = visit(visit([], before, kept), after, kept)
  expect(keysOf(pages)).toEqual(['/home/index'])
  expect(pages[0]?.location).toBe(after)
})

test('two stocks are two pages', () => {
  const one = visit([], at('/market/marketDetail', '?symbol=0712'), kept)
  expect(keysOf(visit(one, at('/market/marketDetail', '?symbol=0A1B'), kept))).toHaveLength(2)
})

test('the ninth page lets the one least recently seen go', () => {
  const eight = Array.from({ length: 8 }, (_, index) => `/p${index}`).reduce(
    (pages: readonly KeptPage[], path) => visit(pages, at(path), kept),
    [],
  )
  const again = visit(eight, at('/p0'), kept)
  expect(keysOf(visit(again, at('/new'), kept))).toEqual(['/p2', '/p3', '/p4', '/p5', '/p6', '/p7', '/p0', '/new'])
})

test('a page comes as the first, as a new one, or again: still there or gone back to', () => {
  const first = visit([], at('/home/index'), { keep: true, isBack: true })
  const next = visit(first, at('/user/withdraw'), left)
  expect(comingOf(first)).toBe('first')
  expect(comingOf(next)).toBe('new')
  expect(comingOf(visit(next, at('/home/index'), kept))).toBe('again')
  expect(comingOf(visit(next, at('/user/withdraw'), left))).toBe('again')
  expect(comingOf(visit(first, at('/user/withdraw'), { keep: false, isBack: true }))).toBe('again')
})
