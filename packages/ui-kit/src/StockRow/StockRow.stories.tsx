import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { StarIcon } from '../icons.ts'
import { List } from '../List/List.tsx'
import { RowAction } from '../ListRow/RowAction.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import { Marked } from '../Marked/Marked.tsx'
import { sampleDays } from '../Sparkline/samples.ts'
import { type StockQuote, StockRow } from './StockRow.tsx'
import { StockRowSkeleton } from './StockRowSkeleton.tsx'

const { rising, falling, level } = sampleDays

const meta = preview.meta({
  title: 'Kit/StockRow',
  component: StockRow,
  args: {
    name: '青葉精機',
    code: '0712',
    market: 'プライム',
    price: 2846,
    percent: 1.23,
    decimals: 1,
    day: rising,
    base: 2811.5,
    href: '#/market/marketDetail?code=0712',
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <List>
      <StockRow {...args} />
    </List>
  ),
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('link', {
      name: /^青葉精機\s*0712\sプライム\s*2,846\.0\s*上昇 プラス1\.23パーセント$/,
    })
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(64)
    await userEvent.tab()
    await expect(row).toHaveFocus()
  },
})

const press = fn()

export const Press = meta.story({
  name: '押すと動く',
  args: { href: undefined, onPress: press },
  async play({ canvas, userEvent }) {
    press.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(press).toHaveBeenCalledTimes(2)
  },
})

export const ReadOnly = meta.story({ name: '読むだけ', args: { href: undefined } })

export const Halted = meta.story({
  name: '売買停止',
  args: { halted: '売買停止' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /2,846\.0\s*売買停止$/ })).toBeVisible()
    await expect(canvas.queryByText('▲')).toBeNull()
  },
})

/** There is no newer price: this one is grey, and says from when it is. */
export const Stale = meta.story({
  name: '古い値',
  args: { stale: '14:28 の値' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /2,846\.0\s*14:28 の値$/ })).toBeVisible()
    await expect(canvas.queryByText('▲')).toBeNull()
  },
})

/** As a ranking shows it: its place, and what the list is ordered by. */
export const Ranked = meta.story({
  name: '順位と並び順の値',
  args: { rank: 1024, aside: '36.5億円', day: undefined },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: /^1024\s*青葉精機\s*0712\sプライム\s*36\.5億円\s*2,846\.0\s*上昇/ }),
    ).toBeVisible()
  },
})

export const Delisted = meta.story({ name: '上場廃止', args: { delisted: '上場廃止', price: undefined, day: [] } })
export const Dollars = meta.story({
  name: '米国株',
  args: { name: 'Kabuto Test One', code: 'KABU1', market: 'NASDAQ', price: 1284.5, currency: 'USD', decimals: 2 },
})
export const Unknown = meta.story({ name: '値がない', args: { price: null, percent: null, day: [] } })

/** As a search shows it: the part that was typed is marked, and the price is still loading. */
export const Searched = meta.story({
  name: '検索の結果',
  args: {
    code: (
      <>
        {'0712\u3000'}
        <Marked text="アオバセイキ" from={0} to={3} />
      </>
    ),
    market: undefined,
    loading: true,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^青葉精機\s*0712\sアオバセイキ\s*読み込み中$/)
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^アオバ$/)
    await expect(canvas.queryByText('▲')).toBeNull()
  },
})

const star = fn()

/** Put on the watchlist without leaving the row. */
export const WithAction = meta.story({
  name: '行の操作',
  args: { action: <RowAction icon={StarIcon} label="ウォッチリストの青葉精機" on={false} onPress={star} /> },
  async play({ canvas, userEvent }) {
    star.mockClear()
    const row = canvas.getByRole('link')
    const favourite = canvas.getByRole('button', { name: 'ウォッチリストの青葉精機', pressed: false })
    await expect(row).toHaveAccessibleName(/^青葉精機\s*0712/)
    await expect(row.contains(favourite)).toBe(false)
    await expect(favourite.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(favourite)
    await expect(star).toHaveBeenCalledTimes(2)
  },
})

/** As a search shows it: no line of the day, and the name has its space. */
export const WithActionAlone = meta.story({
  name: '行の操作・値動きの線なし',
  args: { day: undefined, action: <RowAction icon={StarIcon} label="ウォッチリストの青葉精機" on onPress={star} /> },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link').querySelector('svg')).toBeNull()
    await expect(canvasElement.querySelector('[aria-pressed=true]')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <List>
      <StockRowSkeleton count={2} />
      <StockRow {...args} />
    </List>
  ),
  async play({ canvas }) {
    const [first, second, row] = canvas.getAllByRole('listitem').map((item) => item.offsetHeight)
    await expect(canvas.getByText('読み込み中')).toBeInTheDocument()
    await expect([first, second]).toEqual([row, row])
  },
})

const quote = liveSample<StockQuote>({ price: 2846, percent: 1.23 })

/** A tick of one stock touches its two texts, and nothing of the row around them. */
export const Live = meta.story({
  name: '動く値',
  args: { price: undefined, percent: undefined, live: quote },
  async play({ canvas, canvasElement }) {
    await quote.set({ price: 2846, percent: 1.23 })
    const changes = await touches(canvasElement, () => quote.set({ price: 2846.5, percent: 1.24 }))
    await expect(changes.filter((kind) => kind === 'characterData')).toHaveLength(2)
    await expect(changes.filter((kind) => kind !== 'characterData' && kind !== 'data-tick')).toEqual([])
    await expect(canvas.getByText('2,846.5')).toBeVisible()
    await expect(canvas.getByText(/\+1\.24%/)).toBeVisible()
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  render: (args) => (
    <List>
      <StockRow {...args} name={'長'.repeat(10_000)} code={'9'.repeat(10_000)} price={1e308} percent={-1e308} />
      <StockRow
        {...args}
        name="<img src=x onerror=alert(1)>"
        market="שלום 📈"
        price="abc"
        percent={Number.NaN}
        day={[Number.NaN]}
      />
      <StockRow {...args} price={999_999_999_999} currency="JPY" halted={'停'.repeat(200)} />
    </List>
  ),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        prime: 'プライム',
        standard: 'スタンダード',
        names: ['青葉精機', 'みなと海運', '鶴見重工業ホールディングス', '北杜電力', '白川食品', '朝霧通信'],
        halted: '売買停止',
        delisted: '上場廃止',
        star: 'ウォッチリスト',
        stale: '14:28 の値',
        turnover: '36.5億円',
      },
      en: {
        prime: 'Prime',
        standard: 'Standard',
        names: [
          'Aoba Precision',
          'Minato Shipping',
          'Tsurumi Heavy Industries Holdings',
          'Hokuto Electric',
          'Shirakawa Foods',
          'Asagiri Telecom',
        ],
        halted: 'Halted',
        delisted: 'Delisted',
        star: 'Watchlist',
        stale: 'As of 14:28',
        turnover: '¥3.7B',
      },
      'zh-Hant': {
        prime: 'Prime',
        standard: 'Standard',
        names: ['青葉精機', '港海運', '鶴見重工業控股', '北杜電力', '白川食品', '朝霧通信'],
        halted: '暫停交易',
        delisted: '已下市',
        star: '自選股',
        stale: '14:28 的價格',
        turnover: '36.5億日圓',
      },
    })
    const [aoba = '', minato = '', tsurumi = '', hokuto = '', shirakawa = '', asagiri = ''] = words.names
    return (
      <List>
        <StockRow
          name={aoba}
          code="0712"
          market={words.prime}
          price={2846}
          percent={1.23}
          decimals={1}
          day={rising}
          base={2811.5}
          href="#0712"
        />
        <StockRow
          name={minato}
          code="0418"
          market={words.prime}
          price={1204.5}
          percent={-1.47}
          decimals={1}
          day={falling}
          base={1222.5}
          href="#0418"
        />
        <StockRow
          name={tsurumi}
          code="0379"
          market={words.prime}
          price={3128}
          percent={-1.29}
          decimals={0}
          day={falling}
          base={1222.5}
          href="#0379"
        />
        <StockRow
          name={hokuto}
          code="0527"
          market={words.standard}
          price={1543}
          percent={0}
          decimals={1}
          day={level}
          base={1543}
          href="#0527"
        />
        <StockRow
          name={shirakawa}
          code="0263"
          market={words.prime}
          price={987.2}
          decimals={1}
          day={rising}
          base={2811.5}
          halted={words.halted}
          href="#0263"
        />
        <StockRow name={asagiri} code="0824" market={words.prime} delisted={words.delisted} day={[]} href="#0824" />
        <StockRow
          name={tsurumi}
          code="0379"
          market={words.prime}
          price={3128}
          percent={-1.29}
          decimals={0}
          href="#0379"
          action={<RowAction icon={StarIcon} label={`${words.star} ${tsurumi}`} on onPress={star} />}
        />
        <StockRow
          name={aoba}
          code="0712"
          market={words.prime}
          price={2846}
          percent={1.23}
          decimals={1}
          day={rising}
          base={2811.5}
          href="#0712"
          action={<RowAction icon={StarIcon} label={`${words.star} ${aoba}`} on={false} onPress={star} />}
        />
        <StockRow
          rank={1}
          name={aoba}
          code="0712"
          market={words.prime}
          price={2846}
          percent={1.23}
          decimals={1}
          aside={words.turnover}
          href="#0712"
        />
        <StockRow
          rank={1024}
          name={tsurumi}
          code="0379"
          market={words.prime}
          price={3128}
          decimals={0}
          aside={words.turnover}
          stale={words.stale}
          href="#0379"
        />
        <StockRowSkeleton />
      </List>
    )
  },
})
