import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

/** Holds the value, as a form would. */
function Held({ value: first, onChange, ...props }: TextAreaProps) {
  const [value, setValue] = useState(first)
  return (
    <TextArea
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const sample: TextAreaProps = {
  label: '異議の内容',
  value: '',
  limit: 20,
  hint: '事実と日付を書いてください。',
  autoComplete: 'off',
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Kit/TextArea',
  component: TextArea,
  args: sample,
  render: (args) => <Held {...args} />,
})

/** Enter begins a line, and the box grows with what is written. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('textbox', { name: '異議の内容' })
    await expect(box).toHaveAccessibleDescription('事実と日付を書いてください。')
    const before = box.offsetHeight
    await userEvent.click(canvas.getByText('異議の内容'))
    await expect(box).toHaveFocus()
    await userEvent.keyboard('一{Enter}二{Enter}三{Enter}四')
    await expect(args.onChange).toHaveBeenLastCalledWith('一\n二\n三\n四')
    await expect(box.offsetHeight).toBeGreaterThan(before)
  },
})

/** Counted from four fifths on; what is longer than the limit stays as it was typed. */
export const Counted = meta.story({
  name: '文字数',
  args: { value: '本人の取引です。確認してください。' },
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveAccessibleDescription('17 / 20文字')
    await userEvent.type(box, '一二三四')
    await expect(box).toHaveValue('本人の取引です。確認してください。一二三四')
    await expect(box).toHaveAccessibleDescription('21 / 20文字')
  },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { error: '異議の内容を入力してください。' },
  async play({ canvas }) {
    const box = canvas.getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('異議の内容を入力してください。')
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { value: '本人の取引です。', disabledReason: '審査中は変更できません。' },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('追')
    await expect(box).toHaveValue('本人の取引です。')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('審査中は変更できません。')
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        empty: '既定',
        filled: '入力済み',
        error: 'エラー',
        disabled: '無効',
        hint: '事実と日付を書いてください。',
        text: '11月20日の注文は本人のものです。\n確認をお願いします。',
        wrong: '異議の内容を入力してください。',
        reason: '審査中は変更できません。',
      },
      en: {
        empty: 'Default',
        filled: 'Filled',
        error: 'Error',
        disabled: 'Disabled',
        hint: 'Give facts and dates.',
        text: 'The order of 20 November was mine.\nPlease check it.',
        wrong: 'Enter your appeal.',
        reason: 'You cannot change this during the review.',
      },
      'zh-Hant': {
        empty: '預設',
        filled: '已輸入',
        error: '錯誤',
        disabled: '停用',
        hint: '請寫明事實與日期。',
        text: '11月20日的委託由本人下單。\n請確認。',
        wrong: '請輸入申訴內容。',
        reason: '審核期間無法變更。',
      },
    })
    return (
      <Board title="TextArea">
        <Rows>
          <TextArea label={words.empty} value="" limit={500} hint={words.hint} />
          <TextArea label={words.filled} value={words.text} limit={500} />
          <TextArea label={words.error} value="" limit={500} error={words.wrong} />
          <TextArea label={words.disabled} value={words.text} limit={500} disabledReason={words.reason} />
        </Rows>
      </Board>
    )
  },
})
