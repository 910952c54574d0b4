import { refuse, sampleRefusals, type Refusal } from '@kabuto/domain/shared'
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

export const Holiday = meta.story({
  tags: ['vrt'],
  args: { refusals: [outsideWindow], now: Date.parse('2026-11-23T10:05:00+09:00') },
})

/** On a server that is not on the member's machine the clock cannot be turned, so that is not offered. */
export const NoFix = meta.story({
  args: { refusals: [outsideWindow], fixes: {} },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
})

/** A server that is not ours may send only its own words. */
export const ForeignServer = meta.story({
  args: { refusals: [{ ...sampleRefusals.requestFailed, msg: '取引時間外のため受け付けられません。' }] },
})

/** One that sends a code of ours with other parameters: the sentence is all there is. */
export const OtherParameters = meta.story({
  args: { refusals: [{ code: 'insufficientAvailable', params: { need: 'x' } } as unknown as Refusal] },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('正しい応答を受け取れませんでした'),
})

/** Shares are typed there, so no amount is put in their place. */
export const TooManyShares = meta.story({
  args: {
    refusals: [
      refuse('insufficientAvailable', { need: '3420000', have: '2918400', reserved: '0', of: 'available' }, 'quantity'),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('必要な額は3,420,000円、使える現金は2,918,400円です。')
    await expect(canvas.queryByRole('button', { name: /2,918,400/ })).toBeNull()
  },
})

export const TooFewDollars = meta.story({
  args: { refusals: [refuse('insufficientBalance', { need: '500', have: '120.5', unit: 'USD' })], fixes: {} },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '両替へ進む' })).toHaveAttribute('href', '#/user/exchange'),
})

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
