import { expect, test } from 'vitest'
import { tick, type TouchedPage } from './haptics.ts'

type Device = { shell?: boolean; still?: boolean; touched?: boolean; vibrates?: boolean }

function felt({ shell = false, still = false, touched = true, vibrates = true }: Device): string[] {
  const all: string[] = []
  const page: TouchedPage = {
    ...(shell ? { KabutoAndroid: { haptic: (kind: string) => all.push(`shell ${kind}`) } } : {}),
    matchMedia: (query) => ({ matches: still && query === '(prefers-reduced-motion: reduce)' }),
    navigator: {
      userActivation: { hasBeenActive: touched },
      ...(vibrates ? { vibrate: (ms: number) => all.push(`browser ${ms}`) > 0 } : {}),
    },
  }
  tick(page)
  return all
}

test.each<[what: string, device: Device, felt: string[]]>([
  ['a native shell ticks, and the browser in it does not', { shell: true }, ['shell light']],
  ['a browser that can ticks', {}, ['browser 10']],
  ['a browser that cannot stays still', { vibrates: false }, []],
  ['before the first touch a browser stays still', { touched: false }, []],
  ['with reduced motion a shell stays still', { shell: true, still: true }, []],
  ['with reduced motion a browser stays still', { still: true }, []],
])('%s', (_, device, all) => {
  expect(felt(device)).toEqual(all)
})

test('a browser without word of touches stays still', () => {
  const all: number[] = []
  tick({ matchMedia: () => ({ matches: false }), navigator: { vibrate: (ms) => all.push(ms) > 0 } })
  expect(all).toEqual([])
})
