import { expect, test } from 'vitest'
import { openPhone } from './browser.ts'
import { useKabuto } from './room.ts'

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
