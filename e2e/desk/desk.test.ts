import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flows } from '../../.storybook/flows/steps/flows.ts'
import { forbidStorage } from '../forbidStorage.ts'
import { useWorkshop } from './workshop.ts'

const workshop = useWorkshop()

/** A story without the workshop around it. */
async function openAlone(id: string, args: string): Promise<Page> {
  await workshop.page.goto(`${workshop.address}/iframe.html?id=${id}&viewMode=story&args=${args}`)
  return workshop.page
}

/** What the toolbar does when a look is chosen. */
function choose(globals: Record<string, string>): Promise<unknown> {
  return workshop.page.evaluate(
    `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: ${JSON.stringify(globals)} })`,
  )
}

const heading = (frame: FrameLocator | Page, name: string) =>
  frame.getByRole('heading', { level: 1, name, exact: true })

describe('the app in a story', () => {
  test('goes from page to page, and the link of the workshop says where it is', async () => {
    const app = await workshop.openStory('flows-app--ready')
    await app.getByText('12,370,300').first().waitFor()
    await app.getByRole('link', { name: '資産の内訳' }).click()
    await heading(app, '資産').waitFor()
    await workshop.page.waitForURL(/address:_2fuser_2fFundingDetails/)
    expect(workshop.complaints).toEqual([])
  })

  test('is brought back by its link: page, look, language, member and time', async () => {
    const app = await workshop.openStory(
      'flows-app--ready',
      '&args=plan:fresh;instant:saturday;address:_2fuser_2fFundingDetails&globals=theme:dark;language:en',
    )
    await heading(app, 'Funds').waitFor()
    // The opening balance of a new member, on a Saturday.
    await app.getByText('10,000,000').first().waitFor()
    expect(await app.locator('html').getAttribute('data-theme')).toBe('dark')
    await app.getByRole('link', { name: 'Home', exact: true }).click()
    await app
      .getByText(/^Sat 21 Nov, 12:0/)
      .first()
      .waitFor()
  })

  test('keeps what was typed and done while one looks at it in another language and in the dark', async () => {
    const app = await workshop.openStory('flows-app--ready', '&args=address:_2fuser_2fwithdraw')
    await app.getByLabel('出金額').fill('50000')
    await choose({ language: 'en', theme: 'dark' })
    await heading(app, 'Withdraw').waitFor()
    expect(await app.getByLabel('Amount', { exact: true }).inputValue()).toBe('50,000')
    expect(await app.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  test('shows its own page for an address that is gone, with a way on', async () => {
    const app = await openAlone('flows-app--ready', 'address:_2fuser_2fgone')
    await heading(app, 'ページが見つかりません').waitFor()
    await app.getByRole('link', { name: 'ホームへ' }).click()
    await app.getByText('12,370,300').first().waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test('is shown in the usual look where the link names one that is gone', async () => {
    const app = await workshop.openStory('flows-app--ready', '&globals=theme:sepia;language:fr;text:size900')
    await app.getByText('12,370,300').first().waitFor()
    const look = await app
      .locator('html')
      .evaluate((root) => ['lang', 'data-theme'].map((name) => root.getAttribute(name)))
    expect(look).toEqual(['ja', 'light'])
  })

  test('needs no storage', async () => {
    await forbidStorage(workshop.page.context())
    const app = await workshop.openStory('flows-app--ready', '&args=address:_2fuser_2fFundingDetails')
    await heading(app, '資産').waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test('has a brokerage of its own in each tab', async () => {
    const app = await openAlone('flows-app--ready', 'address:_2fuser_2flanguage')
    const other = await workshop.page.context().newPage()
    await other.goto(workshop.page.url())
    await app.getByText('English', { exact: true }).click()
    await heading(app, 'Language').waitFor()
    await other.reload()
    await heading(other, '言語').waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test.each([
    ['unauthorized', 'ログイン'],
    ['serverError', 'もう一度試す'],
    ['malformed', 'もう一度試す'],
    ['offline', 'もう一度試す'],
  ])('under the fault %s offers %s', async (fault, way) => {
    const app = await openAlone('flows-app--ready', `fault:${fault};address:_2fuser_2fFundingDetails`)
    await app
      .getByRole('button', { name: way })
      .or(app.getByRole('link', { name: way }))
      .first()
      .waitFor()
    expect(workshop.complaints).toEqual([])
  })
})

describe('a journey in the workshop', () => {
  test('goes forward and back, with a picture of each step', async () => {
    const player = await workshop.openStory('flows-journeys--one', '&args=flow:deposit')
    const pictures = player.locator('li iframe')
    await player.getByRole('button', { name: '1つ進む' }).click()
    await expect.poll(() => pictures.count()).toBe(1)
    await player.getByRole('button', { name: '最後まで' }).click()
    await expect.poll(() => pictures.count()).toBe(4)
    const [last] = (await pictures.all()).slice(-1)
    await last?.contentFrame().getByText('承認').first().waitFor()
    await player.getByRole('button', { name: '1つ戻る' }).click()
    await expect.poll(() => pictures.count()).toBe(3)
    expect(await player.locator('output').textContent()).toBe('3 / 4')
  })

  test('is shown in three languages, one below the other', async () => {
    const player = await openAlone('flows-journeys--three-languages', 'flow:withdraw')
    const walked = async (): Promise<unknown> => ({
      pictures: await player.locator('li iframe').count(),
      failures: await player.getByRole('alert').allInnerTexts(),
    })
    await expect.poll(walked).toEqual({ pictures: 12, failures: [] })
    for (const name of ['出金', 'Withdraw', '提款']) {
      const first = player.getByRole('region', { name: { 出金: '日本語', Withdraw: 'English' }[name] ?? '繁體中文' })
      await first.locator('li iframe').first().contentFrame().getByRole('heading', { level: 1, name }).waitFor()
    }
  })

  test('that is gone is replaced by the first one', async () => {
    const player = await openAlone('flows-journeys--one', 'flow:gone')
    await player.locator('output').waitFor()
    expect(await player.locator('#storybook-root h1').textContent()).toBe(flows[0]?.name.ja)
  })

  test('has an id that a link can hold, and some steps, each of them', () => {
    expect(flows.filter(({ id, steps }) => !/^[a-zA-Z]+$/.test(id) || steps.length < 3)).toEqual([])
  })
})
