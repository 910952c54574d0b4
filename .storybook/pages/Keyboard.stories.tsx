import {
  AllocationDonut,
  BarsChart,
  Button,
  ChartPanel,
  Chips,
  ConfirmSheet,
  Dialog,
  HistoryChart,
  OptionCards,
  Picker,
  RefusalCard,
  SegmentedTabs,
  Sheet,
  Stack,
} from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import { type ReactNode, useState } from 'react'
import { expect, fn, type queries, waitFor, within } from 'storybook/test'
import preview from '../preview.tsx'
import { pressed } from './parts/pressed.ts'

/**
 * What the platform does by itself, pressed with keys of the browser itself: Esc on a dialog, arrows on a slider. In
 * the workshop nothing is pressed.
 */
const meta = preview.meta({ title: 'Foundations/Keyboard', tags: ['!autodocs'] })

const choices = ['1日', '1週間', '1か月'].map((label, at) => ({ value: String(at), label }))
const none = fn()

/** Opens by a press and closes as its owner says. */
function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>開く</Button>
      {children(open, () => setOpen(false))}
    </Stack>
  )
}

type Canvas = ReturnType<typeof within<typeof queries>>

/** Enter opens it, the focus goes in; Esc closes it, the focus comes back. */
async function expectModal(
  canvas: Canvas,
  role: 'dialog' | 'alertdialog',
  inside: (dialog: HTMLElement) => Promise<void>,
): Promise<void> {
  const opener = canvas.getByRole('button', { name: '開く' })
  opener.focus()
  if (!(await pressed('{Enter}'))) return
  const dialog = await canvas.findByRole(role)
  await expect(dialog.matches(':modal')).toBe(true)
  await expect(dialog.contains(document.activeElement)).toBe(true)
  await inside(dialog)
  await pressed('{Escape}')
  await waitFor(() => expect(canvas.queryByRole(role)).toBeNull())
  await expect(opener).toHaveFocus()
}

export const SheetKeys = meta.story({
  name: 'シート',
  render: () => (
    <Opened>
      {(open, close) => (
        <Sheet open={open} onClose={close} title="出金額の内訳" footer={<Button>入れる</Button>}>
          出金できるのは、受渡し済みで空いている現金です。
        </Sheet>
      )}
    </Opened>
  ),
  play: ({ canvas }) =>
    expectModal(canvas, 'dialog', async (dialog) => {
      await expect(dialog).toHaveAccessibleName('出金額の内訳')
      await pressed('{Tab}')
      await expect(within(dialog).getByRole('button', { name: '閉じる' })).toHaveFocus()
      await pressed('{Tab}')
      await expect(within(dialog).getByRole('button', { name: '入れる' })).toHaveFocus()
      // Behind it the page is out of reach: there is no way back to what opened it.
      await pressed('{Shift>}{Tab}{Tab}{Tab}{/Shift}')
      await expect(document.activeElement).not.toHaveAccessibleName('開く')
    }),
})

/** What is being sent cannot be left: Esc does nothing. */
export const SheetLocked = meta.story({
  name: 'シート（送信中）',
  render: () => (
    <Sheet open locked onClose={none} title="送信中">
      送信しています。
    </Sheet>
  ),
  async play({ canvas }) {
    none.mockClear()
    if (!(await pressed('{Escape}{Escape}'))) return
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveAttribute('open'))
    await expect(none).not.toHaveBeenCalled()
  },
})

export const DialogKeys = meta.story({
  name: '対話',
  render: () => (
    <Opened>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          title="注文を取り消しますか"
          safe={{ label: '戻る', onPress: close }}
          act={{ label: '取り消す', onPress: close, danger: true }}
        >
          約定した分は取り消せません。
        </Dialog>
      )}
    </Opened>
  ),
  play: ({ canvas }) =>
    expectModal(canvas, 'alertdialog', async (dialog) => {
      await expect(dialog).toHaveAccessibleName('注文を取り消しますか')
      await expect(dialog).toHaveAccessibleDescription('約定した分は取り消せません。')
      await expect(within(dialog).getByRole('button', { name: '戻る' })).toHaveFocus()
      await pressed('{Tab}')
      await expect(within(dialog).getByRole('button', { name: '取り消す' })).toHaveFocus()
    }),
})

const sent = fn()
const yen = { label: '概算の受渡代金', value: '854,335円' }

export const ConfirmSheetKeys = meta.story({
  name: '確認シート',
  render: () => (
    <Opened>
      {(open, close) => (
        <ConfirmSheet
          open={open}
          onClose={close}
          order={{
            title: '注文内容の確認',
            name: '青葉精機',
            code: '0712',
            seal: '模擬注文',
            tags: [{ label: '買い', side: 'buy' }],
          }}
          amounts={{ lines: [], fees: [], total: yen, after: [] }}
          state={{ kind: 'ready' }}
          send={{ label: '買い注文を出す', side: 'buy', onPress: sent }}
          edit="内容を直す"
        />
      )}
    </Opened>
  ),
  play: ({ canvas }) =>
    expectModal(canvas, 'dialog', async (dialog) => {
      sent.mockClear()
      // Enter out of habit sends nothing.
      await pressed('{Enter}')
      await expect(sent).not.toHaveBeenCalled()
      for (const name of ['閉じる', '買い注文を出す', '内容を直す']) {
        await pressed('{Tab}')
        await expect(within(dialog).getByRole('button', { name })).toHaveFocus()
      }
      await pressed('{Shift>}{Tab}{/Shift}{Enter}')
      await expect(sent).toHaveBeenCalledTimes(1)
    }),
})

function Held({ children }: { children: (value: string, onChange: (value: string) => void) => ReactNode }) {
  const [value, setValue] = useState('0')
  return children(value, setValue)
}

/** The arrows choose and keep it open, Enter closes; Esc closes and keeps the choice. */
export const PickerKeys = meta.story({
  name: '選択',
  render: () => (
    <Held>
      {(value, onChange) => <Picker label="期間" placeholder="" options={choices} value={value} onChange={onChange} />}
    </Held>
  ),
  async play({ canvas }) {
    const box = canvas.getByRole('button', { name: '期間 1日' })
    await expect(box).toHaveAttribute('aria-haspopup', 'dialog')
    box.focus()
    if (!(await pressed('{Enter}'))) return
    const sheet = within(await canvas.findByRole('dialog', { name: '期間' }))
    await expect(sheet.getByRole('radio', { name: '1日' })).toHaveFocus()
    await pressed('{ArrowDown}{ArrowDown}')
    await expect(sheet.getByRole('radio', { name: '1か月' })).toBeChecked()
    await pressed('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '期間 1か月' })).toHaveFocus()
    await pressed('{Enter}')
    await canvas.findByRole('dialog')
    await pressed('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '期間 1か月' })).toHaveFocus()
  },
})

/** One stop of the Tab key; the arrows choose and go round. */
async function expectRadios(canvas: Canvas, label: string): Promise<void> {
  await expect(canvas.getByRole('radiogroup', { name: label })).toBeVisible()
  const [first, second, third] = canvas.getAllByRole('radio')
  canvas.getByRole('button', { name: '前' }).focus()
  if (!(await pressed('{Tab}'))) return
  await expect(first).toHaveFocus()
  await pressed('{ArrowRight}')
  await expect(second).toBeChecked()
  await pressed('{ArrowLeft}{ArrowLeft}')
  await expect(third).toBeChecked()
  await expect(third).toHaveFocus()
  await pressed('{Tab}')
  await expect(canvas.getByRole('button', { name: '後' })).toHaveFocus()
  await pressed('{Shift>}{Tab}{/Shift}')
  await expect(third).toHaveFocus()
}

const between = (children: ReactNode) => (
  <Stack>
    <Button>前</Button>
    {children}
    <Button>後</Button>
  </Stack>
)

export const SegmentedTabsKeys = meta.story({
  name: '切り替え',
  render: () =>
    between(
      <Held>
        {(value, onChange) => <SegmentedTabs label="期間" options={choices} value={value} onChange={onChange} />}
      </Held>,
    ),
  play: ({ canvas }) => expectRadios(canvas, '期間'),
})

export const ChipsKeys = meta.story({
  name: 'チップ',
  render: () =>
    between(
      <Held>{(value, onChange) => <Chips label="並べ方" options={choices} value={value} onChange={onChange} />}</Held>,
    ),
  play: ({ canvas }) => expectRadios(canvas, '並べ方'),
})

export const OptionCardsKeys = meta.story({
  name: '選択カード',
  render: () =>
    between(
      <Held>
        {(value, onChange) => <OptionCards label="期間" options={choices} value={value} onChange={onChange} />}
      </Held>,
    ),
  play: ({ canvas }) => expectRadios(canvas, '期間'),
})

/** Close, way out, the others: in the order they are seen. The folded part opens with Enter and with the space bar. */
export const RefusalCardKeys = meta.story({
  name: '断る理由',
  render: () => (
    <RefusalCard
      tone="danger"
      icon={InfoIcon}
      title="値幅制限の中で入力してください。"
      fix={{ label: '3,311.5円に直す', onPress: none }}
      onClose={none}
      rest={[{ title: '100株単位で入力してください。', fix: { label: '200株に直す', onPress: none } }]}
      focused
    />
  ),
  async play({ canvas }) {
    const card = canvas.getByRole('alert', { name: '値幅制限の中で入力してください。' })
    await waitFor(() => expect(card).toHaveFocus())
    if (!(await pressed('{Tab}'))) return
    await expect(canvas.getByRole('button', { name: '閉じる' })).toHaveFocus()
    await pressed('{Tab}')
    await expect(canvas.getByRole('button', { name: '3,311.5円に直す' })).toHaveFocus()
    await pressed('{Tab}{Enter}')
    await expect(canvas.getByRole('button', { name: '200株に直す' })).toBeVisible()
    await pressed(' ')
    await expect(canvas.getByText('200株に直す')).not.toBeVisible()
    await pressed('{Enter}{Tab}')
    await expect(canvas.getByRole('button', { name: '200株に直す' })).toHaveFocus()
  },
})

const points = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day, at) => ({
  day,
  value: 3_000_000 + at * 20_000,
}))
const candles = points.map(({ day }, at) => ({
  at: Date.parse(`${day}T00:00:00Z`),
  open: 2744 + at,
  high: 2790,
  low: 2720,
  close: 2760 + at,
  volume: 520_000,
}))

/** The slider: an arrow for one place, Home and End for the ends, Esc to its default place; the value is announced. */
async function expectSlider(canvas: Canvas, { places, rest }: { places: number; rest: number }): Promise<void> {
  const slider = await canvas.findByRole<HTMLInputElement>('slider')
  await expect(slider).toHaveAccessibleName()
  await expect([slider.max, slider.value]).toEqual([String(places - 1), String(rest)])
  const resting = slider.getAttribute('aria-valuetext')
  slider.focus()
  if (!(await pressed('{Home}'))) return
  await waitFor(() => expect(slider).toHaveValue('0'))
  await pressed('{ArrowRight}')
  await waitFor(() => expect(slider).toHaveValue('1'))
  const read = slider.getAttribute('aria-valuetext')
  await pressed('{ArrowUp}')
  await waitFor(() => expect(slider).toHaveValue('2'))
  await expect(slider.getAttribute('aria-valuetext')).not.toBe(read)
  await pressed('{ArrowLeft}{ArrowDown}')
  await waitFor(() => expect(slider).toHaveValue('0'))
  await pressed('{End}')
  await waitFor(() => expect(slider).toHaveValue(String(places - 1)))
  await pressed(rest === 0 ? '{End}{Escape}' : '{Home}{Escape}')
  await waitFor(() => expect(slider).toHaveValue(String(rest)))
  await expect(slider).toHaveAttribute('aria-valuetext', resting)
}

export const HistoryChartKeys = meta.story({
  name: '推移',
  render: () => <HistoryChart label="総資産の推移" points={points} currency="JPY" />,
  play: ({ canvas }) => expectSlider(canvas, { places: 5, rest: 4 }),
})

export const BarsChartKeys = meta.story({
  name: '棒グラフ',
  render: () => (
    <BarsChart label="月ごとの損益" bars={points.map(({ day, value }) => ({ name: day, value }))} currency="JPY" />
  ),
  play: ({ canvas }) => expectSlider(canvas, { places: 5, rest: 4 }),
})

export const AllocationDonutKeys = meta.story({
  name: '内訳の円',
  render: () => (
    <AllocationDonut
      label="資産の内訳"
      slices={['円', '米ドル', '日本株'].map((name, at) => ({ name, value: 5 - at }))}
    />
  ),
  play: ({ canvas }) => expectSlider(canvas, { places: 4, rest: 0 }),
})

export const ChartPanelKeys = meta.story({
  name: '株価チャート',
  render: () => (
    <ChartPanel
      label="株価"
      intervals={[{ value: 'day', label: '日', step: 'day' }]}
      interval="day"
      onInterval={none}
      candles={candles}
    />
  ),
  async play({ canvas, canvasElement }) {
    // What is pressed before the engine has laid itself out is lost.
    await waitFor(() =>
      expect(
        Math.max(0, ...[...canvasElement.querySelectorAll('canvas')].map((one) => one.clientWidth)),
      ).toBeGreaterThan(100),
    )
    await expectSlider(canvas, { places: 5, rest: 4 })
  },
})
