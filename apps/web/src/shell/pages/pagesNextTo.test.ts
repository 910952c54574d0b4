import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import { afterEach, expect, test, vi } from 'vitest'
import { pagesLinkedTo, pagesNextTo } from './pagesNextTo.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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

test('linked are the pages of visible links, each once, in their order', () => {
  class Link {
    readonly href: string
    readonly isVisible: boolean
    readonly ariaCurrent: string | null
    constructor(href: string, isVisible = true, ariaCurrent: string | null = null) {
      this.href = href
      this.isVisible = isVisible
      this.ariaCurrent = ariaCurrent
    }
    closest = (): this => this
    getAttribute = (): string => this.href
    checkVisibility = (): boolean => this.isVisible
  }
  vi.stubGlobal('Element', Link)
  const links = [
    new Link(hrefTo('news')),
    new Link(hrefTo('stock', { symbol: '7203' })),
    new Link(hrefTo('funds'), false),
    new Link(hrefTo('stock', { symbol: '6758' })),
    new Link(hrefTo('home'), true, 'page'),
    new Link('https://elsewhere.example/'),
  ]
  expect(pagesLinkedTo(links as unknown as Element[])).toEqual(['news', 'stock'])
})
