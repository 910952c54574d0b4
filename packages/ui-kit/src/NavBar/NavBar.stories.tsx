import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { BellIcon, GlobeIcon, SearchIcon, StarIcon } from '../icons.ts'
import { Page } from '../Page/Page.tsx'
import { NavAction } from './NavAction.tsx'
import { NavBar } from './NavBar.tsx'
import { NavChoice } from './NavChoice.tsx'
import { NavTextLink } from './NavTextLink.tsx'

const meta = preview.meta({
  title: 'Kit/NavBar',
  component: NavBar,
  args: {
    title: '出金',
    back: { href: '#/user/FundingDetails' },
    actions: <NavTextLink href="#/user/record">記録</NavTextLink>,
  },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '出金' })).toBeVisible()
    const back = canvas.getByRole('link', { name: '戻る' })
    // The app knows by this mark that it is a step back in its own history.
    await expect(back).toHaveAttribute('data-back')
    await expect(back).toHaveAttribute('href', '#/user/FundingDetails')
    await userEvent.tab()
    await expect(back).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '記録' })).toHaveFocus()
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
    }
  },
})

export const Subtitle = meta.story({
  name: '2行の題',
  args: {
    title: '青葉精機',
    subtitle: '0712　プライム',
    actions: <NavAction icon={StarIcon} label="お気に入り" onPress={fn()} />,
  },
})

/** What the head of the page says goes into the bar once the head is gone. */
export const ScrolledSubtitle = meta.story({
  name: '頭が隠れたあとの2行目',
  args: { title: '青葉精機', subtitle: '0712　プライム', scrolledSubtitle: '2,846.0円' },
  render: (args) => (
    <Page nav={<NavBar {...args} />}>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>{line}</p>
      ))}
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(/0712/)).toBeVisible()
    scrollTo(0, 300)
    await expect(await canvas.findByText('2,846.0円')).toBeVisible()
    await expect(canvas.queryByText(/0712/)).toBeNull()
    scrollTo(0, 0)
    await expect(await canvas.findByText(/0712/)).toBeVisible()
  },
})

/** Home has no visible title, but one for screen readers. */
export const Brand = meta.story({
  name: 'ホーム',
  args: {
    title: 'ホーム',
    brand: true,
    back: undefined,
    actions: (
      <>
        <NavAction icon={SearchIcon} label="検索" href="#/market/search" />
        <NavAction icon={BellIcon} label="お知らせ" href="#/home/notice" unread />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ホーム' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'お知らせ 未読あり' })).toBeVisible()
  },
})

export const Pair = meta.story({
  name: '2つの題',
  args: {
    title: undefined,
    back: undefined,
    pair: [
      { label: 'マーケット', href: '#/market/market', current: true },
      { label: 'ニュース', href: '#/home/notice', current: false },
    ],
    actions: <NavAction icon={SearchIcon} label="検索" href="#/market/search" />,
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('マーケット')
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(canvas.getByRole('link', { name: 'マーケット' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'ニュース' })).not.toHaveAttribute('aria-current')
  },
})

const pressed = fn()

export const Press = meta.story({
  name: '押すと動く',
  args: { actions: <NavAction icon={StarIcon} label="お気に入り" onPress={pressed} /> },
  async play({ canvas, userEvent }) {
    pressed.mockClear()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'お気に入り' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'お気に入り' }))
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
})

/** A toggle that is on is announced as on, and its icon is filled. */
export const Switch = meta.story({
  name: '切り替え',
  render: function Render(args) {
    const [on, setOn] = useState(false)
    return (
      <NavBar {...args} actions={<NavAction icon={StarIcon} label="お気に入り" on={on} onPress={() => setOn(!on)} />} />
    )
  },
  async play({ canvas, userEvent }) {
    const star = canvas.getByRole('button', { name: 'お気に入り', pressed: false })
    await userEvent.tab()
    await userEvent.tab()
    await expect(star).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(getComputedStyle(star.querySelector('svg') ?? star).fill).toBe(getComputedStyle(star).color)
    await userEvent.keyboard('{Enter}')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
  },
})

const tongues = [
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-Hant', label: '繁體中文', lang: 'zh-Hant' },
]

/** The phone's own picker: what is chosen is in the bar, in a field of 44 px. */
export const Choice = meta.story({
  name: '選ぶ',
  args: { title: undefined, brand: true, back: undefined },
  render: function Render(args) {
    const [value, setValue] = useState('ja')
    return (
      <NavBar
        {...args}
        actions={<NavChoice icon={GlobeIcon} label="言語" value={value} onChange={setValue} options={tongues} />}
      />
    )
  },
  async play({ canvas, userEvent }) {
    const choice = canvas.getByRole('combobox', { name: '言語' })
    await expect(choice.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(choice).toHaveFocus()
    await userEvent.selectOptions(choice, '繁體中文')
    await expect(choice).toHaveDisplayValue('繁體中文')
    await expect(choice.parentElement?.querySelector('[lang=zh-Hant]')).toHaveTextContent('繁體中文')
  },
})

export const LongTitle = meta.story({
  name: '長い題',
  args: {
    title: '特定口座の年間取引報告書と譲渡損益の明細',
    actions: <NavTextLink href="#/user/record">書き出す</NavTextLink>,
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'padded' },
  render: function Render() {
    const words = useSamples({
      ja: {
        order: '注文',
        board: '板を見る',
        trade: '取引',
        follow: 'フォロー',
        name: '青葉精機',
        market: '0712　プライム',
        search: '検索',
        favourite: 'お気に入り',
        notices: 'お知らせ',
        home: 'ホーム',
      },
      en: {
        order: 'Order',
        board: 'Order book',
        trade: 'Trade',
        follow: 'Follow',
        name: 'Aoba Seiki',
        market: '0712　TSE Prime',
        search: 'Search',
        favourite: 'Favourite',
        notices: 'Notices',
        home: 'Home',
      },
      'zh-Hant': {
        order: '下單',
        board: '查看五檔',
        trade: '交易',
        follow: '跟單',
        name: '青葉精機',
        market: '0712　東證 Prime',
        search: '搜尋',
        favourite: '自選',
        notices: '公告',
        home: '首頁',
      },
    })
    return (
      <Board title="NavBar">
        <Rows>
          <NavBar
            title={words.order}
            back={{ href: '#' }}
            actions={<NavTextLink href="#/board">{words.board}</NavTextLink>}
          />
          <NavBar
            pair={[
              { label: words.trade, href: '#/position/position', current: true },
              { label: words.follow, href: '#/gdindex/gdindex', current: false },
            ]}
            actions={<NavAction icon={SearchIcon} label={words.search} href="#/market/search" />}
          />
          <NavBar
            title={words.name}
            subtitle={words.market}
            back={{ href: '#' }}
            actions={<NavAction icon={StarIcon} label={words.favourite} on onPress={fn()} />}
          />
          <NavBar
            brand
            title={words.home}
            actions={
              <>
                <NavAction icon={SearchIcon} label={words.search} href="#/market/search" />
                <NavAction icon={BellIcon} label={words.notices} href="#/home/notice" unread />
              </>
            }
          />
        </Rows>
      </Board>
    )
  },
})
