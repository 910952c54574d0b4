import preview from '@kabuto/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { HourglassIcon } from '../icons.ts'
import { List } from '../List/List.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import { FigureMask } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { type PositionResult, PositionRow, type PositionRowProps } from './PositionRow.tsx'
import { PositionRowSkeleton } from './PositionRowSkeleton.tsx'

const price = (value: number, decimals: number) => (
  <Money value={value} currency="JPY" decimals={decimals} masked={false} />
)

const sample: PositionRowProps = {
  name: '椿製薬',
  code: '0166',
  tags: [{ label: '買い', side: 'buy' }, { label: '2倍' }],
  profit: 74000,
  percent: 9.48,
  currency: 'JPY',
  quantity: { label: '数量', text: '200株' },
  prices: [
    { label: '取得単価', value: price(3905, 0) },
    { label: '現在値', value: price(4275, 0) },
  ],
  href: '#/position/positionDetail?id=p1',
}

const meta = preview.meta({
  title: 'Kit/PositionRow',
  component: PositionRow,
  args: sample,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <List label="保有中">
      <PositionRow {...args} />
    </List>
  ),
})

/** One link that says all of it: name, side, result with sign and direction, quantity and prices. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('link')
    await expect(row).toHaveAccessibleName(
      /椿製薬\s*0166\s*買い\s*2倍\s*プラス74,000円\s*上昇 プラス9\.48パーセント\s*数量\s*200株\s*取得単価\s*3,905円\s*現在値\s*4,275円/,
    )
    await expect(row).toHaveAttribute('href', '#/position/positionDetail?id=p1')
    await expect(
      within(row)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['数量', '取得単価', '現在値'])
    await userEvent.tab()
    await expect(row).toHaveFocus()
  },
})

export const Loss = meta.story({
  name: '損失',
  args: { profit: -18250, percent: -3.02 },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/マイナス18,250円\s*下落 マイナス3\.02パーセント/)
    await expect(canvas.getByText('▼')).toBeVisible()
  },
})

/** When it can be sold is a clock time: nothing counts down. */
export const Locked = meta.story({
  name: 'まだ売却できない',
  args: { lock: '14:39 から売却できます' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/14:39 から売却できます$/)
  },
})

export const Pending = meta.story({
  name: '注文中',
  args: {
    name: '白川食品',
    code: '0263',
    tags: [{ label: '売り', side: 'sell' }, { label: '指値' }],
    profit: undefined,
    percent: undefined,
    badge: (
      <StatusBadge tone="progress" icon={HourglassIcon}>
        注文中
      </StatusBadge>
    ),
    quantity: { label: '数量', text: '500株' },
    prices: [
      { label: '指値', value: price(1005, 1) },
      { label: '現在値', value: price(987.2, 1) },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/売り\s*指値\s*値なし\s*注文中\s*数量\s*500株/)
    await expect(canvas.queryByText('▲')).toBeNull()
  },
})

const [change, cancel] = [fn(), fn()]

/** Acts of equal weight, beside the link and not inside it. */
export const WithActions = meta.story({
  name: '行の操作',
  args: {
    actions: (
      <Columns>
        <Button kind="line" size="medium" onClick={change}>
          注文を変える
        </Button>
        <Button kind="line" size="medium" onClick={cancel}>
          取り消す
        </Button>
      </Columns>
    ),
  },
  async play({ canvas, userEvent }) {
    cancel.mockClear()
    const [first, second] = canvas.getAllByRole('button')
    await expect(first?.offsetWidth).toBe(second?.offsetWidth)
    await expect(canvas.getByRole('link').contains(first ?? null)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: '取り消す' }))
    await expect(cancel).toHaveBeenCalledTimes(1)
  },
})

/** What is the member's own is hidden, how many too; what everybody can see stays. */
export const Masked = meta.story({
  name: '伏せる',
  render: (args) => (
    <FigureMask value>
      <List>
        <PositionRow {...args} />
      </List>
    </FigureMask>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement).not.toHaveTextContent(/74,000|200株/)
    await expect(canvasElement).toHaveTextContent('4,275円')
    await expect(canvas.getByRole('link')).not.toHaveAccessibleName(/プラス74/)
    await expect(canvas.queryByText(/\+9\.48%/)).toBeVisible()
  },
})

const result = liveSample<PositionResult>({ profit: 74000, percent: 9.48 })

/** A tick of one holding touches its figures, and nothing of the row around them. */
export const Live = meta.story({
  name: '動く値',
  args: { profit: undefined, percent: undefined, live: result },
  async play({ canvas, canvasElement }) {
    await result.set({ profit: 74000, percent: 9.48 })
    const changes = await touches(canvasElement, () => result.set({ profit: 75000, percent: 9.6 }))
    await expect(changes.filter((kind) => kind !== 'characterData' && kind !== 'data-tick')).toEqual([])
    await expect(canvas.getByText('75,000')).toBeVisible()
    await expect(canvas.getByText(/\+9\.60%/)).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <List label="保有中">
      <PositionRowSkeleton count={2} />
      <PositionRow {...args} />
    </List>
  ),
  async play({ canvas }) {
    const [first, second, row] = [...canvas.getByRole('list', { name: '保有中' }).children].map(
      ({ clientHeight }) => clientHeight,
    )
    await expect(canvas.getByText('読み込み中')).toBeInTheDocument()
    await expect([first, second]).toEqual([row, row])
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  render: (args) => (
    <List>
      <PositionRow {...args} name={'長'.repeat(200)} code={'9'.repeat(200)} profit={1e308} percent={-1e308} />
      <PositionRow
        {...args}
        name="<img src=x onerror=alert(1)>"
        code="שלום 📈"
        tags={[{ label: 'x'.repeat(200) }]}
        profit="abc"
        percent={Number.NaN}
        quantity={{ label: '数量', text: 'x'.repeat(200) }}
      />
      <PositionRow
        {...args}
        profit={-999_999_999_999}
        prices={[{ label: '取得単価', value: price(999_999_999_999, 1) }]}
      />
    </List>
  ),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        names: ['椿製薬', '青葉精機', 'みなと海運', '白川食品'],
        buy: '買い',
        sell: '売り',
        kinds: ['2倍', '1倍', '1倍', '指値'],
        labels: ['数量', '取得単価', '現在値', '指値'],
        shares: ['200株', '300株', '1,000株', '500株'],
        lock: '14:39 から売却できます',
        pending: '注文中',
        acts: ['注文を変える', '取り消す'],
      },
      en: {
        names: ['Tsubaki Pharma', 'Aoba Precision', 'Minato Shipping', 'Shirakawa Foods'],
        buy: 'Buy',
        sell: 'Sell',
        kinds: ['2×', '1×', '1×', 'Limit'],
        labels: ['Shares', 'Cost', 'Price', 'Limit'],
        shares: ['200', '300', '1,000', '500'],
        lock: 'You can sell from 14:39',
        pending: 'Pending',
        acts: ['Amend order', 'Cancel order'],
      },
      'zh-Hant': {
        names: ['椿製藥', '青葉精機', '港海運', '白川食品'],
        buy: '買進',
        sell: '賣出',
        kinds: ['2倍', '1倍', '1倍', '限價'],
        labels: ['數量', '成本價', '現價', '限價'],
        shares: ['200股', '300股', '1,000股', '500股'],
        lock: '14:39 起可賣出',
        pending: '委託中',
        acts: ['修改委託', '取消委託'],
      },
    })
    const [quantity = '', cost = '', now = '', limit = ''] = words.labels
    const row = (at: number, side: 'buy' | 'sell'): Pick<PositionRowProps, 'name' | 'quantity' | 'tags'> => ({
      name: words.names[at] ?? '',
      quantity: { label: quantity, text: words.shares[at] ?? '' },
      tags: [{ label: words[side], side }, { label: words.kinds[at] ?? '' }],
    })
    return (
      <List label={quantity}>
        <PositionRow
          {...sample}
          {...row(0, 'buy')}
          prices={[
            { label: cost, value: price(3905, 0) },
            { label: now, value: price(4275, 0) },
          ]}
        />
        <PositionRow
          {...row(1, 'buy')}
          code="0712"
          profit={-18250}
          percent={-3.02}
          currency="JPY"
          prices={[
            { label: cost, value: price(2718, 1) },
            { label: now, value: price(2657.2, 1) },
          ]}
          href="#0712"
        />
        <PositionRow
          {...row(2, 'buy')}
          code="0418"
          profit={16100}
          percent={1.35}
          currency="JPY"
          prices={[
            { label: cost, value: price(1188.4, 1) },
            { label: now, value: price(1204.5, 1) },
          ]}
          lock={words.lock}
          href="#0418"
        />
        <PositionRow
          {...row(3, 'sell')}
          code="0263"
          prices={[
            { label: limit, value: price(1005, 1) },
            { label: now, value: price(987.2, 1) },
          ]}
          badge={
            <StatusBadge tone="progress" icon={HourglassIcon}>
              {words.pending}
            </StatusBadge>
          }
          href="#0263"
          actions={
            <Columns>
              {words.acts.map((act) => (
                <Button key={act} kind="line" size="medium" onClick={cancel}>
                  {act}
                </Button>
              ))}
            </Columns>
          }
        />
        <PositionRowSkeleton />
      </List>
    )
  },
})
