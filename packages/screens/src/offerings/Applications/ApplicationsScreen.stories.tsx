import { type IpoApplication, sampleIpoApplications } from '@kabuto/domain/offerings'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const say = textsIn('offerings')
const all = { rows: sampleIpoApplications, next: 'end' as const }

const meta = preview.meta({
  title: 'Screens/Offerings/Applications',
  component: ApplicationsScreen,
  args: { data: ready(all), now: moments.pictures, onMore: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const only = (state: IpoApplication['state']) =>
  ready({ rows: sampleIpoApplications.filter((one) => one.state === state), next: 'end' as const })

/** Opens the sheet of the only one. */
async function open({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /桔梗|Kikyo/ }))
  await canvas.findByRole('dialog')
}

/** What has to be done, what waits, what is over; declining is as wide as paying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    const [one, other] = [say(context).abstain, say(context).goPay].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    )
    await expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
  },
  ...says({
    headings: ['IPOの申込履歴', '手続きが必要', '桔梗ロボティクス', '抽選待ち', '終わった申込'],
    figures: {
      桔梗ロボティクス:
        '[progress] 抽選待ち — 0K3A 3単位（300株） 456,000円 申込 11/18（水）20:15・番号 912 抽選 11/24（火）18:00 11/24（火）11:00 まで変更できます',
      '桔梗ロボティクス 2': '[neutral] 落選 — 0K3A 3単位（300株） 抽選 11/24（火）18:00',
      '桔梗ロボティクス 3': '[success] 払込済み — 0K3A 当選2単位のうち1単位 152,000円 12/7（月）9:00 から売却できます',
      '桔梗ロボティクス 4': '[neutral] 辞退 — 0K3A 3単位（300株） 抽選 11/24（火）18:00',
      '桔梗ロボティクス 5': '[neutral] 未払込（失効） — 0K3A 3単位（300株） 費用も借金もありません',
      '桔梗ロボティクス 6': '[neutral] 取消済み — 0K3A 3単位（300株）',
    },
    actions: {
      戻る: '#/market/subscribe',
      辞退する: '#/market/subscribeDetail?id=ipo-1&act=abstain',
      払込へ進む: '#/market/subscribeDetail?id=ipo-1',
      桔梗ロボティクス: 'button',
      '桔梗ロボティクス 2': 'button',
      '桔梗ロボティクス 3': 'button',
      '桔梗ロボティクス 4': 'button',
      '桔梗ロボティクス 5': 'button',
      '桔梗ロボティクス 6': 'button',
    },
    fields: {},
    notices: [],
    texts: [
      '1件',
      '[success] 当選',
      '0K3A 2単位（200株） 304,000円',
      '払込と辞退の期限 11/30（月）12:00（模擬時刻）',
      'お金は動いていません',
      '5件',
    ],
  }),
})

/** Its course: what happened, what comes next, and when it can be sold. */
export const Waiting = meta.story({
  args: { data: only('awaitingDraw') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: { 受付番号: 'KB20261118-000912', 公開価格: '1,520円', 抽選の番号: '912', 申込: '3単位（300株）' },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[progress] 抽選待ち',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '抽選',
      '11/24（火）18:00',
      '払込か辞退の期限',
      '11/30（月）12:00',
      '上場',
      '12/4（金）',
      '売却できます',
      '12/7（月）9:00',
    ],
  }),
})

export const Paid = meta.story({
  args: { data: only('paymentComplete') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: {
      '1単位を払い込みました': '―',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[success] 払込済み',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '2単位当選しました',
      '11/24（火）18:00',
      '上場',
      '12/4（金）',
      '売却できます',
      '12/7（月）9:00',
    ],
  }),
})

/** Listed: the way leads to the shares. */
export const Listed = meta.story({
  args: { data: only('paymentComplete'), now: Date.parse('2026-12-04T10:00:00+09:00') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: {
      '1単位を払い込みました': '―',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', 保有する株を見る: '#/position/position?tab=placing' },
    notices: [],
    texts: [
      '[success] 払込済み',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '2単位当選しました',
      '11/24（火）18:00',
      '上場',
      '12/4（金）',
      '売却できます',
      '12/7（月）9:00',
    ],
  }),
})

export const Sellable = meta.story({
  args: { data: only('paymentComplete'), now: Date.parse('2026-12-07T09:00:00+09:00') },
  async play(context) {
    await open(context)
    const steps = within(context.canvas.getByRole('dialog')).getAllByRole('listitem')
    await expect(steps.map(({ dataset }) => dataset.progress)).toEqual(['done', 'done', 'done', 'done', 'done'])
  },
})

export const NotWon = meta.story({
  args: { data: only('notWon') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: {
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '0単位（0株）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[neutral] 落選',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '当選しませんでした',
      '11/24（火）18:00',
    ],
  }),
})

export const Unpaid = meta.story({
  args: { data: only('unpaid') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: {
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[neutral] 未払込（失効）',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '1単位当選しました',
      '11/24（火）18:00',
      '払込がなく失効しました',
      '11/30（月）12:00',
    ],
  }),
})

export const Abstained = meta.story({
  args: { data: only('abstained') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: {
      辞退しました: '―',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[neutral] 辞退',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '1単位当選しました',
      '11/24（火）18:00',
    ],
  }),
})

export const Cancelled = meta.story({
  args: { data: only('cancelled') },
  async play(context) {
    await open(context)
    await expect(context.canvas.getAllByText(say(context).step_cancelled)).toHaveLength(1)
    await context.userEvent.click(within(context.canvas.getByRole('dialog')).getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
})

/** As the way out of a refusal leads here. */
export const Opened = meta.story({
  args: { openRecord: 'ia-1' },
  play: async ({ canvas }) => void (await canvas.findByRole('dialog')),
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: { 受付番号: 'KB20261118-000912', 公開価格: '1,520円', 抽選の番号: '912', 申込: '3単位（300株）' },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
    notices: [],
    texts: [
      '[progress] 抽選待ち',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '抽選',
      '11/24（火）18:00',
      '払込か辞退の期限',
      '11/30（月）12:00',
      '上場',
      '12/4（金）',
      '売却できます',
      '12/7（月）9:00',
    ],
  }),
})

/** Past its deadline it can no longer be changed, and nobody says so. */
export const Closed = meta.story({
  name: '申込の締切後',
  args: {
    data: ready({ rows: sampleIpoApplications.slice(0, 1), next: 'end' }),
    now: Date.parse('2026-11-24T11:00:00+09:00'),
  },
  ...says({
    headings: ['IPOの申込履歴', '抽選待ち'],
    figures: {
      桔梗ロボティクス:
        '[progress] 抽選待ち — 0K3A 3単位（300株） 456,000円 申込 11/18（水）20:15・番号 912 抽選 11/24（火）18:00',
    },
    actions: { 戻る: '#/market/subscribe', 桔梗ロボティクス: 'button' },
    notices: [],
    texts: ['お金は動いていません'],
  }),
})

/** There are older ones. */
export const More = meta.story({
  args: { data: ready({ ...all, next: 'more' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(
    {
      headings: ['IPOの申込履歴', '手続きが必要', '桔梗ロボティクス', '抽選待ち', '終わった申込'],
      figures: {
        桔梗ロボティクス:
          '[progress] 抽選待ち — 0K3A ••••単位（••••株） •••• 申込 11/18（水）20:15・番号 912 抽選 11/24（火）18:00 11/24（火）11:00 まで変更できます',
        '桔梗ロボティクス 2': '[neutral] 落選 — 0K3A ••••単位（••••株） 抽選 11/24（火）18:00',
        '桔梗ロボティクス 3': '[success] 払込済み — 0K3A 当選2単位のうち1単位 •••• 12/7（月）9:00 から売却できます',
        '桔梗ロボティクス 4': '[neutral] 辞退 — 0K3A ••••単位（••••株） 抽選 11/24（火）18:00',
        '桔梗ロボティクス 5': '[neutral] 未払込（失効） — 0K3A ••••単位（••••株） 費用も借金もありません',
        '桔梗ロボティクス 6': '[neutral] 取消済み — 0K3A ••••単位（••••株）',
      },
      actions: {
        戻る: '#/market/subscribe',
        辞退する: '#/market/subscribeDetail?id=ipo-1&act=abstain',
        払込へ進む: '#/market/subscribeDetail?id=ipo-1',
        桔梗ロボティクス: 'button',
        '桔梗ロボティクス 2': 'button',
        '桔梗ロボティクス 3': 'button',
        '桔梗ロボティクス 4': 'button',
        '桔梗ロボティクス 5': 'button',
        '桔梗ロボティクス 6': 'button',
      },
      fields: {},
      notices: [],
      texts: [
        '1件',
        '[success] 当選',
        '0K3A ••••単位（••••株） ••••',
        '払込と辞退の期限 11/30（月）12:00（模擬時刻）',
        'お金は動いていません',
        '5件',
      ],
    },
    { publicAmounts: [] },
  ),
})

export const Empty = meta.story({
  args: { data: ready({ rows: [], next: 'end' }) },
  ...says({
    headings: ['IPOの申込履歴'],
    figures: {},
    actions: { 戻る: '#/market/subscribe', IPOの一覧へ: '#/market/subscribe' },
    fields: {},
    notices: [],
    texts: ['申込はまだありません', 'IPOに申し込むと、抽選の結果と手続きの期限がここに並びます。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    headings: ['IPOの申込履歴'],
    figures: {},
    actions: { 戻る: '#/market/subscribe' },
    fields: {},
    notices: [],
    texts: [],
  }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['IPOの申込履歴'],
    figures: {},
    actions: { 戻る: '#/market/subscribe', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(all) },
  ...says({
    headings: ['IPOの申込履歴', '手続きが必要', '桔梗ロボティクス', '抽選待ち', '終わった申込'],
    figures: {
      桔梗ロボティクス:
        '[progress] 抽選待ち — 0K3A 3単位（300株） 456,000円 申込 11/18（水）20:15・番号 912 抽選 11/24（火）18:00 11/24（火）11:00 まで変更できます',
      '桔梗ロボティクス 2': '[neutral] 落選 — 0K3A 3単位（300株） 抽選 11/24（火）18:00',
      '桔梗ロボティクス 3': '[success] 払込済み — 0K3A 当選2単位のうち1単位 152,000円 12/7（月）9:00 から売却できます',
      '桔梗ロボティクス 4': '[neutral] 辞退 — 0K3A 3単位（300株） 抽選 11/24（火）18:00',
      '桔梗ロボティクス 5': '[neutral] 未払込（失効） — 0K3A 3単位（300株） 費用も借金もありません',
      '桔梗ロボティクス 6': '[neutral] 取消済み — 0K3A 3単位（300株）',
    },
    actions: {
      戻る: '#/market/subscribe',
      辞退する: '#/market/subscribeDetail?id=ipo-1&act=abstain',
      払込へ進む: '#/market/subscribeDetail?id=ipo-1',
      桔梗ロボティクス: 'button',
      '桔梗ロボティクス 2': 'button',
      '桔梗ロボティクス 3': 'button',
      '桔梗ロボティクス 4': 'button',
      '桔梗ロボティクス 5': 'button',
      '桔梗ロボティクス 6': 'button',
    },
    fields: {},
    notices: [],
    texts: [
      '1件',
      '[success] 当選',
      '0K3A 2単位（200株） 304,000円',
      '払込と辞退の期限 11/30（月）12:00（模擬時刻）',
      'お金は動いていません',
      '5件',
    ],
  }),
})
