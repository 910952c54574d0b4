import { describe, expect, test } from 'vitest'
import { followTheme, sixDigits } from './statusBar.ts'

test.each([
  ['#fff', '#ffffff'],
  [' #1a2', '#11aa22'],
  ['#181f24', '#181f24'],
  ['#181f24ff', '#181f24ff'],
  ['#181f24 ', '#181f24'],
])('%s is told as %s', (colour, expected) => {
  expect(sixDigits(colour)).toBe(expected)
})

const DARK = '(prefers-color-scheme: dark)'

/** A page in the native app whose theme a test changes: by its attribute, or by the phone. */
function phone({ dark = false, theme, native = true }: { dark?: boolean; theme?: string; native?: boolean }) {
  const dataset: Record<string, string> = theme === undefined ? {} : { theme }
  const root = { dataset }
  const metas = ['', '']
  const reported: string[] = []
  const watched: unknown[] = []
  const system = { dark, listeners: new Set<() => void>() }
  let onTheme: (() => void) | undefined
  class Observer {
    constructor(callback: () => void) {
      onTheme = callback
    }
    observe(...args: unknown[]): void {
      watched.push(args)
    }
    disconnect(): void {
      onTheme = undefined
    }
  }
  const isDark = (): boolean => (dataset['theme'] ?? (system.dark ? 'dark' : 'light')) === 'dark'
  const page = {
    document: {
      documentElement: root,
      querySelectorAll: (query: string) =>
        query === 'meta[name=theme-color]'
          ? metas.map((_, at) => ({
              setAttribute: (name: string, value: string) => {
                metas[at] = `${name} ${value}`
              },
            }))
          : [],
    },
    matchMedia: (query: string) => ({
      matches: query === DARK && system.dark,
      addEventListener: (name: string, listener: () => void) => name === 'change' && system.listeners.add(listener),
      removeEventListener: (name: string, listener: () => void) =>
        name === 'change' && system.listeners.delete(listener),
    }),
    getComputedStyle: () => ({
      getPropertyValue: (name: string) => (name === '--k-nav-bar-bg' ? (isDark() ? ' #181f24' : ' #fff') : ''),
    }),
    MutationObserver: Observer,
    ...(native ? { KabutoAndroid: { statusBar: (...values: string[]) => reported.push(values.join(' ')) } } : {}),
  } as unknown as Window & typeof globalThis
  return {
    page,
    metas,
    watched,
    root,
    /** What was told since it was asked last. */
    reported: () => reported.splice(0),
    choose: (next: string) => {
      dataset['theme'] = next
      onTheme?.()
    },
    turn: (next: boolean) => {
      system.dark = next
      for (const listener of system.listeners) listener()
    },
  }
}

describe('the bar at the top of a phone', () => {
  test.each([
    ['light', {}, '#ffffff dark'],
    ['dark by the phone', { dark: true }, '#181f24 light'],
    ['dark by choice', { theme: 'dark' }, '#181f24 light'],
    ['light by choice on a dark phone', { theme: 'light', dark: true }, '#ffffff dark'],
  ])('is as the page is: %s', (_, look, expected) => {
    const { page, reported, metas } = phone(look)
    followTheme(page)
    expect(reported()).toEqual([expected])
    expect(metas).toEqual(Array.from({ length: 2 }, () => `content ${expected.split(' ')[0]}`))
  })

  test('follows the choice of a theme and the phone, and is told nothing twice', () => {
    const { page, reported, choose, turn, watched, root } = phone({})
    followTheme(page)
    expect(watched).toEqual([[root, { attributes: true, attributeFilter: ['data-theme'] }]])
    expect(reported()).toEqual(['#ffffff dark'])
    turn(true)
    expect(reported()).toEqual(['#181f24 light'])
    choose('dark')
    expect(reported()).toEqual([])
    choose('light')
    expect(reported()).toEqual(['#ffffff dark'])
  })

  test('follows no longer once it is ended', () => {
    const { page, reported, choose, turn } = phone({})
    const end = followTheme(page)
    end()
    reported()
    turn(true)
    choose('dark')
    expect(reported()).toEqual([])
  })

  test('of a browser is the colour that the page names, without a native app', () => {
    const { page, metas, reported } = phone({ dark: true, native: false })
    followTheme(page)
    expect([metas[0], reported()]).toEqual(['content #181f24', []])
  })
})
