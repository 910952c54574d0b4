import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = preview.meta({
  title: 'Kit/Section',
  component: Section,
  args: { title: '保有中の銘柄', children: <Text tone="secondary">4銘柄を保有しています。</Text> },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: '保有中の銘柄' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('保有中の銘柄')
  },
})

export const WithLink = meta.story({
  name: 'すべて見る',
  args: { link: { label: 'すべて見る', href: '#/position/position' } },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'すべて見る' })
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

export const WithNote = meta.story({ name: '時点', args: { note: '11/20 14:32 時点（模擬時刻）' } })
export const Surface = meta.story({ name: '白い帯', args: { title: undefined, ground: 'surface' } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        total: '総資産（模擬）',
        held: '保有中の銘柄',
        all: 'すべて見る',
        shares: '4銘柄を保有しています。',
        news: 'お知らせ',
        date: '11/20 14:32 時点',
      },
      en: {
        total: 'Total assets (simulated)',
        held: 'Holdings',
        all: 'See all',
        shares: 'You hold 4 stocks.',
        news: 'Notices',
        date: 'As of 20 Nov, 14:32',
      },
      'zh-Hant': {
        total: '總資產（模擬）',
        held: '持有股票',
        all: '查看全部',
        shares: '目前持有 4 檔股票。',
        news: '公告',
        date: '截至 11/20 14:32',
      },
    })
    return (
      <>
        <Section ground="surface">
          <Text tone="secondary">{words.total}</Text>
        </Section>
        <Section title={words.held} link={{ label: words.all, href: '#/position/position' }}>
          <Card>{words.shares}</Card>
        </Section>
        <Section title={words.news} note={words.date} ground="surface">
          <Text tone="secondary">{words.shares}</Text>
        </Section>
      </>
    )
  },
})
