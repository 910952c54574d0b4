import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { List } from '../List/List.tsx'
import { ListRow } from '../ListRow/ListRow.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import { Page } from '../Page/Page.tsx'
import { sampleDays } from '../Sparkline/samples.ts'
import { StockRow } from '../StockRow/StockRow.tsx'
import { StockRowSkeleton } from '../StockRow/StockRowSkeleton.tsx'
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx'

type Sample = { code: string; price: number; percent: number }

function samples(count: number, from = 0): Sample[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at
    return {
      code: String(1000 + number),
      price: 500 + ((number * 37) % 4000),
      percent: ((number * 13) % 700) / 100 - 3,
    }
  })
}

function SampleRow({ code, price, percent }: Sample) {
  const words = useSamples({ ja: ['銘柄', 'プライム'], en: ['Stock', 'Prime'], 'zh-Hant': ['股票', 'Prime'] })
  const day = percent < 0 ? { day: sampleDays.falling, base: 1222.5 } : { day: sampleDays.rising, base: 2811.5 }
  return (
    <StockRow
      name={`${words[0]} ${code}`}
      code={code}
      market={words[1]}
      price={price}
      percent={percent}
      decimals={1}
      {...day}
      href={`#${code}`}
    />
  )
}

const props: InfiniteListProps<Sample> = {
  label: '売買代金',
  rows: samples(20),
  rowKey: ({ code }) => code,
  children: (row) => <SampleRow {...row} />,
  next: 'more',
  onMore: fn(),
  rowHeight: 64,
}

const meta = preview.meta({
  title: 'Kit/InfiniteList',
  component: InfiniteList<Sample>,
  args: props,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Page bleed>
      <InfiniteList {...args} />
    </Page>
  ),
})

async function toEnd(): Promise<void> {
  scrollTo(0, document.documentElement.scrollHeight)
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The next page is asked for when three rows are left below the screen, and once only. */
export const Playground = meta.story({
  async play({ args, canvas }) {
    await expect(canvas.getByRole('list', { name: '売買代金' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1')
    await expect(args.onMore).not.toHaveBeenCalled()
    const last = 20 * 64 - innerHeight
    scrollTo(0, last - 64 * 5)
    await waitFor(() => expect(canvas.getByText('銘柄 1016')).toBeInTheDocument())
    await expect(args.onMore).not.toHaveBeenCalled()
    scrollTo(0, last - 64 * 2)
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1))
    await toEnd()
    await expect(args.onMore).toHaveBeenCalledTimes(1)
    scrollTo(0, 0)
  },
})

/** Of 4,000 rows only those near the screen are there. */
export const Thousands = meta.story({
  name: '4,000行',
  args: { rows: samples(4000), next: 'end' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
    scrollTo(0, 100_000)
    await waitFor(() => expect(canvas.getByText('銘柄 2570')).toBeInTheDocument())
    const items = canvas.getAllByRole('listitem')
    await expect(items.length).toBeLessThan(40)
    await expect(items[0]).toHaveAttribute('aria-setsize', '4000')
    scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByText('銘柄 1000')).toBeVisible())
  },
})

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at)

/** Rows that keep their places come and go four at a time; the portion with the focus stays. The last is shorter. */
export const Portions = meta.story({
  name: '4行ずつ出入りする',
  parameters: { looks: false },
  args: { rows: samples(4002), next: 'end', portion: 4 },
  async play({ canvas }) {
    const places = () => canvas.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')))
    await waitFor(() => expect(places().length).toBeGreaterThan(5))
    await expect(places()).toEqual(from(1, Math.floor(places().length / 4) * 4))
    scrollTo(0, 100_000)
    await waitFor(() => expect(canvas.getByText('銘柄 2570')).toBeInTheDocument())
    const [first = 0] = places()
    await expect(first % 4).toBe(1)
    await expect(places()).toEqual(from(first, places().length))
    canvas.getByRole('link', { name: /銘柄 2570/ }).focus()
    await toEnd()
    await waitFor(() => expect(canvas.getByText('銘柄 5001')).toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: /銘柄 2570/ })).toHaveFocus()
    await expect(places().slice(0, 4)).toEqual(from(1569, 4))
    await expect(places().slice(-3)).toEqual([4000, 4001, 4002])
    scrollTo(0, 0)
  },
})

const firstRows = samples(4000)

function Changing() {
  const [rows, setRows] = useState(firstRows)
  const raise = (code: string) =>
    setRows(rows.map((row) => (row.code === code ? { ...row, price: row.price + 1 } : row)))
  return (
    <Page bleed>
      <InfiniteList label="売買代金" rows={rows} rowKey={({ code }) => code} next="end" onMore={fn()} rowHeight={64}>
        {({ code, price }) => (
          <ListRow
            title={`銘柄 ${code}`}
            value={String(price)}
            onPress={() => (code === '1003' ? setRows(rows.slice(0, 2)) : raise(code))}
          />
        )}
      </InfiniteList>
    </Page>
  )
}

/** A row with the focus stays, in its place and up to date, however far it is scrolled away; without it, it leaves. */
export const FocusedRow = meta.story({
  name: 'フォーカスした行',
  parameters: { looks: false },
  render: () => <Changing />,
  async play({ canvas, userEvent }) {
    const row = (code: string) => canvas.getByRole('button', { name: new RegExp(`銘柄 ${code}`) })
    const places = () => canvas.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')))
    const go = async (code: string) => {
      scrollTo(0, (Number(code) - 1000) * 64)
      await waitFor(() => expect(row(code)).toBeVisible())
    }
    await waitFor(() => expect(row('1002')).toBeVisible())
    row('1002').focus()
    await go('2500')
    await expect(row('1002')).toHaveFocus()
    await expect(row('1002')).toHaveTextContent(String(firstRows[2]?.price))
    await expect(places().slice(0, 2)).toEqual([3, expect.toSatisfy((place: number) => place > 1400)])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('1002')).toHaveTextContent(String(Number(firstRows[2]?.price) + 1)))
    await expect(row('1002')).toHaveFocus()

    row('2500').focus()
    await waitFor(() => expect(places()).not.toContain(3))
    await go('1003')
    await expect(row('2500')).toHaveFocus()
    await expect(places().at(-1)).toBe(1501)

    row('1003').focus({ preventScroll: true })
    await waitFor(() => expect(places()).not.toContain(1501))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(places()).toEqual([1, 2]))
    await expect(canvas.getByRole('list')).toHaveFocus()
  },
})

const moving = samples(4000).map(({ code, price, percent }) => ({ code, quote: liveSample({ price, percent }) }))
const readers = (): number => moving.reduce((sum, { quote }) => sum + quote.readers(), 0)

/** Only rendered rows subscribe, each to its price and its change; scrolling away unsubscribes. */
export const LiveRows = meta.story({
  name: '4,000行が動く',
  render: () => (
    <Page bleed>
      <InfiniteList label="売買代金" rows={moving} rowKey={({ code }) => code} next="end" onMore={fn()} rowHeight={64}>
        {({ code, quote }) => (
          <StockRow
            name={code}
            code={code}
            live={quote}
            decimals={1}
            day={sampleDays.rising}
            base={2811.5}
            href={`#${code}`}
          />
        )}
      </InfiniteList>
    </Page>
  ),
  async play({ canvas, canvasElement }) {
    const rows = (): number => canvas.getAllByRole('listitem').length
    await waitFor(() => expect(rows()).toBeGreaterThan(5))
    await waitFor(() => expect(readers()).toBe(rows() * 2))
    for (const top of [20_000, 120_000, 3000, 0]) {
      scrollTo(0, top)
      const seen = String(1000 + Math.ceil(top / 64) + 2)
      await waitFor(() => expect(canvas.getAllByText(seen).length).toBeGreaterThan(0))
    }
    await waitFor(() => expect(readers()).toBe(rows() * 2))
    const changes = await touches(canvasElement, () =>
      Promise.all(moving.map(({ quote }) => quote.set({ price: 9876.5, percent: 9.87 }))),
    )
    await expect(changes.filter((kind) => kind === 'childList')).toEqual([])
    await expect(changes.filter((kind) => kind === 'characterData').length).toBeLessThanOrEqual(rows() * 3)
    await expect(canvas.getAllByText('9,876.5').length).toBeGreaterThan(5)
  },
})

function Growing() {
  const [rows, setRows] = useState(samples(12))
  const next = rows.length >= 36 ? 'end' : 'more'
  return (
    <Page bleed>
      <InfiniteList {...props} rows={rows} next={next} onMore={() => setRows([...rows, ...samples(12, rows.length)])} />
    </Page>
  )
}

/** A page that is shorter than the screen asks for the next at once; at the end it says so. */
export const Grows = meta.story({
  name: '続きが来る',
  render: () => <Growing />,
  async play({ canvas }) {
    for (let at = 0; at < 8; at += 1) {
      await toEnd()
    }
    await waitFor(() => expect(canvas.getByText('これ以上はありません')).toBeInTheDocument())
    await toEnd()
    await waitFor(() => expect(canvas.getByText('銘柄 1035')).toBeInTheDocument())
    scrollTo(0, 0)
  },
})

export const Loading = meta.story({
  name: '読み込み中',
  args: {
    rows: samples(3),
    next: 'loading',
    skeleton: (
      <List>
        <StockRowSkeleton count={2} />
      </List>
    ),
  },
})
export const LoadingRows = meta.story({ name: '読み込み中（行の形）', args: { rows: samples(3), next: 'loading' } })
export const End = meta.story({ name: '終わり', args: { rows: samples(3), next: 'end' } })

export const Failed = meta.story({
  name: '失敗',
  args: { rows: samples(3), next: 'failed' },
  async play({ args, canvas, userEvent }) {
    await expect(args.onMore).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('続きを読み込めませんでした')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
    canvas.getAllByRole('link').at(-1)?.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'もう一度' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledTimes(1)
  },
})

export const OtherRows = meta.story({
  name: '高さの違う行',
  args: {
    next: 'end',
    rowHeight: undefined,
    rows: samples(200),
    children: ({ code }: Sample) => (
      <ListRow
        title={`お知らせ ${code} ${'長い見出しは折り返します'.repeat(Number(code) % 4)}`}
        sub="11/20（金）"
        href={`#${code}`}
      />
    ),
  },
})

export const None = meta.story({ name: '行がない', args: { rows: [], next: 'end' } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const label = useSamples({ ja: '出来高', en: 'Volume', 'zh-Hant': '成交量' })
    return (
      <>
        <InfiniteList
          {...props}
          label={`${label} 1`}
          rows={samples(2, 10)}
          next="loading"
          skeleton={
            <List>
              <StockRowSkeleton count={2} />
            </List>
          }
        />
        <InfiniteList {...props} label={`${label} 2`} rows={samples(2, 90)} next="end" />
        <InfiniteList {...props} label={`${label} 3`} rows={samples(2, 24)} next="failed" />
      </>
    )
  },
})
