import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { AmountField } from '../AmountField/AmountField.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Field } from '../Field/Field.tsx'
import { CircleAlertIcon } from '../icons.ts'
import { Page } from '../Page/Page.tsx'
import { Picker } from '../Picker/Picker.tsx'
import { RefusalCard } from '../RefusalCard/RefusalCard.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { FormDrafts } from './drafts.ts'
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm.ts'

type Draft = { card: string; amount: string; name: string; agreed: boolean }
type Refusal = { code: string; field?: keyof Draft }

const empty: Draft = { card: '', amount: '', name: '', agreed: false }

function check({ card, amount, name, agreed }: Draft): Refusal[] {
  const found: Refusal[] = []
  if (card === '') found.push({ code: '出金先を選んでください。', field: 'card' })
  if (!(Number(amount) > 0)) found.push({ code: '金額を入力してください。', field: 'amount' })
  if (name === '') found.push({ code: '氏名を入力してください。', field: 'name' })
  if (!agreed) found.push({ code: '同意すると申請できます。', field: 'agreed' })
  return found
}

type FormProps = {
  onSend: (draft: Draft) => void
  submission?: CheckedFormOptions<Draft, Refusal>['submission']
  keep?: CheckedFormOptions<Draft, Refusal>['keep']
  rule?: (draft: Draft) => Refusal[]
  /** Of the button, once something is known to be wrong. */
  reason?: string
}

/** A form as a screen builds it: the hook, fields, a card, and the button in the bar of the Page. */
function Withdrawal({ onSend, submission, keep, rule = check, reason }: FormProps) {
  const form = useCheckedForm({ check: rule, empty, submission, keep })
  const { draft } = form
  const wrong = (name: keyof Draft): string | undefined => form.refusalOf(name)?.code
  const isWrong = (Object.keys(empty) as (keyof Draft)[]).some((name) => form.refusalOf(name))
  return (
    <form {...form.formProps}>
      <Page
        bottom={
          <ActionBar>
            <Button
              type="submit"
              loading={submission?.state === 'sending'}
              disabledReason={isWrong ? reason : undefined}
              onClick={() => form.submit(onSend)}
            >
              申請する
            </Button>
          </ActionBar>
        }
      >
        <Stack gap="4">
          {form.formRefusals.map(({ code }) => (
            <RefusalCard key={code} tone="danger" icon={CircleAlertIcon} title={code} />
          ))}
          <Picker
            label="出金先"
            name="card"
            value={draft.card || undefined}
            options={[{ value: '9993', label: 'しらかば模擬銀行' }]}
            placeholder="選んでください"
            onChange={(value) => form.set('card', value)}
            onBlur={() => form.leave('card')}
            error={wrong('card')}
          />
          <AmountField
            label="出金額"
            name="amount"
            unit="円"
            value={draft.amount}
            onChange={(value) => form.set('amount', value)}
            onBlur={() => form.leave('amount')}
            error={wrong('amount')}
          />
          <Field
            label="氏名"
            name="name"
            value={draft.name}
            onChange={(value) => form.set('name', value)}
            onBlur={() => form.leave('name')}
            error={wrong('name')}
          />
          <Checkbox
            name="agreed"
            checked={draft.agreed}
            onChange={(value) => form.set('agreed', value)}
            error={wrong('agreed')}
          >
            規約に同意します
          </Checkbox>
        </Stack>
      </Page>
    </form>
  )
}

const sent = fn()

const meta = preview.meta({
  title: 'Kit/useCheckedForm',
  component: Withdrawal,
  tags: ['!autodocs'],
  args: { onSend: sent },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear()
  },
})

const amountField = ['textbox', { name: '出金額' }] as const

/** Quiet while being filled in: a field shows its error after it was left, until it is right. */
export const AfterLeaving = meta.story({
  name: '離れてから知らせる',
  async play({ canvas, userEvent }) {
    const amount = canvas.getByRole(...amountField)
    await userEvent.click(amount)
    await userEvent.keyboard('0')
    await expect(amount).not.toBeInvalid()
    await userEvent.tab()
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription('金額を入力してください。 円')
    await expect(canvas.getByRole('textbox', { name: '氏名' })).not.toBeInvalid()
    await userEvent.clear(amount)
    await userEvent.type(amount, '5000')
    await expect(amount).not.toBeInvalid()
  },
})

/** Sending shows everything and goes to the first one in the order of the page. */
export const FirstRefused = meta.story({
  name: '送信すると最初の誤りへ',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(sent).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /^出金先/ })).toHaveFocus()
    await expect(canvas.getByText('同意すると申請できます。')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByText('しらかば模擬銀行'))
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(canvas.getByRole(...amountField)).toHaveFocus()
  },
})

/** Enter in a field presses the button, once. */
export const EnterSends = meta.story({
  name: 'Enter で送る',
  args: { rule: () => [] },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole(...amountField), '5000{Enter}')
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith({ ...empty, amount: '5000' })
  },
})

/** Once the button says that something is wrong, Enter and a press of it lead there, whatever its source. */
export const LeadsToWrong = meta.story({
  name: '押せないボタンは誤りへ導く',
  args: {
    rule: ({ amount }) => (amount === '' ? [{ code: '金額を入力してください。', field: 'amount' }] : []),
    reason: '入力内容を直すと申請できます',
    submission: { state: 'refused', refusals: [{ code: '氏名が違います。', field: 'name' }] },
  },
  async play({ canvas, userEvent }) {
    const [amount, name] = [canvas.getByRole(...amountField), canvas.getByRole('textbox', { name: '氏名' })]
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(amount).toHaveFocus()
    await userEvent.keyboard('5000{Enter}')
    await expect(name).toHaveFocus()
    await userEvent.keyboard('佐藤{Enter}')
    await expect(name).toHaveFocus()
    await expect(sent).toHaveBeenCalledTimes(1)
  },
})

export const Sending = meta.story({
  name: '送信中は送らない',
  args: { rule: () => [], submission: { state: 'sending' } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole(...amountField), '5000{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '送信中' }))
    await expect(sent).not.toHaveBeenCalled()
  },
})

const fromServer: Refusal[] = [{ code: '出金可能額を超えています。', field: 'amount' }, { code: '受付時間外です。' }]

/**
 * What the server said is shown until that field, or for the form any field, is changed. The same answer twice is news
 * again.
 */
export const FromServer = meta.story({
  name: 'サーバーの答え',
  args: { rule: () => [] },
  render: function Render(args) {
    const [answer, setAnswer] = useState(fromServer)
    return (
      <Withdrawal
        {...args}
        submission={{ state: 'refused', refusals: answer }}
        onSend={(draft) => {
          args.onSend(draft)
          setAnswer([...fromServer])
        }}
      />
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole(...amountField)).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('受付時間外です。')
    await userEvent.type(canvas.getByRole('textbox', { name: '氏名' }), '佐')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole(...amountField)).toBeInvalid()
    await userEvent.type(canvas.getByRole(...amountField), '5')
    await expect(canvas.getByRole(...amountField)).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole(...amountField)).toBeInvalid()
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** Where no field is to blame, the card has the focus. */
export const OnlyTheForm = meta.story({
  name: '項目のない断り',
  args: { rule: () => [{ code: '受付時間外です。' }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
})

const kept = new Map<string, unknown>()
const drafts = {
  read: (form: string) => kept.get(form),
  write: (form: string, draft: unknown) => void (draft === undefined ? kept.delete(form) : kept.set(form, draft)),
}
const keep = { as: 'withdrawal', without: ['name'] } as const

/** A detour and a reload lose nothing but secrets, and what is done is not kept. */
export const Kept = meta.story({
  name: '途中の入力は残る',
  args: { rule: () => [] },
  beforeEach: () => kept.clear(),
  render: function Render({ onSend }) {
    const [visit, setVisit] = useState(1)
    const [done, setDone] = useState(false)
    return (
      <FormDrafts value={drafts}>
        <Button onClick={() => setVisit(visit + 1)}>寄り道する</Button>
        <Withdrawal
          key={visit}
          onSend={(draft) => {
            onSend(draft)
            setDone(true)
          }}
          keep={keep}
          rule={() => []}
          submission={{ state: done ? 'done' : 'idle' }}
        />
      </FormDrafts>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole(...amountField), '5000')
    await userEvent.type(canvas.getByRole('textbox', { name: '氏名' }), '佐藤')
    await userEvent.click(canvas.getByRole('button', { name: '寄り道する' }))
    await expect(canvas.getByRole(...amountField)).toHaveValue('5,000')
    await expect(canvas.getByRole('textbox', { name: '氏名' })).toHaveValue('')
    await expect([...kept]).toEqual([['withdrawal', { card: '', amount: '5000', agreed: false }]])
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await expect([...kept]).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: '寄り道する' }))
    await expect(canvas.getByRole(...amountField)).toHaveValue('')
  },
})

/** A receipt takes the place of the form: what was sent is no draft any more. While it is being sent, it still is. */
export const Replaced = meta.story({
  name: '控えに替わった入力は残らない',
  args: { rule: () => [] },
  beforeEach: () => kept.clear(),
  render: function Render() {
    const [visit, setVisit] = useState(1)
    const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
    return (
      <FormDrafts value={drafts}>
        <Button onClick={() => setVisit(visit + 1)}>寄り道する</Button>
        {state === 'sending' && <Button onClick={() => setState('done')}>受け付ける</Button>}
        {state === 'done' ? (
          <Button onClick={() => setState('idle')}>控えを閉じる</Button>
        ) : (
          <Withdrawal
            key={visit}
            onSend={() => setState('sending')}
            keep={keep}
            rule={() => []}
            submission={{ state }}
          />
        )}
      </FormDrafts>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole(...amountField), '5000')
    await userEvent.click(canvas.getByRole('button', { name: '申請する' }))
    await userEvent.click(canvas.getByRole('button', { name: '寄り道する' }))
    await expect(canvas.getByRole(...amountField)).toHaveValue('5,000')
    await userEvent.click(canvas.getByRole('button', { name: '受け付ける' }))
    await userEvent.click(canvas.getByRole('button', { name: '控えを閉じる' }))
    await expect(canvas.getByRole(...amountField)).toHaveValue('')
    await expect([...kept]).toEqual([])
  },
})
