import { sampleMember } from '@kabuto/domain/account'
import { sampleFollowOrder, sampleFollowProduct, sampleHolding, samplePortfolio } from '@kabuto/domain/follow'
import { done, failed, idle, loading, moments, ready, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, within } from 'storybook/test'
import { type ManagedData, type ManagedKind, managedOf, type Stake, stakeOfFollow, stakeOfHolding } from './managed.ts'
import { ManagedPage } from './ManagedPage.tsx'

const say = textsIn('follow')
const offerWords = textsIn('offer')

const base: ManagedData = {
  now: moments.pictures,
  member: sampleMember,
  cash: { all: '4313535', available: '3420000' },
  offer: managedOf(sampleFollowProduct),
}

/** Either kind can be put in its place. */
const followed: { kind: ManagedKind } = { kind: 'follow' }

const meta = preview.meta({
  title: 'Screens/Follow/Join',
  component: ManagedPage,
  args: { ...followed, data: ready(base), submission: idle<Stake>(), onSubmit: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** What is fetched later is there. */
async function there(canvas: Play['canvas']): Promise<void> {
  await canvas.findByRole('heading', { level: 2, name: /ゆるり配当 30日|分散三点/ })
}

async function fill(context: Play): Promise<void> {
  const { canvas, userEvent } = context
  await there(canvas)
  await userEvent.type(canvas.getByRole('textbox', { name: say(context).amount }), '300000')
}

async function reviewAndSend(context: Play, send: 'sendFollow' | 'sendJoin'): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: offerWords(context).review }))
  const sheet = within(await canvas.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: say(context)[send] }))
}

/** What the question says of 300,000 yen, of either kind. */
const confirmed = {
  期間の終わり: '12/20（日）14:32 — 自動で更新しません（模擬時刻）',
  模擬運用の費用: '147円 — 預けた額の年0.6%を日割りで差し引きます。成功報酬はありません。',
  自動で終了する評価額: '270,000円 — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
  買付余力: '3,420,000円 → 3,120,000円',
  '費用の合計（30日）': '[total] 147円',
  限度での損失: '−30,000円',
  預ける額: '[strong] 300,000円',
}

/** What can be lost is shown before the form; declining is as wide as applying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    await there(canvas)
    const { decline, review, stakes, form } = offerWords(context)
    await expect(canvas.getByRole('link', { name: decline }).offsetWidth).toBe(
      canvas.getByRole('button', { name: review }).offsetWidth,
    )
    await expect(
      canvas
        .getByRole('heading', { name: stakes })
        .compareDocumentPosition(canvas.getByRole('heading', { name: form })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
  ...says({
    headings: ['フォロー', 'ゆるり配当 30日', '申し込む前に', '組入銘柄', '申込', 'リスク'],
    figures: {
      '90日の損益': '[up] ▲+6.20%',
      これまでの最大下落: '[down] ▼−3.10%',
      'カブト模擬225上場投信 0A1B': '25.0%',
      '商品の損益（全期間）': '2,811,000円',
      平均保有日数: '42日',
      拘束される額と期間: '30日間・自動で更新しません — いつでも終了でき、そのときの評価額が戻ります。',
      最低金額: '100,000円',
      期間の終わり: '12/20（日）14:32 — 自動で更新しません（模擬時刻）',
      '椿製薬 0166': '35.0%',
      模擬運用の費用: '― — 預けた額の年0.6%を日割りで差し引きます。成功報酬はありません。',
      決まり方: '抽選も審査もありません — 申し込むと、その場で始まります。',
      申込の締切: '11/27（金）15:30',
      申込後の買付余力: '― — いま 3,420,000円 預けた額とは別にかかる費用はありません。',
      自動で終了する評価額: '― — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
      費用の合計: '49円 — 100,000円を30日預けた場合。評価額から差し引きます。',
      '費用の合計（30日）': '[strong] ―',
      運用額: '48,200,000円',
      限度での損失: '―',
      '青葉精機 0712': '40.0%',
      預ける額: '― — 金額を入れると費用が出ます',
    },
    actions: {
      戻る: '#/gdindex/gdindex',
      損失の限度を増やす: 'button',
      損失の限度を減らす: 'button',
      申し込まない: '#/gdindex/gdindex',
      申込の確認へ: 'button',
      表で見る: 'button',
    },
    fields: { 損失の限度: '10', 預ける額: '' },
    texts: [
      '[info] 運用中',
      'ゆるり配当（架空） モギ席 021',
      '負けた月 2 / 8か月',
      '損益は費用を引いたあとです',
      '100,000円の場合',
      'タップで金額を表示',
      '100,000円から',
      '円',
      '1〜50%',
      '%',
      '値下がりで、預けた額を下回ることがあります。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
      '実際の自動追随は投資運用業にあたり、登録が必要です。ここでは練習だけができます。',
    ],
    notices: ['[info] 実際の一任運用ではありません。人物も成績も架空の模擬です。'],
  }),
})

/** The yen of the limit, the costs and what is left, before anything is sent. */
export const Filled = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas } = context
    await fill(context)
    for (const figure of [/270,000/, /30,000/, /147/, /3,120,000/])
      await expect(canvas.getAllByText(figure).length).toBeGreaterThan(0)
    await reviewAndSend(context, 'sendFollow')
    await expect(args.onSubmit.mock.calls).toEqual([[{ id: 'follow-1', amount: '300000', lossLimit: '10' }]])
  },
  ...says({
    headings: ['フォローの確認'],
    figures: confirmed,
    actions: { フォローする: 'button', 戻って直す: 'button', 閉じる: 'button' },
    texts: ['ゆるり配当 30日'],
  }),
})

const portfolio = { kind: 'ai', data: ready({ ...base, offer: managedOf(samplePortfolio) }) } as const

/** A portfolio says of itself what a follow says. */
export const ConfirmPortfolio = meta.story({
  args: portfolio,
  async play(context) {
    const { args } = context
    await fill(context)
    await reviewAndSend(context, 'sendJoin')
    await expect(args.onSubmit.mock.calls).toEqual([[{ id: 'ai-1', amount: '300000', lossLimit: '10' }]])
  },
  ...says({
    headings: ['参加の確認'],
    figures: confirmed,
    actions: { 参加する: 'button', 戻って直す: 'button', 閉じる: 'button' },
    texts: ['分散三点'],
  }),
})

/** What was typed, before it is looked at once more. */
export const Typed = meta.story({
  play: fill,
  ...says({
    headings: ['フォロー', 'ゆるり配当 30日', '申し込む前に', '組入銘柄', '申込', 'リスク'],
    figures: {
      '90日の損益': '[up] ▲+6.20%',
      これまでの最大下落: '[down] ▼−3.10%',
      'カブト模擬225上場投信 0A1B': '25.0%',
      '商品の損益（全期間）': '2,811,000円',
      平均保有日数: '42日',
      拘束される額と期間: '30日間・自動で更新しません — いつでも終了でき、そのときの評価額が戻ります。',
      最低金額: '100,000円',
      期間の終わり: '12/20（日）14:32 — 自動で更新しません（模擬時刻）',
      '椿製薬 0166': '35.0%',
      模擬運用の費用: '147円 — 預けた額の年0.6%を日割りで差し引きます。成功報酬はありません。',
      決まり方: '抽選も審査もありません — 申し込むと、その場で始まります。',
      申込の締切: '11/27（金）15:30',
      申込後の買付余力: '3,120,000円 — いま 3,420,000円 預けた額とは別にかかる費用はありません。',
      自動で終了する評価額:
        '270,000円 — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
      費用の合計: '49円 — 100,000円を30日預けた場合。評価額から差し引きます。',
      '費用の合計（30日）': '[strong] 147円',
      運用額: '48,200,000円',
      限度での損失: '−30,000円',
      '青葉精機 0712': '40.0%',
      預ける額: '300,000円 — 費用 147円（30日）',
    },
    actions: {
      戻る: '#/gdindex/gdindex',
      損失の限度を増やす: 'button',
      損失の限度を減らす: 'button',
      申し込まない: '#/gdindex/gdindex',
      申込の確認へ: 'button',
      表で見る: 'button',
    },
    texts: [
      '[info] 運用中',
      'ゆるり配当（架空） モギ席 021',
      '負けた月 2 / 8か月',
      '損益は費用を引いたあとです',
      '300,000円の場合',
      'タップで金額を表示',
      '100,000円から',
      '円',
      '1〜50%',
      '%',
      '値下がりで、預けた額を下回ることがあります。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
      '実際の自動追随は投資運用業にあたり、登録が必要です。ここでは練習だけができます。',
    ],
  }),
})

export const Portfolio = meta.story({
  tags: ['vrt'],
  args: portfolio,
  ...says({
    headings: ['AI運用', '分散三点', '申し込む前に', '組入銘柄', '申込', 'リスク'],
    figures: {
      '90日の損益': '[up] ▲+3.10%',
      これまでの最大下落: '[down] ▼−1.08%',
      'カブト・ロボティクス KABU1': '33.3%',
      'カブト模擬225上場投信 0A1B': '33.3%',
      拘束される額と期間: '30日間・自動で更新しません — いつでも終了でき、そのときの評価額が戻ります。',
      最低金額: '100,000円',
      期間の終わり: '12/20（日）14:32 — 自動で更新しません（模擬時刻）',
      模擬運用の費用: '― — 預けた額の年0.6%を日割りで差し引きます。成功報酬はありません。',
      決まり方: '抽選も審査もありません — 申し込むと、その場で始まります。',
      申込後の買付余力: '― — いま 3,420,000円 預けた額とは別にかかる費用はありません。',
      自動で終了する評価額: '― — 1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
      費用の合計: '49円 — 100,000円を30日預けた場合。評価額から差し引きます。',
      '費用の合計（30日）': '[strong] ―',
      限度での損失: '―',
      '青葉精機 0712': '33.4%',
      預ける額: '― — 金額を入れると費用が出ます',
    },
    actions: {
      戻る: '#/home/DetailsPage?product=ai',
      損失の限度を増やす: 'button',
      損失の限度を減らす: 'button',
      申し込まない: '#/home/DetailsPage?product=ai',
      申込の確認へ: 'button',
      表で見る: 'button',
    },
    texts: [
      '[info] 運用中',
      '毎月はじめに、値動きが小さい順に3銘柄を選び、同じ額ずつ持ちます。',
      '負けた月 2 / 5か月',
      '損益は費用を引いたあとです',
      '100,000円の場合',
      'タップで金額を表示',
      '100,000円から',
      '円',
      '1〜50%',
      '%',
      '値下がりで、預けた額を下回ることがあります。',
      '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
      '実際の自動追随は投資運用業にあたり、登録が必要です。ここでは練習だけができます。',
    ],
    notices: ['[info] 決まった規則で銘柄を選びます。人も、学習する機械も判断しません。'],
  }),
})

/** Nobody can join after the close: when it was is shown, and the way to the others. */
export const Closed = meta.story({
  name: '募集の締切後',
  args: { data: ready({ ...base, now: Date.parse('2026-11-28T10:00:00+09:00') }) },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/11\/27|27 Nov/)
    await noForm(context)
  },
})

/** Whoever may not trade reads that, and not that the product were closed. */
export const Barred = meta.story({
  tags: ['vrt'],
  args: {
    data: ready({
      ...base,
      member: { blocks: { tradeBarred: { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' } } },
    }),
  },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/本人確認の再審査/)
    await noForm(context)
  },
})

/** A portfolio of an account that is frozen: the same, with its own list. */
export const Frozen = meta.story({
  args: {
    kind: 'ai',
    data: ready({
      ...base,
      offer: managedOf(samplePortfolio),
      member: { blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' } } },
    }),
  },
  async play(context) {
    const { canvas } = context
    await there(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/本人確認の再審査/)
    await noForm(context, '#/home/DetailsPage?product=ai')
  },
})

async function noForm(context: Play, list = '#/gdindex/gdindex'): Promise<void> {
  const { canvas } = context
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(canvas.queryByRole('button', { name: offerWords(context).review })).toBeNull()
  await expect(canvas.getByRole('link', { name: say(context).toList })).toHaveAttribute('href', list)
}

export const Sending = meta.story({ args: { submission: sending() } })

export const Refused = meta.story({
  args: { submission: refused([refuse('insufficientBalance', { need: '300000', have: '100000' }, 'amount')]) },
})

export const Done = meta.story({
  tags: ['vrt'],
  args: { submission: done(stakeOfFollow(sampleFollowOrder)) },
  async play(context) {
    const { canvas } = context
    const link = await canvas.findByRole('link', { name: say(context).toFollows })
    await expect(link).toHaveAttribute('href', '#/gdindex/gdList')
  },
  ...says({
    headings: ['フォロー', 'フォローを始めました'],
    figures: {
      '': '300,000円',
      '−10% で終了': '270,000円',
      受付番号: 'KB20261109-000255',
      期間の終わり: '12/9（水）10:05 — 自動で更新しません（模擬時刻）',
      開始: '11/9（月）10:05',
    },
    actions: { フォロー中の運用を見る: '#/gdindex/gdList', 受付番号をコピー: 'button', 戻る: '#/gdindex/gdList' },
    texts: ['1日1回、損失の限度を確かめます。いつでも終了できます。'],
  }),
})

/** From a portfolio the way back is to their list. */
export const DoneAi = meta.story({
  args: { kind: 'ai', submission: done(stakeOfHolding(sampleHolding)) },
  async play(context) {
    const { canvas } = context
    const link = await canvas.findByRole('link', { name: say(context).toList })
    await expect(link).toHaveAttribute('href', '#/home/DetailsPage?product=ai')
  },
  ...says({
    headings: ['AI運用', '運用を始めました'],
    figures: {
      '': '300,000円',
      '−10% で終了': '270,000円',
      受付番号: 'KB20261109-000256',
      期間の終わり: '12/9（水）10:05 — 自動で更新しません（模擬時刻）',
      開始: '11/9（月）10:05',
    },
    actions: {
      一覧へ戻る: '#/home/DetailsPage?product=ai',
      受付番号をコピー: 'button',
      戻る: '#/home/DetailsPage?product=ai',
    },
    texts: ['1日1回、損失の限度を確かめます。いつでも終了できます。'],
  }),
})

const nothing = { play: () => Promise.resolve() }

export const Loading = meta.story({
  args: { data: loading() },
  ...nothing,
  ...says({ headings: ['フォロー'], figures: {} }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Missing = meta.story({
  args: { data: failed(refuse('notFound', { what: 'x' })) },
  ...nothing,
  ...says({
    headings: ['フォロー'],
    figures: {},
    actions: { 戻る: '#/gdindex/gdindex', 一覧へ戻る: '#/gdindex/gdindex' },
    texts: ['商品が見つかりません', '終了したか、アドレスに誤りがあります。'],
  }),
})

export const MissingPortfolio = meta.story({
  args: { kind: 'ai', data: failed(refuse('notFound', { what: 'x' })) },
  ...nothing,
  ...says({
    headings: ['AI運用'],
    figures: {},
    actions: { 一覧へ戻る: '#/home/DetailsPage?product=ai', 戻る: '#/home/DetailsPage?product=ai' },
    texts: ['商品が見つかりません', '終了したか、アドレスに誤りがあります。'],
  }),
})
