import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

function Held({ value: first, onChange, action, ...props }: AmountFieldProps) {
  const [value, setValue] = useState(first)
  function take(next: string): void {
    setValue(next)
    onChange(next)
  }
  return (
    <AmountField
      {...props}
      value={value}
      onChange={take}
      action={action && { ...action, onPress: () => take('2918400') }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/AmountField',
  component: AmountField,
  args: { label: '出金額', value: '', unit: '円', onChange: fn() },
  render: (args) => <Held {...args} />,
})

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '出金額' })
    await expect(field.inputMode).toBe('numeric')
    await userEvent.type(field, '3000000')
    await expect(field).toHaveValue('3,000,000')
    await expect(args.onChange).toHaveBeenLastCalledWith('3000000')
    await expect(field).toHaveAccessibleDescription('円')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
})

function caretAt(field: HTMLInputElement, at: number): void {
  field.focus()
  field.setSelectionRange(at, at)
}

/** Another amount with as many digits, put in place of all of it: no digit of it is lost. */
export const Replaced = meta.story({
  name: '同じ桁数に置き換える',
  args: { value: '2777.5', decimals: 1 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(field).toHaveValue('2,777.5')
    field.focus()
    field.select()
    await userEvent.paste('2777.3')
    await expect(field).toHaveValue('2,777.3')
    await expect(args.onChange).toHaveBeenLastCalledWith('2777.3')
  },
})

/** In the middle of a number the caret stays beside the digit just typed, however the separators move. */
export const Caret = meta.story({
  name: '途中に打ってもカーソルは動かない',
  args: { value: '1234567' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(field).toHaveValue('1,234,567')
    caretAt(field, 4)
    await userEvent.keyboard('9')
    await expect(field).toHaveValue('12,394,567')
    await expect(field.selectionStart).toBe(5)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('1,234,567')
    await expect(field.selectionStart).toBe(4)
    // A letter is not taken, and moves nothing.
    await userEvent.keyboard('k')
    await expect(field).toHaveValue('1,234,567')
    await expect(field.selectionStart).toBe(4)
    caretAt(field, 0)
    await userEvent.keyboard('8')
    await expect(field).toHaveValue('81,234,567')
    await expect(field.selectionStart).toBe(1)
    await expect(args.onChange).toHaveBeenLastCalledWith('81234567')
  },
})

/** Rubbing out a separator rubs out the digit beside it: else the key would do nothing. */
export const Separator = meta.story({
  name: '区切りを消すと隣の数字が消える',
  args: { value: '1234567' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    caretAt(field, 2)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('234,567')
    await expect(field.selectionStart).toBe(0)
    caretAt(field, 3)
    await userEvent.keyboard('{Delete}')
    await expect(field).toHaveValue('23,467')
    await expect(field.selectionStart).toBe(4)
  },
})

export const Paste = meta.story({
  name: '貼り付け（全角・記号つき）',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('￥００１，２３４，５６７−')
    await expect(field).toHaveValue('1,234,567')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567')
  },
})

/** A Japanese keyboard in full-width mode: while it composes, nothing is removed and `onChange` is not called. */
export const Composing = meta.story({
  name: '日本語の変換中',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['１', '１５', '１５０', '１５００']) {
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }),
      )
      await expect(field).toHaveValue(text)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１５００' }))
    await expect(field).toHaveValue('1,500')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith('1500')
  },
})

export const Decimals = meta.story({
  name: '小数（ドル）',
  args: { label: '両替額', unit: 'USD', decimals: 2 },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(field.inputMode).toBe('decimal')
    await userEvent.type(field, '1284.')
    await expect(field).toHaveValue('1,284.')
    await expect(args.onChange).toHaveBeenLastCalledWith('1284')
    await userEvent.type(field, '507')
    await expect(field).toHaveValue('1,284.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1284.50')
  },
})

export const FillAll = meta.story({
  name: '全額',
  args: { action: { label: '全額', onPress: fn() }, note: '1回の上限 50,000,000円' },
  async play({ args, canvas, userEvent }) {
    const all = canvas.getByRole('button', { name: '全額' })
    await expect(all.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(all.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(all)
    await expect(canvas.getByRole('textbox')).toHaveValue('2,918,400')
    await expect(args.onChange).toHaveBeenLastCalledWith('2918400')
  },
})

const tooMuch = '出金可能額を 81,600円 超えています。2,918,400円以下で入力してください。'

export const Failed = meta.story({
  name: 'エラー',
  args: { value: '3000000', note: '1回の上限 50,000,000円', error: tooMuch, action: { label: '全額', onPress: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${tooMuch} 円 1回の上限 50,000,000円`)
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { value: '500000', disabledReason: '審査中は変更できません。', action: { label: '全額', onPress: fn() } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        empty: '入金額',
        amount: '出金額',
        unit: '円',
        all: '全額',
        limit: '1回の上限 50,000,000円',
        error: tooMuch,
        hint: '1,000円から入金できます。',
        disabled: '借入額',
        reason: '審査中の借入があります。結果が出てから申し込めます。',
      },
      en: {
        empty: 'Deposit',
        amount: 'Withdrawal',
        unit: 'JPY',
        all: 'All',
        limit: 'Up to ¥50,000,000 each time',
        error: '¥81,600 over your withdrawable amount. Enter ¥2,918,400 or less.',
        hint: 'From ¥1,000.',
        disabled: 'Loan',
        reason: 'A loan is in review. Apply again after the result.',
      },
      'zh-Hant': {
        empty: '存款金額',
        amount: '提款金額',
        unit: '日圓',
        all: '全額',
        limit: '單次上限 50,000,000日圓',
        error: '超出可提款金額 81,600 日圓。請輸入 2,918,400 日圓以下的金額。',
        hint: '最低 1,000 日圓。',
        disabled: '借款金額',
        reason: '您有審核中的借款，結果公布後可再申請。',
      },
    })
    return (
      <Board title="AmountField">
        <Rows>
          <AmountField label={words.empty} value="" onChange={none} unit={words.unit} hint={words.hint} />
          <AmountField
            label={`${words.amount} 1`}
            value="2918400"
            onChange={none}
            unit={words.unit}
            note={words.limit}
            action={{ label: words.all, onPress: none }}
          />
          <AmountField
            label={words.amount}
            value="3000000"
            onChange={none}
            unit={words.unit}
            note={words.limit}
            error={words.error}
            action={{ label: words.all, onPress: none }}
          />
          <AmountField
            label={words.disabled}
            value="500000"
            onChange={none}
            unit={words.unit}
            disabledReason={words.reason}
          />
        </Rows>
      </Board>
    )
  },
})
