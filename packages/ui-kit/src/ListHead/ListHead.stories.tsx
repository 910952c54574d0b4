import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { List } from '../List/List.tsx'
import { ListRow } from '../ListRow/ListRow.tsx'
import { ListHead } from './ListHead.tsx'

const meta = preview.meta({
  title: 'Kit/ListHead',
  component: ListHead,
  args: { title: '2026年11月', note: '新しい順' },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: '2026年11月' })).toBeVisible()
    await expect(canvas.getByText('新しい順')).toBeVisible()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { months: ['2026年11月', '2026年10月'], note: '新しい順', row: '値動きの色を選べるようになりました' },
      en: { months: ['November 2026', 'October 2026'], note: 'Newest first', row: 'You can choose the price colours' },
      'zh-Hant': { months: ['2026年11月', '2026年10月'], note: '由新到舊', row: '可選擇漲跌顏色' },
    })
    return (
      <>
        {words.months.map((month, at) => (
          <div key={month}>
            <ListHead title={month} note={at === 0 ? words.note : undefined} />
            <List label={month}>
              <ListRow title={words.row} href={`#${at}`} />
            </List>
          </div>
        ))}
      </>
    )
  },
})
