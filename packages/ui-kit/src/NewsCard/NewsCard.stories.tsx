import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { List } from '../List/List.tsx'
import { NewsCard, NewsCardSkeleton } from './NewsCard.tsx'

const meta = preview.meta({
  title: 'Kit/NewsCard',
  component: NewsCard,
  args: {
    title: '椿製薬、第2四半期の純利益が12%増',
    source: '模擬ニュース',
    time: '13:05',
    href: '#/home/moreNews?id=n1',
  },
  decorators: [
    (Story, { name }) =>
      name === 'Matrix' ? (
        <Story />
      ) : (
        <List>
          <Story />
        </List>
      ),
  ],
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/椿製薬.*(未読|Unread|有未讀)/)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})
export const ReadAlready = meta.story({
  args: { read: true, category: '企業' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/13:05\s*企業\s*模擬ニュース\s*(既読|Read|已讀)$/)
  },
})

/** The stocks that it names are ways of their own; one that is not traded says so in place of its change. */
export const Stocks = meta.story({
  args: {
    plain: true,
    stocks: [
      { name: '椿製薬', href: '#/1', percent: '3.09' },
      { name: '北杜電力', href: '#/2', percent: '1.00', standing: '売買停止' },
      { name: '鶴見重工業ホールディングス', href: '#/3' },
    ],
  },
  async play({ canvas }) {
    const [, one, two, three] = canvas.getAllByRole('link')
    await expect(one).toHaveTextContent(/▲.*3\.09%/)
    await expect(two).toHaveTextContent(/^北杜電力売買停止$/)
    await expect(three).toHaveTextContent(/^鶴見重工業ホールディングス$/)
    await expect(one?.offsetHeight).toBeGreaterThanOrEqual(44)
  },
})
export const NoImage = meta.story({ args: { plain: true } })
export const Loading = meta.story({ render: () => <NewsCardSkeleton /> })

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    title: `立会外取引の価格が決まりました。${'とても長い見出しです。'.repeat(8)}<b>x</b> 🪖`,
    source: 'Simulated News Service of the Northern Islands',
    time: '2026/11/20（金）13:05',
  },
})

function Sheet() {
  const words = useSamples({
    ja: {
      one: '椿製薬、第2四半期の純利益が12%増',
      two: '来週の主な予定：23日は祝日で東京市場は休場、24日に桔梗ロボティクスの申込みを締め切ります',
      source: '模擬ニュース',
    },
    en: {
      one: 'Tsubaki Pharmaceutical’s profit rises 12%',
      two: 'Next week: Tokyo is closed on the 23rd for a holiday; applications for Kikyo Robotics end on the 24th',
      source: 'Simulated news',
    },
    'zh-Hant': {
      one: '椿製藥第二季淨利增加12%',
      two: '下週重點：23日為假日，東京休市；24日桔梗機器人申購截止',
      source: '模擬新聞',
    },
  })
  return (
    <Board title="NewsCard">
      <List>
        <NewsCard title={words.one} source={words.source} time="13:05" href="#1" />
        <NewsCard title={words.two} source={words.source} time="11:40" href="#2" />
        <NewsCard title={words.one} source={words.source} time="9:12" href="#3" read />
        <NewsCard title={words.two} source={words.source} time="8:00" href="#4" plain />
        <NewsCardSkeleton />
      </List>
    </Board>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], render: () => <Sheet /> })
