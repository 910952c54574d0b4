import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import type { QuoteBook } from './book.ts'
import { QuoteBoard } from './QuoteBoard.tsx'

const book: QuoteBook = {
  sells: [
    { price: 2846.5, quantity: 12_300 },
    { price: 2847, quantity: 8600 },
  ],
  last: { price: 2846, amount: 34.5 },
  buys: [
    { price: 2845.5, quantity: 9800 },
    { price: 2845, quantity: 16_400 },
  ],
}

const meta = preview.meta({
  title: 'Kit/QuoteBoard',
  component: QuoteBoard,
  args: { label: '青葉精機の板', book, decimals: 1 },
})

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: '青葉精機の板' })).toBeVisible()
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(
      rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim()).join('|')).filter((_, at) => at !== 3),
    ).toEqual(['売数量|気配値|買数量', '8,600|2,847.0|', '12,300|2,846.5|', '|2,845.5|9,800', '|2,845.0|16,400'])
    await expect(rows[1]?.offsetHeight).toBe(32)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const pick = fn()

/** In a ticket: the whole row can be pressed, its price has the focus. */
export const Picks = meta.story({
  name: '押すと指値に入る',
  args: { onPick: pick },
  async play({ canvas, userEvent }) {
    pick.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2,847.0 を指値に入れる' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pick).toHaveBeenLastCalledWith(2847)
    await userEvent.click(canvas.getByText('16,400'))
    await expect(pick).toHaveBeenLastCalledWith(2845)
    await userEvent.click(canvas.getByText('2,845.5'))
    await expect(pick).toHaveBeenCalledTimes(3)
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
  },
})

/** On the page of a stock all ten levels of both sides are to be seen at once. */
export const Dense = meta.story({
  name: '低い行で押せる',
  args: { onPick: pick, dense: true },
  async play({ canvas, userEvent }) {
    pick.mockClear()
    const [, first] = canvas.getAllByRole('row')
    await expect(first?.offsetHeight).toBe(32)
    await userEvent.click(canvas.getByText('2,846.5'))
    await expect(pick.mock.calls).toEqual([[2846.5]])
  },
})

export const EmptySide = meta.story({
  name: '片側がない',
  args: { book: { ...book, sells: [] }, levels: 2, onPick: fn() },
})
export const Empty = meta.story({ name: '何もない', args: { book: undefined } })
export const Closed = meta.story({
  name: '時間外',
  args: { closed: '取引時間外です。次は 11/24（火）9:00 からです。' },
})
export const Dollars = meta.story({
  name: '米国株',
  args: {
    currency: 'USD',
    decimals: 2,
    book: {
      sells: [{ price: 1284.5, quantity: 300 }],
      buys: [{ price: 1284.4, quantity: 1200 }],
      last: { price: 1284.5, percent: -0.31 },
    },
  },
})

const moving = liveSample(book)

/** A tick writes the texts that changed and the bars; React renders nothing, and no row comes or goes. */
export const Live = meta.story({
  name: '動く板',
  args: { book: undefined, live: moving, levels: 3, onPick: pick },
  async play({ canvas, canvasElement, userEvent }) {
    await moving.set(book)
    const first = { price: 2846.5, quantity: 12_400 }
    const changes = await touches(canvasElement, () => moving.set({ ...book, sells: [first, ...book.sells.slice(1)] }))
    await expect(changes.filter((kind) => kind === 'characterData')).toHaveLength(1)
    await expect(changes.filter((kind) => kind === 'childList')).toEqual([])
    await userEvent.click(canvas.getByText('12,400'))
    await expect(pick).toHaveBeenLastCalledWith(2846.5)
    await moving.set({ ...book, sells: [] })
    await expect(canvas.queryByText('12,400')).toBeNull()
    await expect(canvas.getAllByText('―')).toHaveLength(2)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await moving.set({ sells: [...book.sells, { price: 2847.5, quantity: 100 }], buys: book.buys })
    await expect(canvas.getByText('2,847.5')).toBeVisible()
    await moving.set(book)
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    onPick: fn(),
    book: {
      sells: [
        { price: 1e30, quantity: '<b>9</b>' },
        { price: Number.NaN, quantity: -5 },
      ],
      buys: [{ price: '999999999999', quantity: 999_999_999_999 }],
      last: { price: 1e308, amount: -1e308, percent: 'x' },
    },
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '板',
        read: '見るだけ　行 32',
        tap: '注文票　行 44（押すと指値に入る）',
        empty: '片側がない',
        closed: '取引時間外です。次は 11/24（火）9:00 からです。',
      },
      en: {
        label: 'Board',
        read: 'Read only, rows 32',
        tap: 'Ticket, rows 44 (a press fills the limit)',
        empty: 'One side empty',
        closed: 'The market is closed. It opens Tue 24 Nov, 9:00.',
      },
      'zh-Hant': {
        label: '五檔',
        read: '僅瀏覽　列高 32',
        tap: '委託單　列高 44（點選填入限價）',
        empty: '單邊無掛單',
        closed: '非交易時間。下次開市為 11/24（二）9:00。',
      },
    })
    return (
      <Board title="QuoteBoard">
        <Rows>
          <Example name={words.read}>
            <QuoteBoard label={`${words.label} 1`} book={book} decimals={1} />
          </Example>
          <Example name={words.tap}>
            <QuoteBoard label={`${words.label} 2`} book={book} decimals={1} onPick={fn()} />
          </Example>
          <Example name={words.empty}>
            <QuoteBoard
              label={`${words.label} 3`}
              book={{ ...book, sells: [] }}
              levels={2}
              decimals={1}
              closed={words.closed}
            />
          </Example>
        </Rows>
      </Board>
    )
  },
})
