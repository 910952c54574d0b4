import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Row } from '../Row/Row.tsx'
import { Text } from '../Text/Text.tsx'
import { Tag } from './Tag.tsx'

const ground = (element: HTMLElement): string => getComputedStyle(element).backgroundColor

const meta = preview.meta({ title: 'Kit/Tag', component: Tag, args: { children: '指値' } })

/** A word and nothing else: it has no role, and is not in the tab order. */
export const Playground = meta.story({
  async play({ canvas }) {
    const tag = canvas.getByText('指値')
    await expect(tag).toBeVisible()
    await expect(tag.offsetHeight).toBeGreaterThanOrEqual(20)
    await expect(tag.tabIndex).toBe(-1)
  },
})

/** Without its colour it says the same. */
export const Side = meta.story({
  name: '売買',
  render: () => (
    <Row gap="2">
      <Tag side="buy">買い</Tag>
      <Tag side="sell">売り</Tag>
    </Row>
  ),
  async play({ canvas }) {
    const [buy, sell] = [canvas.getByText('買い'), canvas.getByText('売り')]
    await expect(ground(buy)).not.toBe(ground(sell))
  },
})

export const Long = meta.story({
  name: '長いことば',
  args: { children: `東証スタンダード市場の上場投資信託（模擬）${'x'.repeat(120)}` },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        order: '注文',
        name: '椿製薬',
        buy: '買い',
        sell: '売り',
        kinds: ['2倍', '指値'],
        market: '市場',
        sections: ['プライム', 'スタンダード', 'グロース'],
        seat: 'モギ席 014',
        news: ['企業', '市場', '経済'],
      },
      en: {
        order: 'Order',
        name: 'Tsubaki Pharma',
        buy: 'Buy',
        sell: 'Sell',
        kinds: ['2×', 'Limit'],
        market: 'Market',
        sections: ['Prime', 'Standard', 'Growth'],
        seat: 'Mogi seat 014',
        news: ['Companies', 'Market', 'Economy'],
      },
      'zh-Hant': {
        order: '委託',
        name: '椿製藥',
        buy: '買進',
        sell: '賣出',
        kinds: ['2倍', '限價'],
        market: '市場',
        sections: ['Prime', 'Standard', 'Growth'],
        seat: 'Mogi 席 014',
        news: ['企業', '市場', '經濟'],
      },
    })
    return (
      <Board title="Tag">
        <Rows>
          <Example name={words.order}>
            <Row gap="2">
              <Tag side="buy">{words.buy}</Tag>
              {words.kinds.map((kind) => (
                <Tag key={kind}>{kind}</Tag>
              ))}
            </Row>
            <Row gap="2">
              <Tag side="sell">{words.sell}</Tag>
              {words.kinds.map((kind) => (
                <Tag key={kind}>{kind}</Tag>
              ))}
            </Row>
          </Example>
          <Example name={words.market}>
            <Row gap="2">
              {words.sections.map((section) => (
                <Tag key={section}>{section}</Tag>
              ))}
            </Row>
          </Example>
          <Text as="span" look="bodyStrong">
            {words.name} <Tag>{words.seat}</Tag>
          </Text>
          <Row gap="2">
            {words.news.map((kind) => (
              <Tag key={kind}>{kind}</Tag>
            ))}
          </Row>
        </Rows>
      </Board>
    )
  },
})
