import { sampleMember } from '@kabuto/domain/account'
import { sampleFunds, sampleWithdrawal, sampleWithdrawals, type Withdrawal } from '@kabuto/domain/funds'
import { confirming, done, failed, idle, loading, ready, refreshing, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { FundsScreen } from './FundsScreen.tsx'

const sampleData = { member: sampleMember, funds: sampleFunds }

const meta = preview.meta({
  title: 'Screens/Funds/Funds',
  component: FundsScreen,
  args: {
    data: ready(sampleData),
    records: ready(sampleWithdrawals),
    cancel: idle<Withdrawal>(),
    onCancel: fn(),
    onRetry: fn(),
    bottom: <SampleTabBar current="funds" />,
  },
  argTypes: { bottom: { control: false } },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const Loading = meta.story({ args: { data: loading(), records: loading() } })

export const Failed = meta.story({
  args: { data: failed(refuse('systemBusy', { reference: '7F3A-20' })) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No withdrawal was ever asked for. */
export const Empty = meta.story({ tags: ['vrt'], args: { records: ready([]) } })

export const Refreshing = meta.story({ args: { data: refreshing(sampleData), records: refreshing(sampleWithdrawals) } })

export const RecordsLoading = meta.story({ args: { records: loading() } })

export const RecordsFailed = meta.story({ args: { records: failed(refuse('timeout', {})) } })

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>

async function askToCancel({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /500,000円.*KB20261120-004182/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'この出金を取り消す' }))
}

export const CancelAsked = meta.story({
  async play(context) {
    await askToCancel(context)
    await expect(context.canvas.getByRole('button', { name: '取り消さない' })).toHaveFocus()
  },
})

async function cancelIt(context: Play & { args: { onCancel: (id: string) => void } }): Promise<void> {
  await askToCancel(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: '取り消す' }))
  await expect(context.args.onCancel).toHaveBeenCalledOnce()
  await expect(context.args.onCancel).toHaveBeenCalledWith('w1')
}

export const Sending = meta.story({
  args: { cancel: sending() },
  async play(context) {
    await askToCancel(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '取り消す' }))
    await expect(context.canvas.getByRole('button', { name: '送信中' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** It passed while the question was on the screen. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { cancel: refused([refuse('notPending', { state: 'passed' })]) },
  async play(context) {
    await cancelIt(context)
    await expect(context.canvas.getByRole('alert')).toHaveFocus()
  },
})

export const Confirming = meta.story({ args: { cancel: confirming() }, play: (context) => cancelIt(context) })

export const Cancelled = meta.story({
  args: { cancel: done({ ...sampleWithdrawal, state: 'cancelled', decidedAt: '2026-11-20T14:32:40+09:00' }), openRecord: 'w1' },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'この出金を取り消す' })).toBeNull(),
})

export const Rejected = meta.story({ args: { openRecord: 'w3' } })

export const Frozen = meta.story({
  args: {
    data: ready({ ...sampleData, member: { ...sampleMember, blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' } } } }),
  },
})

/** More is owed and reserved than is settled: the lines still add up. */
const nothing = { ...sampleFunds, settled: '900000', cash: '1098642', withdrawable: '0' }

function breakdownOf(figure: RegExp) {
  return async ({ canvas, userEvent }: Play): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name: figure }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  }
}

export const TotalBreakdown = meta.story({ play: breakdownOf(/^総資産/) })
export const AvailableBreakdown = meta.story({ play: breakdownOf(/^買付余力/) })
export const FrozenBreakdown = meta.story({ play: breakdownOf(/^拘束中の金額/) })
export const WithdrawableBreakdown = meta.story({ tags: ['vrt'], play: breakdownOf(/^出金可能額/) })
export const NothingWithdrawable = meta.story({ args: { data: ready({ ...sampleData, funds: nothing }) }, play: breakdownOf(/^出金可能額/) })
export const ProfitBreakdown = meta.story({ play: breakdownOf(/^損益/) })
export const DollarBreakdown = meta.story({ play: breakdownOf(/^米ドル/) })
