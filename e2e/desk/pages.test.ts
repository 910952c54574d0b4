import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { DeskData } from '../../.storybook/desk/deskData.ts'
import { mapOf } from '../../.storybook/desk/mapOf.ts'
import { paths } from '../../packages/domain/src/paths.ts'
import { inTurn } from '../../tools/limits.ts'
import { useWorkshop, workshopFolder } from './workshop.ts'

const data = JSON.parse(readFileSync(join(workshopFolder, 'desk/data.json'), 'utf8')) as DeskData

const workshop = useWorkshop()

const titleOf = (frame: FrameLocator) => frame.locator('#storybook-root').getByRole('heading', { level: 1 })

const names = (screens: { name: string }[]): string[] => screens.map(({ name }) => name)

describe('what was collected', () => {
  const map = mapOf(data)

  test('has every screen of the app, each with a story', () => {
    expect(names(map.screens).toSorted()).toEqual(Object.keys(paths).toSorted())
    expect(names(map.unseen)).toEqual([])
  })

  test('has no screen that nothing leads to, and no link that leads nowhere', () => {
    expect(names(map.unreachable)).toEqual([])
    expect(data.broken).toEqual([])
  })

  test('has every story that the workshop has of a screen or a part', () => {
    const { entries } = JSON.parse(readFileSync(join(workshopFolder, 'index.json'), 'utf8')) as {
      entries: Record<string, { id: string; type: string }>
    }
    const stories = Object.values(entries).filter(({ id, type }) => type === 'story' && /^(?:screens|kit)-/.test(id))
    expect(data.stories.map(({ id }) => id)).toEqual(stories.map(({ id }) => id))
  })
})

test('a story whose play throws is known to have failed, whatever Storybook makes of it', async () => {
  const story = await workshop.openStory('kit-button--playground')
  await story.getByRole('button', { name: '申請する' }).waitFor()
  const failed = await story.locator('body').evaluate(
    `(async () => {
      const { currentRender, channel } = window.__STORYBOOK_PREVIEW__
      while (currentRender.phase !== 'finished') await new Promise(requestAnimationFrame)
      const finished = new Promise((resolve) => channel.once('storyFinished', resolve))
      currentRender.story.playFunction = () => { throw new Error('planted') }
      channel.emit('forceRemount', { storyId: currentRender.id })
      await finished
      return [currentRender.phase, window.kabutoFailures.get(currentRender.id)]
    })()`,
  )
  expect(failed).toEqual(['finished', 'planted'])
})

test('tokens for design tools are beside it', async () => {
  const files = ['kabuto.resolver.json', 'kabuto.tokens.json', 'kabuto.tokens.css', 'figma/kabuto-dark-west.json']
  const found = await Promise.all(files.map((name) => fetch(`${workshop.address}/tokens/${name}`)))
  expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('no script runs in the workshop or in a story but their own', async () => {
  const frame = await workshop.openStory('screens-funds-withdraw--ready')
  await titleOf(frame).filter({ hasText: '出金' }).waitFor()
  const planted = `(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
    return window.planted === true
  })()`
  expect(workshop.complaints).toEqual([])
  expect(await workshop.page.evaluate(planted)).toBe(false)
  expect(await frame.locator('body').evaluate(planted)).toBe(false)
  expect(workshop.complaints).toEqual([expect.stringMatching(/inline script/), expect.stringMatching(/inline script/)])
})

test.each(['flows-map--some', 'flows-pictures--some', 'start-welcome--all'])(
  '%s has the whole canvas',
  async (page) => {
    await titleOf(await workshop.openStory(page)).waitFor()
    const canvas = await workshop.page.locator('#storybook-preview-iframe').boundingBox()
    expect(canvas?.width).toBeGreaterThan(1000)
  },
)

test('a screen is shown on a phone', async () => {
  await titleOf(await workshop.openStory('screens-funds-withdraw--ready')).waitFor()
  const canvas = await workshop.page.locator('#storybook-preview-iframe').boundingBox()
  expect(canvas?.width).toBe(375)
})

test('a link to a story that is gone says so, and leads to the map', async () => {
  await workshop.page.goto(`${workshop.address}/index.html?path=/story/screens-funds-gone--ready`)
  await workshop.page.getByRole('link', { name: /その物語はもうありません/ }).click()
  await workshop.page.waitForURL(/path=\/story\/flows-map--all/)
  expect(workshop.complaints).toEqual([])
})

describe('the map of screens', () => {
  test('takes a picture of each screen, and leads to its states', async () => {
    const map = await workshop.openStory('flows-map--all')
    const withdraw = map.locator('[data-screen=withdraw]')
    await withdraw.locator('iframe').contentFrame().getByText('2,918,400').first().waitFor(inTurn)
    await withdraw.click()
    const detail = map.getByRole('region', { name: '出金', exact: true })
    await detail.getByText('/user/withdraw').waitFor()
    await detail.getByRole('link', { name: '受付時間外', exact: true }).click()
    await workshop.page.waitForURL(/screens-funds-withdraw--window-closed/)
    await titleOf(map).filter({ hasText: '出金' }).waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test('shows another state of all screens', async () => {
    const map = await workshop.openStory('flows-map--all')
    await map.getByRole('group', { name: '状態' }).getByText('失敗').click()
    const withdraw = map.locator('[data-screen=withdraw] iframe').contentFrame()
    await withdraw.getByText('もう一度試す').first().waitFor(inTurn)
    await map.locator('[data-screen=introOne]').getByText('絵がない').waitFor(inTurn)
    expect(workshop.complaints).toEqual([])
  })
})

describe('coverage and words', () => {
  test('lead from a refusal to a story that shows it', async () => {
    const coverage = await workshop.openStory('flows-coverage--all')
    await coverage.getByRole('searchbox').fill('sellLocked')
    await coverage
      .getByRole('row', { name: /sellLocked/ })
      .getByRole('link')
      .first()
      .click()
    await workshop.page.waitForURL(/screens-trading-position--sell-locked/)
    await coverage
      .getByText(/から売却できます。/)
      .first()
      .waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test('lead from a word to its screen, with text of twice the size too', async () => {
    const words = await workshop.openStory('flows-words--all')
    await words.getByRole('searchbox').fill('funds:withdraw')
    const row = words.getByRole('row', { name: /^funds:withdraw 出金 Withdraw / })
    await row.getByRole('link', { name: '文字200%で' }).click()
    await workshop.page.waitForURL(/path=\/story\/screens-.*globals=.*text:size200/)
    expect(await words.locator('html').getAttribute('data-text')).toBe('200')
    expect(workshop.complaints).toEqual([])
  })
})

describe('a story side by side', () => {
  test('is shown in three languages at once, then in themes and price colours', async () => {
    const compare = await workshop.openStory('flows-compare--one', '&args=story:screens-funds-withdraw--ready')
    for (const [name, heading] of [
      ['日本語', '出金'],
      ['English', 'Withdraw'],
      ['繁體中文', '提款'],
    ] as const)
      await compare.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { level: 1, name: heading }).waitFor()
    await compare.getByText('テーマと値動きの色').click()
    const dark = compare.frameLocator('iframe[title="ダーク・米国式"]')
    await dark.getByRole('heading', { level: 1, name: '出金' }).waitFor()
    expect(await dark.locator('html').getAttribute('data-price')).toBe('west')
    await workshop.page.waitForURL(/by:theme/)
    expect(workshop.complaints).toEqual([])
  })

  test('that is gone says so, and leads to the map', async () => {
    const compare = await workshop.openStory('flows-compare--one', '&args=story:screens-gone--ready')
    await compare.getByRole('alert').getByRole('link', { name: '画面の地図へ' }).click()
    await workshop.page.waitForURL(/flows-map--all/)
    expect(workshop.complaints).toEqual([])
  })
})

describe('changed pictures', () => {
  const change = { story: 'screens-funds-withdraw--ready', mode: 'ja-light-375', kind: 'changed', pixels: 1204 }
  const report = {
    base: 'aaaaaaa',
    head: 'bbbbbbb',
    isDirty: false,
    stories: [change.story, 'screens-funds-withdraw--refused'],
    changes: [change],
  }
  /** A picture of 3 × 1 pixels. */
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"><rect width="3" height="1"/></svg>'

  /** As if `pnpm visual` had found one difference. */
  async function plantReport(): Promise<void> {
    await workshop.page.route('**/pictures/report.json', (route) => route.fulfill({ json: report }))
    await workshop.page.route('**/pictures/*/*.png', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    )
  }

  test('are listed by screen, under a slider that keys move, and lead to their story', async () => {
    await plantReport()
    const page = await workshop.openStory('flows-pictures--all')
    await page.getByText('aaaaaaaとbbbbbbbを、物語2件・見かた5通りで比べました。').waitFor()
    const list = page.getByRole('navigation', { name: '絵の差分' })
    await list.getByRole('heading', { name: '資金 Funds/出金 Withdraw 1' }).waitFor()
    await list.getByRole('button', { name: '表示 日本語・ライト・375・1,204画素' }).click()
    await workshop.page.waitForURL(/args=story:screens-funds-withdraw--ready;mode:ja-light-375/)
    const after = page.getByRole('img', { name: '今' })
    const clip = () => after.evaluate((image) => getComputedStyle(image).clipPath)
    expect(await after.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3)
    expect(await clip()).toBe('inset(0px 0px 0px 50%)')
    await page.getByRole('slider').press('ArrowLeft')
    expect(await clip()).toBe('inset(0px 0px 0px 49%)')
    await page.getByRole('link', { name: '物語を開く' }).click()
    await workshop.page.waitForURL(/path=\/story\/screens-funds-withdraw--ready/)
    expect(workshop.complaints).toEqual([])
  })

  test('of one story are shown where it is compared, and for another it is said that nothing differs', async () => {
    await plantReport()
    const compared = await workshop.openStory('flows-compare--one', `&args=story:${change.story};by:base`)
    await compared.getByRole('slider', { name: '前と今の境目' }).waitFor()
    const same = await workshop.openStory('flows-compare--one', '&args=story:screens-funds-withdraw--refused;by:base')
    await same.getByText('この物語の絵は、どの見かたでも前と同じです。').waitFor()
    expect(workshop.complaints).toEqual([])
  })

  test('that are not compared yet name the command that does it', async () => {
    await workshop.page.route('**/pictures/report.json', (route) => route.fulfill({ status: 404 }))
    const page = await workshop.openStory('flows-pictures--all')
    expect(await page.getByRole('alert').textContent()).toContain('pnpm visual')
  })
})
