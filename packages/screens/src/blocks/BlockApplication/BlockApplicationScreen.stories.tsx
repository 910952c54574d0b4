import { sampleBlockApplications } from '@kabuto/domain/blocks'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { BlockApplicationScreen } from './BlockApplicationScreen.tsx'

const [pending, passed, rejected] = sampleBlockApplications as [
  (typeof sampleBlockApplications)[number],
  (typeof sampleBlockApplications)[number],
  (typeof sampleBlockApplications)[number],
]

const meta = preview.meta({
  title: 'Screens/Blocks/BlockApplication',
  component: BlockApplicationScreen,
  args: { data: ready(pending), now: moments.pictures, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  ...says({
    headings: ['立会外取引の申込', 'みなと海運', 'これまでの流れ'],
    figures: {
      '申込額（拘束中）': '2,372,000円',
      数量: '2,000株',
      立会外の価格: '1,186円',
      手数料: '0円',
      承認されると払込・株の記帳: '―',
      注文番号: 'KB20261120-000377',
      申込日時: '11/20（金）14:31（模擬時刻）',
      売却できない期間: '12/21（月） まで',
      却下のとき: '理由を示し、全額返却',
    },
    actions: {
      戻る: '#/common/dividend?tab=applications',
      注文番号をコピー: 'button',
      ほかの銘柄を見る: '#/common/dividend',
    },
    fields: {},
    notices: [],
    texts: [
      '[progress] 審査中',
      '0418',
      '模擬時刻',
      '申込を受け付けました',
      '11/20（金）14:31',
      '代金 2,372,000円 を拘束',
      '11/20（金）14:31',
      '審査中',
      '11/20（金）14:33 ごろ',
      '売却できます',
      '12/22（火）9:00',
    ],
  }),
})

/** The shares are there and cannot be sold yet. */
export const Passed = meta.story({
  tags: ['vrt'],
  args: { data: ready(passed) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem').map(({ dataset }) => dataset.progress)).toEqual([
      'done',
      'done',
      'done',
      'now',
    ])
  },
  ...says({
    figures: {
      買った代金: '1,186,000円',
      数量: '1,000株',
      立会外の価格: '1,186円',
      手数料: '0円',
      注文番号: 'KB20261112-000301',
      申込日時: '11/12（木）9:10（模擬時刻）',
      売却できない期間: '12/14（月） まで',
    },
    actions: {
      戻る: '#/common/dividend?tab=applications',
      注文番号をコピー: 'button',
      保有する株を見る: '#/position/position?tab=auction',
    },
    notices: [],
    texts: [
      '[success] 承認',
      '0418',
      '模擬時刻',
      '申込を受け付けました',
      '11/12（木）9:10',
      '代金 1,186,000円 を拘束',
      '11/12（木）9:10',
      '承認・払込・株の記帳',
      '11/12（木）9:11',
      '売却できます',
      '12/15（火）9:00',
    ],
  }),
})

export const Sellable = meta.story({
  args: { data: ready(passed), now: Date.parse('2026-12-15T09:00:00+09:00') },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem').at(-1)?.dataset.progress).toBe('done')
  },
})

/** Why, and that the money is back. */
export const Rejected = meta.story({
  tags: ['vrt'],
  args: { data: ready(rejected) },
  ...says({
    figures: {
      '申込額（返却済み）': '2,372,000円',
      数量: '2,000株',
      立会外の価格: '1,186円',
      手数料: '0円',
      注文番号: 'KB20261105-000266',
      申込日時: '11/5（木）16:58（模擬時刻）',
    },
    actions: {
      戻る: '#/common/dividend?tab=applications',
      注文番号をコピー: 'button',
      ほかの銘柄を見る: '#/common/dividend',
    },
    notices: ['[danger] 募集株数に達しました。 2,372,000円は全額戻りました。'],
    texts: [
      '[danger] 却下',
      '0418',
      '模擬時刻',
      '申込を受け付けました',
      '11/5（木）16:58',
      '代金 2,372,000円 を拘束',
      '11/5（木）16:58',
      '却下',
      '11/5（木）16:59',
      '2,372,000円 を返却',
      '11/5（木）16:59',
    ],
  }),
})

export const Masked = meta.story({
  args: { data: ready(rejected) },
  globals: { figures: 'hidden' },
  ...says(
    {
      figures: {
        '申込額（返却済み）': '••••',
        数量: '••••株',
        立会外の価格: '1,186円',
        手数料: '0円',
        注文番号: 'KB20261105-000266',
        申込日時: '11/5（木）16:58（模擬時刻）',
      },
      notices: ['[danger] 募集株数に達しました。 ••••は全額戻りました。'],
      texts: [
        '[danger] 却下',
        '0418',
        '模擬時刻',
        '申込を受け付けました',
        '11/5（木）16:58',
        '代金 •••• を拘束',
        '11/5（木）16:58',
        '却下',
        '11/5（木）16:59',
        '•••• を返却',
        '11/5（木）16:59',
      ],
    },
    { publicAmounts: ['0', '1186'] },
  ),
})

export const NotThere = meta.story({
  args: { data: failed(refuse('notFound', { what: 'ba-9' })) },
  ...says({
    headings: ['立会外取引の申込'],
    actions: { 戻る: '#/common/dividend?tab=applications', 自分の申込: '#/common/dividend?tab=applications' },
    notices: [],
    texts: ['この申込は見つかりません', '申込の一覧から開き直してください。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    headings: ['立会外取引の申込'],
    figures: {},
    actions: { 戻る: '#/common/dividend?tab=applications' },
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
    headings: ['立会外取引の申込'],
    figures: {},
    actions: { 戻る: '#/common/dividend?tab=applications', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(pending) },
  ...says({ headings: ['立会外取引の申込', 'みなと海運', 'これまでの流れ'] }),
})
