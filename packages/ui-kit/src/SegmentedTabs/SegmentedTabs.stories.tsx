import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs.tsx'

function Held({ value: first, onChange, ...props }: SegmentedTabsProps<string>) {
  const [value, setValue] = useState(first)
  return (
    <SegmentedTabs
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const sample: SegmentedTabsProps<string> = {
  label: '注文の種類',
  value: 'limit',
  onChange: fn(),
  options: [
    { value: 'limit', label: '指値' },
    { value: 'market', label: '成行' },
  ],
}

const meta = preview.meta({
  title: 'Kit/SegmentedTabs',
  component: SegmentedTabs,
  args: sample,
  render: (args) => <Held {...args} />,
})

/** Radios: one stop of the Tab key, the arrows choose. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radiogroup', { name: '注文の種類' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '指値' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '成行' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('market')
    await userEvent.click(canvas.getByText('指値'))
    await expect(args.onChange).toHaveBeenLastCalledWith('limit')
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.offsetWidth)
    await expect(first).toBe(second)
  },
})

export const Three = meta.story({
  name: '3つ',
  args: {
    label: '期間',
    value: 'day',
    options: [
      { value: 'day', label: '1日' },
      { value: 'week', label: '1週間' },
      { value: 'month', label: '1か月' },
    ],
  },
})

export const Sides = meta.story({
  name: '買いと売り',
  args: {
    label: '売買',
    value: 'buy',
    options: [
      { value: 'buy', label: '買い', side: 'buy' },
      { value: 'sell', label: '売り', side: 'sell' },
    ],
  },
})

/** Side by side or below one another, but none alone in a second line. */
export const ThreeWithLargeText = meta.story({
  name: '三つ・文字 200 %',
  args: {
    label: '言語',
    value: 'ja',
    options: [
      { value: 'ja', label: '日本語' },
      { value: 'en', label: 'English' },
      { value: 'zh', label: '繁體中文' },
    ],
  },
  async play({ canvas }) {
    const lines = (): number =>
      new Set(canvas.getAllByRole('radio').map((radio) => radio.parentElement?.offsetTop)).size
    await expect(lines()).toBe(1)
    document.documentElement.dataset['text'] = '200'
    await waitFor(() => expect(lines()).toBe(3))
    document.documentElement.dataset['text'] = '100'
    await waitFor(() => expect(lines()).toBe(1))
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['注文の種類', '指値', '成行', '期間', '1日', '1週間', '1か月', 'すべて', '売買', '買い', '売り'],
      en: ['Order type', 'Limit', 'Market', 'Period', 'Day', 'Week', 'Month', 'All', 'Side', 'Buy', 'Sell'],
      'zh-Hant': ['委託類型', '限價', '市價', '期間', '1日', '1週', '1個月', '全部', '買賣', '買進', '賣出'],
    })
    const option = (at: number) => ({ value: String(at), label: words[at] ?? '' })
    const sides = [
      { ...option(9), side: 'buy' as const },
      { ...option(10), side: 'sell' as const },
    ]
    return (
      <Board title="SegmentedTabs">
        <Rows>
          <Held label={words[0] ?? ''} value="1" onChange={fn()} options={[1, 2].map(option)} />
          <Held label={words[3] ?? ''} value="5" onChange={fn()} options={[4, 5, 6, 7].map(option)} />
          <Held label={words[8] ?? ''} value="9" onChange={fn()} options={sides} />
          <Held label={`${words[8]} 2`} value="10" onChange={fn()} options={sides} />
        </Rows>
      </Board>
    )
  },
})
