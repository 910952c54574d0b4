import type { ScreenName } from '@kabuto/domain/paths'
import { expect, test } from 'vitest'
import { pagesNextTo } from './pagesNextTo.ts'

const bar = ['home', 'quotes', 'positions', 'funds', 'member']

test.each<[string, ScreenName, string[]]>([
  ['an entrance, the ways that lead on from it', 'start', ['home', 'login', 'introOne']],
  ['a page of the bar, the others', 'home', bar],
  ['a page of a tab with lists of stocks, a stock first', 'quotes', ['stock', ...bar]],
  ['a page without the bar, what mostly follows', 'stock', ['ticket']],
  ['a form, nothing', 'withdraw', []],
])('next to %s (%s): %j', (_, screen, pages) => {
  expect(pagesNextTo(screen)).toEqual(pages)
})
