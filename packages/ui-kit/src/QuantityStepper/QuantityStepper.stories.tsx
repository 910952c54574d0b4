import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

function Held({ value: first, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const limits = {
  least: { value: 100, reason: '100株から注文できます。' },
  most: { value: 1200, reason: '買付余力では 1,200株までです。' },
}

const meta = preview.meta({
  title: 'Kit/QuantityStepper',
  component: QuantityStepper,
  args: { label: '数量', note: '100株単位・最大 1,200株', value: '300', unit: '株', lot: 100, limits, onChange: fn() },
  render: (args) => <Held {...args} />,
})

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '数量' })
    await expect(field.inputMode).toBe('numeric')
    await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('400')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(field).toHaveValue('100')
    await expect(field).toHaveAccessibleDescription(/^100株から注文できます。/)
  },
})

/** Only on leaving, never under the fingers; the hint says what was done, until the next change. */
export const OffLot = meta.story({
  name: '単位に直す',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '350')
    await expect(args.onChange).toHaveBeenLastCalledWith('350')
    await userEvent.tab()
    await expect(field).toHaveValue('300')
    await expect(args.onChange).toHaveBeenLastCalledWith('300')
    await expect(canvas.getByText('100株単位に直しました。')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.queryByText('100株単位に直しました。')).toBeNull()
    await userEvent.type(field, '50')
    await userEvent.tab()
    await expect(field).toHaveValue('100')
  },
})

/** From between two lots a press goes to the next one. */
export const FromBetween = meta.story({
  name: '端数からの1押し',
  args: { value: '350' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '数量を減らす' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('300')
  },
})

export const Empty = meta.story({
  name: '空から',
  args: { value: '' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: '数量を減らす' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('100')
  },
})

export const AtMost = meta.story({
  name: '上限',
  args: { value: '1200' },
  async play({ args, canvas, userEvent }) {
    const more = canvas.getByRole('button', { name: '数量を増やす' })
    await expect(more).toHaveAccessibleDescription('買付余力では 1,200株までです。')
    await userEvent.click(more)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/買付余力では 1,200株までです。/)
  },
})

/** Past a limit it stays as typed: the form refuses it with the real number. */
export const TooMany = meta.story({
  name: '買いすぎ',
  args: { value: '1300', error: '買付余力を 281,400円 超えています。1,200株以下で入力してください。' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '数量を減らす' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1200')
  },
})

export const ThousandLot = meta.story({
  name: '1,000単位',
  args: { value: '1000', lot: 1000, unit: '口', note: '1,000口単位', limits: undefined },
})

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        quantity: '数量',
        lots: '100株単位・最大 1,200株',
        least: '下限',
        from: '100株から注文できます。',
        wrong: '買付余力を 281,400円 超えています。1,200株以下で入力してください。',
        fixed: '読み取り専用',
        empty: '空',
        unit: '株',
      },
      en: {
        quantity: 'Quantity',
        lots: 'Lots of 100, up to 1,200',
        least: 'At the least',
        from: 'From 100 shares.',
        wrong: '¥281,400 over your buying power. Enter 1,200 shares or fewer.',
        fixed: 'Read-only',
        empty: 'Empty',
        unit: 'shares',
      },
      'zh-Hant': {
        quantity: '數量',
        lots: '100股為單位・最多 1,200股',
        least: '下限',
        from: '100股起可委託。',
        wrong: '超出可用資金 281,400日圓。請輸入 1,200股以下。',
        fixed: '唯讀',
        empty: '空白',
        unit: '股',
      },
    })
    const common = { onChange: none, unit: words.unit, lot: 100, limits: { least: { value: 100, reason: words.from } } }
    return (
      <Board title="QuantityStepper">
        <Rows>
          <QuantityStepper {...common} label={words.quantity} note={words.lots} value="300" />
          <QuantityStepper {...common} label={words.least} value="100" hint={words.from} />
          <QuantityStepper {...common} label={words.empty} value="" />
          <QuantityStepper {...common} label={`${words.quantity} 2`} value="1300" error={words.wrong} />
          <QuantityStepper {...common} label={words.fixed} value="300" readOnly />
        </Rows>
      </Board>
    )
  },
})
