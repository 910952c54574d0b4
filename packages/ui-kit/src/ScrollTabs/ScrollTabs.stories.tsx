import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Rows, useSamples } from '../base/board.tsx'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { ScrollTabs, type ScrollTabsProps } from './ScrollTabs.tsx'

function Held({ value: first, onChange, ...props }: ScrollTabsProps<string>) {
  const [value, setValue] = useState(first)
  return (
    <ScrollTabs
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const positions = [
  { value: 'orders', label: 'ザラ場注文' },
  { value: 'auction', label: '板寄せ', name: '板寄せ（寄付・引け）' },
  { value: 'etf', label: 'ETF' },
  { value: 'holding', label: '保有中', count: 4 },
  { value: 'closed', label: '終了' },
  { value: 'offers', label: '募集・配分' },
]

const meta = preview.meta({
  title: 'Kit/ScrollTabs',
  component: ScrollTabs,
  args: {
    label: '取引の一覧',
    value: 'orders',
    onChange: fn(),
    tabs: positions,
    children: <Section>注文はまだありません。</Section>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
})

/** Tabs: one stop of the Tab key, the arrows, Home and End choose. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('tablist', { name: '取引の一覧' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'ザラ場注文' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const auction = canvas.getByRole('tab', { name: '板寄せ（寄付・引け）' })
    await expect(auction).toHaveFocus()
    await expect(auction).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: '板寄せ（寄付・引け）' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('offers')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('orders')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(canvas.getByRole('tab', { name: 'ザラ場注文' })).toHaveFocus()
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.offsetWidth).toBeGreaterThanOrEqual(44)
      await expect(tab.offsetHeight).toBeGreaterThanOrEqual(44)
    }
  },
})

/** The chosen one is seen from the first moment on, clear of the fade; the fade goes where there is no more. */
export const ComesInView = meta.story({
  name: '選んだものが見える',
  args: { value: 'closed' },
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('tablist')
    const closed = canvas.getByRole('tab', { name: '終了' })
    await waitFor(() =>
      expect(closed.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right - 39),
    )
    await waitFor(() => expect(list).toHaveAttribute('data-more'))
    await userEvent.click(canvas.getByRole('tab', { name: '募集・配分' }))
    await waitFor(() => expect(list).not.toHaveAttribute('data-more'))
    await expect(scrollY).toBe(0)
  },
})

export const Counted = meta.story({
  name: '件数',
  args: { value: 'holding' },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: '保有中 4件' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Few = meta.story({
  name: '全部見える',
  args: {
    value: 'a',
    tabs: [
      { value: 'a', label: '全体' },
      { value: 'b', label: '入金' },
      { value: 'c', label: '出金' },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('tablist')).not.toHaveAttribute('data-more')
  },
})

export const Hostile = meta.story({
  name: '長すぎる名',
  args: {
    value: 'a',
    tabs: [
      { value: 'a', label: '長'.repeat(10_000), count: 999_999_999_999 },
      { value: 'b', label: '<b>太字</b>', count: Number.NaN },
      { value: 'c', label: '📈 שלום' },
    ],
  },
})

const tab = (label: string, at: number) => ({ value: String(at), label, count: at === 3 ? 4 : undefined })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '取引の一覧',
        tabs: ['ザラ場注文', '板寄せ', 'ETF', '保有中', '終了', '募集・配分'],
        views: ['チャート', '板', '会社情報', 'ニュース', '予想配当'],
        none: '保有中の銘柄はまだありません。',
      },
      en: {
        label: 'Trades',
        tabs: ['Continuous orders', 'Auctions', 'ETF', 'Holding', 'Closed', 'Offers'],
        views: ['Chart', 'Board', 'Company', 'News', 'Dividends'],
        none: 'You hold no stock yet.',
      },
      'zh-Hant': {
        label: '交易清單',
        tabs: ['盤中委託', '集合競價', 'ETF', '持有中', '已結束', '申購・配售'],
        views: ['走勢圖', '五檔', '公司資訊', '新聞', '預估股利'],
        none: '尚未持有任何股票。',
      },
    })
    return (
      <Rows>
        <Held label={words.label} value="3" onChange={fn()} tabs={words.tabs.map(tab)}>
          <Section>
            <Text tone="secondary">{words.none}</Text>
          </Section>
        </Held>
        <Held
          label={words.label}
          value="0"
          onChange={fn()}
          tabs={words.views.map((label, at) => ({ value: String(at), label }))}
        />
      </Rows>
    )
  },
})
