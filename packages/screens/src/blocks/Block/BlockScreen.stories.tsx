import { sampleMember } from '@kabuto/domain/account'
import { type BlockApplication, sampleBlockContext, sampleBlockDetail, sampleBlocks } from '@kabuto/domain/blocks'
import {
  confirming,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { answering } from '@kabuto/storybook/answering'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { type BlockData, BlockScreen } from './BlockScreen.tsx'

const say = textsIn('blocks')
const offerWords = textsIn('offer')

const { cash } = sampleBlockContext
const base: BlockData = { ...sampleBlockDetail, now: moments.pictures, member: sampleMember, cash }
const [, upcoming, closed] = sampleBlocks as [BlockData['offer'], BlockData['offer'], BlockData['offer']]

/** The table of what the market would cost, of 1,000 shares where none were typed. */
const besideTexts = [
  '1,000株',
  '立会外',
  '市場（基準の終値）',
  '価格',
  '1,186円',
  '1,222.5円',
  '代金',
  '1,186,000円',
  '1,222,500円',
  '手数料',
  '0円',
  '640円',
  '合計',
  '1,186,000円',
  '1,223,140円',
  '売却できる',
  '12/22（火）9:00 から',
  '約定の15分後から',
  '差は 37,140円です。12/21（月） までに株価が 2.99% 下がると、割引はなくなります。',
]

const Answering = answering(BlockScreen)
const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Blocks/Block',
  component: BlockScreen,
  args: { data: ready(base), submission: idle<BlockApplication>(), onSubmit: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** What is fetched later is there. */
async function there(canvas: Play['canvas']): Promise<void> {
  await canvas.findByRole('heading', { level: 2, name: /みなと|Minato|港|朝霧|Asagiri|白川|Shirakawa/ })
}

async function review(context: Play, quantity: string, key: string): Promise<void> {
  const { canvas, userEvent } = context
  await there(canvas)
  if (quantity !== '') await userEvent.type(canvas.getByRole('textbox', { name: say(context).quantity }), quantity)
  if (key !== '') await userEvent.type(canvas.getByRole('textbox', { name: say(context).keyField }), key)
  await userEvent.click(canvas.getByRole('button', { name: offerWords(context).review }))
}

const sheet = async ({ canvas }: Play) => within(await canvas.findByRole('dialog'))
const box = (element: HTMLElement): number[] => {
  const { width, height } = element.getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

/** What can be lost is shown before the form; declining is as wide as applying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    await there(canvas)
    const decline = canvas.getByRole('link', { name: offerWords(context).decline })
    await expect(box(decline)).toEqual(box(canvas.getByRole('button', { name: offerWords(context).review })))
    const stakes = canvas.getByRole('heading', { name: offerWords(context).stakes })
    const form = canvas.getByRole('heading', { name: offerWords(context).form })
    await expect(stakes.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
  ...says({
    headings: ['立会外取引の内容', 'みなと海運', '市場で買う場合と比べる', '申し込む前に', '決まり', '申込', 'リスク'],
    figures: {
      売却できない期間: '12/21（月） まで',
      割引: '2.99%',
      '失うおそれ（1,000株）': '1,186,000円',
      '割引（1,000株）': '36,500円',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
      申込できる株数: '1,000〜10,000株',
      売買単位: '1,000株',
      募集株数: '120,000株',
      残りの株数: '46,000株',
      今日の申込: '1回（1日3回まで）',
      審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
      締切: '11/20（金）17:00',
      売却できる: '[strong] 12/22（火）9:00 から',
      この商品の取引キー:
        'MNT4-7Q2M — 秘密ではありません。この決まりを読んだ確認です。本人確認済みの会員に表示します。',
      代金: '―',
      買付手数料: '0円 — 立会外は無料',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      申込のときに拘束: '[strong] ―',
      申込後の買付余力: '― — いま 3,420,000円 却下なら全額がすぐ戻ります',
      売却手数料の目安: '―',
      '申込のときに拘束 2': '― — 手数料 0円',
    },
    actions: {
      戻る: '#/common/dividend',
      この商品の取引キーをコピー: 'button',
      数量を減らす: 'button, disabled',
      数量を増やす: 'button',
      申し込まない: '#/common/dividend',
      申込の確認へ: 'button',
    },
    fields: { 数量: '', 取引キー: '' },
    notices: [],
    texts: [
      '[event] 申込中',
      '0418',
      '立会外の価格',
      '1,186円',
      '基準の終値 1,222.5円',
      '売り手 港湾商事',
      'モギ席 014',
      ...besideTexts,
      '1,000株単位・最大 10,000株',
      '株',
      '上の「決まり」に表示',
      '12月21日まで売却できません。',
      '購入した後に、価格が割引の幅より下がることがあります。',
    ],
  }),
})

/** The confirmation, which can be left; the key is sent as it was read. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await review(context, '2000', 'mnt4-7q2m')
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: offerWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(context.canvas.getByRole('button', { name: offerWords(context).review }))
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ id: 'block-1', quantity: '2000', key: 'mnt4-7q2m' })
    await expect(drafts.kept()).toEqual({ 'block block-1': { quantity: '2000', key: 'mnt4-7q2m' } })
  },
  ...says({
    headings: ['申込の確認'],
    figures: {
      数量: '[strong] 2,000株',
      代金: '2,372,000円 — 2,000株 × 1,186円',
      買付手数料: '0円 — 立会外は無料',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      申込のときに拘束: '[total] 2,372,000円',
      買付余力: '3,420,000円 → 1,048,000円',
    },
    actions: { 閉じる: 'button', 申し込む: 'button', 戻って直す: 'button' },
    notices: [
      '',
      '[neutral] 申し込むと取り消せません。買った株は 12/22（火）9:00 から売却できます。それまでに株価が下がると損失になります。',
    ],
  }),
})

/** The amount is shown before the key is typed. */
export const Typed = meta.story({
  async play(context) {
    await there(context.canvas)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).quantity }), '1000')
  },
  ...says({
    figures: {
      売却できない期間: '12/21（月） まで',
      割引: '2.99%',
      '失うおそれ（1,000株）': '1,186,000円',
      '割引（1,000株）': '36,500円',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
      申込できる株数: '1,000〜10,000株',
      売買単位: '1,000株',
      募集株数: '120,000株',
      残りの株数: '46,000株',
      今日の申込: '1回（1日3回まで）',
      審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
      締切: '11/20（金）17:00',
      売却できる: '[strong] 12/22（火）9:00 から',
      この商品の取引キー:
        'MNT4-7Q2M — 秘密ではありません。この決まりを読んだ確認です。本人確認済みの会員に表示します。',
      代金: '1,186,000円 — 1,000株 × 1,186円',
      買付手数料: '0円 — 立会外は無料',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      申込のときに拘束: '[strong] 1,186,000円',
      申込後の買付余力: '2,234,000円 — いま 3,420,000円 却下なら全額がすぐ戻ります',
      売却手数料の目安: '640円 — 1,186,000円で売る場合・標準・150万円以下',
      '申込のときに拘束 2': '1,186,000円 — 1,000株・手数料 0円',
    },
    fields: { 数量: '1,000', 取引キー: '' },
    groups: ['表：立会外・市場（基準の終値）'],
  }),
})

/** What was typed is compared, with the fee of what it would cost on the market. */
export const TypedTwoThousand = meta.story({
  async play(context) {
    await there(context.canvas)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).quantity }), '2000')
  },
  ...says({
    texts: [
      '[event] 申込中',
      '0418',
      '立会外の価格',
      '1,186円',
      '基準の終値 1,222.5円',
      '売り手 港湾商事',
      'モギ席 014',
      '2,000株',
      '立会外',
      '市場（基準の終値）',
      '価格',
      '1,186円',
      '1,222.5円',
      '代金',
      '2,372,000円',
      '2,445,000円',
      '手数料',
      '0円',
      '1,013円',
      '合計',
      '2,372,000円',
      '2,446,013円',
      '売却できる',
      '12/22（火）9:00 から',
      '約定の15分後から',
      '差は 74,013円です。12/21（月） までに株価が 2.99% 下がると、割引はなくなります。',
      '1,000株単位・最大 10,000株',
      '株',
      '上の「決まり」に表示',
      '12月21日まで売却できません。',
      '購入した後に、価格が割引の幅より下がることがあります。',
    ],
  }),
})

export const Missing = meta.story({
  name: '入力もれ',
  play: (context) => review(context, '', ''),
  ...says({
    actions: {
      戻る: '#/common/dividend',
      この商品の取引キーをコピー: 'button',
      数量を減らす: 'button, disabled',
      数量を増やす: 'button',
      申し込まない: '#/common/dividend',
      申込の確認へ: 'button, disabled',
    },
    fields: {
      数量: '✗ 株数は必須です。入力してください。 株 1,000株単位・最大 10,000株',
      取引キー: '✗ 取引キーは必須です。入力してください。 上の「決まり」に表示',
    },
    texts: [
      '[event] 申込中',
      '0418',
      '立会外の価格',
      '1,186円',
      '基準の終値 1,222.5円',
      '売り手 港湾商事',
      'モギ席 014',
      ...besideTexts,
      '12月21日まで売却できません。',
      '購入した後に、価格が割引の幅より下がることがあります。',
      '入力内容を2か所直すと進めます',
    ],
  }),
})

export const TooDear = meta.story({
  play: (context) => review(context, '3000', 'x'),
  ...says({
    figures: {
      売却できない期間: '12/21（月） まで',
      割引: '2.99%',
      '失うおそれ（1,000株）': '1,186,000円',
      '割引（1,000株）': '36,500円',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
      申込できる株数: '1,000〜10,000株',
      売買単位: '1,000株',
      募集株数: '120,000株',
      残りの株数: '46,000株',
      今日の申込: '1回（1日3回まで）',
      審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
      締切: '11/20（金）17:00',
      売却できる: '[strong] 12/22（火）9:00 から',
      この商品の取引キー:
        'MNT4-7Q2M — 秘密ではありません。この決まりを読んだ確認です。本人確認済みの会員に表示します。',
      代金: '―',
      買付手数料: '0円 — 立会外は無料',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      申込のときに拘束: '[strong] ―',
      申込後の買付余力: '― — いま 3,420,000円 却下なら全額がすぐ戻ります',
      売却手数料の目安: '―',
      '申込のときに拘束 2': '― — 手数料 0円',
    },
    fields: {
      数量: '3,000 ✗ 使える現金が足りません。必要な額は3,558,000円、使える現金は3,420,000円です。数を減らしてください。 株 1,000株単位・最大 10,000株',
      取引キー: 'x',
    },
  }),
})

/** Two tries are left. */
export const WrongKey = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([refuse('keyMismatch', { left: 2 }, 'key')])} />,
  async play(context) {
    await review(context, '2000', '0000-0000')
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await cardShown(context.canvas)
  },
  ...says({
    actions: {
      戻る: '#/common/dividend',
      この商品の取引キーをコピー: 'button',
      数量を減らす: 'button',
      数量を増やす: 'button',
      閉じる: 'button',
      申し込まない: '#/common/dividend',
      申込の確認へ: 'button, disabled',
    },
    fields: {
      数量: '2,000',
      取引キー:
        '0000-0000 ✗ 取引キーが違います。商品のページで確認してください。あと2回入力できます。 上の「決まり」に表示',
    },
    notices: ['[danger] 取引キーが違います。商品のページで確認してください。あと2回入力できます。 残りの回数 2回'],
  }),
})

/** Sold out between looking and sending. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([refuse('blockClosed', { reason: '0418' })])} />,
  async play(context) {
    await review(context, '2000', 'MNT4-7Q2M')
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await cardShown(context.canvas)
  },
  ...says({ notices: ['[neutral] この銘柄の立会外取引は受け付けていません。0418 理由 0418'] }),
})

export const Upcoming = meta.story({
  args: { data: ready({ ...base, offer: upcoming }) },
  ...says({
    headings: ['立会外取引の内容', '朝霧通信', '申し込む前に', '決まり', 'リスク'],
    figures: {
      売却できない期間: '12/24（木） まで',
      割引: '2.99%',
      '失うおそれ（1,000株）': '693,500円',
      '割引（1,000株）': '21,400円',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
      申込できる株数: '1,000〜10,000株',
      売買単位: '1,000株',
      募集株数: '120,000株',
      残りの株数: '120,000株',
      今日の申込: '1回（1日3回まで）',
      審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
      締切: '11/24（火）17:00',
      売却できる: '[strong] 12/25（金）9:00 から',
      この商品の取引キー:
        'MNT4-7Q2M — 秘密ではありません。この決まりを読んだ確認です。本人確認済みの会員に表示します。',
    },
    actions: { 戻る: '#/common/dividend', この商品の取引キーをコピー: 'button' },
    fields: {},
    notices: ['[info] 11/24（火）8:20 から申し込めます（模擬時刻）。'],
    texts: [
      '[info] 申込前',
      '0824',
      '立会外の価格',
      '693.5円',
      '基準の終値 714.9円',
      '売り手 港湾商事',
      'モギ席 014',
      '12月21日まで売却できません。',
      '購入した後に、価格が割引の幅より下がることがあります。',
    ],
  }),
})

export const Closed = meta.story({
  name: '募集株数に達した',
  args: { data: ready({ ...base, offer: closed }) },
  ...says({
    headings: ['立会外取引の内容', '白川食品', '申し込む前に', '決まり', 'リスク'],
    actions: { 戻る: '#/common/dividend', この商品の取引キーをコピー: 'button' },
    fields: {},
    notices: ['[neutral] 受け付けていません。募集株数に達しました。'],
  }),
})

export const Over = meta.story({
  args: { data: ready({ ...base, offer: { ...base.offer, state: 'ended' } }) },
  ...says({
    actions: { 戻る: '#/common/dividend', この商品の取引キーをコピー: 'button' },
    fields: {},
    notices: ['[neutral] 受付は 11/20（金）17:00 に終わりました（模擬時刻）。'],
  }),
})

const barred = async ({ canvas }: Play): Promise<void> => {
  await there(canvas)
  await cardShown(canvas)
}

/** The key is not shown, and the way leads to the identity check. */
export const Unverified = meta.story({
  args: { data: ready({ ...base, key: null, member: { ...sampleMember, identity: 'unverified' } }) },
  play: barred,
  ...says({
    headings: ['立会外取引の内容', 'みなと海運', '申し込む前に', '決まり', 'リスク'],
    figures: {
      売却できない期間: '12/21（月） まで',
      割引: '2.99%',
      '失うおそれ（1,000株）': '1,186,000円',
      '割引（1,000株）': '36,500円',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
      申込できる株数: '1,000〜10,000株',
      売買単位: '1,000株',
      募集株数: '120,000株',
      残りの株数: '46,000株',
      今日の申込: '1回（1日3回まで）',
      審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
      締切: '11/20（金）17:00',
      売却できる: '[strong] 12/22（火）9:00 から',
    },
    actions: { 戻る: '#/common/dividend', 本人確認へ進む: '#/user/bandCard' },
    fields: {},
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です',
    ],
  }),
})

export const ThreeToday = meta.story({
  args: { data: ready({ ...base, appliedToday: 3 }) },
  play: barred,
  ...says({
    actions: { 戻る: '#/common/dividend', この商品の取引キーをコピー: 'button' },
    fields: {},
    notices: ['[progress] 1日に申し込めるのは3回までです。次の営業日に申し込めます。 上限 3回'],
  }),
})

export const Sending = meta.story({
  args: { submission: sending<BlockApplication>() },
  ...says({
    actions: {
      戻る: '#/common/dividend',
      この商品の取引キーをコピー: 'button',
      数量を減らす: 'button, disabled',
      数量を増やす: 'button',
      申し込まない: '#/common/dividend',
      送信中: 'button, busy',
    },
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming<BlockApplication>() },
  ...says({
    actions: {
      戻る: '#/common/dividend',
      この商品の取引キーをコピー: 'button',
      数量を減らす: 'button, disabled',
      数量を増やす: 'button',
      資産へ戻って待つ: '#/user/FundingDetails',
      申し込まない: '#/common/dividend',
      確認中: 'button, busy',
    },
    notices: ['[progress] 応答を確認しています。二重に処理されることはありません。'],
  }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  async play(context) {
    await there(context.canvas)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).quantity }), '1000')
  },
  ...says(
    {
      figures: {
        売却できない期間: '12/21（月） まで',
        割引: '2.99%',
        '失うおそれ（1,000株）': '1,186,000円',
        '割引（1,000株）': '36,500円',
        拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
        費用の合計: '0円 — 立会外は手数料無料。売却するときは売却手数料がかかります。',
        決まり方: '模擬の事務局の審査 — 募集株数の中で、申し込まれた順に決まります。',
        申込できる株数: '1,000〜10,000株',
        売買単位: '1,000株',
        募集株数: '120,000株',
        残りの株数: '46,000株',
        今日の申込: '1回（1日3回まで）',
        審査: '約1分（模擬時刻） — 申し込んだ後の取消はできません',
        締切: '11/20（金）17:00',
        売却できる: '[strong] 12/22（火）9:00 から',
        この商品の取引キー:
          'MNT4-7Q2M — 秘密ではありません。この決まりを読んだ確認です。本人確認済みの会員に表示します。',
        代金: '•••• — ••••株 × 1,186円',
        買付手数料: '0円 — 立会外は無料',
        印紙税: '0円 — 日本株に印紙税なし',
        サービス料: '0円 — 現物のため金利なし',
        申込のときに拘束: '[strong] ••••',
        申込後の買付余力: '•••• — いま •••• 却下なら全額がすぐ戻ります',
        売却手数料の目安: '•••• — ••••で売る場合・標準・150万円以下',
        '申込のときに拘束 2': '•••• — ••••株・手数料 0円',
      },
      actions: {
        戻る: '#/common/dividend',
        この商品の取引キーをコピー: 'button',
        数量を減らす: 'button, disabled',
        数量を増やす: 'button',
        申し込まない: '#/common/dividend',
        申込の確認へ: 'button',
      },
      fields: { 数量: '1,000', 取引キー: '' },
      texts: [
        '[event] 申込中',
        '0418',
        '立会外の価格',
        '1,186円',
        '基準の終値 1,222.5円',
        '売り手 港湾商事',
        'モギ席 014',
        '••••株',
        '立会外',
        '市場（基準の終値）',
        '価格',
        '1,186円',
        '1,222.5円',
        '代金',
        '••••',
        '••••',
        '手数料',
        '••••',
        '••••',
        '合計',
        '••••',
        '••••',
        '売却できる',
        '12/22（火）9:00 から',
        '約定の15分後から',
        '差は ••••です。12/21（月） までに株価が 2.99% 下がると、割引はなくなります。',
        '1,000株単位・最大 10,000株',
        '株',
        '上の「決まり」に表示',
        '12月21日まで売却できません。',
        '購入した後に、価格が割引の幅より下がることがあります。',
      ],
    },
    {
      publicAmounts: [
        '0',
        '1186',
        '1222.5',
        '1186000',
        '36500',
        '30000000',
        '5000000',
        '1000000',
        '3000000',
        '1500000',
      ],
    },
  ),
})

export const NotThere = meta.story({
  args: { data: failed(refuse('notFound', { what: 'block-9' })) },
  play: async (context) => void (await context.canvas.findByText(say(context).missing)),
  ...says({
    headings: ['立会外取引の内容'],
    actions: { 戻る: '#/common/dividend', 銘柄を見る: '#/common/dividend' },
    notices: [],
    texts: ['この募集は見つかりません', '終わってから日がたつと、一覧からなくなります。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  play: ({ canvas }) => void canvas.getByRole('heading', { level: 1 }),
  ...says({
    headings: ['立会外取引の内容'],
    figures: {},
    actions: { 戻る: '#/common/dividend' },
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
    headings: ['立会外取引の内容'],
    figures: {},
    actions: { 戻る: '#/common/dividend', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(base) },
  ...says({
    headings: ['立会外取引の内容', 'みなと海運', '市場で買う場合と比べる', '申し込む前に', '決まり', '申込', 'リスク'],
  }),
})
