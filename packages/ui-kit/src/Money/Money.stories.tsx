import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Fact, Facts, Rows, useSamples } from '../board.tsx'
import { Money, type MoneyProps } from './Money.tsx'

const sample: MoneyProps = { value: 12846320, currency: 'JPY', size: 'large' }

const meta = preview.meta({ title: 'Kit/Money', component: Money, args: sample })

export const Playground = meta.story({})

export const Display = meta.story({ name: '画面に一つの大きな数', args: { size: 'display' } })
export const Price = meta.story({ name: '円の価格', args: { value: 1204.5, decimals: 1 } })
export const Dollars = meta.story({ name: 'ドル', args: { value: 1284.5, currency: 'USD' } })
export const Zero = meta.story({ name: 'ゼロ', args: { value: 0 } })
export const NoCurrency = meta.story({ name: '通貨なし', args: { currency: undefined, value: 1284.5 } })

export const Gain = meta.story({ name: '利益', args: { value: 74000, signed: true, coloured: true } })

export const Loss = meta.story({
  name: '損失（読み上げはマイナス）',
  args: { value: -126940, signed: true, coloured: true },
  async play({ canvas }) {
    await expect(canvas.getByText('マイナス126,940円')).toBeInTheDocument()
    await expect(canvas.getByText(/^−/)).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Masked = meta.story({
  name: '伏せる',
  args: { value: -126940, coloured: true, masked: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('非表示')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent(/\d/)
    await expect(canvasElement.querySelector('[data-direction]')).toBeNull()
  },
})

export const Empty = meta.story({
  name: '値がない',
  args: { value: null },
  async play({ canvas }) {
    await expect(canvas.getByText('値なし')).toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <Rows>
      {(['display', 'large', 'medium', 'small', 'tiny'] as const).map((size) => (
        <Rows key={size}>
          <Money {...args} size={size} loading />
          <Money {...args} size={size} />
        </Rows>
      ))}
    </Rows>
  ),
  async play({ canvas }) {
    const heights = canvas.getAllByText(/読み込み中|12,846,320円/).map(({ parentElement }) => parentElement?.offsetHeight)
    await expect(heights).toHaveLength(10)
    for (let at = 0; at < heights.length; at += 2) await expect(heights[at]).toBe(heights[at + 1])
  },
})

export const OwnWords = meta.story({
  name: 'ことばを替える',
  args: { masked: true, words: { masked: '金額を隠しています' } },
  async play({ canvas }) {
    await expect(canvas.getByText('金額を隠しています')).toBeInTheDocument()
  },
})

/** The longest a book can hold, on the largest size: it shrinks to fit, it never wraps and never ends in dots. */
export const Longest = meta.story({
  name: 'いちばん長い数',
  args: { value: -9876543210, signed: true },
  render: (args) => (
    <Rows>
      <Money {...args} size="display" />
      <Money {...args} size="large" />
      <Money {...args} size="medium" />
    </Rows>
  ),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { total: '資産合計（模擬）', balance: '円の残高', price: '円の価格', dollars: 'ドル', zero: 'ゼロ', none: '値がない', gain: '利益', loss: '損失', masked: '伏せる', loading: '読み込み中' },
      en: { total: 'Total assets (simulated)', balance: 'Yen balance', price: 'Yen price', dollars: 'Dollars', zero: 'Zero', none: 'No value', gain: 'Gain', loss: 'Loss', masked: 'Masked', loading: 'Loading' },
      'zh-Hant': { total: '總資產（模擬）', balance: '日圓餘額', price: '日圓價格', dollars: '美元', zero: '零', none: '無數值', gain: '獲利', loss: '虧損', masked: '隱藏', loading: '載入中' },
    })
    return (
      <>
        <Board title={words.total}>
          <Money value={12846320} currency="JPY" size="display" />
        </Board>
        <Board title="Money">
          <Facts>
            <Fact name={words.balance}>
              <Money value={12846320} currency="JPY" size="medium" />
            </Fact>
            <Fact name={words.price}>
              <Money value={1204.5} currency="JPY" decimals={1} />
            </Fact>
            <Fact name={words.dollars}>
              <Money value={1284.5} currency="USD" />
            </Fact>
            <Fact name={words.zero}>
              <Money value={0} currency="JPY" />
            </Fact>
            <Fact name={words.none}>
              <Money value={null} currency="JPY" />
            </Fact>
            <Fact name={words.gain}>
              <Money value={74000} currency="JPY" signed coloured size="small" />
            </Fact>
            <Fact name={words.loss}>
              <Money value={-126940} currency="JPY" signed coloured size="small" />
            </Fact>
            <Fact name={words.masked}>
              <Money value={3420000} currency="JPY" masked />
            </Fact>
            <Fact name={words.loading}>
              <Money value={null} currency="JPY" loading />
            </Fact>
          </Facts>
        </Board>
      </>
    )
  },
})
