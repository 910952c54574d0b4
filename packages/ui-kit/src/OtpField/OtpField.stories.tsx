import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

function Held({ value: first, onChange, ...props }: OtpFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <OtpField
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
  title: 'Kit/OtpField',
  component: OtpField,
  args: { label: '確認コード', value: '', hint: 'SMSで届いた6桁の数字です。', onChange: fn() },
  render: (args) => <Held {...args} />,
})

function drawn(canvasElement: HTMLElement): string[] {
  return [...canvasElement.querySelectorAll('input ~ span')].map((box) => box.textContent ?? '')
}

/** One input for phones, keyboards and screen readers; the box to be filled next is marked. */
export const Playground = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '確認コード' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field.inputMode).toBe('numeric')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('41a7')
    await expect(drawn(canvasElement)).toEqual(['4', '1', '7', '', '', ''])
    await expect(args.onChange).toHaveBeenLastCalledWith('417')
    const current = canvasElement.querySelector('[data-current]')
    await expect(current?.previousElementSibling).toHaveTextContent('7')
    await expect(getComputedStyle(current ?? field).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('41')
    await userEvent.keyboard('70529')
    await expect(args.onChange).toHaveBeenLastCalledWith('417052')
  },
})

/** A press in any box sets the caret behind the last digit. */
export const Press = meta.story({
  name: 'どの箱を押しても続きから',
  args: { value: '417' },
  async play({ args, canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    const first = canvasElement.querySelector('input ~ span')?.getBoundingClientRect()
    await expect(first?.height).toBeGreaterThanOrEqual(56)
    await expect(document.elementFromPoint((first?.left ?? 0) + 4, (first?.top ?? 0) + 4)).toBe(field)
    await userEvent.click(field)
    field.setSelectionRange(0, 0)
    field.dispatchEvent(new Event('select', { bubbles: true }))
    await userEvent.keyboard('0')
    await expect(args.onChange).toHaveBeenLastCalledWith('4170')
  },
})

export const Paste = meta.story({
  name: '貼り付け（全角・文の中）',
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('確認コード：４１７−０５２')
    await expect(args.onChange).toHaveBeenLastCalledWith('417052')
    await expect(canvas.getByRole('textbox')).toHaveValue('417052')
  },
})

export const Composing = meta.story({
  name: '日本語の変換中',
  async play({ args, canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['４', '４１', '４１７']) {
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }),
      )
      await expect(field).toHaveValue(text)
    }
    await expect(drawn(canvasElement).join('')).toBe('417')
    await expect(args.onChange).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '４１７' }))
    await expect(field).toHaveValue('417')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { value: '417053', error: 'コードが違います。あと4回入力できます。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('コードが違います。あと4回入力できます。')
  },
})

export const Done = meta.story({
  name: '確認済み',
  args: { value: '417052', verified: '確認できました。' },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('確認できました。')
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { disabledReason: '先に電話番号を入力してください。' },
})

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        code: '確認コード',
        hint: 'SMSで届いた6桁の数字です。',
        current: '入力中',
        wrong: 'コードが違います。あと4回入力できます。',
        right: '確認できました。',
        why: '先に電話番号を入力してください。',
        error: 'エラー',
        done: '確認済み',
        off: '無効',
      },
      en: {
        code: 'Code',
        hint: 'The 6 digits in your text message.',
        current: 'Typing',
        wrong: 'Wrong code. 4 tries left.',
        right: 'Verified.',
        why: 'Enter your phone number first.',
        error: 'Error',
        done: 'Verified',
        off: 'Disabled',
      },
      'zh-Hant': {
        code: '驗證碼',
        hint: '簡訊中的6位數字。',
        current: '輸入中',
        wrong: '驗證碼有誤，還可輸入4次。',
        right: '驗證成功。',
        why: '請先輸入手機號碼。',
        error: '錯誤',
        done: '已驗證',
        off: '停用',
      },
    })
    return (
      <Board title="OtpField">
        <Rows>
          <OtpField label={words.code} value="" onChange={none} hint={words.hint} />
          <OtpField label={words.current} value="417" onChange={none} />
          <OtpField label={words.error} value="417053" onChange={none} error={words.wrong} />
          <OtpField label={words.done} value="417052" onChange={none} verified={words.right} />
          <OtpField label={words.off} value="" onChange={none} disabledReason={words.why} />
        </Rows>
      </Board>
    )
  },
  async play({ canvas, userEvent }) {
    const [, second] = canvas.getAllByRole('textbox')
    if (second) await userEvent.click(second)
    await expect(second).toHaveFocus()
  },
})
