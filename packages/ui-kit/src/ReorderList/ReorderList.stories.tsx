import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { XIcon } from '../icons.ts'
import { RowAction } from '../ListRow/RowAction.tsx'
import { type ReorderItem, ReorderList, type ReorderListProps } from './ReorderList.tsx'

/** Holds the order, as a watchlist does. */
function Held({ items: first, onOrder, ...props }: ReorderListProps) {
  const [items, setItems] = useState(first)
  return (
    <ReorderList
      {...props}
      items={items}
      onOrder={(ids) => {
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))
        onOrder(ids)
      }}
    />
  )
}

const stocks: ReorderItem[] = [
  { id: '0712', name: '青葉精機', sub: '0712　プライム' },
  { id: '0166', name: '椿製薬', sub: '0166　プライム' },
  { id: '0824', name: '朝霧通信', sub: '0824　プライム' },
  { id: '0263', name: '白川食品', sub: '0263　プライム' },
]

const meta = preview.meta({
  title: 'Kit/ReorderList',
  component: ReorderList,
  args: { label: 'ウォッチリストの並び', items: stocks, onOrder: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
})

function namesOf(list: HTMLElement): (string | undefined)[] {
  return within(list)
    .getAllByRole('listitem')
    .map((row) => stocks.find(({ name }) => row.textContent.includes(name))?.name)
}

/** By keys: one place a press, the focus goes along, and where the row is now is said. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: 'ウォッチリストの並び' })
    const first = canvas.getByRole('button', { name: '青葉精機を上へ' })
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await expect(first.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(first.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenLastCalledWith(['0166', '0712', '0824', '0263'])
    await expect(namesOf(list)).toEqual(['椿製薬', '青葉精機', '朝霧通信', '白川食品'])
    await expect(canvas.getByRole('button', { name: '青葉精機を下へ' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('青葉精機を2番目に移しました（全4件）。')
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(namesOf(list)).toEqual(['椿製薬', '朝霧通信', '白川食品', '青葉精機'])
    await expect(canvas.getByRole('button', { name: '青葉精機を下へ' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '青葉精機を下へ' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onOrder).toHaveBeenCalledTimes(3)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '青葉精機を上へ' })).toHaveFocus()
    await expect(args.onOrder).toHaveBeenLastCalledWith(['0166', '0824', '0712', '0263'])
  },
})

const touchAt = (clientY: number) => ({
  bubbles: true,
  cancelable: true,
  pointerId: 7,
  button: 0,
  clientX: 20,
  clientY,
})

/** A finger on the grip of a row, and where it goes. */
function finger(list: HTMLElement, row: number) {
  const box = (other: number): DOMRect => list.children[other]?.getBoundingClientRect() ?? new DOMRect()
  const grip = list.children[row]?.firstElementChild
  return {
    down: () => grip?.dispatchEvent(new PointerEvent('pointerdown', touchAt(box(row).top + 10))),
    to: (y: number) => document.dispatchEvent(new PointerEvent('pointermove', touchAt(y))),
    up: () => document.dispatchEvent(new PointerEvent('pointerup', touchAt(0))),
    middle: (other: number) => box(other).top + box(other).height / 2,
  }
}

/** While one is dragged the others make room; the owner is called once, when it is dropped. */
export const Dragged = meta.story({
  name: 'つかんで動かす',
  async play({ args, canvas }) {
    const list = canvas.getByRole('list')
    const { down, to, up, middle } = finger(list, 0)
    const target = middle(2) + 4
    down()
    to(target)
    await waitFor(() => expect(list.children[0]).toHaveStyle({ order: '2' }))
    // The elements stay as they are: a touch would end with its own.
    await expect(namesOf(list)).toEqual(stocks.map(({ name }) => name))
    await expect(args.onOrder).not.toHaveBeenCalled()
    up()
    await waitFor(() => expect(namesOf(list)).toEqual(['椿製薬', '朝霧通信', '青葉精機', '白川食品']))
    await expect(args.onOrder).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('青葉精機を3番目に移しました（全4件）。')
  },
})

/** Esc, or a touch that the system takes away, leaves all as it was. */
export const LetGo = meta.story({
  name: '途中でやめる',
  async play({ args, canvas }) {
    const list = canvas.getByRole('list')
    const { down, to, up, middle } = finger(list, 3)
    down()
    to(middle(0) - 4)
    await waitFor(() => expect(list.children[3]).toHaveStyle({ order: '0' }))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await waitFor(() => expect(list.children[3]).toHaveStyle({ order: '3' }))
    up()
    await expect(args.onOrder).not.toHaveBeenCalled()
  },
})

const remove = fn()

export const WithAction = meta.story({
  name: '消す操作つき',
  args: {
    items: stocks.map((stock) => ({
      ...stock,
      action: <RowAction icon={XIcon} label={`${stock.name}を外す`} onPress={remove} />,
    })),
  },
  async play({ canvas, userEvent }) {
    remove.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '椿製薬を外す' }))
    await expect(remove).toHaveBeenCalledTimes(1)
  },
})

export const One = meta.story({
  name: '一つ',
  args: { items: stocks.slice(0, 1) },
  async play({ canvas }) {
    for (const press of canvas.getAllByRole('button')) await expect(press).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    items: [
      { id: 'a', name: '長'.repeat(200), sub: '9'.repeat(200) },
      { id: '"] , *', name: '<img src=x onerror=alert(1)>' },
      { id: 'c', name: 'x'.repeat(200), sub: 'שלום 📈' },
    ],
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { names: ['青葉精機', '椿製薬', '朝霧通信', '鶴見重工業ホールディングス'], remove: 'を外す' },
      en: {
        names: ['Aoba Precision', 'Tsubaki Pharma', 'Asagiri Telecom', 'Tsurumi Heavy Industries'],
        remove: ': remove',
      },
      'zh-Hant': { names: ['青葉精機', '椿製藥', '朝霧通信', '鶴見重工業控股'], remove: '：移除' },
    })
    const items = stocks.map((stock, at) => ({ ...stock, name: words.names[at] ?? '' }))
    return (
      <>
        <Board title="ReorderList">
          <Held label="ReorderList" items={items} onOrder={fn()} />
        </Board>
        <Board title="action">
          <Held
            label="action"
            items={items.map((item) => ({
              ...item,
              action: <RowAction icon={XIcon} label={`${item.name}${words.remove}`} onPress={remove} />,
            }))}
            onOrder={fn()}
          />
        </Board>
      </>
    )
  },
})
