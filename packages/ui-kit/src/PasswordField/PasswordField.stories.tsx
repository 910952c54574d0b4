import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { Link } from '../Link/Link.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Held({ value: first, onChange, ...props }: PasswordFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const sample: PasswordFieldProps = { label: 'パスワード', value: '', autoComplete: 'current-password', onChange: fn() }

const meta = preview.meta({
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: sample,
  render: (args) => <Held {...args} />,
})

/** The eye shows what was typed and leaves the caret where it is. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText<HTMLInputElement>('パスワード')
    await expect(field.type).toBe('password')
    await userEvent.type(field, 'Kabuto2026')
    field.setSelectionRange(3, 3)
    const eye = canvas.getByRole('button', { name: 'パスワードを表示' })
    await expect(eye).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(field.type).toBe('text')
    await expect(field).toHaveFocus()
    await expect(field.selectionStart).toBe(3)
    await expect(eye.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(eye.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(eye)
    await expect(field.type).toBe('password')
  },
})

export const Paste = meta.story({
  name: '貼り付けられる',
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('パスワード')
    await userEvent.click(field)
    await userEvent.paste('Kabuto2026')
    await expect(field).toHaveValue('Kabuto2026')
  },
})

/** By keyboard the eye is the next stop, and the form is not sent by it. */
export const ByKeyboard = meta.story({
  name: 'キーボードで切り替える',
  args: { value: 'Kabuto2026' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
  },
})

export const Filled = meta.story({
  name: '入力済み',
  args: { label: '資金パスワード', value: '12345678', note: <Link href="#/user/fundPassword">忘れた場合</Link> },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { value: 'kabuto', error: '会員番号かパスワードが違います。' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('パスワード')).toBeInvalid()
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription('会員番号かパスワードが違います。')
  },
})

export const OwnWords = meta.story({
  name: 'ことばを替える',
  args: { words: { showPassword: '資金パスワードを表示' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '資金パスワードを表示' })).toBeVisible()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        empty: 'パスワード',
        fund: '資金パスワード',
        forgot: '忘れた場合',
        again: 'もう一度',
        wrong: '8文字以上で入力してください。あと2文字です。',
        locked: '変更後24時間は使えません。',
        hint: '半角の英字と数字を両方使ってください。',
      },
      en: {
        empty: 'Password',
        fund: 'Fund password',
        forgot: 'Forgot it?',
        again: 'Once more',
        wrong: 'Use 8 characters or more. 2 more to go.',
        locked: 'You cannot use it for 24 hours after a change.',
        hint: 'Use both letters and digits.',
      },
      'zh-Hant': {
        empty: '密碼',
        fund: '資金密碼',
        forgot: '忘記密碼',
        again: '再次輸入',
        wrong: '請輸入8個字元以上，還差2個。',
        locked: '變更後24小時內無法使用。',
        hint: '請同時使用英文字母與數字。',
      },
    })
    return (
      <Board title="PasswordField">
        <Rows>
          <PasswordField label={words.empty} value="" autoComplete="new-password" hint={words.hint} />
          <PasswordField
            label={words.fund}
            value="12345678"
            autoComplete="off"
            note={<Link href="#/user/fundPassword">{words.forgot}</Link>}
          />
          <PasswordField label={words.again} value="kabuto" autoComplete="new-password" error={words.wrong} />
          <PasswordField label={`${words.fund} 2`} value="" autoComplete="off" disabledReason={words.locked} />
        </Rows>
      </Board>
    )
  },
})
