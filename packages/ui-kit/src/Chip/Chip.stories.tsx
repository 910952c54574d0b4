import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Board, Example, Pairs, Rows, useSamples } from '../base/board.tsx'
import { StarIcon } from '../icons.ts'
import { Chip, type ChipProps } from './Chip.tsx'
import { Chips, type ChipsProps } from './Chips.tsx'

function Held({ on: first, onChange, ...props }: ChipProps) {
  const [on, setOn] = useState(first)
  return (
    <Chip
      {...props}
      on={on}
      onChange={(next) => {
        setOn(next)
        onChange(next)
      }}
    />
  )
}

function HeldGroup({ value: first, onChange, ...props }: ChipsProps<string>) {
  const [value, setValue] = useState(first)
  return (
    <Chips
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/Chip',
  component: Chip,
  args: { label: '値上がり率', on: false, onChange: fn() },
  render: (args) => <Held {...args} />,
})

/** On or off by itself: a toggle button. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const chip = canvas.getByRole('button', { name: '値上がり率', pressed: false })
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44)
    const before = chip.offsetWidth
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(chip.offsetWidth).toBe(before)
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(chip)
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
})

export const WithIcon = meta.story({ name: '絵つき', args: { icon: StarIcon, on: true } })

export const Disabled = meta.story({
  name: '押せない理由',
  args: { disabledReason: '取引時間外は選べません。' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    const chip = canvas.getByRole('button')
    await expect(chip).toHaveFocus()
    await expect(chip).toHaveAccessibleDescription('取引時間外は選べません。')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

const choose = fn()
const sorts = ['売買代金', '値上がり率', '値下がり率', '出来高', '時価総額'].map((label, at) => ({
  value: String(at),
  label,
}))

/** One of several: radios, one stop of the Tab key. What was chosen comes in view; the page does not move. */
export const Group = meta.story({
  name: 'ひとつを選ぶ',
  parameters: { layout: 'fullscreen' },
  render: () => <HeldGroup label="並べ方" value="0" onChange={choose} options={sorts} />,
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('radiogroup', { name: '並べ方' })
    await waitFor(() => expect(row).toHaveAttribute('data-more'))
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '売買代金' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '時価総額' })).toBeChecked()
    await expect(choose).toHaveBeenLastCalledWith('4')
    const last = row.lastElementChild
    await waitFor(() =>
      expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    )
  },
})

/** Of what is chosen and what has the keyboard, a narrower row shows the latter. */
export const Narrower = meta.story({
  name: '狭くなっても選ぶところは見える',
  parameters: { layout: 'fullscreen' },
  render: () => <HeldGroup label="並べ方" value="0" onChange={choose} options={sorts} />,
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('radiogroup', { name: '並べ方' })
    const last = canvas.getByRole('radio', { name: '時価総額' })
    await userEvent.tab()
    last.focus()
    await expect(canvas.getByRole('radio', { name: '売買代金' })).toBeChecked()
    row.style.width = '240px'
    const { lastElementChild: end } = row
    await waitFor(() =>
      expect(end?.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    )
  },
})

/** Neither a press nor a focus is scrolling: where the row stands still follows from its size alone. */
export const WiderAgain = meta.story({
  name: '狭くなって戻ると元のまま',
  parameters: { layout: 'fullscreen' },
  render: () => <Chips label="並べ方" value="1" onChange={choose} options={sorts} />,
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('radiogroup', { name: '並べ方' })
    const press = async (name: string): Promise<void> => {
      const chip = canvas.getByRole('radio', { name })
      await userEvent.click(chip)
      chip.blur()
    }
    const standsAt = (left: number) => waitFor(() => expect(row.scrollLeft).toBe(left))
    await press('売買代金')
    await standsAt(0)
    row.style.width = '120px'
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    const narrow = row.scrollLeft
    await press('時価総額')
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(narrow))
    row.style.width = ''
    await standsAt(0)
    row.style.width = '120px'
    await standsAt(narrow)
  },
})

const blocked = fn()

export const GroupDisabled = meta.story({
  name: '選べないもの',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HeldGroup
      label="市場"
      value="jp"
      onChange={blocked}
      options={[
        { value: 'jp', label: '日本' },
        { value: 'us', label: '米国', disabledReason: '米国株は本人確認の後に選べます。' },
      ]}
    />
  ),
  async play({ canvas, userEvent }) {
    const us = canvas.getByRole('radio', { name: '米国' })
    await expect(us).toHaveAccessibleDescription('米国株は本人確認の後に選べます。')
    await userEvent.click(canvas.getByText('米国'))
    await expect(us).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: '日本' })).toBeChecked()
    await expect(blocked).not.toHaveBeenCalled()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        off: '切',
        on: '入',
        disabled: '押せない',
        one: '出来高',
        sort: '並べ方',
        reason: '取引時間外は選べません。',
        long: '予想配当利回りと時価総額の大きい順に並べる',
        sorts: ['売買代金', '値上がり率', '値下がり率', '出来高', '時価総額'],
      },
      en: {
        off: 'Off',
        on: 'On',
        disabled: 'Disabled',
        one: 'Volume',
        sort: 'Sort',
        reason: 'Not outside trading hours.',
        long: 'Ordered by expected dividend yield and market value',
        sorts: ['Turnover', 'Gainers', 'Losers', 'Volume', 'Market value'],
      },
      'zh-Hant': {
        off: '關',
        on: '開',
        disabled: '無法選擇',
        one: '成交量',
        sort: '排序',
        reason: '非交易時間無法選擇。',
        long: '依預估股息殖利率與市值由大到小排列',
        sorts: ['成交值', '漲幅', '跌幅', '成交量', '市值'],
      },
    })
    return (
      <>
        <Board title="Chip">
          <Rows>
            <Pairs>
              <Example name={words.off}>
                <Held label={words.one} on={false} onChange={fn()} />
              </Example>
              <Example name={words.on}>
                <Held label={words.one} on onChange={fn()} />
              </Example>
              <Example name={words.disabled}>
                <Held label={words.one} on={false} onChange={fn()} disabledReason={words.reason} />
              </Example>
            </Pairs>
            <Held label={words.long} on onChange={fn()} />
          </Rows>
        </Board>
        <Board title="Chips">
          <HeldGroup
            label={words.sort}
            value="0"
            onChange={fn()}
            options={words.sorts.map((label, at) => ({ value: String(at), label }))}
          />
        </Board>
      </>
    )
  },
})
