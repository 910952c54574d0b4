import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { Field, type FieldProps } from './Field.tsx'

/** Holds the value, as a form would. */
function Held({ value: first, onChange, ...props }: FieldProps) {
  const [value, setValue] = useState(first)
  return (
    <Field
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const sample: FieldProps = {
  label: '会員番号',
  value: '',
  placeholder: '例：0901234567',
  inputMode: 'tel',
  autoComplete: 'tel',
  onChange: fn(),
}

const meta = preview.meta({ title: 'Kit/Field', component: Field, args: sample, render: (args) => <Held {...args} /> })

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: '会員番号' })
    await userEvent.click(canvas.getByText('会員番号'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('0901')
    await expect(field).toHaveValue('0901')
    await expect(args.onChange).toHaveBeenLastCalledWith('0901')
  },
})

/** What an input method sends while 佐 is being chosen: nothing may be removed meanwhile. */
export const Composing = meta.story({
  name: '日本語の変換中',
  args: { label: '氏名', inputMode: 'text', autoComplete: 'name', placeholder: '例：佐藤 美咲' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['s', 'さ', 'さと', '佐藤']) {
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }),
      )
      await expect(field).toHaveValue(text)
    }
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '佐藤' }))
    await expect(field).toHaveValue('佐藤')
    await expect(field).toHaveFocus()
  },
})

export const Focused = meta.story({
  name: 'フォーカスと桁数',
  args: { value: '09012345', suffix: '8 / 10', maxLength: 10 },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(getComputedStyle(field.parentElement ?? field).outline).toContain('2px')
    await expect(field).toHaveAccessibleDescription('8 / 10')
  },
})

export const WithUnit = meta.story({
  name: '単位とヒント',
  args: {
    label: '出金額',
    value: '3000000',
    suffix: '円',
    placeholder: undefined,
    inputMode: 'numeric',
    autoComplete: 'off',
    note: '出金可能 2,918,400円',
    hint: '手数料はかかりません。',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '手数料はかかりません。 円 出金可能 2,918,400円',
    )
  },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { value: '0901234', hint: '日本の番号だけです。', error: '10桁の数字で入力してください。あと3桁です。' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('10桁の数字で入力してください。あと3桁です。')
    await expect(canvas.queryByText('日本の番号だけです。')).toBeNull()
  },
})

export const FailedAndFocused = meta.story({
  name: 'エラーとフォーカス',
  args: { value: '0901234', error: '10桁の数字で入力してください。あと3桁です。' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const ReadOnly = meta.story({
  name: '読み取り専用',
  args: { label: '受付番号', value: 'KB20261120-004182', readOnly: true, autoComplete: 'off' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '9')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('KB20261120-004182')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { label: '氏名', value: '佐藤 美咲', disabledReason: '審査中は変更できません。', autoComplete: 'name' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('子')
    await expect(field).toHaveValue('佐藤 美咲')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAccessibleDescription('審査中は変更できません。')
  },
})

const makeNumber = fn()

/** A press that fills the field: it comes after the field, and is gone while nothing can be filled. */
export const WithAction = meta.story({
  name: '欄の中の操作',
  args: {
    label: '口座番号',
    value: '0712305',
    inputMode: 'numeric',
    autoComplete: 'off',
    action: { label: '番号をつくる', onPress: makeNumber },
  },
  async play({ canvas, userEvent }) {
    makeNumber.mockClear()
    const field = canvas.getByRole('textbox', { name: '口座番号' })
    const press = canvas.getByRole('button', { name: '番号をつくる' })
    await expect(press.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(press).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(press)
    await expect(makeNumber).toHaveBeenCalledTimes(2)
    await expect(field).toHaveValue('0712305')
  },
})

export const WithoutAction = meta.story({
  name: '操作できないとき',
  args: {
    label: '口座番号',
    value: '0712305',
    autoComplete: 'off',
    disabledReason: '審査中は変更できません。',
    action: { label: '番号をつくる', onPress: makeNumber },
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const types = ['text', 'email', 'search', 'tel', 'url'] as const

/** The keyboard of a phone follows what is typed. */
export const Types = meta.story({
  name: '入力の種類',
  render: (args) => (
    <Rows>
      {types.map((type) => (
        <Held key={type} {...args} label={type} placeholder="" type={type} inputMode={undefined} autoComplete="off" />
      ))}
    </Rows>
  ),
  async play({ canvas }) {
    for (const type of types) await expect(canvas.getByLabelText(type)).toHaveAttribute('type', type)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        empty: '既定',
        focus: 'フォーカス',
        filled: '入力済み',
        error: 'エラー',
        readOnly: '読み取り専用',
        disabled: '無効',
        example: '例：0901234567',
        optional: '任意',
        hint: 'ハイフンは不要です。',
        wrong: '10桁の数字で入力してください。あと3桁です。',
        reason: '審査中は変更できません。',
        unit: '円',
        action: '欄の中の操作',
        make: '番号をつくる',
      },
      en: {
        empty: 'Default',
        focus: 'Focus',
        filled: 'Filled',
        error: 'Error',
        readOnly: 'Read-only',
        disabled: 'Disabled',
        example: 'e.g. 0901234567',
        optional: 'Optional',
        hint: 'Without hyphens.',
        wrong: 'Enter 10 digits. 3 more to go.',
        reason: 'You cannot change this during the review.',
        unit: 'JPY',
        action: 'Action',
        make: 'Make one',
      },
      'zh-Hant': {
        empty: '預設',
        focus: '聚焦',
        filled: '已輸入',
        error: '錯誤',
        readOnly: '唯讀',
        disabled: '停用',
        example: '例：0901234567',
        optional: '選填',
        hint: '不需輸入連字號。',
        wrong: '請輸入10位數字，還差3位。',
        reason: '審核期間無法變更。',
        unit: '日圓',
        action: '欄內操作',
        make: '產生號碼',
      },
    })
    return (
      <Board title="Field">
        <Rows>
          <Field label={words.empty} value="" placeholder={words.example} note={words.optional} hint={words.hint} />
          <Field label={words.focus} value="09012345" suffix="8 / 10" />
          <Field label={words.filled} value="3,000,000" suffix={words.unit} />
          <Field label={words.action} value="0712305" action={{ label: words.make, onPress: makeNumber }} />
          <Field label={words.error} value="0901234" error={words.wrong} />
          <Field label={words.readOnly} value="KB20261120-004182" readOnly />
          <Field label={words.disabled} value="佐藤 美咲" disabledReason={words.reason} />
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
