import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Change } from '../Change/Change.tsx'
import { Money } from '../Money/Money.tsx'
import { type OptionCard, OptionCards } from './OptionCards.tsx'

const yen = (value: number) => <Money value={value} currency="JPY" masked={false} />

const ways: OptionCard<string>[] = [
  { value: 'bank', label: '銀行振込', text: '模擬の口座へ。審査は約1分です。', figure: yen(0) },
  { value: 'convenience', label: 'コンビニ', text: '店頭の番号を使います。', figure: yen(220) },
  {
    value: 'card',
    label: '即時入金',
    text: '口座から引き落とします。',
    disabledReason: '先に口座を登録してください。',
  },
]

type HeldProps = {
  label: string
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  options: readonly OptionCard<string>[]
}

/** Holds the choice, as a form would. */
function Held({ value: first, onChange, ...props }: HeldProps) {
  const [value, setValue] = useState(first)
  return (
    <OptionCards
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/OptionCards',
  component: Held,
  args: { label: '入金の方法', options: ways, onChange: fn() },
})

/**
 * Nothing is chosen for the member; a press anywhere on a card chooses it, and what it means is read after its name.
 */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radiogroup', { name: '入金の方法' })).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    const bank = canvas.getByRole('radio', { name: '銀行振込' })
    await expect(bank).toHaveAccessibleDescription('0円 模擬の口座へ。審査は約1分です。')
    await expect(bank.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText('店頭の番号を使います。'))
    await expect(args.onChange).toHaveBeenLastCalledWith('convenience')
    await expect(canvas.getByRole('radio', { name: 'コンビニ' })).toBeChecked()
    await userEvent.click(bank)
    await expect(args.onChange).toHaveBeenLastCalledWith('bank')
  },
})

/** It can get the focus, so that its reason is read; it cannot be chosen. */
export const Disabled = meta.story({
  name: '選べない理由',
  args: { value: 'bank' },
  async play({ args, canvas, userEvent }) {
    const card = canvas.getByRole('radio', { name: '即時入金' })
    await expect(card).toHaveAttribute('aria-disabled', 'true')
    await expect(card).toHaveAccessibleDescription('口座から引き落とします。 先に口座を登録してください。')
    await userEvent.click(card)
    await userEvent.click(canvas.getByText('先に口座を登録してください。'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(card).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: '銀行振込' })).toBeChecked()
  },
})

const languages: OptionCard<string>[] = [
  { value: 'ja', label: '日本語', lang: 'ja', total: '総資産', amount: '12,846,320円' },
  { value: 'en', label: 'English', lang: 'en', total: 'Total assets', amount: '¥12,846,320' },
  { value: 'zh-Hant', label: '繁體中文', lang: 'zh-Hant', total: '總資產', amount: '12,846,320日圓' },
].map(({ value, label, lang, total, amount }) => ({
  value,
  label,
  lang: lang as 'ja' | 'en' | 'zh-Hant',
  text: `${total}　${amount}`,
  detail: <Change percent={1.23} size="small" />,
}))

export const Examples = meta.story({
  name: '例つき',
  args: { label: '言語', value: 'ja', options: languages },
  async play({ canvas }) {
    const english = canvas.getByRole('radio', { name: 'English' })
    await expect(english.closest('label')).toHaveAttribute('lang', 'en')
    await expect(english).toHaveAccessibleDescription(/^Total assets\s¥12,846,320/)
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    options: [
      { value: 'a', label: 'x'.repeat(300), text: '長'.repeat(300), figure: 'y'.repeat(300) },
      { value: 'b', label: '<img src=x onerror=alert(1)>', figure: yen(999_999_999_999) },
      { value: 'c', label: 'שלום 📈', disabledReason: 'x'.repeat(300) },
    ],
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { ways: '入金の方法', language: '言語', options: ways },
      en: {
        ways: 'Ways to deposit',
        language: 'Language',
        options: [
          { value: 'bank', label: 'Bank transfer', text: 'To a simulated account. Reviewed in about a minute.' },
          { value: 'convenience', label: 'Convenience store', text: 'With a number shown at the counter.' },
          {
            value: 'card',
            label: 'Instant',
            text: 'Taken from your account.',
            disabledReason: 'Add an account first.',
          },
        ],
      },
      'zh-Hant': {
        ways: '存款方式',
        language: '語言',
        options: [
          { value: 'bank', label: '銀行轉帳', text: '轉入模擬帳戶，審核約1分鐘。' },
          { value: 'convenience', label: '便利商店', text: '使用櫃檯號碼。' },
          { value: 'card', label: '即時存款', text: '由帳戶扣款。', disabledReason: '請先登錄帳戶。' },
        ],
      },
    })
    const options = words.options.map((option, at) => ({ ...option, figure: ways[at]?.figure }))
    return (
      <Board title="OptionCards">
        <Rows>
          <Example name={words.ways}>
            <Held label={words.ways} value="bank" options={options} />
          </Example>
          <Example name={words.language}>
            <Held label={words.language} value="ja" options={languages} />
          </Example>
        </Rows>
      </Board>
    )
  },
})
