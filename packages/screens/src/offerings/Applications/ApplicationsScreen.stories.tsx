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
    headings: ['IPO', '桔梗ロボティクス'],
    figures: {
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '上場 11/20（金）',
      公開価格: '1,520円',
      当選: '200株',
      払込額: '304,000円',
    },
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      すべて: 'tab, on',
      '申込前 1': 'tab',
      '申込中 1': 'tab',
      '終了 1': 'tab',
      辞退する: '#/market/subscribeDetail?id=ipo-3&act=abstain',
      払込へ進む: '#/market/subscribeDetail?id=ipo-3',
      '桔梗ロボティクス 抽選待ち 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 申込 300株 申込額 456,000円':
        '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
    },
    notices: [],
    texts: [
      '[success] 当選 200株',
      '0B27 東証グロース',
      '払込',
      '11/16（月）12:00',
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

/** Its course: what happened, what comes next, and when it can be sold. */
export const Waiting = meta.story({
  args: { data: only('awaitingDraw') },
  play: open,
  ...says({
    headings: ['桔梗ロボティクス'],
    figures: { 注文番号: 'KB20261118-000912', 公開価格: '1,520円', 抽選の番号: '912', 申込: '3単位（300株）' },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
      注文番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
    },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
      注文番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
    },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', 保有する株を見る: '#/position/position?tab=placing' },
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
      注文番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '0単位（0株）',
    },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
      注文番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
    },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
      注文番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
    },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
    figures: { 注文番号: 'KB20261118-000912', 公開価格: '1,520円', 抽選の番号: '912', 申込: '3単位（300株）' },
    actions: { 閉じる: 'button', 注文番号をコピー: 'button', このIPOを開く: '#/market/subscribeDetail?id=ipo-1' },
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
  args: {
    data: ready({ rows: sampleIpoApplications.slice(0, 1), next: 'end' }),
    now: Date.parse('2026-11-24T11:00:00+09:00'),
  },
  ...says({
    headings: ['IPOの申込履歴', '抽選待ち'],
    figures: { 桔梗ロボティクス: '[progress] 抽選待ち — 3単位（300株） 456,000円 抽選 11/24（火）18:00' },
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
      headings: ['IPO', '桔梗ロボティクス'],
      figures: {
        '': '申込 11/10（火）11:00',
        ' 2': '抽選 11/10（火）18:00',
        ' 3': '上場 11/20（金）',
        公開価格: '1,520円',
        当選: '••••株',
        払込額: '••••',
      },
      actions: {
        戻る: '#/home/index',
        申込履歴: '#/market/subscribeRecord',
        すべて: 'tab, on',
        '申込前 1': 'tab',
        '申込中 1': 'tab',
        '終了 1': 'tab',
        辞退する: '#/market/subscribeDetail?id=ipo-3&act=abstain',
        払込へ進む: '#/market/subscribeDetail?id=ipo-3',
        '桔梗ロボティクス 抽選待ち 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 申込 ••••株 申込額 ••••':
          '#/market/subscribeDetail?id=ipo-1',
        '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      },
      notices: [],
      texts: [
        '[success] 当選 ••••株',
        '0B27 東証グロース',
        '払込',
        '11/16（月）12:00',
        '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
      ],
    },
    { publicAmounts: [] },
  ),
})

export const Empty = meta.story({
  args: { data: ready({ rows: [], next: 'end' }) },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      すべて: 'tab, on',
      '申込前 0': 'tab',
      '申込中 0': 'tab',
      '終了 0': 'tab',
    },
    notices: [],
    texts: [
      '該当するIPOはありません',
      '新しいIPOは、受付が始まる前からここに並びます。',
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      すべて: 'tab, on',
      申込前: 'tab',
      申込中: 'tab',
      終了: 'tab',
    },
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
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      すべて: 'tab, on',
      申込前: 'tab',
      申込中: 'tab',
      終了: 'tab',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
    },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(all) },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      すべて: 'tab, on',
      '申込前 1': 'tab',
      '申込中 1': 'tab',
      '終了 1': 'tab',
      '桔梗ロボティクス 申込中 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 1単位 100株 1単位の金額 152,000円':
        '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      '桔梗ロボティクス 受付終了 0B27 東証グロース 申込 11/10（火）11:00 抽選 11/10（火）18:00 払込 11/16（月）12:00 上場 11/20（金） 公開価格 1,520円 1単位 100株 1単位の金額 152,000円':
        '#/market/subscribeDetail?id=ipo-3',
    },
    notices: [],
    texts: [
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})
