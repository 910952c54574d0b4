import { sampleSiteConfig, sampleSiteConfigItems, siteConfigCall } from '@kabuto/domain/session'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from './testing.ts'
import { siteConfigAtom } from './siteConfig.ts'

useFakePage()

/** The config as a page shows it, with all that was asked for. */
async function shownConfig() {
  const room = bench({ account: 'nobody' })
  const shown = await room.show(siteConfigAtom)
  const again = async (): Promise<void> => {
    room.store.set(siteConfigAtom)
    await settle()
  }
  const asked = () => room.server.to(siteConfigCall.path).map(({ language, body }) => [language, body['type']])
  return { ...room, shown, again, asked }
}

test('the config of the site is read once, for anybody', async () => {
  const { server, shown, asked } = await shownConfig()
  expect(shown.now()).toEqual(loading())
  await server.sent[0]?.answer(sampleSiteConfigItems)
  expect(shown.now()).toEqual(ready(sampleSiteConfig))
  await settle(60_000)
  expect(asked()).toEqual([['Japan', 'all']])
})

test('it is read again once in each new language, and the one before stays until then', async () => {
  const { server, shown, speak, asked } = await shownConfig()
  await server.sent[0]?.answer(sampleSiteConfigItems)
  speak('en')
  await settle()
  expect(shown.now()).toEqual(refreshing(sampleSiteConfig))
  speak('zh-Hant')
  await settle()
  expect(shown.now()).toEqual(refreshing(sampleSiteConfig))
  expect(asked()).toEqual([
    ['Japan', 'all'],
    ['English', 'all'],
    ['China', 'all'],
  ])
  await server.sent[2]?.answer([{ name: 'title', value: '兜' }])
  const named = { ...sampleSiteConfig, title: '兜', version: '' }
  expect(shown.now()).toEqual(ready(named))
  // The answer in the language before comes last.
  await server.sent[1]?.answer(sampleSiteConfigItems)
  expect(shown.now()).toEqual(ready(named))
})

test('a failure is told with its reason; asked for again it loads', async () => {
  const { server, shown, again, asked } = await shownConfig()
  await server.sent[0]?.cut()
  expect(shown.now()).toEqual(failed(refuse('offline', {})))
  await again()
  expect(shown.now()).toEqual(loading())
  await server.sent[1]?.answer(sampleSiteConfigItems)
  expect(shown.now()).toEqual(ready(sampleSiteConfig))
  await again()
  expect(shown.now()).toEqual(refreshing(sampleSiteConfig))
  expect(asked()).toHaveLength(3)
})
