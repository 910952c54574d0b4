import preview from '@kabuto/storybook/preview'
import { Activity, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { expectReachable, expectSimBarFree, Opening, SampleScreen, useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { ModalLayers } from '../base/layers.ts'
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx'
import { Money } from '../Money/Money.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Toast } from '../Toast/Toast.tsx'
import { Sheet, type SheetProps } from './Sheet.tsx'

function Why() {
  const words = useSamples({
    ja: {
      lead: '出金できるのは、受渡し済みで空いている現金です。',
      cash: '円の現金',
      waiting: '受渡し待ち',
      from: '藤波紡績の売却・11/24（火）と11/25（水）に出金可',
      settled: '受渡し済みの現金',
      held: '信用の証拠金と出したままの注文',
      of: '椿製薬 2倍、白川食品',
      loan: '借入残高（利息 2,958円を含む）',
      due: '返済するとすぐ・期限 11/26（木）',
      total: '出金可能額',
    },
    en: {
      lead: 'You can withdraw settled cash that nothing holds.',
      cash: 'Yen cash',
      waiting: 'Not settled',
      from: 'Sales of Fujinami, withdrawable Tue 24 and Wed 25 Nov',
      settled: 'Settled cash',
      held: 'Margin and orders placed',
      of: 'Tsubaki at 2 ×, Shirakawa',
      loan: 'Loan with ¥2,958 interest',
      due: 'At once when repaid, due Thu 26 Nov',
      total: 'Withdrawable',
    },
    'zh-Hant': {
      lead: '可提款的是已交割且未被占用的現金。',
      cash: '日圓現金',
      waiting: '待交割',
      from: '藤波紡績賣出・11/24（二）與11/25（三）可提款',
      settled: '已交割現金',
      held: '信用保證金與未成交委託',
      of: '椿製藥 2倍、白川食品',
      loan: '借款餘額（含利息 2,958日圓）',
      due: '還款後立即・期限 11/26（四）',
      total: '可提款金額',
    },
  })
  return (
    <>
      <Text look="sub" tone="secondary">
        {words.lead}
      </Text>
      <KeyValueList
        items={[
          { label: words.cash, value: <Money value={4313000} currency="JPY" />, tone: 'strong' },
          { label: words.waiting, note: words.from, value: <Money value={-198642} currency="JPY" /> },
          { label: words.settled, value: <Money value={4114358} currency="JPY" />, tone: 'strong' },
          { label: words.held, note: words.of, value: <Money value={-893000} currency="JPY" /> },
          { label: words.loan, note: words.due, value: <Money value={-302958} currency="JPY" /> },
          { label: words.total, value: <Money value={2918400} currency="JPY" size="medium" />, tone: 'total' },
        ]}
      />
    </>
  )
}

function Screen(props: SheetProps) {
  const words = useSamples({
    ja: { withdraw: '出金', why: 'なぜ全額出金できない？', fill: '2,918,400円を出金額に入れる' },
    en: { withdraw: 'Withdraw', why: 'Why not the full amount?', fill: 'Use ¥2,918,400' },
    'zh-Hant': { withdraw: '提款', why: '為什麼不能全部提款？', fill: '填入 2,918,400日圓' },
  })
  return (
    <SampleScreen
      nav={<NavBar title={words.withdraw} back={{ href: '#/user/FundingDetails' }} />}
      bottom={
        <ActionBar>
          <Opening>
            {(open, close) => (
              <Sheet
                {...props}
                title={words.why}
                open={open || props.open}
                onClose={() => {
                  close()
                  props.onClose()
                }}
                footer={<Button>{words.fill}</Button>}
              />
            )}
          </Opening>
        </ActionBar>
      }
    />
  )
}

const sample: SheetProps = { open: false, onClose: fn(), title: 'なぜ全額出金できない？', children: <Why /> }

const meta = preview.meta({
  title: 'Kit/Sheet',
  component: Sheet,
  args: sample,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <Screen {...args} />,
})

/** It opens, takes the focus, closes by its button, and gives the focus back; the page stays where it was. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    scrollTo(0, 120)
    const opener = canvas.getByRole('button', { name: '開く' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'なぜ全額出金できない？' })
    await expect(dialog).toBeVisible()
    await expect(dialog.contains(document.activeElement)).toBe(true)
    const close = within(dialog).getByRole('button', { name: '閉じる' })
    await expect(close.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(close.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(scrollY).toBe(120)
    scrollTo(0, 0)
  },
})

export const Open = meta.story({
  name: '開いたところ',
  args: { open: true },
  async play({ canvas, canvasElement }) {
    await expectSimBarFree(canvasElement, canvas.getByRole('dialog'))
  },
})

/** With large text the SimBar takes two lines: the sheet and its scrim begin below both. */
export const LargeText = meta.story({
  name: '文字 200 %',
  args: { open: true },
  async play({ canvas, canvasElement }) {
    const dialog = canvas.getByRole('dialog')
    document.documentElement.dataset['text'] = '200'
    await waitFor(() => expect(canvas.getByRole('complementary', { hidden: true }).offsetHeight).toBeGreaterThan(40))
    await expectSimBarFree(canvasElement, dialog)
    document.documentElement.dataset['text'] = '100'
    await expectSimBarFree(canvasElement, dialog)
  },
})

export const Escape = meta.story({
  name: 'Esc で閉じる',
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: '開く' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    // userEvent's Escape is no key of the browser; what the browser makes of the real one is this.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** Opened again before the browser's close event: that event belongs to the earlier opening. */
export const OpenedAgain = meta.story({
  name: '閉じてすぐ開く',
  async play({ args, canvas }) {
    const opener = canvas.getByRole('button', { name: '開く' })
    opener.click()
    const dialog = await canvas.findByRole('dialog')
    const closing = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    // Microtasks alone: the browser sends its close event in a task of its own.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    opener.click()
    await closing
    // Every other listener has been called by then.
    await new Promise(requestAnimationFrame)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(dialog).toHaveProperty('open', true)
  },
})

const ways: (() => boolean)[] = []
const layers = {
  open(onBack: () => boolean) {
    ways.push(onBack)
    return () => void ways.splice(ways.indexOf(onBack), 1)
  },
}
/** An app passes “back” to the sheet by `ModalLayers`: it closes, except while it is sending. */
export const WayBack = meta.story({
  name: '戻る操作で閉じる',
  tags: ['!autodocs'],
  args: { open: true, locked: true },
  render: function Render({ onClose, ...props }) {
    const [locked, setLocked] = useState(true)
    const [open, setOpen] = useState(true)
    return (
      <ModalLayers value={layers}>
        <Button onClick={() => setLocked(false)}>送信が終わる</Button>
        <Sheet
          {...props}
          open={open}
          locked={locked}
          onClose={() => {
            onClose()
            setOpen(false)
          }}
        />
      </ModalLayers>
    )
  },
  beforeEach: () => {
    ways.length = 0
  },
  async play({ args, canvas }) {
    await expect(ways.map((goBack) => goBack())).toEqual([false])
    await expect(canvas.getByRole('dialog')).toBeVisible()
    // Behind the sheet nothing can be pressed but by a test.
    canvas.getByRole('button', { name: '送信が終わる', hidden: true }).click()
    await waitFor(() => expect(ways.map((goBack) => goBack())).toEqual([true]))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(ways).toHaveLength(0)
  },
})

/** A page that is hidden takes its sheet along: shown again the sheet is closed. */
export const HiddenWithItsPage = meta.story({
  name: '隠れた画面では閉じる',
  tags: ['!autodocs'],
  render: function Render(args) {
    const [shown, setShown] = useState(true)
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setShown(!shown)}>ほかの画面へ、また戻る</Button>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <Sheet
            {...args}
            open={open}
            onClose={() => {
              args.onClose()
              setOpen(false)
            }}
          />
        </Activity>
      </>
    )
  },
  async play({ args, canvas }) {
    const turn = canvas.getByRole('button', { name: 'ほかの画面へ、また戻る', hidden: true })
    turn.click()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    turn.click()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

function press(type: string, target: Element, y: number): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: 40, clientY: y }),
  )
}

/** The scrim belongs to the dialog element itself; a press that began inside closes nothing. */
export const Scrim = meta.story({
  name: '背景で閉じる',
  args: { open: true },
  async play({ args, canvas }) {
    const dialog = canvas.getByRole('dialog')
    press('pointerdown', within(dialog).getByRole('heading'), 400)
    dialog.click()
    await expect(args.onClose).not.toHaveBeenCalled()
    press('pointerdown', dialog, 100)
    dialog.click()
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const Swipe = meta.story({
  name: '下へはらって閉じる',
  args: { open: true },
  async play({ args, canvas }) {
    const dialog = canvas.getByRole('dialog')
    const head = within(dialog).getByRole('heading')
    // A finger that is really there can be captured; this one cannot.
    Element.prototype.setPointerCapture = () => undefined
    press('pointerdown', head, 200)
    press('pointermove', head, 250)
    await expect(dialog.style.translate).toBe('0px 50px')
    press('pointerup', head, 250)
    await expect(dialog.style.translate).toBe('')
    await expect(args.onClose).not.toHaveBeenCalled()
    press('pointerdown', head, 200)
    press('pointermove', head, 310)
    press('pointerup', head, 310)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

/** While it is being sent nothing closes it: not its button, not Esc, not the scrim, not a swipe. */
export const Locked = meta.story({
  name: '送信中は閉じない',
  args: { open: true, locked: true },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    press('pointerdown', dialog, 100)
    dialog.click()
    const head = within(dialog).getByRole('heading')
    press('pointerdown', head, 200)
    press('pointerup', head, 400)
    // A browser may close it all the same, on the second Esc.
    dialog.close()
    await waitFor(() => expect(dialog.open).toBe(true))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** Outside the modal it would be visible, but neither pressed nor announced. */
export const WithToast = meta.story({
  name: 'トースト',
  args: { open: true },
  render: (args) => (
    <>
      <Screen {...args} />
      <Toast
        toast={{ id: 'copied', tone: 'done', text: '口座番号をコピーしました' }}
        onEnd={fn()}
        duration={Infinity}
      />
    </>
  ),
  async play({ canvas, canvasElement }) {
    const dialog = canvas.getByRole('dialog')
    const toast = await within(dialog).findByText('口座番号をコピーしました')
    await expect(within(dialog).getByRole('status')).toContainElement(toast)
    await expect(canvas.getAllByText('口座番号をコピーしました')).toHaveLength(1)
    await expectReachable(toast)
    await expectSimBarFree(canvasElement, dialog)
  },
})

/** A long one scrolls inside; title and footer stay. */
export const Long = meta.story({
  name: '長い内容',
  args: {
    open: true,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, at) => (
          <Field key={at} label={`項目 ${at + 1}`} value="" />
        ))}
      </Stack>
    ),
  },
  async play({ canvas, canvasElement }) {
    const dialog = canvas.getByRole('dialog')
    await expectSimBarFree(canvasElement, dialog)
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    // A strip of the page stays visible, and can be pressed.
    await expect(top).toBeGreaterThanOrEqual(
      canvas.getByRole('complementary', { hidden: true }).getBoundingClientRect().bottom + 24,
    )
    await expectReachable(within(dialog).getByRole('heading'))
    await expectReachable(within(dialog).getByRole('button', { name: '2,918,400円を出金額に入れる' }))
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
})

/** Much to read and nothing to press: the keyboard can scroll it. */
export const LongWords = meta.story({
  name: '長い文章',
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, at) => <Text key={at}>受渡しは約定日から2営業日後です。</Text>),
  },
  async play({ canvas, userEvent }) {
    const words = canvas.getAllByText('受渡しは約定日から2営業日後です。')[0]?.parentElement?.parentElement
    await waitFor(() => expect(words).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await userEvent.tab()
    await expect(words).toHaveFocus()
  },
})

/** Taken away while open, as when a kept page is hidden: it closes, calls no callback, and the page is usable. */
export const Unmounted = meta.story({
  name: '開いたまま外す',
  render: function Render(args) {
    const [there, setThere] = useState(true)
    return (
      <SampleScreen>
        <Button onClick={() => setThere(false)}>外す</Button>
        {there && <Sheet {...args} open />}
      </SampleScreen>
    )
  },
  async play({ args, canvas }) {
    const button = canvas.getByText('外す')
    button.closest('button')?.click()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    button.scrollIntoView()
    await expectReachable(button)
    scrollTo(0, 0)
  },
})

export const Matrix = meta.story({ tags: ['vrt'], args: { open: true } })
