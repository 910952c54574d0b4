import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Board, expectSimBarFree, Rows, SampleScreen, useSamples } from '../base/board.tsx'
import { LandmarkIcon } from '../icons.ts'
import { Marked } from '../Marked/Marked.tsx'
import { Section } from '../Section/Section.tsx'
import { Picker, type PickerProps } from './Picker.tsx'
import type { PickerRowsProps } from './PickerRows.tsx'
import { SearchedRows } from './SearchedRows.tsx'

function Held({ value: first, onChange, ...props }: PickerProps) {
  const [value, setValue] = useState(first)
  return (
    <Picker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const sample: PickerProps = {
  label: '出金先',
  name: 'bankCard',
  value: undefined,
  placeholder: '口座を選んでください',
  icon: LandmarkIcon,
  options: [
    { value: '9993', label: 'しらかば模擬銀行 9993　本店', sub: '普通　••••305　サトウ ミサキ' },
    { value: '9987', label: 'かえで模擬信用金庫 9987　東支店', sub: '普通　••••118　サトウ ミサキ' },
    {
      value: '9971',
      label: 'けやき模擬銀行 9971　南支店',
      sub: '普通　••••640　サトウ ミサキ',
      disabledReason: '審査中です。承認後に選べます。',
    },
  ],
  onChange: fn(),
  onBlur: fn(),
}

const meta = preview.meta({
  title: 'Kit/Picker',
  component: Picker,
  args: sample,
  render: (args) => <Held {...args} />,
})

/** A press on a row chooses, closes, and gives the focus back to the box. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('button', { name: '出金先 口座を選んでください' })
    await userEvent.click(box)
    const sheet = within(canvas.getByRole('dialog', { name: '出金先' }))
    const rows = sheet.getAllByRole('radio')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveFocus()
    for (const row of rows) await expect(row.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(48)
    await userEvent.click(sheet.getByText(/^かえで模擬信用金庫/))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith('9987')
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleName(/出金先 かえで模擬信用金庫/)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const Open = meta.story({
  name: '開いたところ',
  args: { value: '9993' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <SampleScreen>
      <Section>
        <Held {...args} />
      </Section>
    </SampleScreen>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = canvas.getByRole('dialog')
    await expect(within(dialog).getByRole('radio', { checked: true })).toHaveFocus()
    await expectSimBarFree(canvasElement, dialog)
  },
})

/** Arrows choose and keep it open; Enter closes. A row that cannot be chosen says why. */
export const ByKeyboard = meta.story({
  name: 'キーボードで選ぶ',
  args: { value: '9993' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = within(canvas.getByRole('dialog'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('9987')
    await expect(sheet.getByRole('radio', { checked: true })).toHaveFocus()
    await userEvent.click(sheet.getByText('審査中です。承認後に選べます。'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

const banks = ['9990　カブト模擬ゆうちょ', '9993　あさぎ模擬銀行', '9995　すずかけ模擬銀行', '9999　カブト模擬銀行']

function BankRows(props: PickerRowsProps) {
  return (
    <SearchedRows
      {...props}
      searchLabel="名前・コードで探す"
      note="架空の10行"
      none="見つかりません。"
      find={(text) =>
        banks
          .filter((bank) => bank.includes(text))
          .map((bank) => {
            const from = bank.indexOf(text)
            return { value: bank.slice(0, 4), label: <Marked text={bank} from={from} to={from + text.length} /> }
          })
      }
    />
  )
}

/** Rows that are looked for by code or name; Enter takes the only one. */
export const Searched = meta.story({
  name: '探して選ぶ',
  args: {
    label: '金融機関',
    options: banks.map((bank) => ({ value: bank.slice(0, 4), label: bank })),
    rows: BankRows,
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /金融機関/ }))
    const sheet = within(canvas.getByRole('dialog', { name: '金融機関' }))
    const field = sheet.getByRole('searchbox', { name: '名前・コードで探す' })
    await expect(field).toHaveFocus()
    const { offsetHeight } = canvas.getByRole('dialog')
    await userEvent.type(field, 'カブト{Enter}')
    await expect(sheet.getAllByRole('radio')).toHaveLength(2)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, '銀')
    await expect(sheet.getByText('見つかりません。')).toBeVisible()
    await expect(canvas.getByRole('dialog').offsetHeight).toBe(offsetHeight)
    await userEvent.clear(field)
    await userEvent.type(field, '9995{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('9995')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '金融機関 9995　すずかけ模擬銀行' })).toHaveFocus()
  },
})

export const Chosen = meta.story({ name: '選んだ', args: { value: '9993' } })
export const Plain = meta.story({
  name: '1行だけ',
  args: {
    label: 'レバレッジ',
    value: '1',
    icon: undefined,
    options: [
      { value: '1', label: '1倍（現物）' },
      { value: '2', label: '2倍' },
      { value: '3', label: '3倍' },
    ],
  },
})

export const Failed = meta.story({
  name: 'エラー',
  args: { error: '出金先を選んでください。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('出金先を選んでください。')
  },
})

export const Empty = meta.story({
  name: '選べるものがない',
  args: {
    options: [],
    empty: { text: '登録した口座がありません', action: { label: '口座を追加', href: '#/user/bandCard' } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(within(canvas.getByRole('dialog')).getByRole('link', { name: '口座を追加' })).toBeVisible()
  },
})

export const Disabled = meta.story({
  name: '変更できない理由',
  args: { value: '9993', disabledReason: '審査中は変更できません。' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('審査中は変更できません。')
  },
})

function none(): void {}

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        to: '出金先',
        choose: '口座を選んでください',
        bank: 'しらかば模擬銀行 9993　本店',
        account: '普通　••••305　サトウ ミサキ',
        leverage: 'レバレッジ',
        once: '1倍（現物）',
        error: '出金先を選んでください。',
        reason: '審査中は変更できません。',
      },
      en: {
        to: 'Withdraw to',
        choose: 'Choose an account',
        bank: 'Shirakaba Sim Bank 9993, Head',
        account: 'Ordinary ••••305 SATO MISAKI',
        leverage: 'Leverage',
        once: '1× (cash)',
        error: 'Choose an account.',
        reason: 'You cannot change this during the review.',
      },
      'zh-Hant': {
        to: '提款帳戶',
        choose: '請選擇帳戶',
        bank: '白樺模擬銀行 9993　總行',
        account: '普通　••••305　佐藤美咲',
        leverage: '槓桿',
        once: '1倍（現股）',
        error: '請選擇提款帳戶。',
        reason: '審核期間無法變更。',
      },
    })
    const bank = { value: '9993', label: words.bank, sub: words.account }
    return (
      <Board title="Picker">
        <Rows>
          <Picker
            label={words.to}
            value={undefined}
            onChange={none}
            options={[bank]}
            placeholder={words.choose}
            icon={LandmarkIcon}
          />
          <Picker
            label={`${words.to} 1`}
            value="9993"
            onChange={none}
            options={[bank]}
            placeholder={words.choose}
            icon={LandmarkIcon}
          />
          <Picker
            label={words.leverage}
            value="1"
            onChange={none}
            options={[{ value: '1', label: words.once }]}
            placeholder=""
          />
          <Picker
            label={`${words.to} 2`}
            value={undefined}
            onChange={none}
            options={[bank]}
            placeholder={words.choose}
            error={words.error}
          />
          <Picker
            label={`${words.to} 3`}
            value="9993"
            onChange={none}
            options={[bank]}
            placeholder={words.choose}
            icon={LandmarkIcon}
            disabledReason={words.reason}
          />
        </Rows>
      </Board>
    )
  },
})
