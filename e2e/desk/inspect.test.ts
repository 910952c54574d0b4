import type { FrameLocator, Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { useWorkshop } from './workshop.ts'

const workshop = useWorkshop()

afterEach(() => {
  if (workshop.complaints.length > 0) throw new Error(workshop.complaints.join('\n'))
})

const panel = (): Locator => workshop.page.getByRole('region', { name: '調べる' })
const overlay = (story: FrameLocator): Locator => story.locator('kabuto-inspect')

/** A story by a link in which one looks at things. */
async function look(id: string, globals = ''): Promise<FrameLocator> {
  const story = await workshop.openStory(id, `&globals=inspect:on${globals}`)
  await overlay(story).waitFor({ state: 'attached' })
  return story
}

/** Presses it, by which it is pinned; comes back once the panel tells of it. */
async function pin(thing: Locator): Promise<void> {
  await thing.click()
  await panel().getByText('固定中', { exact: true }).waitFor()
}

/** What the panel says: its rows by their names. */
async function told(): Promise<Record<string, string>> {
  return panel().evaluate((region) =>
    Object.fromEntries(
      [...region.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']),
    ),
  )
}

const part = (): Locator => panel().getByRole('heading', { level: 2 })

type Spot = {
  story: string
  at: (story: FrameLocator) => Locator
  name: string
  says: Record<string, string>
}

const main = (story: FrameLocator): Locator => story.locator('#storybook-root')

const spots: Spot[] = [
  {
    story: 'kit-button--playground',
    at: (story) => story.getByRole('button', { name: '申請する' }).getByText('申請する'),
    name: 'Button',
    says: {
      children: '申請する',
      文字の色color: '--k-action-textライト #ffffffダーク #041f31',
      文字font: '--k-type-body-strongライト・ダーク 600 0.9375 rem / 1.5',
      押せる大きさ: '343 × 52足りる必要 44 × 44button',
      読み上げ: 'button「申請する」の中',
    },
  },
  {
    story: 'kit-statusbadge--progress',
    at: (story) => story.getByText('審査中'),
    name: 'StatusBadge',
    says: {
      tone: 'progress',
      文字の色color: '--k-tone-progress-textライト #5d3e07ダーク #f3ba67',
      コントラスト: '8.43 : 1足りる必要 4.5 : 1#5d3e07 / #ffecd4',
      押せる大きさ: '押せません',
      読み上げ: '役割なし',
    },
  },
  {
    story: 'kit-money--playground',
    at: (story) => main(story).locator('span[aria-hidden]').first(),
    name: 'Money',
    says: {
      value: '12846320',
      currency: 'JPY',
      文字font: '--k-type-num-lgライト・ダーク 400 1.5 rem / 1.25',
      // Of 24 px.
      コントラスト: '16.95 : 1足りる必要 3 : 1#0f1518 / #f3f6f7',
      読み上げ: '読み上げません（見た目だけ）',
    },
  },
  {
    story: 'kit-tag--playground',
    at: (story) => main(story).getByText('指値'),
    name: 'Tag',
    says: {
      children: '指値',
      '角border-radius': '--kp-radius-xsライト・ダーク 4 px',
      '内側の余白（左右）padding-inline': '6px トークンではない値',
      '影box-shadow': '--k-line-hairlineライト #dae1e5ダーク #2e383e',
      コントラスト: '5.50 : 1足りる必要 4.5 : 1#5a656c / #f3f6f7',
    },
  },
  {
    story: 'kit-card--playground',
    at: (story) => main(story).locator('> *').first(),
    name: 'Row',
    says: { justify: 'between', 間gap: '--kp-space-2ライト・ダーク 8 px', コントラスト: '文字がありません' },
  },
  {
    story: 'screens-funds-withdraw--ready',
    at: (story) => story.getByRole('link', { name: '記録' }),
    name: 'NavTextLink',
    says: {
      href: '#/user/FundingDetails?kind=withdrawal',
      文字の色color: '--k-text-linkライト #20628cダーク #a4cbea',
      '最小の高さmin-height': '--kp-size-touch-minライト・ダーク 44 px',
      コントラスト: '6.58 : 1足りる必要 4.5 : 1#20628c / #ffffff',
      読み上げ: 'link「記録」',
    },
  },
  {
    story: 'screens-session-login--ready',
    at: (story) => story.getByRole('button', { name: 'ログイン', exact: true }),
    name: 'Button',
    says: {
      type: 'submit',
      文字の色color: '--k-action-textライト #ffffffダーク #041f31',
      押せる大きさ: '343 × 52足りる必要 44 × 44button',
    },
  },
  {
    story: 'screens-loans-loans--ready',
    at: (story) => story.getByRole('heading', { level: 1, name: '借入' }),
    name: 'NavBar',
    says: {
      title: '借入',
      文字の色color: '--k-nav-bar-textライト #0f1518ダーク #f3f6f7',
      コントラスト: '18.40 : 1足りる必要 4.5 : 1#0f1518 / #ffffff',
      読み上げ: 'heading「借入」',
    },
  },
  {
    story: 'screens-market-quotes--ready',
    at: (story) => story.getByRole('combobox', { name: '並び順' }),
    name: 'NavChoice',
    says: {
      label: '並び順',
      文字の色color: '--k-text-secondaryライト #5a656cダーク #c3ccd1',
      押せる大きさ: '124 × 44足りる必要 44 × 44select',
      読み上げ: 'combobox「並び順」',
    },
  },
  {
    story: 'flows-app--ready',
    at: (story) => story.getByRole('link', { name: '資産の内訳' }),
    name: 'Link',
    says: {
      onward: 'true',
      文字の色color: '--k-text-linkライト #20628cダーク #a4cbea',
      コントラスト: '6.58 : 1足りる必要 4.5 : 1#20628c / #ffffff',
      読み上げ: 'link「資産の内訳」',
    },
  },
]

test.each(spots)('$name in $story is told: part, props, tokens, contrast, size, name', async (spot) => {
  const story = await look(spot.story)
  await pin(spot.at(story))
  expect(await part().textContent()).toBe(spot.name)
  expect(await told()).toMatchObject(spot.says)
})

test('the distances between two things, and the parts around one', async () => {
  const story = await look('screens-funds-withdraw--ready')
  await pin(story.getByRole('heading', { level: 1, name: '出金' }))
  const link = story.getByRole('link', { name: '記録' })
  await link.click()
  const [from, to] = await Promise.all([
    story.getByRole('heading', { level: 1, name: '出金' }).boundingBox(),
    link.boundingBox(),
  ])
  const gap = Math.round(((to?.x ?? 0) - (from?.x ?? 0) - (from?.width ?? 0)) * 10) / 10
  await panel().getByRole('group', { name: '間隔' }).getByText(`右 ${gap}`).waitFor()
  await panel().getByRole('button', { name: 'WithdrawScreen' }).click()
  await part().getByText('WithdrawScreen', { exact: true }).waitFor()
  expect(gap).toBeGreaterThan(0)
})

test('the page of a part is opened, and its code is copied', async () => {
  await workshop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const story = await look('screens-funds-withdraw--ready')
  await pin(story.getByRole('link', { name: '記録' }))
  await panel().getByRole('button', { name: 'コードをコピー' }).click()
  await panel().getByText('コピーしました').waitFor()
  expect(await workshop.page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<NavTextLink href="#/user/FundingDetails?kind=withdrawal">記録</NavTextLink>',
  )
  await panel().getByRole('button', { name: '部品のページ' }).click()
  await workshop.page.waitForURL(/path=\/docs\/kit-navbar--guide/)
})

test('where nothing may be copied, the code is there to be taken by hand', async () => {
  const story = await look('kit-tag--playground')
  await workshop.page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('forbidden')) })
  })
  await pin(main(story).getByText('指値'))
  await panel().getByRole('button', { name: 'コードをコピー' }).click()
  await panel().getByText('選んでコピーしてください').waitFor()
  expect(await panel().locator('pre').textContent()).toBe('<Tag>指値</Tag>')
})

const sizeTold = async (): Promise<string | undefined> => (await told())['大きさ']

test('by keys: outwards, inwards, pinned, and closed', async () => {
  const story = await look('kit-card--playground')
  await main(story).locator('> *').first().waitFor()
  await workshop.page.locator('#storybook-preview-iframe').focus()
  await workshop.page.keyboard.press('ArrowDown')
  await expect.poll(sizeTold).toBe('343 × 74 div')
  await workshop.page.keyboard.press('ArrowDown')
  await expect.poll(sizeTold).toBe('311 × 24 div')
  await workshop.page.keyboard.press('ArrowUp')
  await expect.poll(sizeTold).toBe('343 × 74 div')
  await workshop.page.keyboard.press('Enter')
  await panel().getByText('固定中', { exact: true }).waitFor()
  await workshop.page.keyboard.press('Escape')
  await panel().getByText('固定中', { exact: true }).waitFor({ state: 'detached' })
  await workshop.page.keyboard.press('Escape')
  await panel().getByText('いまはオフです').waitFor()
  await overlay(story).waitFor({ state: 'detached' })
})

test('the key turns it on, and the story does nothing while it is looked at', async () => {
  await workshop.page.goto(`${workshop.address}/index.html?path=/story/flows-app--ready`)
  const story = workshop.page.frameLocator('#storybook-preview-iframe')
  await story.getByText('12,370,300').first().waitFor()
  await workshop.page.locator('body').press('i')
  await overlay(story).waitFor({ state: 'attached' })
  await workshop.page.waitForURL(/globals=inspect:on/)
  await pin(story.getByRole('link', { name: '資産の内訳' }))
  expect(workshop.page.url()).not.toContain('FundingDetails')
})

test('a story plays as ever while one looks at it, and pins nothing by that', async () => {
  const story = await look('kit-button--playground')
  const phase = (): Promise<unknown> =>
    story.locator('body').evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: object } }
      return Reflect.get(preview?.currentRender ?? {}, 'phase') as unknown
    })
  await expect.poll(phase).toMatch(/finished|errored/)
  expect(await phase()).toBe('finished')
  expect(await panel().getByText('固定中', { exact: true }).count()).toBe(0)
})
