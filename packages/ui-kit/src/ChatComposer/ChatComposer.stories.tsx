import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Offline } from '../base/offline.ts'
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx'

/** Holds what is written, and empties it when it is sent, as a chat does. */
function Held({ value: first, onChange, onSend, ...props }: ChatComposerProps) {
  const [value, setValue] = useState(first)
  return (
    <ChatComposer
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onSend={() => {
        setValue('')
        onSend()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/ChatComposer',
  component: ChatComposer,
  args: { label: '質問', value: '', onChange: fn(), onSend: fn(), limit: 200, placeholder: '質問を入力' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ActionBar>
      <Held {...args} />
    </ActionBar>
  ),
})

/** Enter sends, Shift and Enter begin a line; nothing is sent while there is nothing. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('textbox', { name: '質問' })
    const send = canvas.getByRole('button', { name: '送信' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription('入力すると送信できます。')
    await expect(send.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(box.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(send)
    await userEvent.tab({ shift: true })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}  {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.keyboard('なぜ全額{Shift>}{Enter}{/Shift}出金できないのですか。')
    await expect(box).toHaveValue('なぜ全額\n出金できないのですか。')
    await expect(send).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('手数料')
    await userEvent.click(send)
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
})

/** Enter that ends a conversion belongs to the input method. */
export const Composing = meta.story({
  name: '日本語の変換中',
  args: { value: '手数料' },
  async play({ args, canvas }) {
    const box = canvas.getByRole('textbox')
    box.focus()
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
    box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(box).toHaveValue('手数料')
  },
})

export const NearLimit = meta.story({
  name: '残りわずか',
  args: { value: 'あ'.repeat(180) },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('180 / 200文字')
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled')
  },
})

/** What is too long is kept as it was written; how much to cut is shown. */
export const TooLong = meta.story({
  name: '長すぎる',
  args: { value: 'あ'.repeat(213) },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('200文字までです。あと13文字減らしてください。')
    const send = canvas.getByRole('button', { name: '送信' })
    await expect(send).toHaveAccessibleDescription('200文字までです。あと13文字減らしてください。')
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Sending = meta.story({
  name: '送信中',
  args: { value: '手数料', sending: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '送信中' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({
  name: '送れない理由',
  args: { value: '手数料', disabledReason: '10:03 からもう一度お試しください。' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('10:03 からもう一度お試しください。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '送信' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

/** Shown before the press; the text is kept. */
export const WithoutConnection = meta.story({
  name: '通信できない',
  args: { value: '手数料' },
  render: (args) => (
    <Offline value>
      <ActionBar>
        <Held {...args} />
      </ActionBar>
    </Offline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '送信' })).toHaveAccessibleDescription(/通信できません/)
    await expect(canvas.getByRole('textbox')).toHaveValue('手数料')
  },
})

export const Warned = meta.story({
  name: '秘密らしい内容',
  args: {
    value: '0120',
    notice: <Banner tone="progress">パスワードや口座番号は送らないでください。</Banner>,
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render(args) {
    const words = useSamples({
      ja: {
        label: '質問',
        empty: '質問を入力',
        written: 'なぜ全額出金できないのですか。',
        letter: 'あ',
        reason: '10:03 からもう一度お試しください。',
        warning: 'パスワードや口座番号は送らないでください。',
        states: ['既定', '入力済み', '数行', '残りわずか', '長すぎる', '送れない理由', '注意'],
      },
      en: {
        label: 'Question',
        empty: 'Ask a question',
        written: 'Why can I not withdraw all of it?',
        letter: 'ab ',
        reason: 'Try again from 10:03.',
        warning: 'Never send passwords or account numbers.',
        states: ['Default', 'Filled', 'Several lines', 'Near the limit', 'Too long', 'Disabled', 'Warning'],
      },
      'zh-Hant': {
        label: '問題',
        empty: '輸入問題',
        written: '為什麼不能提領全額？',
        letter: '字',
        reason: '請於 10:03 後再試。',
        warning: '請勿傳送密碼或帳號。',
        states: ['預設', '已輸入', '多行', '接近上限', '過長', '停用', '提醒'],
      },
    })
    const all: Partial<ChatComposerProps>[] = [
      {},
      { value: words.written },
      { value: words.written.repeat(4) },
      { value: words.letter.repeat(180).slice(0, 180) },
      { value: words.letter.repeat(220).slice(0, 215) },
      { value: words.written, disabledReason: words.reason },
      { value: '0120', notice: <Banner tone="progress">{words.warning}</Banner> },
    ]
    return (
      <Board title="ChatComposer">
        <Rows>
          {all.map((sample, at) => (
            <Example key={words.states[at]} name={words.states[at] ?? ''}>
              <Held {...args} label={`${words.label} ${at + 1}`} placeholder={words.empty} {...sample} />
            </Example>
          ))}
        </Rows>
      </Board>
    )
  },
})
