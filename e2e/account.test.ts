import { expect, test } from 'vitest'
import { openPhone } from './browser.ts'
import { nothingEarly } from './calls.ts'
import { atHome, layerEntered, useKabuto } from './room.ts'

const kabuto = useKabuto()

test.each([
  ['#/user/aboutUs', 'ja', 'Kabuto について', 'シミュレーション取引・実際のお金は動きません'],
  ['?lang=en#/user/aboutUs', 'en', 'About Kabuto', 'Simulated trading. No real money moves.'],
  ['#/user/aboutUs?lang=zh-Hant', 'zh-Hant', '關於 Kabuto', '模擬交易・不會動用真實資金'],
])(
  'the address with %j shows what Kabuto is in %s, under its own security policy',
  async (suffix, language, title, simulation) => {
    const { page, complaints } = await openPhone(kabuto.browser)
    await page.goto(kabuto.address + suffix)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(simulation).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('without a connection the reason is told, and trying again shows the page', async () => {
  const { page } = await openPhone(kabuto.browser)
  await page.route('**/api/vue/**', (route) => route.abort())
  await page.goto(`${kabuto.address}#/user/aboutUs`)
  await page.getByText('通信できません。').waitFor()
  await page.unroute('**/api/vue/**')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('通信できません。').count()).toBe(0)
  await page.close()
})

test.each([
  ['#/login/start', '利用規約', '利用規約', 'だれが決めるか'],
  ['?lang=en#/login/login', 'privacy policy', 'Privacy policy', 'Who can read it'],
  ['?lang=zh-Hant#/user/aboutUs', '使用條款', '使用條款', '由誰決定'],
])(
  'at %s one press on %s shows it in a sheet, and a way back closes it and nothing else',
  async (suffix, name, title, part) => {
    const { page, complaints } = await openPhone(kabuto.browser)
    await page.goto(kabuto.address + suffix)
    const address = page.url()
    await page.getByRole('button', { name: name, exact: true }).click()
    await page.getByRole('dialog', { name: title }).getByRole('heading', { name: part }).waitFor()
    await layerEntered(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('the member centre tells what each way leads to; what cannot be read leaves the rest as it is', async () => {
  const { page } = await openPhone(kabuto.browser)
  await nothingEarly(page)
  await page.route('**/user/cards*', (route) => route.abort())
  await atHome({ page, address: kabuto.address })
  await page.getByRole('link', { name: 'マイページ' }).click()
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect.poll(() => row('両替').last().innerText()).toContain('1ドル ＝')
  await expect.poll(() => row('お知らせ').last().innerText()).toMatch(/未読/)
  await page.getByText('一部の件数を表示できません。').waitFor()
  await page.unroute('**/user/cards*')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.poll(() => row('銀行口座').innerText()).toContain('2件')
  expect(await page.getByText('一部の件数を表示できません。').count()).toBe(0)
  await page.close()
})
