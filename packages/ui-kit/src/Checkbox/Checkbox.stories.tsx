import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Link } from '../Link/Link.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function Held({ checked: first, onChange, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(first)
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next)
        onChange(next)
      }}
    />
  )
}

const agreement = (
  <>
    <Link href="#/login/terms">利用規約</Link>と<Link href="#/login/privacy">プライバシーポリシー</Link>に同意します
  </>
)

const meta = preview.meta({
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: agreement },
  render: (args) => <Held {...args} />,
})

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: /利用規約.*同意します/ })
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    // The words are the target too, 44 px high.
    const row = canvas.getByText(/に同意します/).closest('label')
    await expect(row?.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText(/に同意します/))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
})

/** A link in the words opens the text and agrees to nothing. */
export const LinkDoesNotTick = meta.story({
  name: 'リンクでは付かない',
  async play({ args, canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: '利用規約' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Ticked = meta.story({ name: '付けた', args: { checked: true } })

export const Failed = meta.story({
  name: 'エラー',
  args: { error: '同意するとログインできます。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('同意するとログインできます。')
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { disabledReason: '先に契約締結前交付書面をお読みください。' },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveAccessibleDescription('先に契約締結前交付書面をお読みください。')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        off: '同意していません',
        terms: '利用規約',
        agree: 'に同意します',
        error: '同意するとログインできます。',
        first: '先に書面をお読みください。',
      },
      en: {
        off: 'Not agreed',
        terms: 'Terms of use',
        agree: ': I agree',
        error: 'Agree to log in.',
        first: 'Read the document first.',
      },
      'zh-Hant': {
        off: '尚未同意',
        terms: '使用條款',
        agree: '，我同意',
        error: '同意後即可登入。',
        first: '請先閱讀文件。',
      },
    })
    return (
      <Board title="Checkbox">
        <Checkbox checked={false} onChange={none}>
          {words.off}
        </Checkbox>
        <Checkbox checked onChange={none}>
          <Link href="#/login/terms">{words.terms}</Link>
          {words.agree}
        </Checkbox>
        <Checkbox checked={false} onChange={none} error={words.error}>
          <Link href="#/login/terms">{words.terms}</Link>
          {words.agree}
        </Checkbox>
        <Checkbox checked onChange={none} disabledReason={words.first}>
          {words.terms}
        </Checkbox>
      </Board>
    )
  },
})
