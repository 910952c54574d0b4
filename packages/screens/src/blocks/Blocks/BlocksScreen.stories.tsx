import { sampleBlockApplications, sampleBlocks } from '@kabuto/domain/blocks'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { BlocksScreen } from './BlocksScreen.tsx'

const book = { offers: sampleBlocks, own: { rows: sampleBlockApplications, next: 'end' as const } }

const meta = preview.meta({
  title: 'Screens/Blocks/Blocks',
  component: BlocksScreen,
  args: {
    data: ready(book),
    now: moments.pictures,
    tab: 'offers' as const,
    onTab: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** What a member reads of all blocks on offer. */
const offered = {
  headings: ['立会外取引'],
  figures: { 今日の申込: '1回（1日3回まで）' },
  actions: {
    戻る: '#/home/index',
    'みなと海運 申込中 0418 売却できない期間 12/21（月） まで 割引 2.99% 立会外の価格 1,186円 基準の終値 1,222.5円 申込できる株数 1,000〜10,000株 締切 11/20（金）17:00':
      '#/common/dividend2?id=block-1',
    '朝霧通信 申込前 0824 売却できない期間 12/24（木） まで 割引 2.99% 立会外の価格 693.5円 基準の終値 714.9円 申込できる株数 1,000〜10,000株 受付 11/24（火）8:20':
      '#/common/dividend2?id=block-2',
    '白川食品 受付終了 0263 売却できない期間 12/21（月） まで 割引 2.97% 立会外の価格 978.5円 基準の終値 1,008.5円 募集株数に達しました。':
      '#/common/dividend2?id=block-3',
  },
  notices: [],
  texts: [
    '取引所の外で、決まった価格で買います。割引の代わりに、売却できない期間があります。',
    '価格・時刻・売り手はすべて模擬です。',
  ],
}

/** How long it cannot be sold is shown at the size of the discount, and before it. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement)
    await expect(args.onTab).toHaveBeenCalledWith('applications')
  },
  ...says(offered),
})

export const Applications = meta.story({
  tags: ['vrt'],
  args: { tab: 'applications' },
  ...says({
    headings: ['立会外取引'],
    figures: {
      みなと海運: '[progress] 審査中 — 2,000株 × 1,186円 2,372,000円 11/20（金）14:31（模擬時刻）',
      'みなと海運 2': '[success] 承認 — 1,000株 × 1,186円 1,186,000円 11/12（木）9:10（模擬時刻）',
      'みなと海運 3': '[danger] 却下 — 2,000株 × 1,186円 2,372,000円 11/5（木）16:58（模擬時刻）',
    },
    actions: {
      戻る: '#/home/index',
      みなと海運: '#/common/dividend3?id=ba-1',
      'みなと海運 2': '#/common/dividend3?id=ba-2',
      'みなと海運 3': '#/common/dividend3?id=ba-3',
    },
    notices: [],
    texts: [],
  }),
})

export const More = meta.story({
  args: { tab: 'applications', data: ready({ ...book, own: { ...book.own, next: 'more' } }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const Masked = meta.story({
  args: { tab: 'applications' },
  globals: { figures: 'hidden' },
  ...says(
    {
      headings: ['立会外取引'],
      figures: {
        みなと海運: '[progress] 審査中 — ••••株 × 1,186円 •••• 11/20（金）14:31（模擬時刻）',
        'みなと海運 2': '[success] 承認 — ••••株 × 1,186円 •••• 11/12（木）9:10（模擬時刻）',
        'みなと海運 3': '[danger] 却下 — ••••株 × 1,186円 •••• 11/5（木）16:58（模擬時刻）',
      },
      actions: {
        戻る: '#/home/index',
        みなと海運: '#/common/dividend3?id=ba-1',
        'みなと海運 2': '#/common/dividend3?id=ba-2',
        'みなと海運 3': '#/common/dividend3?id=ba-3',
      },
      notices: [],
      texts: [],
    },
    { publicAmounts: ['1186'] },
  ),
})

const empty = { offers: [], own: { rows: [], next: 'end' as const } }

export const Empty = meta.story({
  args: { data: ready(empty) },
  ...says({
    headings: ['立会外取引'],
    figures: { 今日の申込: '0回（1日3回まで）' },
    actions: { 戻る: '#/home/index' },
    notices: [],
    texts: [
      '取引所の外で、決まった価格で買います。割引の代わりに、売却できない期間があります。',
      '立会外取引の募集はありません',
      '新しい募集は、受付が始まる前からここに並びます。',
      '価格・時刻・売り手はすべて模擬です。',
    ],
  }),
})

export const NothingApplied = meta.story({
  args: { data: ready(empty), tab: 'applications' },
  ...says({
    headings: ['立会外取引'],
    figures: {},
    actions: { 戻る: '#/home/index' },
    notices: [],
    texts: ['申込はまだありません', '申し込むと、審査の結果と売却できる日がここに並びます。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['立会外取引'], figures: {}, actions: { 戻る: '#/home/index' }, notices: [], texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['立会外取引'],
    figures: {},
    actions: { 戻る: '#/home/index', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(book) },
  ...says(offered),
})
