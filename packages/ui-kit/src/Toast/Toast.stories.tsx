import { useState } from 'react'
import preview from '@kabuto/storybook/preview'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { Opening, SampleScreen, useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { Toast, type ToastProps } from './Toast.tsx'

const sample: ToastProps = {
  toast: { id: 'order', tone: 'done', text: '注文を受け付けました' },
  onEnd: fn(),
  duration: Infinity,
}

const meta = preview.meta({
  title: 'Kit/Toast',
  component: Toast,
  args: sample,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
})

/** At the top, announced politely: never over the button that was pressed. */
export const Playground = meta.story({
  render: (args) => (
    <>
      <SampleScreen
        bottom={
          <ActionBar>
            <Button>買い注文の確認へ</Button>
          </ActionBar>
        }
      />
      <Toast {...args} />
    </>
  ),
  async play({ canvas }) {
    const toast = canvas.getByText('注文を受け付けました').parentElement
    await expect(canvas.getByRole('status')).toContainElement(toast)
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeLessThan(120))
    const button = canvas.getByRole('button').getBoundingClientRect().top
    await expect(toast?.getBoundingClientRect().bottom).toBeLessThan(button)
  },
})

/** Where the field in use is at the top, the toast is at the bottom. */
export const BesideField = meta.story({
  name: '入力欄に重ならない',
  render: function Render(args) {
    const [shown, setShown] = useState(false)
    return (
      <>
        <input
          aria-label="出金額"
          style={{ position: 'fixed', top: 0, width: '100%', height: 96 }}
          onFocus={() => setShown(true)}
        />
        <Toast {...args} toast={shown ? args.toast : undefined} />
      </>
    )
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    const toast = (await canvas.findByText('注文を受け付けました')).parentElement
    await expect(toast?.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom)
  },
})

export const Failed = meta.story({
  name: '失敗',
  args: { toast: { id: 'offline', tone: 'failed', text: '通信できませんでした。もう一度お試しください' } },
})

export const Note = meta.story({
  name: '知らせ',
  args: { toast: { id: 'back', tone: 'note', text: 'もう一度戻ると終了します' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('もう一度戻ると終了します')
  },
})

export const Ends = meta.story({
  name: '時間がたつと終わる',
  args: { duration: 20 },
  async play({ args }) {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1))
    await expect(args.onEnd).toHaveBeenCalledWith('order')
  },
})

const DURATION = 4321

/** Holds back the toast's own timer, so that a test says when its time is over. */
function heldTimers() {
  const waiting = new Map<number, () => void>()
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const starting = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    const id = start(run, ms === DURATION ? 1e6 : ms)
    if (ms === DURATION) waiting.set(id, run)
    return id
  }) as typeof window.setTimeout)
  const stopping = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    waiting.delete(Number(id))
    stop(id)
  })
  return {
    waiting,
    release: () => {
      starting.mockRestore()
      stopping.mockRestore()
    },
  }
}

let timers: ReturnType<typeof heldTimers> | undefined

function holdTimers(): () => void {
  const held = heldTimers()
  timers = held
  return held.release
}

async function expectWaiting(count: number): Promise<void> {
  await waitFor(() => expect(timers?.waiting.size).toBe(count))
}

/** Whoever is reading it keeps it. */
export const WaitsForReader = meta.story({
  name: '指している間は待つ',
  args: { duration: DURATION },
  beforeEach: holdTimers,
  async play({ args, canvas, userEvent }) {
    await expectWaiting(1)
    await userEvent.hover(canvas.getByText('注文を受け付けました'))
    await expectWaiting(0)
    await userEvent.unhover(canvas.getByText('注文を受け付けました'))
    await expectWaiting(1)
    for (const run of timers?.waiting.values() ?? []) run()
    await expect(args.onEnd).toHaveBeenCalledTimes(1)
  },
})

export const WaitsForPage = meta.story({
  name: '画面が隠れている間は待つ',
  args: { duration: DURATION },
  beforeEach: holdTimers,
  async play() {
    await expectWaiting(1)
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await expectWaiting(0)
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    await expectWaiting(1)
  },
})

/** A sheet that opens later takes it along, and gives it back. */
export const Moves = meta.story({
  name: '開いたシートへ移る',
  render: (args) => (
    <>
      <Opening>
        {(open, close) => (
          <Sheet open={open} onClose={close} title="注文内容の確認">
            <Button onClick={close}>閉じて戻る</Button>
          </Sheet>
        )}
      </Opening>
      <Toast {...args} />
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '開く' }))
    const dialog = canvas.getByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(canvas.getByText('注文を受け付けました')))
    await userEvent.click(canvas.getByRole('button', { name: '閉じて戻る' }))
    await waitFor(() => expect(dialog).not.toContainElement(canvas.getByText('注文を受け付けました')))
  },
})

export const Nothing = meta.story({
  name: '何もない',
  args: { toast: undefined },
  async play({ canvas }) {
    // There before the first words, or they would not be read out.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render(args) {
    const text = useSamples({
      ja: '通信できませんでした。もう一度お試しください',
      en: 'No connection. Please try again',
      'zh-Hant': '無法連線，請再試一次',
    })
    return (
      <>
        <SampleScreen />
        <Toast {...args} toast={{ id: 'offline', tone: 'failed', text }} />
      </>
    )
  },
})
