import { type PortfolioHolding, sampleHolding, samplePortfolios } from '@kabuto/domain/follow'
import { confirming, failed, idle, loading, moments, ready, refuse, refused, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { PortfoliosPage } from './PortfoliosPage.tsx'

const say = textsIn('follow')

const ended: PortfolioHolding = {
  ...sampleHolding,
  state: 'ended',
  endedBy: 'lossLimit',
  endedAt: '2026-11-17T15:30:00+09:00',
  value: '269100',
  profit: '-30900',
  costs: '39',
}

/** Nothing is on its way. */
const none: ComponentProps<typeof PortfoliosPage>['leaving'] = () => idle()

const meta = preview.meta({
  title: 'Screens/Follow/Portfolios',
  component: PortfoliosPage,
  args: {
    data: ready(samplePortfolios),
    now: moments.pictures,
    leaving: none,
    onLeave: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** One's own can be left, value and costs shown first; its limit cannot be changed. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { end, change } = say(context)
    await expect(canvas.queryByRole('button', { name: change })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: end }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: end }))
    await expect(args.onLeave.mock.calls).toEqual([['ah-1']])
  },
  ...says({
    headings: ['AI運用', 'あなたの運用', '分散三点', 'モデル運用', '分散三点'],
    figures: {
      '90日の損益': '[up] ▲+3.10%',
      '−10% で終了': '270,000円 — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
      いま終了すると戻る額: '304,146円 — 違約金はありません。買付余力に戻ります。',
      これまでの最大下落: '[down] ▼−1.08%',
      値動き: '[up] +4,200円',
      最低金額: '100,000円',
      期間の終わり: '12/9（水）10:05 — 自動で更新しません（模擬時刻）',
      費用: '−54円',
      費用を引いた損益: '[up] +4,146円 [up] ▲+1.38%',
      開始: '11/9（月）10:05',
      預けた額: '300,000円',
    },
    actions: { 分散三点を見る: '#/home/DetailsPage?product=ai&id=ai-1', 戻る: '#/home/index', 終了する: 'button' },
    texts: [
      '[info] 運用中',
      'KB20261109-000256',
      '最大下落の小さい順',
      '[info] 運用中',
      '毎月はじめに、値動きが小さい順に3銘柄を選び、同じ額ずつ持ちます。',
      '負けた月 2 / 5か月',
      '損益は費用を引いたあとです',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
    notices: ['[info] 決まった規則で銘柄を選びます。人も、学習する機械も判断しません。'],
  }),
})

/** What has ended says how, when, and what came of it after costs. */
export const Ended = meta.story({
  args: { data: ready({ portfolios: [], holdings: [ended] }) },
  ...says({
    headings: ['AI運用', '終了', 'モデル運用'],
    figures: {
      分散三点:
        '[downdown] −30,900円 ▼−10.30% — 終了：損失の限度 11/9（月）〜11/17（火） 預けた額 300,000円・費用 39円',
    },
    actions: { 戻る: '#/home/index' },
    texts: [
      '費用を引いた損益',
      '最大下落の小さい順',
      '商品はまだありません',
      '新しい商品が始まると、ここに並びます。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
  }),
})

/** Going on is as easy as ending: by its button, and by whatever closes a dialog. */
export const Asked = meta.story({
  async play(context) {
    const { args, canvas, userEvent } = context
    const { end, endTitle, goOn } = say(context)
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: end }))
      return canvas.findByRole('alertdialog', { name: endTitle })
    }
    await userEvent.click(within(await ask()).getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    // As Esc does.
    const asked = await ask()
    asked.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onLeave).not.toHaveBeenCalled()
    await ask()
  },
  ...says({
    headings: ['運用を終了しますか'],
    figures: {},
    actions: { 終了する: 'button', 続ける: 'button' },
    texts: ['いまの評価額 304,146円 が買付余力に戻ります。これまでの費用 54円、損益 +4,146円。違約金はありません。'],
  }),
})

const other = { ...sampleHolding, id: 'ah-9', orderNumber: 'KB20261112-000301' }

/** Of two, the second is ending already. */
export const Leaving = meta.story({
  args: {
    data: ready({ portfolios: [], holdings: [sampleHolding, other] }),
    leaving: (id) => (id === other.id ? sending() : idle()),
  },
  ...says({
    actions: { 戻る: '#/home/index', 終了する: 'button', 送信中: 'button, busy' },
    texts: [
      '[info] 運用中',
      'KB20261109-000256',
      '[info] 運用中',
      'KB20261112-000301',
      '最大下落の小さい順',
      '商品はまだありません',
      '新しい商品が始まると、ここに並びます。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
  }),
})

export const LeavingRefused = meta.story({
  args: {
    data: ready({ portfolios: [], holdings: [sampleHolding] }),
    leaving: () => refused([refuse('illegalState', { state: 'ended', allowed: ['inProgress'] })]),
  },
  ...says({
    notices: [
      '[info] 決まった規則で銘柄を選びます。人も、学習する機械も判断しません。',
      '[neutral] いまの状態は「終了」です。この操作ができるのは「運用中」のときです。 いまの状態 終了 操作できる状態 運用中',
    ],
  }),
})

export const LeavingUnknown = meta.story({
  args: { data: ready({ portfolios: [], holdings: [sampleHolding] }), leaving: () => confirming() },
  ...says({
    actions: { 戻る: '#/home/index', 資産へ戻って待つ: '#/user/FundingDetails', 確認中: 'button, busy' },
    notices: [
      '[info] 決まった規則で銘柄を選びます。人も、学習する機械も判断しません。',
      '[progress] 応答を確認しています。二重に処理されることはありません。',
    ],
  }),
})

export const Empty = meta.story({
  args: { data: ready({ portfolios: [], holdings: [] }) },
  ...says({
    headings: ['AI運用', 'モデル運用'],
    figures: {},
    actions: { 戻る: '#/home/index' },
    texts: [
      '最大下落の小さい順',
      '商品はまだありません',
      '新しい商品が始まると、ここに並びます。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
    ],
  }),
})

export const Loading = meta.story({ args: { data: loading() }, ...says({ headings: ['AI運用'], figures: {} }) })

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
