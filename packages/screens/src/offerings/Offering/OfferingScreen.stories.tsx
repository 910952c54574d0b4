import { sampleMember } from '@kabuto/domain/account'
import { type IpoApplication, sampleDrawn, sampleIpoApplications, sampleOffers } from '@kabuto/domain/offerings'
import {
  confirming,
  done,
  failed,
  fill,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { type OfferingData, OfferingScreen } from './OfferingScreen.tsx'

const say = textsIn('offerings')
const offerWords = textsIn('offer')
const general = textsIn('shared')

type Props = ComponentProps<typeof OfferingScreen>
type State = IpoApplication['state']

const [open, upcoming, over] = sampleOffers as [OfferingData['offer'], OfferingData['offer'], OfferingData['offer']]

const base: OfferingData = {
  offer: open,
  drawn: null,
  now: moments.pictures,
  member: sampleMember,
  cash: { all: '4313535', available: '3420000' },
}

/** After the draw, of the offer that can be drawn again. */
const drawn = (state: State): OfferingData => ({
  ...base,
  offer: over,
  drawn: sampleDrawn,
  now: Date.parse('2026-11-11T14:32:00+09:00'),
  application: own(state, {
    ticket: 1,
    offerId: over.id,
    payDeadline: over.payDeadline,
    deadline: over.deadline,
    issueDate: over.issueDate,
    draw: over.draw,
  }),
})

function own(state: State, changed: Partial<IpoApplication> = {}): IpoApplication {
  const found = sampleIpoApplications.find((one) => one.state === state)
  if (!found) throw new Error(`no sample is ${state}`)
  return { ...found, ...changed }
}

const waiting: OfferingData = { ...base, application: own('awaitingDraw') }
const unsent = () => ({ submission: idle<IpoApplication>(), onSubmit: fn() })

type Act = 'apply' | 'pay' | 'abstain' | 'withdraw'

/** Stands in for the app: what is sent is answered so. */
function Answering({ of, answer, ...props }: Props & { of: Act; answer: Submission<IpoApplication> }) {
  const [sent, setSent] = useState(false)
  const act = props[of]
  return (
    <OfferingScreen
      {...props}
      {...{
        [of]: {
          submission: sent ? answer : act.submission,
          onSubmit: (request: never) => {
            act.onSubmit(request)
            setSent(true)
          },
        },
      }}
    />
  )
}

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Offerings/Offering',
  component: OfferingScreen,
  args: {
    data: ready(base),
    apply: unsent(),
    pay: unsent(),
    abstain: unsent(),
    withdraw: unsent(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** What is fetched later is there. */
async function there(canvas: Play['canvas']): Promise<void> {
  await canvas.findByRole('heading', { level: 2, name: /桔梗|Kikyo/ })
}

const button = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.findByRole('button', { name })
const box = (element: HTMLElement): number[] => {
  const { width, height } = element.getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

/** Types how many lots, and opens the confirmation. */
async function review(context: Play, lots: string, field: 'lotsLabel' | 'payLots', act: string) {
  await there(context.canvas)
  const input = context.canvas.getByRole('textbox', { name: say(context)[field] })
  await context.userEvent.clear(input)
  await context.userEvent.type(input, lots)
  await context.userEvent.click(await button(context, act))
}

/** How far each line of a list has come, by the list's name. */
function progressOf({ canvas }: Play, name: string): (string | undefined)[] {
  const lines = within(canvas.getByRole('list', { name })).getAllByRole('listitem')
  return lines.map(({ dataset: { progress } }) => progress)
}

/** The own application's course, step by step. */
const went =
  (...steps: string[]) =>
  async (context: Play): Promise<void> => {
    await there(context.canvas)
    await expect(progressOf(context, offerWords(context).course)).toEqual(steps)
  }

const sheet = async ({ canvas }: Play) => within(await canvas.findByRole('dialog'))

export const PrimeBoard = meta.story({
  args: { data: ready({ ...base, offer: { ...open, section: 'prime' as const } }) },
  play: async ({ canvas }) => void (await canvas.findByText(/東証プライム/)),
})

export const StandardBoard = meta.story({
  args: { data: ready({ ...base, offer: { ...open, section: 'standard' as const } }) },
  play: async ({ canvas }) => void (await canvas.findByText(/東証スタンダード/)),
})

/** What can be lost is shown before the form; declining is as wide as applying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    await there(context.canvas)
    const decline = context.canvas.getByRole('link', { name: offerWords(context).decline })
    await expect(box(decline)).toEqual(box(await button(context, offerWords(context).review)))
    const stakes = context.canvas.getByRole('heading', { name: offerWords(context).stakes })
    const form = context.canvas.getByRole('heading', { name: offerWords(context).form })
    await expect(stakes.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(progressOf(context, say(context).stages)).toEqual(['now', 'todo', 'todo', 'todo'])
    await expect(progressOf(context, say(context).draw)).toEqual(['done', 'todo', 'todo'])
  },
  ...says({
    headings: ['IPOの内容', '桔梗ロボティクス', '募集の内容', '申し込む前に', '申込', '抽選の確かめ方', 'リスク'],
    figures: {
      公開価格: '1,520円',
      発行数: '4,000単位（400,000株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/24（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      申込のとき: '0円 — 拘束しません',
      当選のとき: '0円 — 拘束しません',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      払込のとき: '[strong] ―',
      申込後の買付余力: '3,420,000円 — いま 3,420,000円 申込では変わりません',
      売却できる: '12/7（月）9:00 から — 上場の当日は売却不可',
      売却手数料の目安: '―',
      種のハッシュ値: '03345a41 5fd24b34 3d633391 f7dc0bdd 0f9c28da bd323e31 57d8d6ad 9ff2e4c2',
      払込は当選したときだけ: '― — 手数料 0円',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      申込単位数を減らす: 'button, disabled',
      申込単位数を増やす: 'button',
      種のハッシュ値をコピー: 'button',
      申し込まない: '#/market/subscribe',
      申込の確認へ: 'button',
    },
    fields: { 申込単位数: '' },
    notices: [],
    texts: [
      '[event] 申込中',
      '0K3A 東証グロース',
      '1単位 100株 152,000円',
      '申込',
      '11/24（火）11:00',
      '抽選',
      '11/24（火）18:00',
      '払込',
      '11/30（月）12:00',
      '上場',
      '12/4（金）',
      '11/17（火）0:00 から受付・時刻はすべて模擬時刻',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
      '1〜10単位',
      '単位',
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '種のハッシュ値',
      '受付前に公開',
      '番号の一覧のハッシュ値',
      '11/24（火）11:00',
      '種・終値・全員の結果',
      '11/24（火）18:00',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

/** The confirmation: nothing is taken, and what binds afterwards. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await review(context, '3', 'lotsLabel', offerWords(context).review)
    const shown = await sheet(context)
    await context.userEvent.click(shown.getByRole('button', { name: offerWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(await button(context, offerWords(context).review))
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await expect(context.args.apply.onSubmit).toHaveBeenCalledWith({ id: 'ipo-1', lots: '3' })
    await expect(drafts.kept()).toEqual({ 'ipo ipo-1': { lots: '3' } })
  },
  ...says({
    headings: ['申込の確認'],
    figures: {
      申込単位数: '[strong] 3単位（300株）',
      申込のとき: '0円 — 拘束しません',
      当選のとき: '0円 — 拘束しません',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      払込のとき: '[total] 456,000円 — 300株 × 1,520円',
      買付余力: '3,420,000円 → 3,420,000円',
    },
    actions: { 閉じる: 'button', 申し込む: 'button', 戻って直す: 'button' },
    notices: [
      '',
      '[neutral] 申込ではお金を拘束しません。当選したら 11/30（月）12:00 までに払い込むか辞退します。買った株は 12/7（月）9:00 から売却できます。',
    ],
  }),
})

export const TooMany = meta.story({
  play: (context) => review(context, '11', 'lotsLabel', offerWords(context).review),
  ...says({
    figures: {
      公開価格: '1,520円',
      発行数: '4,000単位（400,000株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/24（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      申込のとき: '0円 — 拘束しません',
      当選のとき: '0円 — 拘束しません',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      払込のとき: '[strong] ―',
      申込後の買付余力: '3,420,000円 — いま 3,420,000円 申込では変わりません',
      売却できる: '12/7（月）9:00 から — 上場の当日は売却不可',
      売却手数料の目安: '―',
      種のハッシュ値: '03345a41 5fd24b34 3d633391 f7dc0bdd 0f9c28da bd323e31 57d8d6ad 9ff2e4c2',
      払込は当選したときだけ: '― — 手数料 0円',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      申込単位数を減らす: 'button',
      申込単位数を増やす: 'button, disabled',
      種のハッシュ値をコピー: 'button',
      申し込まない: '#/market/subscribe',
      申込の確認へ: 'button, disabled',
    },
    fields: { 申込単位数: '11 ✗ 10単位以下で入力してください。 単位 1〜10単位' },
  }),
})

/** A step past the most that one may ask for says why nothing happens. */
async function stepPast(context: Play, name: string, most: string): Promise<void> {
  await there(context.canvas)
  const field = context.canvas.getByRole('textbox', { name })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, `${most}{ArrowUp}`)
  const reason = fill(offerWords(context).mostReason, { most: fill(say(context).lots, { n: most }) })
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(reason))
}

export const AtMost = meta.story({
  name: '申込の上限',
  play: (context) => stepPast(context, say(context).lotsLabel, '10'),
  ...says({ fields: { 申込単位数: '10' } }),
})

export const Missing = meta.story({
  name: '入力もれ',
  async play(context) {
    await there(context.canvas)
    await context.userEvent.click(await button(context, offerWords(context).review))
  },
  ...says({
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      申込単位数を減らす: 'button, disabled',
      申込単位数を増やす: 'button',
      種のハッシュ値をコピー: 'button',
      申し込まない: '#/market/subscribe',
      申込の確認へ: 'button, disabled',
    },
    fields: { 申込単位数: '✗ 申込単位数は必須です。入力してください。 単位 1〜10単位' },
    notices: [],
  }),
})

/** Applied for: it can be changed and taken back until the deadline. */
export const Change = meta.story({
  tags: ['vrt'],
  args: { data: ready(waiting) },
  async play(context) {
    await there(context.canvas)
    const back = await button(context, say(context).withdraw)
    await expect(box(back)).toEqual(box(await button(context, say(context).reviewChange)))
    await review(context, '5', 'lotsLabel', say(context).reviewChange)
    await expect((await sheet(context)).getByRole('heading', { name: say(context).confirmChangeTitle })).toBeVisible()
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).sendChange }))
    await expect(context.args.apply.onSubmit).toHaveBeenCalledWith({
      id: 'ipo-1',
      lots: '5',
      replaces: 'ia-1',
    })
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: offerWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'あなたの申込',
      '申込の変更',
      '抽選の確かめ方',
      'リスク',
    ],
    figures: {
      公開価格: '1,520円',
      '': '申込 11/24（火）11:00',
      発行数: '4,000単位（400,000株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/24（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      申込のとき: '0円 — 拘束しません',
      当選のとき: '0円 — 拘束しません',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      払込のとき: '[strong] 760,000円 — 500株 × 1,520円',
      申込後の買付余力: '3,420,000円 — いま 3,420,000円 申込では変わりません',
      売却できる: '12/7（月）9:00 から — 上場の当日は売却不可',
      売却手数料の目安: '535円 — 760,000円で売る場合・標準・100万円以下',
      種のハッシュ値: '03345a41 5fd24b34 3d633391 f7dc0bdd 0f9c28da bd323e31 57d8d6ad 9ff2e4c2',
      払込は当選したときだけ: '760,000円 — 5単位（500株）・手数料 0円',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      申込単位数を減らす: 'button',
      申込単位数を増やす: 'button',
      種のハッシュ値をコピー: 'button',
      申込を取り下げる: 'button',
      変更の確認へ: 'button',
    },
    fields: { 申込単位数: '5' },
  }),
})

/** Asked once; both answers are equally wide. */
export const Withdrawing = meta.story({
  args: { data: ready(waiting) },
  async play(context) {
    await there(context.canvas)
    await context.userEvent.click(await button(context, say(context).withdraw))
    const dialog = within(await context.canvas.findByRole('alertdialog'))
    const [keep, act] = dialog.getAllByRole('button') as [HTMLElement, HTMLElement]
    await expect([box(keep), keep.dataset.kind]).toEqual([box(act), act.dataset.kind])
    await context.userEvent.click(keep)
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull())
    await context.userEvent.click(await button(context, say(context).withdraw))
    await context.userEvent.click(
      within(await context.canvas.findByRole('alertdialog')).getByRole('button', { name: say(context).withdraw }),
    )
    await expect(context.args.withdraw.onSubmit).toHaveBeenCalledWith({ id: 'ia-1' })
  },
  ...says({
    headings: ['申込を取り下げますか？'],
    actions: { 申込を残す: 'button', 申込を取り下げる: 'button' },
    texts: ['3単位（300株）の申込を取り下げます。費用はかからず、締切まではもう一度申し込めます。'],
  }),
})

/** Allotted: all of it, some of it or nothing. What is given up is shown in shares and yen. */
export const Won = meta.story({
  tags: ['vrt'],
  args: { data: ready(drawn('won')) },
  async play(context) {
    await there(context.canvas)
    const decline = await button(context, say(context).abstain)
    await expect(box(decline)).toEqual(box(await button(context, say(context).reviewPay)))
  },
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'あなたの申込',
      '払い込む数',
      '抽選の確かめ方',
      'リスク',
    ],
    figures: {
      全部払い込む場合: '304,000円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込額: '304,000円 — 200株 × 1,520円',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      合計: '[strong] 304,000円',
      払込後の買付余力: '3,116,000円 — いま 3,420,000円',
      辞退する分: '0単位（0株）・0円 — あとから戻せません',
      売却できる: '11/24（火）9:00 から — 上場の当日は売却不可',
      売却手数料の目安: '275円 — 304,000円で売る場合・標準・50万円以下',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
      '払込額 2': '304,000円 — 11/16（月）12:00',
    },
    actions: {
      '2単位を払い込む': 'radio, on',
      '1単位を払い込む': 'radio',
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      払込単位数を減らす: 'button',
      払込単位数を増やす: 'button, disabled',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
      辞退する: 'button',
      払込の確認へ: 'button',
    },
    fields: { 払込単位数: '2' },
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
    ],
    texts: [
      '[success] 当選',
      '0B27 東証グロース',
      '200株 × 1,520円',
      '払込',
      '11/16（月）12:00',
      '上場',
      '11/20（金）',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
      '当選した2単位まで',
      '単位',
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

export const PayPart = meta.story({
  args: { data: ready(drawn('won')) },
  async play(context) {
    await review(context, '1', 'payLots', say(context).reviewPay)
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).sendPay }))
    await expect(context.args.pay.onSubmit).toHaveBeenCalledWith({ id: 'ia-2', lots: '1' })
  },
  ...says({
    headings: ['払込の確認'],
    figures: {
      払込単位数: '[strong] 1単位（100株）',
      辞退する分: '1単位（100株）・152,000円',
      払込額: '152,000円 — 100株 × 1,520円',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      合計: '[total] 152,000円',
      買付余力: '3,420,000円 → 3,268,000円',
    },
    actions: { 閉じる: 'button', 払い込む: 'button', 戻って直す: 'button' },
    notices: [
      '',
      '[neutral] 1単位（100株）を辞退します。払い込むと取り消せません。買った株は 11/24（火）9:00 から売却できます。',
    ],
  }),
})

export const PayAtMost = meta.story({
  args: { data: ready(drawn('won')) },
  play: (context) => stepPast(context, say(context).payLots, '2'),
  ...says({ fields: { 払込単位数: '2' } }),
})

export const PayAll = meta.story({
  args: { data: ready(drawn('won')) },
  play: (context) => review(context, '2', 'payLots', say(context).reviewPay),
  ...says({
    headings: ['払込の確認'],
    figures: {
      印紙税: '0円 — 日本株に印紙税なし',
      合計: '[total] 304,000円',
      払込単位数: '[strong] 2単位（200株）',
      払込額: '304,000円 — 200株 × 1,520円',
      買付余力: '3,420,000円 → 3,116,000円',
      買付手数料: '0円 — IPOは無料',
      辞退する分: '0単位（0株）・0円',
    },
    notices: ['', '[neutral] 払い込むと取り消せません。買った株は 11/24（火）9:00 から売却できます。'],
  }),
})

/** One lot of the two: a press fills it in, and what is given up is shown. */
export const ChooseOne = meta.story({
  args: { data: ready(drawn('won')) },
  async play(context) {
    await there(context.canvas)
    const { payChoices, payChoice, payGiveUp, lots } = say(context)
    const choices = within(context.canvas.getByRole('radiogroup', { name: payChoices }))
    const one = choices.getByRole('radio', { name: fill(payChoice, { lots: fill(lots, { n: '1' }) }) })
    await expect(one).toHaveAccessibleDescription(new RegExp(fill(payGiveUp, { lots: fill(lots, { n: '1' }) })))
    await context.userEvent.click(one)
  },
  ...says({
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      払込単位数を減らす: 'button, disabled',
      払込単位数を増やす: 'button',
      '2単位を払い込む': 'radio',
      '1単位を払い込む': 'radio, on',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
      辞退する: 'button',
      払込の確認へ: 'button',
    },
    fields: { 払込単位数: '1' },
  }),
})

export const PayTooMuch = meta.story({
  args: { data: ready({ ...drawn('won'), cash: { all: '400000', available: '200000' } }) },
  play: (context) => review(context, '2', 'payLots', say(context).reviewPay),
  ...says({
    figures: {
      全部払い込む場合: '304,000円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込額: '―',
      買付手数料: '0円 — IPOは無料',
      印紙税: '0円 — 日本株に印紙税なし',
      合計: '[strong] ―',
      払込後の買付余力: '― — いま 200,000円',
      辞退する分: '― — あとから戻せません',
      売却できる: '11/24（火）9:00 から — 上場の当日は売却不可',
      売却手数料の目安: '―',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
      '払込額 2': '― — 11/16（月）12:00',
    },
    fields: {
      払込単位数:
        '2 ✗ 使える現金が足りません。必要な額は304,000円、使える現金は200,000円です。数を減らしてください。 単位 当選した2単位まで',
    },
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
    ],
  }),
})

/** As the list leads here. */
export const Abstaining = meta.story({
  args: { data: ready(drawn('won')), act: 'abstain' },
  async play(context) {
    const dialog = within(await context.canvas.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: say(context).abstain }))
    await expect(context.args.abstain.onSubmit).toHaveBeenCalledWith({ id: 'ia-2' })
  },
  ...says({
    headings: ['当選を辞退しますか？'],
    actions: { 辞退しない: 'button', 辞退する: 'button' },
    texts: ['2単位（200株）をすべて辞退します。費用はかかりません。あとから戻せません。'],
  }),
})

/** Worked out again on the phone itself. */
export const Verified = meta.story({
  name: '抽選を確かめる',
  tags: ['vrt'],
  args: { data: ready(drawn('notWon')) },
  async play(context) {
    await there(context.canvas)
    await context.userEvent.click(await button(context, say(context).verify))
  },
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'これまでの流れ',
      'あなたの申込',
      '抽選の確かめ方',
      'リスク',
    ],
    figures: {
      公開価格: '1,520円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '払込 11/16（月）12:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '0単位（0株）',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    fields: {},
    notices: [
      '[neutral] 今回は当選しませんでした。費用はかかっていません。',
      '[success] すべて一致しました。種、番号の一覧、3件の結果を、この端末で計算し直しました。',
    ],
    texts: [
      '[neutral] 落選',
      '0B27 東証グロース',
      '1単位 100株 152,000円',
      '上場',
      '11/20（金）',
      '11/2（月）0:00 から受付・時刻はすべて模擬時刻',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '当選しませんでした',
      '11/10（火）18:00',
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

const unfair = (changed: Partial<OfferingData['offer']['draw']>, results = sampleDrawn.results) =>
  ready({
    ...drawn('notWon'),
    offer: { ...over, draw: { ...over.draw, ...changed } },
    drawn: { ...sampleDrawn, results },
  })

const recounted = async (context: Play): Promise<void> => {
  await there(context.canvas)
  await context.userEvent.click(await button(context, say(context).verify))
}

export const OtherSeed = meta.story({
  args: { data: unfair({ seed: 'another' }) },
  play: recounted,
  ...says({
    notices: [
      '[neutral] 今回は当選しませんでした。費用はかかっていません。',
      '[danger] 種が、受付前に公開したハッシュ値と一致しません。',
    ],
  }),
})

export const OtherTickets = meta.story({
  args: { data: unfair({ ticketsHash: 'another' }) },
  play: recounted,
  ...says({
    notices: [
      '[neutral] 今回は当選しませんでした。費用はかかっていません。',
      '[danger] 番号の一覧が、締切時のハッシュ値と一致しません。',
    ],
  }),
})

export const OtherResults = meta.story({
  args: { data: unfair({}, sampleDrawn.results.toReversed()) },
  play: recounted,
  ...says({
    notices: [
      '[neutral] 今回は当選しませんでした。費用はかかっていません。',
      '[danger] 結果が、計算し直した結果と一致しません。',
    ],
  }),
})

/** Closed, and not drawn yet: its numbers are published. */
export const AwaitingDraw = meta.story({
  args: {
    data: ready({
      ...waiting,
      now: Date.parse('2026-11-24T12:00:00+09:00'),
      offer: { ...open, state: 'ended', draw: { ...open.draw, ticketsHash: over.draw.ticketsHash } },
    }),
  },
  play: went('done', 'now', 'todo', 'todo', 'todo'),
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'これまでの流れ',
      'あなたの申込',
      '抽選の確かめ方',
      'リスク',
    ],
    figures: {
      公開価格: '1,520円',
      '': '申込 11/24（火）11:00',
      発行数: '4,000単位（400,000株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/24（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      種のハッシュ値: '03345a41 5fd24b34 3d633391 f7dc0bdd 0f9c28da bd323e31 57d8d6ad 9ff2e4c2',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
    },
    fields: {},
    notices: ['[progress] 11/24（火）18:00 に抽選します（模擬時刻）。お金は動いていません。'],
    texts: [
      '[progress] 抽選待ち',
      '0K3A 東証グロース',
      '1単位 100株 152,000円',
      '抽選',
      '11/24（火）18:00',
      '払込',
      '11/30（月）12:00',
      '上場',
      '12/4（金）',
      '11/17（火）0:00 から受付・時刻はすべて模擬時刻',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
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
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '種のハッシュ値',
      '受付前に公開',
      '番号の一覧のハッシュ値',
      '11/24（火）11:00',
      '種・終値・全員の結果',
      '11/24（火）18:00',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

export const Upcoming = meta.story({
  args: { data: ready({ ...base, offer: upcoming }) },
  ...says({
    headings: ['IPOの内容', '桔梗ロボティクス', '募集の内容', '申し込む前に', '抽選の確かめ方', 'リスク'],
    figures: {
      公開価格: '1,520円',
      発行数: '4,000単位（400,000株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '12/7（月）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      種のハッシュ値: '03345a41 5fd24b34 3d633391 f7dc0bdd 0f9c28da bd323e31 57d8d6ad 9ff2e4c2',
    },
    actions: { 戻る: '#/market/subscribe', 申込履歴: '#/market/subscribeRecord', 種のハッシュ値をコピー: 'button' },
    notices: ['[info] 12/1（火）0:00 から申し込めます（模擬時刻）。'],
    texts: [
      '[info] 申込前',
      '0M18 東証グロース',
      '1単位 100株 152,000円',
      '申込',
      '12/1（火）0:00',
      '抽選',
      '11/24（火）18:00',
      '払込',
      '11/30（月）12:00',
      '上場',
      '12/4（金）',
      '12/1（火）0:00 から受付・時刻はすべて模擬時刻',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '種のハッシュ値',
      '受付前に公開',
      '番号の一覧のハッシュ値',
      '12/7（月）11:00',
      '種・終値・全員の結果',
      '11/24（火）18:00',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

export const Over = meta.story({
  args: { data: ready({ ...drawn('notWon'), application: own('cancelled', { offerId: over.id }) }) },
  ...says({
    headings: ['IPOの内容', '桔梗ロボティクス', '募集の内容', '申し込む前に', '抽選の確かめ方', 'リスク'],
    figures: {
      公開価格: '1,520円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    notices: ['[neutral] 受付は 11/10（火）11:00 に終わりました（模擬時刻）。'],
  }),
})

export const Paid = meta.story({
  args: { data: ready(drawn('paymentComplete')) },
  play: went('done', 'done', 'done', 'now', 'todo'),
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'これまでの流れ',
      'あなたの申込',
      '抽選の確かめ方',
      'リスク',
    ],
    figures: {
      公開価格: '1,520円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '払込 11/16（月）12:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      '1単位を払い込みました': '―',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    notices: ['[success] 11/20（金） に上場し、11/24（火）9:00 から売却できます（模擬時刻）。'],
    texts: [
      '[success] 払込済み',
      '0B27 東証グロース',
      '1単位 100株 152,000円',
      '上場',
      '11/20（金）',
      '11/2（月）0:00 から受付・時刻はすべて模擬時刻',
      '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
      '模擬時刻',
      '申し込みました',
      '11/18（水）20:15',
      '2単位当選しました',
      '11/10（火）18:00',
      '上場',
      '11/20（金）',
      '売却できます',
      '11/24（火）9:00',
      '公正に抽選したことを、だれでも計算し直して確かめられます。',
      '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
      '上場後の価格は、公開価格を下回ることがあります。',
    ],
  }),
})

export const Listed = meta.story({
  args: { data: ready({ ...drawn('paymentComplete'), now: Date.parse('2026-11-20T14:32:00+09:00') }) },
  play: went('done', 'done', 'done', 'done', 'now'),
  ...says({
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
      保有する株を見る: '#/position/position?tab=placing',
    },
    notices: ['[success] 11/20（金） に上場し、11/24（火）9:00 から売却できます（模擬時刻）。'],
  }),
})

export const Abstained = meta.story({
  args: { data: ready(drawn('abstained')) },
  play: went('done', 'done', 'done'),
  ...says({
    figures: {
      公開価格: '1,520円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '払込 11/16（月）12:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      辞退しました: '―',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    notices: ['[neutral] 辞退しました。費用はかかっていません。'],
  }),
})

export const Unpaid = meta.story({
  args: { data: ready(drawn('unpaid')) },
  play: went('done', 'done', 'failed'),
  ...says({
    figures: {
      公開価格: '1,520円',
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '払込 11/16（月）12:00',
      発行数: '4単位（400株）',
      申込できる数: '1〜10単位',
      申込の回数: '1銘柄に1回',
      変更と取消: '11/10（火）11:00 まで何度でも',
      '失うおそれ（1単位）': '152,000円',
      '利益（1単位）': '決まっていません',
      拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
      費用の合計: '0円 — 売却するときは売却手数料がかかります。',
      決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
      受付番号: 'KB20261118-000912',
      '公開価格 2': '1,520円',
      抽選の番号: '1',
      抽選の順番: '2番目 / 3件',
      申込: '3単位（300株）',
      当選: '1単位（100株）',
      種: 'akane-2026',
      種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
      番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
      抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
      抽選した番号: '3件',
    },
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    notices: ['[neutral] 期限までに払込がなく、失効しました。費用も借金もありません。'],
  }),
})

/** The deadline passed between looking and sending. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => (
    <Answering {...args} of="apply" answer={refused([refuse('deadlinePassed', { at: open.deadline })])} />
  ),
  async play(context) {
    await review(context, '3', 'lotsLabel', offerWords(context).review)
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await cardShown(context.canvas)
  },
  ...says({
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      申込単位数を減らす: 'button',
      申込単位数を増やす: 'button',
      閉じる: 'button',
      種のハッシュ値をコピー: 'button',
      申し込まない: '#/market/subscribe',
      申込の確認へ: 'button',
    },
    fields: { 申込単位数: '3' },
    notices: ['[neutral] 11/24（火）11:00 に締め切りました。次の募集をお待ちください。 締切 11/24（火）11:00'],
  }),
})

/** Paid on another device meanwhile: what holds now is asked for. */
export const PaidElsewhere = meta.story({
  render: (args) => (
    <Answering
      {...args}
      of="pay"
      answer={refused([refuse('illegalState', { state: 'paymentComplete', allowed: ['won'] })])}
    />
  ),
  args: { data: ready(drawn('won')) },
  async play(context) {
    await review(context, '1', 'payLots', say(context).reviewPay)
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).sendPay }))
    await cardShown(context.canvas)
    await context.userEvent.click(await button(context, general(context).fixReload))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
    ],
  }),
})

/** The application could not be written: nothing is lost, and the state is read again. */
export const NotWritten = meta.story({
  render: (args) => <Answering {...args} of="apply" answer={refused([refuse('subscriptionFailed', {})])} />,
  async play(context) {
    await review(context, '3', 'lotsLabel', offerWords(context).review)
    await context.userEvent.click((await sheet(context)).getByRole('button', { name: say(context).send }))
    await cardShown(context.canvas)
    await context.userEvent.click(await button(context, general(context).fixReload))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ fields: { 申込単位数: '3' }, notices: [] }),
})

export const AbstainRefused = meta.story({
  render: (args) => (
    <Answering {...args} of="abstain" answer={refused([refuse('deadlinePassed', { at: over.payDeadline })])} />
  ),
  args: { data: ready(drawn('won')), act: 'abstain' },
  async play(context) {
    const dialog = within(await context.canvas.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: say(context).abstain }))
    await cardShown(context.canvas)
  },
  ...says({
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
      '[neutral] 11/16（月）12:00 に締め切りました。次の募集をお待ちください。 締切 11/16（月）12:00',
    ],
  }),
})

/** Over since it was sent: its refusal is shown beside what holds now. */
export const RefusedThenOver = meta.story({
  args: {
    data: ready({ ...base, now: Date.parse('2026-11-24T11:00:00+09:00'), offer: { ...open, state: 'ended' } }),
    apply: { submission: refused([refuse('deadlinePassed', { at: open.deadline })]), onSubmit: fn() },
  },
  play: async ({ canvas }) => {
    await there(canvas)
    await cardShown(canvas)
  },
  ...says({
    notices: [
      '[neutral] 受付は 11/24（火）11:00 に終わりました（模擬時刻）。',
      '[neutral] 11/24（火）11:00 に締め切りました。次の募集をお待ちください。 締切 11/24（火）11:00',
    ],
  }),
})

export const Unverified = meta.story({
  args: { data: ready({ ...base, member: { ...sampleMember, identity: 'unverified' } }) },
  play: async ({ canvas }) => {
    await there(canvas)
    await cardShown(canvas)
  },
  ...says({
    headings: ['IPOの内容', '桔梗ロボティクス', '募集の内容', '申し込む前に', '抽選の確かめ方', 'リスク'],
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      本人確認へ進む: '#/user/bandCard',
      種のハッシュ値をコピー: 'button',
    },
    fields: {},
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です',
    ],
  }),
})

const block = { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' }

export const FrozenWinner = meta.story({
  args: { data: ready({ ...drawn('won'), member: { ...sampleMember, blocks: { frozen: block } } }) },
  play: async ({ canvas }) => {
    await there(canvas)
    await cardShown(canvas)
  },
  ...says({
    headings: [
      'IPOの内容',
      '桔梗ロボティクス',
      '募集の内容',
      '申し込む前に',
      'あなたの申込',
      '抽選の確かめ方',
      'リスク',
    ],
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      お問い合わせで異議を申し立てる: '#/user/kf',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
    },
    fields: {},
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）9:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
  }),
})

export const Sending = meta.story({
  args: { apply: { submission: sending<IpoApplication>(), onSubmit: fn() } },
  ...says({
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      申込単位数を減らす: 'button, disabled',
      申込単位数を増やす: 'button',
      種のハッシュ値をコピー: 'button',
      申し込まない: '#/market/subscribe',
      送信中: 'button, busy',
    },
  }),
})

export const Confirming = meta.story({
  args: { data: ready(drawn('won')), pay: { submission: confirming<IpoApplication>(), onSubmit: fn() } },
  ...says({
    actions: {
      '2単位を払い込む': 'radio, on',
      '1単位を払い込む': 'radio',
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      受付番号をコピー: 'button',
      払込単位数を減らす: 'button',
      払込単位数を増やす: 'button, disabled',
      資産へ戻って待つ: '#/user/FundingDetails',
      種をコピー: 'button',
      種のハッシュ値をコピー: 'button',
      番号の一覧のハッシュ値をコピー: 'button',
      抽選日の終値をコピー: 'button',
      この端末で計算し直す: 'button',
      辞退する: 'button',
      確認中: 'button, busy',
    },
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
      '[progress] 応答を確認しています。二重に処理されることはありません。',
    ],
  }),
})

/** Whatever was sent, an answer that was lost is asked for, and the page says so. */
const asked = () => ({ submission: confirming<IpoApplication>(), onSubmit: fn() })

export const ApplyConfirming = meta.story({
  args: { apply: asked() },
  ...says({ notices: ['[progress] 応答を確認しています。二重に処理されることはありません。'] }),
})

export const WithdrawConfirming = meta.story({
  args: { data: ready(waiting), withdraw: asked() },
  ...says({ notices: ['[progress] 応答を確認しています。二重に処理されることはありません。'] }),
})

export const AbstainConfirming = meta.story({
  args: { data: ready(drawn('won')), abstain: asked() },
  ...says({
    notices: [
      '[neutral] 払込と辞退は 11/16（月）12:00 まで（模擬時刻）。過ぎると失効します。費用も不利益もありません。',
      '[progress] 応答を確認しています。二重に処理されることはありません。',
    ],
  }),
})

/** Paid for while its answer was asked for: the page already says so, and that it is still being asked. */
export const PayConfirmingThenPaid = meta.story({
  args: { data: ready(drawn('paymentComplete')), pay: asked() },
  ...says({
    notices: [
      '[success] 11/20（金） に上場し、11/24（火）9:00 から売却できます（模擬時刻）。',
      '[progress] 応答を確認しています。二重に処理されることはありません。',
    ],
  }),
})

export const AbstainConfirmingThenGivenUp = meta.story({
  args: { data: ready(drawn('abstained')), abstain: asked() },
  ...says({
    notices: [
      '[neutral] 辞退しました。費用はかかっていません。',
      '[progress] 応答を確認しています。二重に処理されることはありません。',
    ],
  }),
})

export const Applied = meta.story({
  args: { apply: { submission: done(own('awaitingDraw')), onSubmit: fn() } },
  play: async (context) => void (await context.canvas.findByText(say(context).doneApply)),
  ...says({
    headings: ['IPOの申込', '申し込みました'],
    figures: {
      '': '456,000円',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
    },
    actions: { 戻る: '#/market/subscribeRecord', 受付番号をコピー: 'button', 申込履歴: '#/market/subscribeRecord' },
    fields: {},
    notices: [],
    texts: ['抽選は 11/24（火）18:00 です（模擬時刻）。お金は動いていません。'],
  }),
})

export const PaidNow = meta.story({
  args: { pay: { submission: done(own('paymentComplete')), onSubmit: fn() } },
  play: async (context) => void (await context.canvas.findByText(say(context).donePay)),
  ...says({
    headings: ['IPOの申込', '払い込みました'],
    figures: {
      '': '152,000円',
      受付番号: 'KB20261118-000912',
      公開価格: '1,520円',
      抽選の番号: '912',
      申込: '3単位（300株）',
      当選: '2単位（200株）',
      払込: '1単位（100株）',
      払い込んだ額: '152,000円',
    },
    actions: { 戻る: '#/market/subscribeRecord', 受付番号をコピー: 'button', 申込履歴: '#/market/subscribeRecord' },
    fields: {},
    notices: [],
    texts: ['12/4（金） に株になり、12/7（月）9:00 から売却できます（模擬時刻）。'],
  }),
})

export const Masked = meta.story({
  args: { data: ready(drawn('won')) },
  globals: { figures: 'hidden' },
  ...says(
    {
      figures: {
        全部払い込む場合: '••••',
        '': '申込 11/10（火）11:00',
        ' 2': '抽選 11/10（火）18:00',
        発行数: '4単位（400株）',
        申込できる数: '1〜10単位',
        申込の回数: '1銘柄に1回',
        変更と取消: '11/10（火）11:00 まで何度でも',
        '失うおそれ（1単位）': '152,000円',
        '利益（1単位）': '決まっていません',
        拘束される額と期間: '0円 — 申込と当選では拘束しません。払込のときに支払います。',
        費用の合計: '0円 — 売却するときは売却手数料がかかります。',
        決まり方: '抽選 — 会員番号や残高は関係ありません。種は受付前に公開済みです。',
        受付番号: 'KB20261118-000912',
        公開価格: '1,520円',
        抽選の番号: '1',
        抽選の順番: '2番目 / 3件',
        申込: '••••単位（••••株）',
        当選: '••••単位（••••株）',
        払込額: '•••• — ••••株 × 1,520円',
        買付手数料: '0円 — IPOは無料',
        印紙税: '0円 — 日本株に印紙税なし',
        合計: '[strong] ••••',
        払込後の買付余力: '•••• — いま ••••',
        辞退する分: '••••単位（••••株）・•••• — あとから戻せません',
        売却できる: '11/24（火）9:00 から — 上場の当日は売却不可',
        売却手数料の目安: '•••• — ••••で売る場合・標準・50万円以下',
        種: 'akane-2026',
        種のハッシュ値: '6e8771b5 d90e8a73 1bd3c79a 81ef1469 7f1306c3 caf82268 2a885314 fd3f2145 — 受付前に公開',
        番号の一覧のハッシュ値: 'b88cd0c8 f5ee3935 2aafe9f6 64a9a08c ebe43d09 153a42ad 6d748ff2 4359b3fb',
        抽選日の終値: '日経平均 47,905.15・TOPIX 3,318.04 — 模擬の指数の値。種と合わせて使います',
        抽選した番号: '3件',
        '払込額 2': '•••• — 11/16（月）12:00',
      },
      texts: [
        '[success] 当選',
        '0B27 東証グロース',
        '••••株 × 1,520円',
        '払込',
        '11/16（月）12:00',
        '上場',
        '11/20（金）',
        '倉庫で荷物を運ぶロボットをつくる、架空の会社です。',
        '当選した••••単位まで',
        '単位',
        '公正に抽選したことを、だれでも計算し直して確かめられます。',
        '番号が届いた順か、申込がすべて入っているかは、この計算では確かめられません。',
        '上場後の価格は、公開価格を下回ることがあります。',
      ],
    },
    { publicAmounts: ['0', '1', '3', '4', '400', '1520', '152000', '500000'] },
  ),
})

export const NotThere = meta.story({
  args: { data: failed(refuse('notFound', { what: 'ipo-9' })) },
  play: async (context) => void (await context.canvas.findByText(say(context).missing)),
  ...says({
    headings: ['IPOの内容'],
    actions: { 戻る: '#/market/subscribe', 申込履歴: '#/market/subscribeRecord', IPOの一覧へ: '#/market/subscribe' },
    notices: [],
    texts: ['このIPOは見つかりません', '受付が終わってから日がたつと、一覧からなくなります。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  play: ({ canvas }) => void canvas.getByRole('heading', { level: 1 }),
  ...says({
    headings: ['IPOの内容'],
    figures: {},
    actions: { 戻る: '#/market/subscribe', 申込履歴: '#/market/subscribeRecord' },
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
    headings: ['IPOの内容'],
    figures: {},
    actions: {
      戻る: '#/market/subscribe',
      申込履歴: '#/market/subscribeRecord',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
    },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(base) },
  ...says({
    headings: ['IPOの内容', '桔梗ロボティクス', '募集の内容', '申し込む前に', '申込', '抽選の確かめ方', 'リスク'],
  }),
})
