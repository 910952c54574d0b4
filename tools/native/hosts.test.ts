import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { appNames } from '../../apps/web/manifests.ts'
import { nativeVerbs } from '../../apps/web/src/shell/device/nativeVerbs.ts'
import { en as sharedEn } from '../../packages/screens/src/shared/messages/en.ts'
import { ja as sharedJa } from '../../packages/screens/src/shared/messages/ja.ts'
import { zhHant as sharedZhHant } from '../../packages/screens/src/shared/messages/zhHant.ts'

const root = join(import.meta.dirname, '../..')
const android = 'native/android/src/main'
const ios = 'native/ios/Kabuto'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** All matches of a pattern, each as its groups. */
const groups = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map(([, ...found]) => found.map((one) => one ?? ''))

type HostVerb = {
  name: string
  /** Each value with its shape, in the order in which they are taken from the message. */
  values: string[][]
  /** The method that is called, and by which of its names it gets which value. */
  call: string
  given: string[]
}

/** `Verb("name", Value("value", "shape"), …) { … call(value = it[0], …) }`; Swift writes `value: values[0]`. */
function verbsOf(source: string): HostVerb[] {
  return source
    .split(/\bVerb\((?=")/)
    .slice(1)
    .map((text) => {
      const [, call = '', args = ''] = /\{[^}]*?\bhost\.(\w+)\(([^)]*)\)/.exec(text) ?? []
      return {
        name: /^"(\w+)"/.exec(text)?.[1] ?? '',
        values: groups(text, /\bValue\("(\w+)", "([^"]*)"\)/g),
        call,
        given: groups(args, /(\w+)(?: =|:) (?:it|values)\[(\d)\]/g).map(([name, at]) => `${at} ${name}`),
      }
    })
}

const expected: HostVerb[] = Object.entries(nativeVerbs).map(([name, shapes]) => ({
  name,
  values: Object.entries(shapes),
  call: name,
  given: Object.keys(shapes).map((value, at) => `${at} ${value}`),
}))

describe('the sample apps know each verb that the page can say, with its values in their order, and none other', () => {
  test.each([
    ['Android', `${android}/kotlin/example/kabuto/host/Bridge.kt`],
    ['iOS', `${ios}/Bridge.swift`],
  ])('%s', (_, file) => {
    expect(verbsOf(read(file))).toEqual(expected)
  })

  test('the object that Android puts into the page has a method for each', () => {
    const sent: string[] = []
    const window: { KabutoAndroid?: Record<string, (...values: string[]) => void>; kabutoPort: object } = {
      kabutoPort: { postMessage: (message: string) => sent.push(message) },
    }
    runInNewContext(read(`${android}/assets/bridge.js`), { window })
    const methods = Object.entries(window.KabutoAndroid ?? {})
    expect(methods.map(([name]) => name)).toEqual(Object.keys(nativeVerbs))
    for (const [name, method] of methods) method(`a ${name}`, 'b')
    expect(sent.map((message): unknown => JSON.parse(message))).toEqual(
      Object.keys(nativeVerbs).map((name) => [name, `a ${name}`, 'b']),
    )
  })

  test('where the page looks for them', () => {
    const page = read('apps/web/src/shell/device/nativeHost.ts')
    const [handler = ''] = groups(read(`${ios}/Bridge.swift`), /static let name = "(\w+)"/g).flat()
    expect(page).toContain(`messageHandlers?.${handler}`)
    const source = read(`${android}/kotlin/example/kabuto/host/HostActivity.kt`)
    const [port = ''] = groups(source, /addWebMessageListener\(\w+, "(\w+)"/g).flat()
    expect(read(`${android}/assets/bridge.js`)).toContain(`window.${port}.postMessage`)
    expect(groups(source, /Event\('(\w+)'/g).flat()).toEqual(['backbutton'])
    expect(read('apps/web/src/shell/device/NativeShell.tsx')).toContain("addEventListener('backbutton'")
  })
})

/** Each text of a string catalogue in each of its languages. */
function catalogue(name: string): Record<string, Record<string, string>> {
  type Unit = { stringUnit: { value: string } }
  const { strings } = JSON.parse(read(`${ios}/${name}.xcstrings`)) as {
    strings: Record<string, { localizations: Record<string, Unit> }>
  }
  return Object.fromEntries(
    Object.entries(strings).map(([key, { localizations }]) => [
      key,
      Object.fromEntries(
        Object.entries(localizations).map(([language, { stringUnit }]) => [language, stringUnit.value]),
      ),
    ]),
  )
}

/** The string that follows a key of Info.plist, alone or as the one of a list. */
const ofInfo = (key: string): string =>
  new RegExp(`<key>${key}</key>\\s*(?:<array>\\s*)?<string>([^<]*)</string>`).exec(read(`${ios}/Info.plist`))?.[1] ?? ''

test('the sample apps say in their names that they are simulated, as the installed page does', () => {
  expect(appNames.ja).toContain('模擬')
  expect(catalogue('InfoPlist')['CFBundleDisplayName']).toEqual(appNames)
  expect(ofInfo('CFBundleDisplayName')).toBe(appNames.ja)
  const folders = { values: appNames.ja, 'values-en': appNames.en, 'values-b+zh+Hant': appNames['zh-Hant'] }
  const found = globSync(`${android}/res/*/strings.xml`, { cwd: root }).map((file) => [
    file.split('/').at(-2),
    groups(read(file), /<string name="app_name">([^<]*)</g).flat()[0],
  ])
  expect(Object.fromEntries(found)).toEqual(folders)
  const icon = readFileSync(join(root, `${android}/res/drawable-nodpi/icon.png`))
  expect(icon.equals(readFileSync(join(root, 'apps/web/public/icon-192.png')))).toBe(true)
})

test('what the app for iOS says itself is said as the page says it', () => {
  expect(catalogue('Localizable')).toEqual({
    retry: { ja: sharedJa.retry, en: sharedEn.retry, 'zh-Hant': sharedZhHant.retry },
  })
  expect(catalogue('InfoPlist')['NSCameraUsageDescription']?.['ja']).toBe(ofInfo('NSCameraUsageDescription'))
})

test('both load one site over https, and WebKit holds the app to it', () => {
  const site = ofInfo('KabutoSite')
  expect(site).toBe('https://kabuto.example')
  expect(ofInfo('WKAppBoundDomains')).toBe(new URL(site).hostname)
  expect(groups(read('native/android/build.gradle.kts'), /val site = "([^"]*)"/g)).toEqual([[site]])
})
