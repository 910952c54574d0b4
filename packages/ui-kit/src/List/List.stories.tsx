import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { LandmarkIcon } from '../icons.ts'
import { ListRow } from '../ListRow/ListRow.tsx'
import { List } from './List.tsx'

const meta = preview.meta({
  title: 'Kit/List',
  component: List,
  args: {
    label: '設定',
    children: [
      <ListRow key="bank" title="銀行口座" value="1件" href="#/user/bandCard" />,
      <ListRow key="language" title="言語" value="日本語" href="#/user/setting" />,
    ],
  },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  async play({ canvas }) {
    const list = canvas.getByRole('list', { name: '設定' })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    // Without it Safari would not announce a list.
    await expect(getComputedStyle(list).listStyleType).toBe('""')
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['設定', '銀行口座', '言語', '値動きの色'],
      en: ['Settings', 'Bank accounts', 'Language', 'Price colours'],
      'zh-Hant': ['設定', '銀行帳戶', '語言', '漲跌顏色'],
    })
    return (
      <Board title="List">
        <Rows>
          {[false, true].map((card) => (
            <Example key={String(card)} name={card ? 'card' : 'plain'}>
              <List label={words[0]} card={card}>
                {words.slice(1).map((title) => (
                  <ListRow key={title} icon={LandmarkIcon} title={title} href="#/user/setting" />
                ))}
              </List>
            </Example>
          ))}
        </Rows>
      </Board>
    )
  },
})
