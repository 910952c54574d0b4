import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { DeskData } from '../../.storybook/desk/deskData.ts'
import { mapOf } from '../../.storybook/desk/mapOf.ts'
import { paths } from '../../packages/domain/src/paths.ts'
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

test('tokens for design tools are beside it', async () => {
  const files = ['kabuto.resolver.json', 'kabuto.tokens.json', 'kabuto.tokens.css', 'figma/kabuto-dark-west.json']
  const found = await Promise.all(files.map((name) => fetch(`${workshop.address}/tokens/${name}`)))
  expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

describe('the map of screens', () => {
  test('takes a picture of each screen, and leads to its states', async () => {
    const map = await workshop.openStory('flows-map--all')
    const withdraw = map.locator('[data-screen=withdraw]')
    await withdraw.locator('iframe').contentFrame().getByText('2,918,400').first().waitFor()
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
    await map.locator('[data-screen=withdraw] iframe').contentFrame().getByText('もう一度試す').first().waitFor()
    await map.locator('[data-screen=introOne]').getByText('絵がない').waitFor()
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
