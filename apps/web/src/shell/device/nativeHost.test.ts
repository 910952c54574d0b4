import { describe, expect, test, vi } from 'vitest'
import { type HostWindow, type NativeHost, nativeHost } from './nativeHost.ts'
import { nativeVerbs } from './nativeVerbs.ts'

const verbs: [verb: keyof NativeHost, say: (host: NativeHost) => boolean, values: Record<string, string>][] = [
  [
    'openExternal',
    (host) => host.openExternal('https://www.tradingview.com/'),
    { url: 'https://www.tradingview.com/' },
  ],
  ['exit', (host) => host.exit(), {}],
  ['statusBar', (host) => host.statusBar({ colour: '#ffffff', text: 'dark' }), { colour: '#ffffff', text: 'dark' }],
  ['haptic', (host) => host.haptic(), { kind: 'light' }],
]

/** What a shell heard: the verb and its values, in their order. */
type Heard = [verb: string, ...values: unknown[]][]

function android(names: readonly string[]): { page: HostWindow; heard: Heard } {
  const heard: Heard = []
  const methods = names.map((name) => [
    name,
    // As in a real one, a method called without its object fails.
    function method(this: unknown, ...values: unknown[]) {
      if (this !== page.KabutoAndroid)
        throw new TypeError('Java bridge method can’t be invoked on a non-injected object')
      heard.push([name, ...values])
    },
  ])
  const page: HostWindow = { KabutoAndroid: Object.fromEntries(methods) as Record<string, unknown> }
  return { page, heard }
}

function ios(): { page: HostWindow; heard: object[] } {
  const heard: object[] = []
  return { page: { webkit: { messageHandlers: { kabuto: { postMessage: (message) => heard.push(message) } } } }, heard }
}

const hostOf = (page: HostWindow): NativeHost => {
  const host = nativeHost(page)
  if (!host) throw new Error('no host')
  return host
}

describe.each(verbs)('%s', (verb, say, values) => {
  test('is a method of the object on Android', () => {
    const { page, heard } = android(verbs.map(([name]) => name))
    expect(say(hostOf(page))).toBe(true)
    expect(heard).toEqual([[verb, ...Object.values(values)]])
  })

  test('is a message on iOS', () => {
    const { page, heard } = ios()
    expect(say(hostOf(page))).toBe(true)
    expect(heard).toEqual([{ verb, ...values }])
  })

  test('is not taken by an older shell that lacks it', () => {
    const { page, heard } = android(verbs.map(([name]) => name).filter((name) => name !== verb))
    expect(say(hostOf(page))).toBe(false)
    expect(heard).toEqual([])
  })

  test('is not taken where the shell fails, which is reported', () => {
    const reported = vi.fn<typeof reportError>()
    vi.stubGlobal('reportError', reported)
    const fault = new Error('gone')
    const fail = (): never => {
      throw fault
    }
    expect(say(hostOf({ KabutoAndroid: { [verb]: fail } }))).toBe(false)
    expect(say(hostOf({ webkit: { messageHandlers: { kabuto: { postMessage: fail } } } }))).toBe(false)
    expect(reported.mock.calls).toEqual([[fault], [fault]])
    vi.unstubAllGlobals()
  })
})

test('native apps know these verbs, with these values in this order and shape, and no other', () => {
  expect(verbs.map(([verb, , values]) => [verb, Object.keys(values)])).toEqual(
    Object.entries(nativeVerbs).map(([verb, shapes]) => [verb, Object.keys(shapes)]),
  )
  const shapes = Object.values(nativeVerbs).flatMap((one) => Object.entries<string>(one))
  const said = Object.assign({}, ...verbs.map(([, , values]) => values)) as Record<string, string>
  for (const [name, shape] of shapes) expect(said[name]).toMatch(new RegExp(`^(?:${shape})$`))
})

test.each([
  ['a browser', {}],
  ['Safari’s own messages', { webkit: {} }],
  ['another app’s port', { webkit: { messageHandlers: {} } }],
] as const)('%s is no native shell', (_, page) => {
  expect(nativeHost(page)).toBeUndefined()
})

test.each(['http://www.tradingview.com/', 'https://elsewhere.example/', 'javascript:alert(1)', 'file:///etc/hosts'])(
  '%s is told to no shell',
  (href) => {
    const { page, heard } = android(['openExternal'])
    expect(hostOf(page).openExternal(href)).toBe(false)
    const other = ios()
    expect(hostOf(other.page).openExternal(href)).toBe(false)
    expect([...heard, ...other.heard]).toEqual([])
  },
)
