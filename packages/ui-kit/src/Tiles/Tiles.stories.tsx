import preview from '@kabuto/storybook/preview'
import { expect, within } from 'storybook/test'
import {
  ComponentIcon,
  CpuIcon,
  LayersIcon,
  MoonIcon,
  NewspaperIcon,
  SproutIcon,
  TicketIcon,
  TimerIcon,
  UsersIcon,
  WalletIcon,
} from '../icons.ts'
import { Board, useSamples } from '../base/board.tsx'
import { type Tile, Tiles } from './Tiles.tsx'

const tiles: Tile[] = [
  { label: 'IPO', href: '#/ipo', icon: TicketIcon },
  { label: '立会外', href: '#/blocks', icon: LayersIcon },
  { label: 'デイトレ', href: '#/day', icon: TimerIcon },
  { label: '時間外', href: '#/after', icon: MoonIcon },
  { label: 'ETF', href: '#/etf', icon: ComponentIcon },
  { label: 'AI運用', href: '#/ai', icon: CpuIcon },
  { label: '募集', href: '#/raise', icon: SproutIcon },
  { label: 'フォロー', href: '#/follow', icon: UsersIcon },
  { label: '借入', href: '#/loans', icon: WalletIcon },
  { label: 'ニュース', href: '#/news', icon: NewspaperIcon },
]

const meta = preview.meta({ title: 'Kit/Tiles', component: Tiles, args: { label: '商品とサービス', tiles } })

/** Links in a named list, in the order they are seen. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: '商品とサービス' })
    const links = within(list).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(tiles.map(({ label }) => label))
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    }
    // Five in a row on a phone of 375 px, each on one line.
    list.style.width = '343px'
    const heights = links.map((link) => within(link).getByText(/./).offsetHeight)
    list.style.width = ''
    await expect(new Set(heights).size).toBe(1)
  },
})
export const Three = meta.story({ name: '三つ', args: { tiles: tiles.slice(0, 3) } })
export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: tiles.map(({ label }) => label),
      en: 'IPO,Block trade,Day trade,After hours,ETF,AI models,Fund-raising,Follow,Loans,News'.split(','),
      'zh-Hant': ['IPO', '鉅額交易', '當日交易', '盤後', 'ETF', 'AI 投組', '募資', '跟單', '借款', '新聞'],
    })
    return (
      <Board title="Tiles">
        <Tiles label="Tiles" tiles={tiles.map((tile, at) => ({ ...tile, label: words[at] ?? tile.label }))} />
      </Board>
    )
  },
})
