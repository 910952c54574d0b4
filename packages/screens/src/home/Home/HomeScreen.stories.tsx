import { sampleMember } from '@kabuto/domain/account'
import { fundsSummary, sampleFunds } from '@kabuto/domain/funds'
import { failed, type Language, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, within } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

const sampleHome = { member: sampleMember, funds: sampleFunds }

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' }

const newMember = fundsSummary({
  settled: '10000000',
  unsettled: [],
  holds: [],
  loan: null,
  shares: '0',
  marginProfit: '0',
  margin: null,
  profit: '0',
  closingFees: '0',
  dayChange: '0',
  usd: { amount: '0', mid: '154.20' },
  credit: { score: 60, limit: '1000000', borrowed: '0', pending: '0' },
})

/** What a member reads when all is there. */
const read = {
  headings: ['ホーム'],
  figures: {
    '総資産（模擬）': '12,846,320円',
    前日比: '[up] ▲+84,210円（+0.66%）',
    買付余力: '3,420,000円',
    出金可能額: '2,918,400円',
    評価損益: '[up] +128,500円',
  },
  actions: {
    検索: '#/home/search',
    お知らせ: '#/home/notice',
    金額を隠す: 'button',
    資産の内訳: '#/user/FundingDetails',
    入金: '#/user/recharge',
    出金: '#/user/withdraw',
    両替: '#/user/exchange',
    IPO: '#/market/subscribe',
    立会外: '#/common/dividend',
    デイトレ: '#/common/dayTrading',
    時間外: '#/home/DetailsPage?product=aftermarket',
    ETF: '#/home/DetailsPage?product=etf',
    AI運用: '#/home/DetailsPage?product=ai',
    募集: '#/home/DetailsPage?product=fundraising',
    フォロー: '#/gdindex/gdindex',
    借入: '#/user/jkjl',
    ニュース: '#/home/moreNews',
  },
  texts: ['Kabuto'],
}

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  args: {
    data: ready(sampleHome),
    onRetry: fn(),
    onMask: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<SampleTabBar current="home" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(words, { globals }).hide }))
    await expect(args.onMask).toHaveBeenCalledOnce()
    await expect(args.onMask).toHaveBeenCalledWith(true)
  },
  ...says(read),
})

/** The products have no heading to be seen: what they are is told by the name of the list. */
export const Products = meta.story({
  async play({ canvas }) {
    const list = canvas.getByRole('list', { name: /^(商品とサービス|Products and services|商品與服務)$/ })
    await expect(within(list).getAllByRole('link')).toHaveLength(10)
  },
  ...says(read),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, figures: {}, actions: { ...read.actions, 金額を隠す: undefined, 資産の内訳: undefined } }),
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
    actions: {
      ...read.actions,
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
      金額を隠す: undefined,
      資産の内訳: undefined,
    },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleHome) }, ...says(read) })

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says({
    ...read,
    figures: {
      '総資産（模擬）': '••••',
      前日比: '[up] ▲+0.66%',
      買付余力: '••••',
      出金可能額: '••••',
      評価損益: '••••',
    },
    actions: { ...read.actions, 金額を表示する: 'button', 金額を隠す: undefined },
  }),
})

export const NewMember = meta.story({
  args: { data: ready({ member: sampleMember, funds: newMember }) },
  ...says({
    ...read,
    figures: {
      '総資産（模擬）': '10,000,000円',
      前日比: '[flat] ―0円（0.00%）',
      買付余力: '10,000,000円',
      出金可能額: '10,000,000円',
      評価損益: '[flat] 0円',
    },
  }),
})

export const Loss = meta.story({
  args: { data: ready({ member: sampleMember, funds: { ...sampleFunds, dayChange: '-312480', profit: '-128500' } }) },
  ...says({
    ...read,
    figures: { ...read.figures, 前日比: '[down] ▼−312,480円（−2.37%）', 評価損益: '[down] −128,500円' },
  }),
})

export const Frozen = meta.story({
  tags: ['vrt'],
  args: { data: ready({ ...sampleHome, member: { ...sampleMember, blocks: { frozen } } }) },
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせ: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です（模擬時刻）。出金とお問い合わせはできます。',
    ],
  }),
})
