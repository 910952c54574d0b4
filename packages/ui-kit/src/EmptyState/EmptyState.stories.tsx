import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { SearchIcon } from '../icons.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    title: '注文はまだありません',
    text: '出した注文はここに並びます。',
    action: { label: 'マーケットを見る', href: '#/market/market' },
  },
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'マーケットを見る' })
    await expect(link).toHaveAttribute('href', '#/market/market')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

export const NoResult = meta.story({
  name: '見つからない',
  args: {
    icon: SearchIcon,
    title: '「0999」に合う銘柄はありません',
    text: '4桁のコードか社名で探してください。',
    action: undefined,
  },
})
export const Short = meta.story({ name: '題だけ', args: { text: undefined, action: undefined } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        title: '注文はまだありません',
        text: '出した注文はここに並びます。',
        go: 'マーケットを見る',
        none: '条件に合う銘柄はありません',
      },
      en: {
        title: 'No orders yet',
        text: 'Orders you place will be listed here.',
        go: 'See the market',
        none: 'No stock matches',
      },
      'zh-Hant': {
        title: '目前沒有委託',
        text: '送出的委託會顯示在這裡。',
        go: '查看行情',
        none: '沒有符合條件的股票',
      },
    })
    return (
      <>
        <Board title="EmptyState">
          <EmptyState title={words.title} text={words.text} action={{ label: words.go, href: '#/market/market' }} />
        </Board>
        <Board title="EmptyState">
          <EmptyState icon={SearchIcon} title={words.none} />
        </Board>
      </>
    )
  },
})
