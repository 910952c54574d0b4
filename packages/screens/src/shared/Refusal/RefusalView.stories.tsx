import { sampleRefusals } from '@kabuto/domain/shared'
import { Stack } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RefusalView } from './RefusalView.tsx'

const { insufficientAvailable, fundPasswordWrong, cardMissing, outsideWindow } = sampleRefusals

const put = fn()

const meta = preview.meta({
  title: 'Screens/Shared/RefusalView',
  component: RefusalView,
  args: {
    refusals: [insufficientAvailable],
    now: Date.parse('2026-11-20T14:32:00+09:00'),
    fixes: { advanceClock: fn(), fill: { most: '2918400', put }, openRecord: fn(), reload: fn() },
    onClose: fn(),
    focused: false,
  },
  beforeEach: () => {
    put.mockClear()
  },
})

export const Ready = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2,918,400/ }))
    await expect(put).toHaveBeenCalledOnce()
    await expect(put).toHaveBeenCalledWith('2918400')
  },
})

export const Focused = meta.story({
  args: { focused: true },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
})

export const Several = meta.story({ args: { refusals: [insufficientAvailable, fundPasswordWrong, cardMissing] } })

/** At twenty on a Friday before a long weekend: the clock can be turned to the next opening. */
export const WindowClosed = meta.story({
  args: { refusals: [outsideWindow], now: Date.parse('2026-11-20T20:00:00+09:00') },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /9:30/ }))
    await expect(args.fixes?.advanceClock).toHaveBeenCalledOnce()
  },
})

export const Holiday = meta.story({ tags: ['vrt'], args: { refusals: [outsideWindow], now: Date.parse('2026-11-23T10:05:00+09:00') } })

/** On a server that is not on the member's machine the clock cannot be turned, so that is not offered. */
export const NoFix = meta.story({
  args: { refusals: [outsideWindow], fixes: {} },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
})

/** A server that is not ours may send only its own words. */
export const ForeignServer = meta.story({ args: { refusals: [{ ...sampleRefusals.requestFailed, msg: '取引時間外のため受け付けられません。' }] } })

export const EveryCode = meta.story({
  tags: ['vrt'],
  render: ({ now, fixes }) => (
    <Stack gap="4">
      {Object.entries(sampleRefusals).map(([code, refusal]) => (
        <RefusalView key={code} refusals={[refusal]} now={now} fixes={fixes} />
      ))}
    </Stack>
  ),
})
