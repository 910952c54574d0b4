import { sampleEndedFollows, sampleFollowOrder } from '@kabuto/domain/follow'
import {
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type FollowsData, FollowsScreen } from './FollowsScreen.tsx'

const say = textsIn('follow')
const data: FollowsData = { rows: [sampleFollowOrder, ...sampleEndedFollows], next: 'end' }
const one: FollowsData = { rows: [sampleFollowOrder], next: 'end' }

const meta = preview.meta({
  title: 'Screens/Follow/Follows',
  component: FollowsScreen,
  args: {
    data: ready(data),
    now: moments.pictures,
    ending: () => idle(),
    changing: () => idle(),
    onEnd: fn(),
    onLimit: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const headings = ['フォロー中の運用', '運用中', 'ゆるり配当 30日', '終了']
const ended = ['ゆるり配当 30日', 'ゆるり配当 30日', 'ゆるり配当 30日', 'North Desk 30日']

export const Ready = meta.story({ tags: ['vrt'], ...says({ headings: [...headings, ...ended] }) })

export const Refreshing = meta.story({
  args: { data: refreshing(data) },
  ...says({ headings: [...headings, ...ended] }),
})

/** Value and costs are told before it ends; staying is as wide as ending. */
export const Ending = meta.story({
  tags: ['vrt'],
  args: { data: ready(one) },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { end, goOn } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: end }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/304,146/)).toHaveTextContent(/54.*4,146/)
    const [stay, leave] = [dialog.getByRole('button', { name: goOn }), dialog.getByRole('button', { name: end })]
    await expect(stay.offsetWidth).toBe(leave.offsetWidth)
    await userEvent.click(stay)
    await expect(args.onEnd).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: end }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: end }))
    await expect(args.onEnd.mock.calls).toEqual([['fo-1']])
  },
})

/** The limit of now and the one to be, in yen, before it is sent. */
export const Limit = meta.story({
  tags: ['vrt'],
  args: { data: ready(one) },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { change, lossLimit, save } = say(context)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    const sheet = within(await canvas.findByRole('dialog'))
    const field = sheet.getByRole('textbox', { name: lossLimit })
    await userEvent.clear(field)
    await userEvent.type(field, '20')
    await expect(sheet.getAllByText(/240,000/).length).toBeGreaterThan(0)
    await expect(sheet.getAllByText(/270,000/).length).toBeGreaterThan(0)
    await userEvent.click(sheet.getByRole('button', { name: save }))
    await expect(args.onLimit.mock.calls).toEqual([[{ id: 'fo-1', lossLimit: '20' }]])
  },
})

/** Once it is changed the sheet goes, and it can be changed again. */
export const Changed = meta.story({
  args: { data: ready(one) },
  render: function Changes(args) {
    const [changing, setChanging] = useState<Submission<unknown>>(idle())
    return (
      <FollowsScreen
        {...args}
        changing={() => changing}
        onLimit={(request) => {
          args.onLimit(request)
          setChanging(done({ ...request }))
        }}
      />
    )
  },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { change, lossLimit, save } = say(context)
    for (const limit of ['20', '30']) {
      await userEvent.click(canvas.getByRole('button', { name: change }))
      const sheet = within(await canvas.findByRole('dialog'))
      await userEvent.clear(sheet.getByRole('textbox', { name: lossLimit }))
      await userEvent.type(sheet.getByRole('textbox', { name: lossLimit }), limit)
      await userEvent.click(sheet.getByRole('button', { name: save }))
      await expect(args.onLimit).toHaveBeenLastCalledWith({ id: 'fo-1', lossLimit: limit })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    }
  },
})

export const Sending = meta.story({ args: { data: ready(one), ending: () => sending() } })

export const Refused = meta.story({
  args: {
    data: ready(one),
    ending: () => refused([refuse('illegalState', { state: 'ended', allowed: ['inProgress'] })]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['vrt'],
  args: { data: ready({ rows: [], next: 'end' }) },
  ...says({
    headings: ['フォロー中の運用', '運用中', '終了'],
    figures: {},
    actions: { 戻る: '#/gdindex/gdindex', リードトレーダーを見る: '#/gdindex/gdindex' },
  }),
})

export const MoreFailed = meta.story({
  args: { data: ready({ ...one, next: 'failed' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|Retry|再試/ }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['フォロー中の運用'], figures: {} }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
