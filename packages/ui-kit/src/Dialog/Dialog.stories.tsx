import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { expectReachable, expectSimBarFree, SampleScreen, useSamples } from '../base/board.tsx'
import { Offline } from '../base/offline.ts'
import { Toast } from '../Toast/Toast.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Cancel(props: DialogProps) {
  const words = useSamples({
    ja: {
      title: '注文を取り消しますか',
      text: '白川食品 500株の売り注文を取り消します。約定した分は取り消せません。',
      back: '戻る',
      act: '取り消す',
    },
    en: {
      title: 'Cancel this order?',
      text: 'Your order to sell 500 Shirakawa Foods will be cancelled. What has been filled stays filled.',
      back: 'Back',
      act: 'Cancel order',
    },
    'zh-Hant': {
      title: '要取消委託嗎',
      text: '將取消白川食品 500 股的賣出委託。已成交部分無法取消。',
      back: '返回',
      act: '取消委託',
    },
  })
  return (
    <SampleScreen>
      <Dialog
        {...props}
        title={words.title}
        safe={{ ...props.safe, label: words.back }}
        act={{ ...props.act, label: words.act }}
      >
        {words.text}
      </Dialog>
    </SampleScreen>
  )
}

const sample: DialogProps = {
  open: true,
  title: '',
  children: '',
  safe: { label: '戻る', onPress: fn() },
  act: { label: '取り消す', onPress: fn(), danger: true },
  onClose: fn(),
}

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Dialog,
  args: sample,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Cancel {...args} />,
})

/** The safe choice is on the left and has the focus: Enter out of habit does no harm. */
export const Playground = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    const dialog = canvas.getByRole('alertdialog', { name: '注文を取り消しますか' })
    await expect(dialog).toHaveAccessibleDescription(/約定した分は取り消せません/)
    const [safe, act] = within(dialog).getAllByRole('button')
    await expect(safe).toHaveFocus()
    await expect(safe?.getBoundingClientRect().left).toBeLessThan(act?.getBoundingClientRect().left ?? 0)
    for (const button of [safe, act]) await expect(button?.offsetHeight).toBeGreaterThanOrEqual(44)
    await expectSimBarFree(canvasElement, dialog)
    await userEvent.keyboard('{Enter}')
    await expect(args.safe.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.act.onPress).toHaveBeenCalledTimes(1)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

/** Where neither answer is urged, the two look alike. */
export const Equal = meta.story({
  name: 'どちらも勧めない',
  args: { act: { label: '取り消す', onPress: fn(), equal: true } },
  async play({ canvas }) {
    const looks = within(canvas.getByRole('alertdialog'))
      .getAllByRole('button')
      .map((button) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(button)
        return [backgroundColor, borderColor, color, button.offsetWidth, button.offsetHeight]
      })
    await expect(looks).toHaveLength(2)
    await expect(looks[1]).toEqual(looks[0])
  },
})

/** Two quick presses are one. */
export const SendsOnce = meta.story({
  name: '一度だけ送る',
  render: function Render(args) {
    const [sending, setSending] = useState(false)
    return (
      <Cancel
        {...args}
        sending={sending}
        act={{
          ...args.act,
          onPress: () => {
            setSending(true)
            args.act.onPress()
          },
        }}
      />
    )
  },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole('alertdialog')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: '取り消す' }))
    await expect(args.act.onPress).toHaveBeenCalledTimes(1)
    await expect(within(dialog).getByRole('button', { name: '送信中' })).toHaveAttribute('aria-busy', 'true')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** What is sent waits for the connection, and says so; the way back stays. */
export const WithoutConnection = meta.story({
  name: '通信できないとき',
  args: { act: { ...sample.act, onPress: fn(), sends: true } },
  render: (args) => (
    <Offline value>
      <Cancel {...args} />
    </Offline>
  ),
  async play({ args, canvas, userEvent }) {
    const act = canvas.getByRole('button', { name: '取り消す' })
    await expect(act).toHaveAccessibleDescription('通信できません。電波が戻ると送信できます')
    await userEvent.click(act)
    await expect(args.act.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: '戻る' })).not.toHaveAttribute('aria-disabled')
  },
})

export const Plain = meta.story({ name: '壊さない操作', args: { act: { label: '取り消す', onPress: fn() } } })

export const WithToast = meta.story({
  name: 'トースト',
  render: (args) => (
    <>
      <Cancel {...args} />
      <Toast
        toast={{ id: 'offline', tone: 'failed', text: '通信できませんでした。もう一度お試しください' }}
        onEnd={fn()}
        duration={Infinity}
      />
    </>
  ),
  async play({ canvas, canvasElement }) {
    const dialog = canvas.getByRole('alertdialog')
    const toast = await within(dialog).findByText(/^通信できませんでした/)
    await expect(within(dialog).getByRole('status')).toContainElement(toast)
    await expectReachable(toast)
    await expectSimBarFree(canvasElement, dialog)
  },
})

export const Matrix = meta.story({ tags: ['vrt'] })
