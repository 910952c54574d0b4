import { type Channel, sampleChannel, sampleDeposit, sampleDeposits } from '@kabuto/domain/funds'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { ChannelScreen } from './ChannelScreen.tsx'

const store: Channel = { ...sampleChannel, id: 'convenience', name: 'コンビニ入金（模擬）' }
const data = { channels: [sampleChannel, store], deposits: sampleDeposits.slice(1) }

const meta = preview.meta({
  title: 'Screens/Funds/Channel',
  component: ChannelScreen,
  args: { data: ready(data), chosen: 'bank', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

const read = {
  headings: ['入金の方法'],
  actions: {
    戻る: '#/user/recharge?channel=bank',
    '銀行振込（模擬）': '#/user/recharge?channel=bank',
    'コンビニ入金（模擬）': '#/user/recharge?channel=convenience',
  },
  figures: {
    '銀行振込（模擬）': '[neutral] 今の方法 — 1回 1,000円〜50,000,000円 手数料 0円',
    'コンビニ入金（模擬）': '1回 1,000円〜50,000,000円 手数料 0円',
  },
  notices: [],
  texts: ['どの方法でも、入金先は同じ口座です。'],
}
const back = { 戻る: '#/user/recharge?channel=bank' }

/** Each way with its limits and its fee; the one that is about to be taken says so. */
export const Ready = meta.story({
  tags: ['vrt'],
  ...says({ ...read, groups: ['入金の方法'] }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, figures: {}, actions: back, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: {},
    actions: { ...back, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(data) }, ...says(read) })

/** The one that waits for its review says so; it still leads to the deposit, where the record is shown. */
export const InReview = meta.story({
  args: { data: ready({ ...data, deposits: [sampleDeposit] }), chosen: undefined },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '銀行振込（模擬）':
        '[progress] 審査中 — 1回 1,000円〜50,000,000円 手数料 0円 審査中の入金があります。審査が終わるまで、この方法は使えません。',
    },
    actions: { ...read.actions, 戻る: '#/user/recharge' },
  }),
})

/** A server of somebody else's that has no way to pay in. */
export const Empty = meta.story({
  args: { data: ready({ channels: [], deposits: [] }) },
  ...says({
    ...read,
    figures: {},
    actions: back,
    texts: ['いま使える入金方法はありません', '時間をおいて、もう一度開いてください。'],
  }),
})
