import { sampleMember } from '@kabuto/domain/account'
import { type RaiseApplication, sampleRaise, sampleRaiseApplications } from '@kabuto/domain/offerings'
import {
  confirming,
  done,
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
import { type RaiseData, RaisePage } from './RaisePage.tsx'

const say = textsIn('raise')
const offerWords = textsIn('offer')

const [pending, passed, rejected] = sampleRaiseApplications as [RaiseApplication, RaiseApplication, RaiseApplication]

const base: RaiseData = {
  products: [sampleRaise],
  applications: [passed, rejected],
  now: moments.pictures,
  member: sampleMember,
  cash: { all: '4313535', available: '3420000' },
}
const withState = (state: 'toBeSubscribed' | 'ended'): RaiseData => ({ ...base, products: [{ ...sampleRaise, state }] })

const Answering = answering(RaisePage)
const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Home/Raise',
  component: RaisePage,
  args: {
    data: ready(base),
    id: undefined,
    submission: idle<RaiseApplication>(),
    onSubmit: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** What is fetched later is there. */
async function there(canvas: Play['canvas']): Promise<void> {
  await canvas.findByRole('heading', { level: 2, name: /若竹|Wakatake/ })
}

async function review(context: Play, amount: string): Promise<void> {
  const { canvas, userEvent } = context
  await there(canvas)
  if (amount !== '') await userEvent.type(canvas.getByRole('textbox', { name: say(context).amount }), amount)
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
    headings: [
      '募集（株式の配分）',
      '若竹エナジー',
      'しくみ',
      '申し込む前に',
      '条件',
      '申込',
      'リスク',
      'あなたの申込',
    ],
    figures: {
      募集価格: '880円',
      '失うおそれ（100株）': '88,000円',
      '利益（100株）': '決まっていません',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 申込は無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集額の中で、申し込まれた順に決まります。',
      申込できる額: '88,000円〜4,400,000円',
      受付の開始: '11/16（月）9:00',
      締切: '11/27（金）15:00',
      発行日: '12/8（火）',
      売却できる: '[strong] 2027/3/9（火）9:00 から',
      審査中の申込: '1件まで',
      申込済み: '121,440,000円',
      募集額: '299,200,000円',
      代金: '―',
      申込の費用: '0円 — 無料',
      印紙税: '0円 — 日本株に印紙税なし',
      申込のときに拘束: '[strong] ―',
      申込後の買付余力: '― — いま 3,420,000円 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      売却手数料の目安: '―',
      若竹エナジー: '[success] 承認 — 176,000円 10/12（月）10:00',
      '若竹エナジー 2': '[danger] 却下 — 176,000円 10/1（木）10:00 却下の理由 募集額に達しました。',
      '申込のときに拘束 2': '― — 費用 0円',
    },
    actions: {
      戻る: '#/home/index',
      申込額を減らす: 'button, disabled',
      申込額を増やす: 'button',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      申し込まない: '#/home/index',
      申込の確認へ: 'button',
    },
    fields: { 申込額: '' },
    notices: [],
    texts: [
      '[event] 申込中',
      '0512',
      '1単位 100株 88,000円',
      '申込',
      '11/27（金）15:00',
      '審査',
      '約1分',
      '発行',
      '12/8（火）',
      '売却',
      '2027/3/9（火）9:00',
      '2027/3/8（月） まで売却できません',
      '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
      '88,000円ずつ',
      '円',
      '2027年3月8日まで売却できません。',
      '価格は募集価格を下回ることがあります。',
    ],
  }),
})

/** The confirmation, which can be left. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await review(context, '264000')
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: offerWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(context.canvas.getByRole('button', { name: offerWords(context).review }))
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ id: 'raise-1', amount: '264000' })
    await expect(drafts.kept()).toEqual({ 'raise raise-1': { amount: '264000' } })
  },
  ...says({
    headings: ['申込の確認'],
    figures: {
      代金: '264,000円 — 300株 × 880円',
      申込の費用: '0円 — 無料',
      印紙税: '0円 — 日本株に印紙税なし',
      申込のときに拘束: '[total] 264,000円',
      買付余力: '3,420,000円 → 3,156,000円',
    },
    actions: { 閉じる: 'button', 申し込む: 'button', 戻って直す: 'button' },
    notices: [
      '',
      '[neutral] 申し込むと取り消せません。配分された株は 2027/3/9（火）9:00 から売却できます。それまでに株価が下がると損失になります。',
    ],
  }),
})

/** What a sale would come to is shown below the costs: the loss first, each less its fee. */
export const Typed = meta.story({
  tags: ['vrt'],
  async play(context) {
    await there(context.canvas)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).amount }), '264000')
  },
  ...says({
    headings: [
      '募集（株式の配分）',
      '若竹エナジー',
      'しくみ',
      '申し込む前に',
      '条件',
      '申込',
      '2027/3/9（火）9:00 に売った場合の損益',
      'リスク',
      'あなたの申込',
    ],
    texts: [
      '[event] 申込中',
      '0512',
      '1単位 100株 88,000円',
      '申込',
      '11/27（金）15:00',
      '審査',
      '約1分',
      '発行',
      '12/8（火）',
      '売却',
      '2027/3/9（火）9:00',
      '2027/3/8（月） まで売却できません',
      '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
      '88,000円ずつ',
      '円',
      '株価',
      '募集価格から',
      '損益',
      '792円',
      '−10.00%',
      '−26,675円',
      '880円',
      '0.00%',
      '−275円',
      '968円',
      '+10.00%',
      '+26,125円',
      '300株・売却手数料を引いた額。計算の例で、予想ではありません。',
      '2027年3月8日まで売却できません。',
      '価格は募集価格を下回ることがあります。',
    ],
    groups: ['日程', '表：株価・募集価格から・損益', 'あなたの申込'],
  }),
})

export const Missing = meta.story({
  name: '入力もれ',
  play: (context) => review(context, ''),
  ...says({
    actions: {
      戻る: '#/home/index',
      申込額を減らす: 'button, disabled',
      申込額を増やす: 'button',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      申し込まない: '#/home/index',
      申込の確認へ: 'button, disabled',
    },
    fields: { 申込額: '✗ 金額は必須です。入力してください。 円 88,000円ずつ' },
    texts: [
      '[event] 申込中',
      '0512',
      '1単位 100株 88,000円',
      '申込',
      '11/27（金）15:00',
      '審査',
      '約1分',
      '発行',
      '12/8（火）',
      '売却',
      '2027/3/9（火）9:00',
      '2027/3/8（月） まで売却できません',
      '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
      '2027年3月8日まで売却できません。',
      '価格は募集価格を下回ることがあります。',
      '入力内容を1か所直すと進めます',
    ],
  }),
})

export const TooMuch = meta.story({
  play: (context) => review(context, '3520000'),
  ...says({
    figures: {
      募集価格: '880円',
      '失うおそれ（100株）': '88,000円',
      '利益（100株）': '決まっていません',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 申込は無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集額の中で、申し込まれた順に決まります。',
      申込できる額: '88,000円〜4,400,000円',
      受付の開始: '11/16（月）9:00',
      締切: '11/27（金）15:00',
      発行日: '12/8（火）',
      売却できる: '[strong] 2027/3/9（火）9:00 から',
      審査中の申込: '1件まで',
      申込済み: '121,440,000円',
      募集額: '299,200,000円',
      代金: '―',
      申込の費用: '0円 — 無料',
      印紙税: '0円 — 日本株に印紙税なし',
      申込のときに拘束: '[strong] ―',
      申込後の買付余力: '― — いま 3,420,000円 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      売却手数料の目安: '―',
      若竹エナジー: '[success] 承認 — 176,000円 10/12（月）10:00',
      '若竹エナジー 2': '[danger] 却下 — 176,000円 10/1（木）10:00 却下の理由 募集額に達しました。',
      '申込のときに拘束 2': '― — 費用 0円',
    },
    fields: {
      申込額: '3,520,000 ✗ 使える現金を 100,000円 超えています。3,420,000円以下で入力してください。 円 88,000円ずつ',
    },
  }),
})

/** All of it was taken between looking and sending. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([refuse('deadlinePassed', { at: sampleRaise.deadline })])} />,
  async play(context) {
    await review(context, '88000')
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await cardShown(context.canvas)
  },
  ...says({
    notices: ['[neutral] 11/27（金）15:00 に締め切りました。次の募集をお待ちください。 締切 11/27（金）15:00'],
  }),
})

const barred = async ({ canvas }: Play): Promise<void> => {
  await there(canvas)
  await cardShown(canvas)
}

/** One in review at a time: it is shown below. */
export const Pending = meta.story({
  args: { data: ready({ ...base, applications: [pending] }) },
  play: barred,
  ...says({
    headings: ['募集（株式の配分）', '若竹エナジー', 'しくみ', '申し込む前に', '条件', 'リスク', 'あなたの申込'],
    figures: {
      募集価格: '880円',
      '失うおそれ（100株）': '88,000円',
      '利益（100株）': '決まっていません',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 申込は無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集額の中で、申し込まれた順に決まります。',
      申込できる額: '88,000円〜4,400,000円',
      受付の開始: '11/16（月）9:00',
      締切: '11/27（金）15:00',
      発行日: '12/8（火）',
      売却できる: '[strong] 2027/3/9（火）9:00 から',
      審査中の申込: '1件まで',
      申込済み: '121,440,000円',
      募集額: '299,200,000円',
      若竹エナジー: '[progress] 審査中 — 264,000円 11/19（木）10:00',
    },
    actions: { 戻る: '#/home/index', 若竹エナジー: 'button' },
    fields: {},
    notices: ['[info] 審査中の申込みがあります。結果が出てから申し込めます。 根拠：審査中の申込みは1件までです'],
  }),
})

export const Unverified = meta.story({
  args: { data: ready({ ...base, member: { ...sampleMember, identity: 'unverified' } }) },
  play: barred,
  ...says({
    actions: {
      戻る: '#/home/index',
      本人確認へ進む: '#/user/bandCard',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
    },
    fields: {},
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です',
    ],
  }),
})

export const Upcoming = meta.story({
  args: { data: ready(withState('toBeSubscribed')) },
  ...says({
    actions: { 戻る: '#/home/index', 若竹エナジー: 'button', '若竹エナジー 2': 'button' },
    fields: {},
    notices: ['[info] 11/16（月）9:00 から申し込めます（模擬時刻）。'],
    texts: [
      '[info] 申込前',
      '0512',
      '1単位 100株 88,000円',
      '申込',
      '11/27（金）15:00',
      '審査',
      '約1分',
      '発行',
      '12/8（火）',
      '売却',
      '2027/3/9（火）9:00',
      '2027/3/8（月） まで売却できません',
      '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
      '2027年3月8日まで売却できません。',
      '価格は募集価格を下回ることがあります。',
    ],
  }),
})

export const Over = meta.story({
  args: { data: ready(withState('ended')) },
  ...says({
    actions: { 戻る: '#/home/index', 若竹エナジー: 'button', '若竹エナジー 2': 'button' },
    fields: {},
    notices: ['[neutral] 受付は 11/27（金）15:00 に終わりました（模擬時刻）。'],
    texts: [
      '[neutral] 受付終了',
      '0512',
      '1単位 100株 88,000円',
      '審査',
      '約1分',
      '発行',
      '12/8（火）',
      '売却',
      '2027/3/9（火）9:00',
      '2027/3/8（月） まで売却できません',
      '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
      '2027年3月8日まで売却できません。',
      '価格は募集価格を下回ることがあります。',
    ],
  }),
})

/** Of several the one that takes applications; the others are a tap away. */
export const Several = meta.story({
  args: {
    data: ready({
      ...base,
      products: [{ ...sampleRaise, id: 'raise-0', state: 'ended' }, sampleRaise],
    }),
  },
  ...says({
    figures: {
      募集価格: '880円',
      '失うおそれ（100株）': '88,000円',
      '利益（100株）': '決まっていません',
      拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      費用の合計: '0円 — 申込は無料。売却するときは売却手数料がかかります。',
      決まり方: '模擬の事務局の審査 — 募集額の中で、申し込まれた順に決まります。',
      申込できる額: '88,000円〜4,400,000円',
      受付の開始: '11/16（月）9:00',
      締切: '11/27（金）15:00',
      発行日: '12/8（火）',
      売却できる: '[strong] 2027/3/9（火）9:00 から',
      審査中の申込: '1件まで',
      申込済み: '121,440,000円',
      募集額: '299,200,000円',
      代金: '―',
      申込の費用: '0円 — 無料',
      印紙税: '0円 — 日本株に印紙税なし',
      申込のときに拘束: '[strong] ―',
      申込後の買付余力: '― — いま 3,420,000円 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
      売却手数料の目安: '―',
      若竹エナジー: '[success] 承認 — 176,000円 10/12（月）10:00',
      '若竹エナジー 2': '[danger] 却下 — 176,000円 10/1（木）10:00 却下の理由 募集額に達しました。',
      '若竹エナジー 3': '[neutral] 受付終了 — 0512 880円',
      '申込のときに拘束 2': '― — 費用 0円',
    },
    actions: {
      戻る: '#/home/index',
      申込額を減らす: 'button, disabled',
      申込額を増やす: 'button',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      '若竹エナジー 3': '#/home/DetailsPage?product=fundraising&id=raise-0',
      申し込まない: '#/home/index',
      申込の確認へ: 'button',
    },
  }),
})

export const Chosen = meta.story({
  args: {
    id: 'raise-0',
    data: ready({
      ...base,
      products: [sampleRaise, { ...sampleRaise, id: 'raise-0', state: 'ended' }],
    }),
  },
  ...says({
    actions: {
      戻る: '#/home/index',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      '若竹エナジー 3': '#/home/DetailsPage?product=fundraising&id=raise-1',
    },
    notices: ['[neutral] 受付は 11/27（金）15:00 に終わりました（模擬時刻）。'],
  }),
})

/** An application, and the way to its shares. */
export const Allotted = meta.story({
  args: { openRecord: 'ra-2' },
  play: async ({ canvas }) => void (await canvas.findByRole('dialog')),
  ...says({
    headings: ['若竹エナジー'],
    figures: {
      状態: '[success] 承認',
      受付番号: 'KB20261012-000118',
      申込額: '176,000円',
      配分: '176,000円',
      申込日時: '10/12（月）10:00（模擬時刻）',
      決定日時: '10/12（月）10:01（模擬時刻）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button', 保有する株を見る: '#/position/position?tab=placing' },
  }),
})

/** Why, in the row and in the sheet. */
export const Rejected = meta.story({
  async play(context) {
    await there(context.canvas)
    await context.userEvent.click(context.canvas.getAllByRole('button', { name: /若竹|Wakatake/ })[1] as HTMLElement)
    await context.canvas.findByRole('dialog')
    await context.userEvent.click(within(context.canvas.getByRole('dialog')).getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(context.canvas.getAllByRole('button', { name: /若竹|Wakatake/ })[1] as HTMLElement)
    await context.canvas.findByRole('dialog')
  },
  ...says({
    headings: ['若竹エナジー'],
    figures: {
      状態: '[danger] 却下',
      受付番号: 'KB20261001-000099',
      申込額: '176,000円',
      理由: '募集額に達しました。',
      申込日時: '10/1（木）10:00（模擬時刻）',
      決定日時: '10/1（木）10:01（模擬時刻）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
  }),
})

export const Sending = meta.story({
  args: { submission: sending<RaiseApplication>() },
  ...says({
    actions: {
      戻る: '#/home/index',
      申込額を減らす: 'button, disabled',
      申込額を増やす: 'button',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      申し込まない: '#/home/index',
      送信中: 'button, busy',
    },
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming<RaiseApplication>() },
  ...says({
    actions: {
      戻る: '#/home/index',
      申込額を減らす: 'button, disabled',
      申込額を増やす: 'button',
      資産へ戻って待つ: '#/user/FundingDetails',
      若竹エナジー: 'button',
      '若竹エナジー 2': 'button',
      申し込まない: '#/home/index',
      確認中: 'button, busy',
    },
    notices: ['[progress] 応答を確認しています。二重に処理されることはありません。'],
  }),
})

export const Applied = meta.story({
  args: { submission: done(pending) },
  play: async (context) => void (await context.canvas.findByText(say(context).done)),
  ...says({
    headings: ['募集（株式の配分）', '申し込みました'],
    figures: {
      '': '264,000円',
      状態: '[progress] 審査中',
      受付番号: 'KB20261119-000310',
      申込額: '264,000円',
      申込日時: '11/19（木）10:00（模擬時刻）',
    },
    actions: {
      戻る: '#/home/DetailsPage?product=fundraising&record=ra-1',
      受付番号をコピー: 'button',
      募集へ戻る: '#/home/DetailsPage?product=fundraising&record=ra-1',
    },
    fields: {},
    notices: [],
    texts: ['模擬の事務局が約1分（模擬時刻）で決めます。却下なら全額戻ります。'],
  }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  async play(context) {
    await there(context.canvas)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: say(context).amount }), '264000')
  },
  ...says(
    {
      figures: {
        募集価格: '880円',
        '失うおそれ（100株）': '88,000円',
        '利益（100株）': '決まっていません',
        拘束される額と期間: '申込の代金 — 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
        費用の合計: '0円 — 申込は無料。売却するときは売却手数料がかかります。',
        決まり方: '模擬の事務局の審査 — 募集額の中で、申し込まれた順に決まります。',
        申込できる額: '88,000円〜4,400,000円',
        受付の開始: '11/16（月）9:00',
        締切: '11/27（金）15:00',
        発行日: '12/8（火）',
        売却できる: '[strong] 2027/3/9（火）9:00 から',
        審査中の申込: '1件まで',
        申込済み: '121,440,000円',
        募集額: '299,200,000円',
        代金: '•••• — ••••株 × 880円',
        申込の費用: '0円 — 無料',
        印紙税: '0円 — 日本株に印紙税なし',
        申込のときに拘束: '[strong] ••••',
        申込後の買付余力: '•••• — いま •••• 審査が終わるまで拘束し、却下なら全額すぐ戻ります。',
        売却手数料の目安: '•••• — ••••で売る場合・標準・50万円以下',
        若竹エナジー: '[success] 承認 — •••• 10/12（月）10:00',
        '若竹エナジー 2': '[danger] 却下 — •••• 10/1（木）10:00 却下の理由 募集額に達しました。',
        '申込のときに拘束 2': '•••• — ••••株・費用 0円',
      },
      actions: {
        戻る: '#/home/index',
        申込額を減らす: 'button',
        申込額を増やす: 'button',
        若竹エナジー: 'button',
        '若竹エナジー 2': 'button',
        申し込まない: '#/home/index',
        申込の確認へ: 'button',
      },
      fields: { 申込額: '264,000' },
      texts: [
        '[event] 申込中',
        '0512',
        '1単位 100株 88,000円',
        '申込',
        '11/27（金）15:00',
        '審査',
        '約1分',
        '発行',
        '12/8（火）',
        '売却',
        '2027/3/9（火）9:00',
        '2027/3/8（月） まで売却できません',
        '上場している架空の会社が、新しい株を決まった価格で配分して資金を集めます。審査で配分が決まると、売却できない期間のある株として保有に入ります。',
        '88,000円ずつ',
        '円',
        '株価',
        '募集価格から',
        '損益',
        '792円',
        '−10.00%',
        '••••',
        '880円',
        '0.00%',
        '••••',
        '968円',
        '+10.00%',
        '••••',
        '••••株・売却手数料を引いた額。計算の例で、予想ではありません。',
        '2027年3月8日まで売却できません。',
        '価格は募集価格を下回ることがあります。',
      ],
    },
    {
      publicAmounts: ['0', '880', '792', '968', '88000', '4400000', '121440000', '299200000', '500000'],
    },
  ),
})

export const Empty = meta.story({
  args: { data: ready({ ...base, products: [] }) },
  play: async (context) => void (await context.canvas.findByText(say(context).none)),
  ...says({
    headings: ['募集（株式の配分）'],
    actions: { 戻る: '#/home/index' },
    notices: [],
    texts: ['募集はありません', '新しい募集は毎月始まり、ここに並びます。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  play: ({ canvas }) => void canvas.getByRole('heading', { level: 1 }),
  ...says({
    headings: ['募集（株式の配分）'],
    figures: {},
    actions: { 戻る: '#/home/index' },
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
    headings: ['募集（株式の配分）'],
    figures: {},
    actions: { 戻る: '#/home/index', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(base) },
  ...says({
    headings: [
      '募集（株式の配分）',
      '若竹エナジー',
      'しくみ',
      '申し込む前に',
      '条件',
      '申込',
      'リスク',
      'あなたの申込',
    ],
  }),
})
