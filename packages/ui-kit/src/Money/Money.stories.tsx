import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Board, Fact, Facts, Rows, useSamples } from '../base/board.tsx'
import { Change } from '../Change/Change.tsx'
import { StaleFigures } from '../base/stale.ts'
import { liveSample, touches } from '../base/liveSample.ts'
import { Text } from '../Text/Text.tsx'
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

/** What was read earlier is grey; its sign still says which way it went. */
export const Stale = meta.story({
  name: '古い値',
  args: { value: -126940, signed: true, coloured: true },
  render: (args) => (
    <Rows>
      <StaleFigures value>
        <Money {...args} />
      </StaleFigures>
      <Text tone="secondary">0</Text>
      <Money {...args} />
    </Rows>
  ),
  async play({ canvas }) {
    const [stale, fresh] = canvas.getAllByText(/^−126,940/).map((digits) => getComputedStyle(digits).color)
    await expect(stale).toBe(getComputedStyle(canvas.getByText('0')).color)
    await expect(fresh).not.toBe(stale)
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
    const heights = canvas
      .getAllByText(/読み込み中|12,846,320円/)
      .map(({ parentElement }) => parentElement?.offsetHeight)
    await expect(heights).toHaveLength(10)
    for (let at = 0; at < heights.length; at += 2) await expect(heights[at]).toBe(heights[at + 1])
  },
})

const price = liveSample<unknown>(2846)

/** A tick changes one text and one attribute; React renders nothing. Screen readers follow within a second. */
export const Live = meta.story({
  name: '動く値',
  args: { value: undefined, live: price, decimals: 1, size: 'medium' },
  async play({ canvas, canvasElement }) {
    await price.set(2846)
    const digits = canvas.getByText('2,846.0')
    const node = digits.firstChild
    const figure = digits.closest<HTMLElement>('[data-live]')
    const width = figure?.offsetWidth
    await waitFor(() => expect(figure).not.toHaveAttribute('data-tick'))
    await expect(await touches(canvasElement, () => price.set(2846.5))).toEqual(['characterData', 'data-tick'])
    await expect(figure).toHaveAttribute('data-tick', 'up')
    await expect(await touches(canvasElement, () => price.set(2845))).toEqual(['characterData'])
    await expect(await touches(canvasElement, () => price.set(2845))).toEqual([])
    await expect(digits.firstChild).toBe(node)
    await expect(digits).toHaveTextContent('2,845.0')
    await expect(figure?.offsetWidth).toBe(width)
    await waitFor(() => expect(canvas.getByText('2,845.0円')).toBeInTheDocument())
    // The tint and the pause after it are over: the next tick tints again, downwards.
    await waitFor(() => expect(figure).not.toHaveAttribute('data-tick'))
    await price.set(2844)
    await expect(figure).toHaveAttribute('data-tick', 'down')
    await waitFor(() => expect(figure).not.toHaveAttribute('data-tick'))
  },
})

const anything = liveSample<unknown>(-12)

export const LiveAnything = meta.story({
  name: '動く値が壊れても',
  args: { value: undefined, live: anything, signed: true, coloured: true },
  async play({ canvas, canvasElement }) {
    const figure = canvasElement.querySelector('[data-live]')
    for (const [value, text, direction] of [
      [74000, '+74,000円', 'up'],
      [-3, '−3円', 'down'],
      [0, '0円', 'flat'],
    ] as const) {
      await anything.set(value)
      await expect(figure?.firstElementChild).toHaveTextContent(text)
      await expect(figure).toHaveAttribute('data-direction', direction)
    }
    await anything.set(Number.NaN)
    await expect(canvas.getByText('―')).toBeVisible()
    await expect(canvas.getByText('円')).not.toBeVisible()
    await expect(figure).not.toHaveAttribute('data-direction')
    await anything.set('999999999999')
    await expect(figure?.firstElementChild).toHaveTextContent('+999,999,999,999円')
  },
})

const shared = liveSample<unknown>(100)

function Twice() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}{' '}
      <Money live={count > 1 ? undefined : { get: shared.get, subscribe: shared.subscribe }} value={7} currency="JPY" />
    </button>
  )
}

/** Renders of its parent neither resubscribe nor bring back an old value; without `live` it unsubscribes. */
export const LiveRendered = meta.story({
  name: '動く値と再描画',
  render: () => <Twice />,
  async play({ canvas, userEvent }) {
    await shared.set(100)
    const readers = shared.readers()
    await shared.set(200)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('200')).toBeVisible()
    await expect(shared.readers()).toBe(readers)
    await shared.set(100)
    await expect(canvas.getByText('100')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(shared.readers()).toBe(0)
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

/** What a member has chosen for all figures of their own; a price or a fee is not their own. */
export const UnderTheMask = meta.story({
  name: '金額を隠したとき',
  globals: { figures: 'hidden' },
  render: () => (
    <Facts>
      <Fact name="出金可能額">
        <Money value={2918400} currency="JPY" />
      </Fact>
      <Fact name="手数料">
        <Money value={198} currency="JPY" masked={false} />
      </Fact>
      <Fact name="前日比">
        <Change own amount="84210" percent="0.66" currency="JPY" />
      </Fact>
      <Fact name="株価の前日比">
        <Change amount="34.5" percent="1.23" />
      </Fact>
    </Facts>
  ),
  parameters: { publicAmounts: ['198'] },
  async play({ canvas }) {
    await expect(canvas.getByText('••••')).toBeVisible()
    await expect(canvas.getByText('非表示')).toBeInTheDocument()
    await expect(canvas.getByText('198')).toBeVisible()
    await expect(canvas.getByText(/\+0\.66%$/)).toHaveTextContent(/^\u2060?\+0\.66%$/)
    await expect(canvas.getByText(/\+34\.5（\+1\.23%）/)).toBeVisible()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        total: '資産合計（模擬）',
        balance: '円の残高',
        price: '円の価格',
        dollars: 'ドル',
        zero: 'ゼロ',
        none: '値がない',
        gain: '利益',
        loss: '損失',
        masked: '伏せる',
        loading: '読み込み中',
      },
      en: {
        total: 'Total assets (simulated)',
        balance: 'Yen balance',
        price: 'Yen price',
        dollars: 'Dollars',
        zero: 'Zero',
        none: 'No value',
        gain: 'Gain',
        loss: 'Loss',
        masked: 'Masked',
        loading: 'Loading',
      },
      'zh-Hant': {
        total: '總資產（模擬）',
        balance: '日圓餘額',
        price: '日圓價格',
        dollars: '美元',
        zero: '零',
        none: '無數值',
        gain: '獲利',
        loss: '虧損',
        masked: '隱藏',
        loading: '載入中',
      },
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
