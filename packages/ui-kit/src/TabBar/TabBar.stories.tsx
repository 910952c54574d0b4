import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import {
  ArrowLeftRightIcon,
  ChartLineIcon,
  HouseIcon,
  NewspaperIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '../icons.ts'
import { TabBar, type TabBarItem } from './TabBar.tsx'

const five: TabBarItem[] = [
  { label: 'ホーム', href: '#/home/index', icon: HouseIcon, current: true },
  { label: 'マーケット', href: '#/market/market', icon: ChartLineIcon, current: false },
  { label: '取引', href: '#/position/position', icon: ArrowLeftRightIcon, current: false },
  { label: '資産', href: '#/user/FundingDetails', icon: WalletIcon, current: false },
  { label: 'マイページ', href: '#/user/usercenter', icon: UserIcon, current: false, unread: true },
]

const meta = preview.meta({
  title: 'Kit/TabBar',
  component: TabBar,
  args: { label: 'メイン', items: five },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('navigation', { name: 'メイン' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ホーム' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'マイページ 未読あり' })).not.toHaveAttribute('aria-current')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(52)
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
})

/** With large text on the narrowest phone the labels do not touch. */
export const LabelsApart = meta.story({
  name: '大きな文字でも離れる',
  async play({ canvas, canvasElement }) {
    canvasElement.style.width = '320px'
    document.documentElement.dataset['text'] = '200'
    const sides = five.map(({ label }) => canvas.getByText(label).getBoundingClientRect())
    for (const [at, { right }] of sides.slice(0, -1).entries())
      await expect((sides[at + 1]?.left ?? 0) - right).toBeGreaterThanOrEqual(6)
    document.documentElement.dataset['text'] = '100'
    canvasElement.style.width = ''
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['メイン', 'ホーム', 'マーケット', '取引', '資産', 'マイページ'],
      en: ['Main', 'Home', 'Markets', 'Trade', 'Funds', 'Account'],
      'zh-Hant': ['主選單', '首頁', '行情', '交易', '資產', '我的'],
    })
    return (
      <Board title="TabBar">
        <Rows>
          {five.map((current, at) => (
            <TabBar
              key={current.href}
              label={`${words[0]} ${at + 1}`}
              items={five.map((item, own) => ({
                ...item,
                label: words[own + 1] ?? item.label,
                current: item === current,
              }))}
            />
          ))}
        </Rows>
      </Board>
    )
  },
})

/** From 600 px: all seven in the order of the product. */
export const Seven = meta.story({
  name: '7項目（600 px 以上）',
  globals: { viewport: { value: 'w750' } },
  args: {
    items: [
      { label: 'ホーム', href: '#/home/index', icon: HouseIcon, current: false },
      { label: '取引', href: '#/position/position', icon: ArrowLeftRightIcon, current: false },
      { label: 'マーケット', href: '#/market/market', icon: ChartLineIcon, current: true },
      { label: 'フォロー', href: '#/gdindex/gdindex', icon: UsersIcon, current: false },
      { label: 'マイページ', href: '#/user/usercenter', icon: UserIcon, current: false },
      { label: 'ニュース', href: '#/home/moreNews', icon: NewspaperIcon, current: false },
      { label: '資産', href: '#/user/FundingDetails', icon: WalletIcon, current: false },
    ],
  },
})
