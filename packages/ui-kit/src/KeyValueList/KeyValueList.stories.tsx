import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Money } from '../Money/Money.tsx'
import { type KeyValue, KeyValueList } from './KeyValueList.tsx'

function yen(value: number, size?: 'medium'): KeyValue['value'] {
  return <Money value={value} currency="JPY" size={size} />
}

const meta = preview.meta({
  title: 'Kit/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: '手数料', value: yen(0) },
      { label: '受取額', value: undefined },
      { label: '審査の目安', value: '約1分（模擬時刻）' },
    ],
  },
})

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('―値なし')
    const [label, value] = [canvas.getByText('審査の目安'), canvas.getByText('約1分（模擬時刻）')].map((element) =>
      element.getBoundingClientRect(),
    )
    await expect(label?.top).toBe(value?.top)
    await expect(label?.left).toBeLessThan(value?.left ?? 0)
  },
})

export const Breakdown = meta.story({
  name: '内訳',
  args: {
    items: [
      { label: '円の現金', value: yen(4313000), tone: 'strong' },
      {
        label: '受渡し待ち　T+1',
        note: (
          <>
            藤波紡績の売却・<b>11/24（火）</b>に出金可
          </>
        ),
        value: yen(-99401),
      },
      {
        label: '受渡し待ち　T+2',
        note: (
          <>
            藤波紡績の売却・<b>11/25（水）</b>に出金可
          </>
        ),
        value: yen(-99241),
      },
      { label: '受渡し済みの現金', value: yen(4114358), tone: 'strong' },
      {
        label: '信用の証拠金',
        note: (
          <>
            椿製薬 2倍・決済の<b>2営業日後</b>に戻る
          </>
        ),
        value: yen(-390500),
      },
      {
        label: '出したままの注文',
        note: (
          <>
            白川食品・取消で<b>すぐ</b>、または <b>15:30</b> に戻る
          </>
        ),
        value: yen(-502500),
      },
      {
        label: '借入残高（利息 2,958円を含む）',
        note: (
          <>
            返済すると<b>すぐ</b>・期限 11/26（木）
          </>
        ),
        value: yen(-302958),
      },
      { label: '出金可能額', value: yen(2918400, 'medium'), tone: 'total' },
    ],
  },
})

export const Changed = meta.story({
  name: '変わった行',
  args: {
    items: [
      { label: '数量と指値', note: '2,846.0円 から変わりました', value: '300株 × 2,851.0円', tone: 'changed' },
      { label: '買付手数料', aside: '標準・100万円以下', value: yen(535) },
    ],
  },
})

const copied = fn(async (_text: string) => {})

/** The clipboard of a test, as a shell may give it or not. */
function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => Reflect.deleteProperty(navigator, 'clipboard')
}

export const Copy = meta.story({
  name: '番号をコピーする',
  args: {
    items: [
      { label: '受付番号', value: 'KB20261120-0001A3F2', copy: 'KB20261120-0001A3F2' },
      { label: '出金先', value: 'あさぎ模擬銀行 本店 ••••305' },
    ],
  },
  async play({ canvas, userEvent }) {
    copied.mockClear()
    const press = canvas.getByRole('button', { name: '受付番号をコピー' })
    await expect(press.offsetHeight).toBeGreaterThanOrEqual(44)
    const height = press.closest('div')?.offsetHeight
    await expect(height).toBeLessThan(44)
    const give = withClipboard(copied)
    await userEvent.tab()
    await expect(press).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('コピーしました')).toBeVisible()
    await expect(copied).toHaveBeenLastCalledWith('KB20261120-0001A3F2')
    give()
    const refuse = withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
    await userEvent.click(press)
    await expect(await canvas.findByText('コピーできませんでした。長押しで選べます。')).toBeVisible()
    refuse()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        value: '約定代金',
        fee: '買付手数料（標準・100万円以下）',
        stamp: '印紙税（日本株に印紙税なし）',
        total: '概算の受渡代金',
        cash: '円の現金',
        margin: '信用の証拠金',
        back: '椿製薬 2倍・決済の2営業日後に戻る',
        settled: '受渡し済みの現金',
        date: '受渡日',
        day: '11/25（水）',
        none: '特別口座',
      },
      en: {
        value: 'Trade value',
        fee: 'Commission (standard, up to ¥1,000,000)',
        stamp: 'Stamp duty (none on Japanese shares)',
        total: 'Estimated amount due',
        cash: 'Yen cash',
        margin: 'Margin held',
        back: 'Tsubaki 2×, back 2 business days after closing',
        settled: 'Settled cash',
        date: 'Settlement date',
        day: 'Wed 25 Nov',
        none: 'Special account',
      },
      'zh-Hant': {
        value: '成交金額',
        fee: '買進手續費（標準・100萬日圓以下）',
        stamp: '印花稅（日股無印花稅）',
        total: '預估交割金額',
        cash: '日圓現金',
        margin: '信用保證金',
        back: '椿製藥 2倍・平倉後2個營業日返還',
        settled: '已交割現金',
        date: '交割日',
        day: '11/25（三）',
        none: '特別帳戶',
      },
    })
    return (
      <>
        <Board title="KeyValueList">
          <KeyValueList
            items={[
              { label: words.value, value: yen(853800) },
              { label: words.fee, value: yen(535) },
              { label: words.stamp, value: yen(0) },
              { label: words.none, value: undefined },
              { label: words.total, value: yen(854335), tone: 'total' },
            ]}
          />
        </Board>
        <Board title="Breakdown">
          <KeyValueList
            items={[
              { label: words.cash, value: yen(4313000), tone: 'strong' },
              { label: words.margin, note: words.back, value: yen(-390500) },
              { label: words.settled, value: yen(3922500), tone: 'strong' },
              { label: words.date, value: words.day, copy: '2026-11-25' },
              { label: words.total, value: yen(3922500, 'medium'), tone: 'total' },
            ]}
          />
        </Board>
      </>
    )
  },
})
