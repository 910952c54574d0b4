import preview from '@kabuto/storybook/preview'
import { expect, within } from 'storybook/test'
import { MainMenu, type MainMenuProps } from './MainMenu.tsx'

const sample: MainMenuProps = { current: 'home' }

const meta = preview.meta({
  title: 'Screens/Shared/MainMenu',
  component: MainMenu,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

/** Each entry, where it leads, and a mark at the current one. */
function entriesIn(canvasElement: HTMLElement): string[] {
  const menu = within(canvasElement).getByRole('navigation', { name: '下部メニュー' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => {
      const isCurrent = link.getAttribute('aria-current') === 'page'
      return `${link.textContent} ${link.getAttribute('href')}${isCurrent ? ' ●' : ''}`
    })
}

/** As on a phone: News is reached from Quotes, Follow from the transactions. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvasElement }) {
    await expect(entriesIn(canvasElement)).toEqual([
      'ホーム #/home/index ●',
      'マーケット #/market/market',
      '取引 #/position/position',
      '資産 #/user/FundingDetails',
      'マイページ #/user/usercenter',
    ])
  },
})

export const BelowATab = meta.story({
  args: { current: 'news' },
  async play({ canvasElement }) {
    await expect(entriesIn(canvasElement)).toContain('マーケット #/market/market ●')
  },
})

/** From 600 px on, and where a member has chosen so in the settings. */
export const AllSeven = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'w750' } },
  args: { current: 'follow', all: true },
  async play({ canvasElement }) {
    await expect(entriesIn(canvasElement)).toEqual([
      'ホーム #/home/index',
      '取引 #/position/position',
      'マーケット #/market/market',
      'フォロー #/gdindex/gdindex ●',
      'マイページ #/user/usercenter',
      'ニュース #/home/moreNews',
      '資産 #/user/FundingDetails',
    ])
  },
})
