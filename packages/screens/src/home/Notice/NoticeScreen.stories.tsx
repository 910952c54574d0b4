import { sampleNotice } from '@kabuto/domain/home'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'

const back = { 戻る: '#/home/notice' }

const read = {
  headings: ['お知らせの内容', '勤労感謝の日にともなう 入金受付と取引時間の変更'],
  figures: { 値動きの色を選べるようになりました: '次のお知らせ' },
  actions: {
    ...back,
    入金の受付時間を見る: '#/user/recharge',
    値動きの色を選べるようになりました: '#/home/noticeDetail?id=n2',
  },
  notices: [],
}

const texts = [
  '[info] 重要',
  '2026/11/19（木）17:00（模擬時刻）',
  '平素より Kabuto をご利用いただき、ありがとうございます。11月23日（月）は祝日のため、入出金の受付と東京市場の模擬取引をお休みします。',
  '日付',
  '入出金の受付',
  '東京市場',
  '11/20（金）',
  '9:30–19:30',
  '通常どおり',
  '11/23（月・祝）',
  '休止',
  '休場',
  '11/24（火）',
  '9:30–19:30',
  '通常どおり',
  '米国市場の模擬取引は、通常どおりご利用いただけます。',
  '休止中は出金の申請も受け付けません。次の受付は 11月24日（火）9:30 からです。',
  'Kabuto は模擬取引サービスです。実際の入金や送金は行われません。',
]

const meta = preview.meta({
  title: 'Screens/Home/Notice',
  component: NoticeScreen,
  args: { data: ready(sampleNotice), onRetry: fn() },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="home" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  ...says({ ...read, texts, groups: ['表：日付・入出金の受付・東京市場'] }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleNotice) }, ...says(read) })

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['お知らせの内容'], figures: {}, actions: back, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('systemBusy', { reference: 'R-20261120-0042' })) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['お知らせの内容'],
    figures: {},
    actions: { ...back, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [
      '表示できません 申し訳ありません。混み合っています。もう一度お試しください。受付番号 R-20261120-0042（systemBusy）',
    ],
  }),
})

export const Stale = meta.story({
  args: {
    data: ready(sampleNotice, { since: Date.parse('2026-11-20T14:05:41+09:00'), refusal: refuse('offline', {}) }),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
  }),
})

/** The oldest one, which nobody has to read. */
export const Last = meta.story({
  args: { data: ready({ ...sampleNotice, importance: 'normal', next: null }) },
  ...says({
    ...read,
    figures: {},
    actions: { ...back, 入金の受付時間を見る: '#/user/recharge' },
    texts: texts.slice(1),
  }),
})

export const Missing = meta.story({
  tags: ['vrt'],
  args: { data: failed(refuse('notFound', { what: 'n9' })) },
  ...says({
    headings: ['お知らせの内容'],
    figures: {},
    actions: { ...back, お知らせの一覧へ: '#/home/notice' },
    notices: [],
    texts: ['お知らせが見つかりません', '取り下げられたか、アドレスに誤りがあります。'],
  }),
})
