import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { MoneyStepper, type MoneyStepperProps } from './MoneyStepper.tsx'
import type { StepTo } from './StepButton.tsx'

const LOWEST = 2311.5
const HIGHEST = 3311.5

/** As a screen does it: below 3,000 the tick is 0.5, from there on 1. */
function stepOf(value: string): { up: StepTo; down: StepTo } {
  const now = Number(value)
  const up = now + (now >= 3000 ? 1 : 0.5)
  const down = now - (now > 3000 ? 1 : 0.5)
  return {
    up: up > HIGHEST ? { reason: '値幅制限の上限は 3,311.5円です。' } : { to: String(up) },
    down: down < LOWEST ? { reason: '値幅制限の下限は 2,311.5円です。' } : { to: String(down) },
  }
}

function Held({ value: first, onChange, ...props }: MoneyStepperProps) {
  const [value, setValue] = useState(first)
  return (
    <MoneyStepper
      {...props}
      value={value}
      step={stepOf(value)}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/MoneyStepper',
  component: MoneyStepper,
  args: {
    label: '指値',
    note: '値幅制限 2,311.5〜3,311.5円',
    value: '2846',
    decimals: 1,
    unit: '円',
    step: stepOf('2846'),
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
})

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '指値' })
    const raise = canvas.getByRole('button', { name: '指値を上げる' })
    await expect(field.inputMode).toBe('decimal')
    await expect(field).toHaveValue('2,846.0')
    await expect(raise.offsetWidth).toBeGreaterThanOrEqual(52)
    await expect(raise.offsetHeight).toBeGreaterThanOrEqual(50)
    await userEvent.click(raise)
    await expect(args.onChange).toHaveBeenLastCalledWith('2846.5')
    await expect(canvas.getByRole('status')).toHaveTextContent('2,846.5円')
    await userEvent.click(canvas.getByRole('button', { name: '指値を下げる' }))
    await expect(field).toHaveValue('2,846.0')
  },
})

/** Tab reaches both sides and the value between them; in the value the arrows step. */
export const ByKeyboard = meta.story({
  name: 'キーボード',
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '指値を下げる' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2845.5')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2846.5')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('textbox')).toHaveValue('2,846.0')
  },
})

/** Typing keeps the caret beside the digit just typed; left, the price is written as prices are. */
export const Typing = meta.story({
  name: '打つ',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '2900.')
    await expect(field).toHaveValue('2,900.')
    await expect(args.onChange).toHaveBeenLastCalledWith('2900')
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('5')
    await expect(field).toHaveValue('25,900.')
    await expect(field.selectionStart).toBe(3)
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    await expect(field).toHaveValue('2,900.0')
  },
})

/** Nothing is removed or reported while it composes. */
export const Composing = meta.story({
  name: '日本語の変換中',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(field)
    mockOf(args.onChange).mockClear()
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['２', '２９', '２９００']) {
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }),
      )
      await expect(field).toHaveValue(text)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '２９００' }))
    await expect(field).toHaveValue('2,900')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})

/** The args are what the meta above gave: a spy. */
function mockOf(onChange: MoneyStepperProps['onChange']): ReturnType<typeof fn> {
  return onChange as ReturnType<typeof fn>
}

function press(type: string, target: Element): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0 }))
}

/** Held it goes on, over the change of the tick; the click that ends it adds nothing, and leaving ends it too. */
export const Hold = meta.story({
  name: '押し続ける',
  args: { value: '2999.5' },
  async play({ args, canvas }) {
    const calls = (): unknown[] => mockOf(args.onChange).mock.calls.flat()
    const raise = canvas.getByRole('button', { name: '指値を上げる' })
    press('pointerdown', raise)
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(calls().length).toBeGreaterThanOrEqual(3))
    press('pointerup', raise)
    const after = calls().length
    raise.click()
    await expect(calls()).toHaveLength(after)
    await expect(calls().slice(0, 3)).toEqual(['3000', '3001', '3002'])
    raise.click()
    await expect(calls()).toHaveLength(after + 1)
    const lower = canvas.getByRole('button', { name: '指値を下げる' })
    for (const end of ['pointerout', 'pointercancel']) {
      mockOf(args.onChange).mockClear()
      press('pointerdown', lower)
      await waitFor(() => expect(args.onChange).toHaveBeenCalled())
      press(end, lower)
      const then = calls().length
      // While the other side is held for as long, nothing more comes from this one: from now on it only rises.
      const later = (): number[] => calls().slice(then).map(Number)
      press('pointerdown', raise)
      await waitFor(() => expect(later().length).toBeGreaterThanOrEqual(3))
      press('pointerup', raise)
      await expect(later()).toEqual(later().toSorted((one, other) => one - other))
    }
  },
})

export const AtLimit = meta.story({
  name: '上限（その側の理由）',
  args: { value: '3311.5' },
  async play({ args, canvas, userEvent }) {
    const raise = canvas.getByRole('button', { name: '指値を上げる' })
    await expect(raise).toHaveAttribute('aria-disabled', 'true')
    await expect(raise).toHaveAccessibleDescription('値幅制限の上限は 3,311.5円です。')
    await userEvent.click(raise)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^値幅制限の上限は 3,311.5円です。/)
    await userEvent.click(canvas.getByRole('button', { name: '指値を下げる' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('3310.5')
    await expect(canvas.queryByText('値幅制限の上限は 3,311.5円です。')).toBeNull()
  },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { value: '3400', error: '値幅制限（2,311.5〜3,311.5円）の中で入力してください。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})

/** A market order has no price to choose: what is shown is the price of the moment. */
export const ReadOnly = meta.story({
  name: '成行（読み取り専用）',
  args: { label: '成行（現在値）', note: undefined, readOnly: true },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), '9{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ name: '変更できない理由', args: { disabledReason: '審査中は変更できません。' } })

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        limit: '指値',
        range: '値幅制限 2,311.5〜3,311.5円',
        at: '上限',
        reason: '値幅制限の上限は 3,311.5円です。',
        wrong: '値幅制限（2,311.5〜3,311.5円）の中で入力してください。',
        market: '成行（現在値）',
        locked: '無効',
        why: '審査中は変更できません。',
        large: '大きな数',
        unit: '円',
      },
      en: {
        limit: 'Limit price',
        range: '¥2,311.5 to ¥3,311.5',
        at: 'At the limit',
        reason: 'The daily limit is ¥3,311.5.',
        wrong: 'Enter a price from ¥2,311.5 to ¥3,311.5.',
        market: 'Market (last price)',
        locked: 'Disabled',
        why: 'You cannot change this during the review.',
        large: 'Large',
        unit: 'JPY',
      },
      'zh-Hant': {
        limit: '限價',
        range: '漲跌幅 2,311.5〜3,311.5日圓',
        at: '上限',
        reason: '漲跌幅上限為 3,311.5日圓。',
        wrong: '請輸入漲跌幅（2,311.5〜3,311.5日圓）內的價格。',
        market: '市價（現價）',
        locked: '停用',
        why: '審核期間無法變更。',
        large: '大數字',
        unit: '日圓',
      },
    })
    const free = { up: { to: '2846.5' }, down: { to: '2845.5' } }
    const common = { onChange: none, unit: words.unit, decimals: 1, step: free }
    return (
      <Board title="MoneyStepper">
        <Rows>
          <MoneyStepper {...common} label={words.limit} note={words.range} value="2846" />
          <MoneyStepper
            {...common}
            label={words.at}
            value="3311.5"
            hint={words.reason}
            step={{ ...free, up: { reason: words.reason } }}
          />
          <MoneyStepper {...common} label={`${words.limit} 2`} value="3400" error={words.wrong} />
          <MoneyStepper {...common} label={words.market} value="2846" readOnly />
          <MoneyStepper {...common} label={words.locked} value="2846" disabledReason={words.why} />
          <MoneyStepper {...common} label={words.large} value="999999999999" decimals={0} />
        </Rows>
      </Board>
    )
  },
})
