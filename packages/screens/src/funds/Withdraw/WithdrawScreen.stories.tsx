import { sampleCards } from '@kabuto/domain/cards'
import {
  fundsSummary,
  type FundsSummary,
  sampleFunds,
  sampleFundsInReview,
  sampleWithdrawal,
  sampleWithdrawalContext,
  type Withdrawal,
  type WithdrawalContext,
} from '@kabuto/domain/funds'
import {
  confirming,
  done,
  failed,
  fill,
  formatMoney,
  idle,
  isLanguage,
  loading,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { kitWords } from '@kabuto/ui-kit'
import { answering } from '@kabuto/storybook/answering'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type WithdrawData, WithdrawScreen } from './WithdrawScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const say = textsIn('funds')
const recordWords = textsIn('records')
const sharedWords = textsIn('shared')

const sampleData: WithdrawData = { context: sampleWithdrawalContext, funds: sampleFunds, cards: sampleCards }

function when(context: Partial<WithdrawalContext>, rest: Partial<WithdrawData> = {}) {
  return ready<WithdrawData>({ ...sampleData, ...rest, context: { ...sampleWithdrawalContext, ...context } })
}

const withFunds = (funds: FundsSummary) => when({ funds }, { funds })

const Answering = answering(WithdrawScreen)

/** What a member reads when all is there. */
const read = {
  headings: ['出金'],
  figures: {
    出金可能額: '2,918,400円',
    手数料: '0円 — 模擬の銀行のため無料',
    受取額: '―',
    審査の目安: '約1分（模擬時刻）',
  },
  actions: {
    戻る: '#/user/FundingDetails',
    記録: '#/user/FundingDetails?kind=withdrawal',
    'なぜ全額出金できない？': 'button',
    全額: 'button',
    忘れた場合: '#/user/setPassword',
    パスワードを表示: 'button',
    出金を申請する: 'button',
  },
  fields: { 出金先: 'あさぎ模擬銀行 9993 本店 普通 ••••305 サトウ ミサキ', 出金額: '', 資金パスワード: '' },
  texts: ['1回の上限 50,000,000円', '円'],
}

/** Where nothing can be withdrawn at all a card with the way out replaces the form. */
const barred = {
  ...read,
  figures: { 出金可能額: '2,918,400円' },
  actions: {
    戻る: '#/user/FundingDetails',
    記録: '#/user/FundingDetails?kind=withdrawal',
    'なぜ全額出金できない？': 'button',
  },
  fields: {},
  texts: [],
}

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Funds/Withdraw',
  component: WithdrawScreen,
  args: {
    data: ready(sampleData),
    submission: idle<Withdrawal>(),
    onSubmit: fn(),
    cancelOf: () => idle<Withdrawal>(),
    onCancel: fn(),
    onFix: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

function written(context: Play, amount: string): string {
  const { language } = context.globals
  return formatMoney(amount, { currency: 'JPY', locale: isLanguage(language) ? language : 'ja' })
}

function button({ canvas }: Play, name: string | RegExp): HTMLElement {
  return canvas.getByRole('button', { name })
}

const submitButton = (context: Play): HTMLElement => button(context, say(context).submit)
const amountField = (context: Play): HTMLElement => context.canvas.getByRole('textbox', { name: say(context).amount })
const passwordField = (context: Play): HTMLElement => context.canvas.getByLabelText(say(context).fundPassword)

async function fillIn(context: Play, amount: string, fundPassword: string): Promise<void> {
  await context.userEvent.type(amountField(context), amount)
  await context.userEvent.type(passwordField(context), fundPassword)
}

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

/** All that can be withdrawn, with one press. */
export const All = meta.story({
  play: (context) => context.userEvent.click(button(context, say(context).amountAll)),
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    fields: { ...read.fields, 出金額: '2,918,400' },
  }),
})

export const CurrentAccount = meta.story({
  args: { data: when({}, { cards: sampleCards.map((card) => ({ ...card, kind: 'current' as const })) }) },
  ...says({
    ...read,
    fields: { ...read.fields, 出金先: 'あさぎ模擬銀行 9993 本店 当座 ••••305 サトウ ミサキ' },
  }),
})

/** Fee and limit are everybody's; what one types is shown as it is typed. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says({ ...read, figures: { ...read.figures, 出金可能額: '••••' } }, { publicAmounts: ['0', '50000000'] }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    ...read,
    figures: { 出金可能額: '' },
    actions: { 戻る: '#/user/FundingDetails', 記録: '#/user/FundingDetails?kind=withdrawal' },
    fields: {},
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
    ...read,
    figures: {},
    actions: {
      戻る: '#/user/FundingDetails',
      記録: '#/user/FundingDetails?kind=withdrawal',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
    },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleData) }, ...says(read) })

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await fillIn(context, '500000', '20260712{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await expect(amountField(context)).toHaveValue('500,000')
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '500,000円' },
    actions: { ...read.actions, 送信中: 'button, busy', 出金を申請する: undefined },
    fields: { ...read.fields, 出金額: '500,000', 資金パスワード: '20260712' },
  }),
})

const soldMeanwhile = refuse(
  'insufficientAvailable',
  { need: '2918400', have: '2900000', reserved: '1413535' },
  'amount',
)

async function sendAll(context: Play): Promise<void> {
  await fillIn(context, '2918400', '20260712')
  await context.userEvent.click(submitButton(context))
}

/**
 * The books moved between the check and the sending: the server says why, at the field and as a card. Nothing typed is
 * lost.
 */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refused([soldMeanwhile])} />,
  async play(context) {
    await sendAll(context)
    await cardShown(context.canvas)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
    await expect(amountField(context)).toHaveAttribute('aria-invalid', 'true')
    await expect(amountField(context)).toHaveValue('2,918,400')
    await expect(passwordField(context)).toHaveValue('20260712')
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: { ...read.actions, 閉じる: 'button', '2,900,000円に直す': 'button', 出金を申請する: 'button, disabled' },
    fields: {
      ...read.fields,
      出金額:
        '2,918,400 ✗ 出金可能額を 18,400円 超えています。2,900,000円以下で入力してください。 円 1回の上限 50,000,000円',
      資金パスワード: '20260712',
    },
    notices: [
      '[danger] 出金可能額を 18,400円 超えています。2,900,000円以下で入力してください。 あなたの値 2,918,400円 出金可能額 2,900,000円 まだ出金できない額 ' +
        '1,413,535円 根拠：出金できるのは、受渡し済みで空いている現金です',
    ],
    texts: ['入力内容を1か所直すと申請できます'],
  }),
})

/** One press puts the allowed amount into the form, and the card goes. */
export const RefusedThenFixed = meta.story({
  render: (args) => <Answering {...args} answer={refused([soldMeanwhile])} />,
  async play(context) {
    await sendAll(context)
    await context.userEvent.click(
      button(context, fill(sharedWords(context).fixFill, { amount: written(context, '2900000') })),
    )
    await expect(amountField(context)).toHaveValue('2,900,000')
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,900,000円' },
    fields: { ...read.fields, 出金額: '2,900,000', 資金パスワード: '20260712' },
  }),
})

/** Put aside: the card goes, the field keeps its word. */
export const RefusedThenClosed = meta.story({
  render: (args) => <Answering {...args} answer={refused([soldMeanwhile])} />,
  async play(context) {
    await sendAll(context)
    await context.userEvent.click(button(context, inLanguage(kitWords, context).close))
    await expect(context.canvas.queryByRole('alert')).toBeNull()
    await expect(amountField(context)).toHaveAttribute('aria-invalid', 'true')
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: { ...read.actions, 出金を申請する: 'button, disabled' },
    fields: {
      ...read.fields,
      出金額:
        '2,918,400 ✗ 出金可能額を 18,400円 超えています。2,900,000円以下で入力してください。 円 1回の上限 50,000,000円',
      資金パスワード: '20260712',
    },
    texts: ['入力内容を1か所直すと申請できます'],
  }),
})

/** It went wrong there before anything moved: one press reads all again. */
export const FailedThere = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('withdrawalFailed', {})])} />,
  async play(context) {
    await sendAll(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: { ...read.actions, 閉じる: 'button', 最新の状態を読み込む: 'button' },
    fields: { ...read.fields, 出金額: '2,918,400', 資金パスワード: '20260712' },
    notices: [
      '[danger] 申し訳ありません。出金を申請できませんでした。もう一度お試しください。 根拠：受付の前に止まりました。何も動いていません',
    ],
  }),
})

/** What was done about it leaves the form as it was typed, without the answer of before. */
export const ReadAnew = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('withdrawalFailed', {})])} />,
  async play(context) {
    await sendAll(context)
    await cardShown(context.canvas)
    await context.userEvent.click(button(context, sharedWords(context).fixReload))
    await expect(context.args.onFix).toHaveBeenCalledOnce()
    await expect(context.args.onFix).toHaveBeenCalledWith('reload')
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    fields: { ...read.fields, 出金額: '2,918,400', 資金パスワード: '20260712' },
    notices: [],
  }),
})

/** The account was deleted meanwhile. */
export const AccountGone = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('required', { field: 'cardId' }, 'cardId')])} />,
  async play(context) {
    await sendAll(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: { ...read.actions, 閉じる: 'button', 出金を申請する: 'button, disabled' },
    fields: { ...read.fields, 出金額: '2,918,400', 資金パスワード: '20260712' },
    notices: ['[danger] 口座は必須です。選んでください。 項目 口座'],
    texts: [...read.texts, '入力内容を1か所直すと申請できます'],
  }),
})

/** The account that was chosen before is gone: another one has to be chosen. */
export const ChosenAccountGone = meta.story({
  ...drafts.storyWith({ withdraw: { cardId: 'c9', amount: '5000' } }),
  async play(context) {
    await context.userEvent.type(passwordField(context), '20260712')
    await context.userEvent.click(submitButton(context))
    await expect(button(context, new RegExp(say(context).cardPlaceholder))).toBeVisible()
    await expect(context.canvas.getByText(say(context).cardRequired)).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Nothing is held back: the link to what it is made of asks for no reason. */
export const AllWithdrawable = meta.story({
  args: {
    data: when(
      {},
      { funds: fundsSummary({ ...sampleFunds, unsettled: [], holds: [], loan: null, marginProfit: '0' }) },
    ),
  },
  async play(context) {
    await expect(button(context, say(context).seeBreakdown)).toBeVisible()
  },
})

export const WindowClosed = meta.story({
  tags: ['vrt'],
  args: { data: when({ now: Date.parse('2026-11-20T20:05:00+09:00') }) },
  async play({ args, canvas, userEvent }) {
    await cardShown(canvas)
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'))
    await expect(args.onFix).toHaveBeenCalledOnce()
    await expect(args.onFix).toHaveBeenCalledWith('advanceClock')
  },
  ...says({
    ...barred,
    actions: { ...barred.actions, '模擬時計を 11/24（火）9:30 へ進める': 'button' },
    notices: [
      '[progress] 受付時間外です。受付は平日 9:30〜19:30です。次は 11/24（火）9:30 からです。 受付時間 平日 9:30〜19:30 次の受付 11/24（火）9:30 ' +
        'いまの模擬時刻 11/20（金）20:05 根拠：入金・出金の受付時間（祝日を除く）',
    ],
  }),
})

export const Holiday = meta.story({
  args: { data: when({ now: Date.parse('2026-11-23T10:05:00+09:00') }) },
  ...says({
    ...barred,
    actions: { ...barred.actions, '模擬時計を 11/24（火）9:30 へ進める': 'button' },
    notices: [
      '[progress] 11/23（月）は勤労感謝の日です。入金・出金の受付はお休みです。 受付時間 平日 9:30〜19:30 次の受付 11/24（火）9:30 いまの模擬時刻 11/23（月）' +
        '10:05 根拠：入金・出金の受付時間（祝日を除く）',
    ],
  }),
})

export const NoFundPassword = meta.story({
  args: { data: when({ fundPasswordSet: false }) },
  ...says({
    ...barred,
    actions: { ...barred.actions, 資金パスワードを設定する: '#/user/setPassword' },
    notices: [
      '[info] 先に資金パスワードを設定してください。 必要な操作 資金パスワードの設定 根拠：出金のたびに資金パスワードで本人を確かめます',
    ],
  }),
})

export const IdentityRequired = meta.story({
  args: { data: when({ identityVerified: false }) },
  ...says({
    ...barred,
    actions: { ...barred.actions, 本人確認へ進む: '#/user/bandCard' },
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です',
    ],
  }),
})

export const NoCard = meta.story({
  args: { data: when({ cardIds: [] }, { cards: [] }) },
  ...says({
    ...barred,
    actions: { ...barred.actions, 出金先を登録する: '#/user/WithCard' },
    notices: [
      '[info] 出金先の口座を登録してください。 必要な操作 出金先の口座の登録 根拠：出金先は、登録した本人名義の口座だけです',
    ],
  }),
})

export const Pending = meta.story({
  name: '審査中の出金あり',
  tags: ['vrt'],
  args: { data: when({ pendingId: 'w1' }, { pending: sampleWithdrawal }) },
  ...says({
    ...barred,
    figures: {
      ...barred.figures,
      状態: '[progress] 審査中',
      受付番号: 'KB20261120-004182',
      出金額: '500,000円',
      受取額: '500,000円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
      申請した時刻: '11/20（金）14:32（模擬時刻）',
      審査の予定: '11/20（金）14:33（模擬時刻）',
      手数料: '0円 — 模擬の銀行のため無料',
    },
    actions: {
      ...barred.actions,
      受付番号をコピー: 'button',
      この出金を取り消す: 'button',
    },
    notices: [
      '[info] 審査中の出金があります。結果が出てから、もう一度お試しください。 根拠：審査中の出金は1件までです',
    ],
  }),
})

/** What is read while it is asked whether to cancel. */
const question = {
  headings: ['この出金を取り消しますか'],
  figures: {},
  actions: { 取り消さない: 'button', 取り消す: 'button' },
  fields: {},
  notices: [],
  texts: ['500,000円の出金を取り消します。拘束中の金額はすぐに戻り、元には戻せません。'],
}

async function cancelIt(context: Play & { args: { onCancel: (id: string) => void } }): Promise<void> {
  await context.userEvent.click(button(context, say(context).cancel))
  await context.userEvent.click(button(context, say(context).cancelAct))
  await expect(context.args.onCancel).toHaveBeenCalledOnce()
  await expect(context.args.onCancel).toHaveBeenCalledWith('w1')
}

function questionGone({ canvas }: Play): Promise<void> {
  return waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
}

export const PendingCancelled = meta.story({
  args: { data: when({ pendingId: 'w1' }, { pending: sampleWithdrawal }) },
  play: cancelIt,
  ...says(question),
})

/** Taken back, before all has been read again. */
export const PendingTakenBack = meta.story({
  args: {
    data: when({ pendingId: 'w1' }, { pending: sampleWithdrawal }),
    cancelOf: () => done({ ...sampleWithdrawal, state: 'cancelled', decidedAt: '2026-11-20T14:32:40+09:00' }),
  },
  ...says({
    ...barred,
    figures: {
      ...barred.figures,
      状態: '[neutral] 取消済み',
      受付番号: 'KB20261120-004182',
      出金額: '500,000円',
      受取額: '0円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
      申請した時刻: '11/20（金）14:32（模擬時刻）',
      取り消した時刻: '11/20（金）14:32（模擬時刻）',
      手数料: '0円 — 模擬の銀行のため無料',
    },
    actions: { ...barred.actions, 受付番号をコピー: 'button' },
    notices: [
      '[info] 審査中の出金があります。結果が出てから、もう一度お試しください。 根拠：審査中の出金は1件までです',
    ],
  }),
})

export const Barred = meta.story({
  args: { data: when({ withdrawBarred: { reason: '口座名義の確認', since: '2026-11-18T09:00:00+09:00' } }) },
  ...says({
    ...barred,
    actions: { ...barred.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 口座名義の確認のため、11/18（水）9:00から出金を停止しています。お問い合わせください。 理由 口座名義の確認 いつから 11/18（水）9:00（模擬時刻） 止まること ' +
        '出金の申請 いつまで 審査が終わるまで いまもできること 取引と入金 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
  }),
})

export const SeveralReasons = meta.story({
  args: {
    data: when(
      { fundPasswordSet: false, identityVerified: false, cardIds: [], now: Date.parse('2026-11-23T10:05:00+09:00') },
      { cards: [] },
    ),
  },
  ...says({
    ...barred,
    actions: { ...barred.actions, 本人確認へ進む: '#/user/bandCard' },
    notices: [
      '[info] 先に本人確認をしてください。 必要な操作 本人確認 根拠：口座の名義は、確認済みの氏名と一致が必要です ほか3件',
    ],
  }),
})

/** Without a connection the page says so before one types, and the button too; the input is kept. */
export const WithoutConnection = meta.story({
  globals: { connection: 'offline' },
  play: (context) => fillIn(context, '500000', '20260712{Enter}'),
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '500,000円' },
    actions: { ...read.actions, 出金を申請する: 'button, disabled' },
    fields: { ...read.fields, 出金額: '500,000', 資金パスワード: '20260712' },
    texts: [...read.texts, '通信できません。電波が戻ると送信できます'],
    notices: ['[progress] 通信がないため、いまは送信できません。通信が戻ると、入力したまま送信できます。'],
  }),
})

/** Frozen, and withdrawing works all the same. */
export const Frozen = meta.story({
  args: { data: when({}, { frozen: { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' } }) },
  async play(context) {
    await fillIn(context, '500000', '20260712')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '500,000円' },
    fields: { ...read.fields, 出金額: '500,000', 資金パスワード: '20260712' },
    actions: { ...read.actions, お問い合わせ: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
  }),
})

/** The mock: one value to correct, said at its field and above the button. */
export const AboveAvailable = meta.story({
  tags: ['vrt'],
  async play(context) {
    await fillIn(context, '3000000', '20260712')
    await expect(amountField(context)).toHaveAccessibleDescription(/81,600/)
    await expect(submitButton(context)).toHaveAccessibleDescription(fill(recordWords(context).missing, { n: 1 }))
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 出金を申請する: 'button, disabled' },
    fields: {
      ...read.fields,
      出金額:
        '3,000,000 ✗ 出金可能額を 81,600円 超えています。2,918,400円以下で入力してください。 円 1回の上限 50,000,000円',
      資金パスワード: '20260712',
    },
    texts: ['入力内容を1か所直すと申請できます'],
  }),
})

export const WrongFundPassword = meta.story({
  render: (args) => (
    <Answering {...args} answer={refused([refuse('fundPasswordWrong', { left: 2 }, 'fundPassword')])} />
  ),
  async play(context) {
    const { canvas } = context
    const field = passwordField(context)
    await sendAll(context)
    await cardShown(canvas)
    // Said once, in the card; the field is linked to it, and nothing above it has moved.
    const card = canvas.getByRole('alert')
    await expect(canvas.getAllByText(card.querySelector('p')?.textContent ?? '')).toHaveLength(1)
    await expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(card.getAttribute('aria-labelledby'))
    await expect(field.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: {
      ...read.actions,
      閉じる: 'button',
      資金パスワードを再設定する: '#/user/setPassword',
      出金を申請する: 'button, disabled',
    },
    fields: {
      ...read.fields,
      出金額: '2,918,400',
      資金パスワード: '20260712 ✗ 資金パスワードが違います。あと2回間違えると15分間使えません。 忘れた場合',
    },
    notices: [
      '[danger] 資金パスワードが違います。あと2回間違えると15分間使えません。 残りの回数 2回 根拠：5回続けて間違えると15分間使えません',
    ],
    texts: [...read.texts, '入力内容を1か所直すと申請できます'],
  }),
})

/** Five wrong tries, by the real clock. */
export const Locked = meta.story({
  render: (args) => (
    <Answering
      {...args}
      answer={refused([refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00', cause: 'fundPassword' })])}
    />
  ),
  play: (context) => sendAll(context),
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    actions: { ...read.actions, 閉じる: 'button', 資金パスワードを再設定する: '#/user/setPassword' },
    fields: { ...read.fields, 出金額: '2,918,400', 資金パスワード: '20260712' },
    notices: [
      '[progress] 資金パスワードを5回続けて間違えたため、ロックしています。11/20（金）14:47 からもう一度お試しください。 再開 11/20（金）14:47（実際の時刻） ' +
        '根拠：5回続けて間違えると15分間使えません',
    ],
  }),
})

/** The answer was lost: it is retried, and the input is kept. */
export const Confirming = meta.story({
  args: { submission: confirming() },
  play: (context) => fillIn(context, '500000', '20260712'),
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '500,000円' },
    actions: {
      ...read.actions,
      確認中: 'button, busy',
      出金を申請する: undefined,
      '資産へ戻る（結果は記録に残ります）': '#/user/FundingDetails',
    },
    fields: { ...read.fields, 出金額: '500,000', 資金パスワード: '20260712' },
    notices: ['[progress] 応答が届かないため、結果を確認中です。二重に申請されることはなく、入力内容も残ります。'],
  }),
})

export const MaskedReceipt = meta.story({
  globals: { figures: 'hidden' },
  args: { submission: done(sampleWithdrawal) },
  ...says(
    {
      figures: {
        '': '••••',
        状態: '[progress] 審査中',
        受付番号: 'KB20261120-004182',
        出金額: '••••',
        手数料: '0円 — 模擬の銀行のため無料',
        受取額: '••••',
        出金先: 'あさぎ模擬銀行 本店 ••••305',
        申請した時刻: '11/20（金）14:32（模擬時刻）',
        審査の予定: '11/20（金）14:33（模擬時刻）',
      },
    },
    { publicAmounts: ['0'] },
  ),
})

/** What is read of a withdrawal that was just asked for. */
const receipt = {
  headings: ['出金の申請', '出金を申請しました'],
  figures: {
    '': '500,000円',
    状態: '[progress] 審査中',
    受付番号: 'KB20261120-004182',
    出金額: '500,000円',
    手数料: '0円 — 模擬の銀行のため無料',
    受取額: '500,000円',
    出金先: 'あさぎ模擬銀行 本店 ••••305',
    申請した時刻: '11/20（金）14:32（模擬時刻）',
    審査の予定: '11/20（金）14:33（模擬時刻）',
  },
  actions: {
    戻る: '#/user/FundingDetails',
    受付番号をコピー: 'button',
    この出金を取り消す: 'button',
    資産へ戻る: '#/user/FundingDetails',
  },
  fields: {},
  texts: ['11/20（金）14:33ごろに審査の結果が出ます（模擬時刻）。'],
}

/** Stamped as simulated. */
export const Done = meta.story({
  tags: ['vrt'],
  args: { submission: done(sampleWithdrawal) },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: /^(模擬|Sim)$/ })).toBeVisible(),
  ...says(receipt),
})

/** Kept, by the button or by a press beside the question: nothing is sent. */
export const DoneAndKept = meta.story({
  args: { submission: done(sampleWithdrawal) },
  async play(context) {
    await context.userEvent.click(button(context, say(context).cancel))
    await context.userEvent.click(button(context, say(context).cancelKeep))
    await questionGone(context)
    await context.userEvent.click(button(context, say(context).cancel))
    await context.userEvent.click(context.canvas.getByRole('alertdialog'))
    await questionGone(context)
    await expect(context.args.onCancel).not.toHaveBeenCalled()
  },
  ...says(receipt),
})

export const DoneAndCancelling = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: () => sending() },
  play: cancelIt,
  ...says({ ...question, actions: { 取り消さない: 'button', 送信中: 'button, busy' } }),
})

/** The answer was lost: it is retried, and the question is still open. */
export const DoneAndConfirming = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: () => confirming() },
  play: cancelIt,
  ...says({
    ...question,
    actions: { 取り消さない: 'button', 送信中: 'button, busy' },
    texts: ['応答が届かないため、結果を確認中です。二重に申請されることはなく、入力内容も残ります。'],
  }),
})

const passedMeanwhile = () => refused<Withdrawal>([refuse('notPending', { state: 'passed' })])

/** It passed while the question was on the screen. */
export const DoneAndNotCancelled = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: passedMeanwhile },
  async play(context) {
    await cancelIt(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...question,
    notices: ['[neutral] いまの状態は「承認」です。手続き中ではないため、この操作はできません。 いまの状態 承認'],
  }),
})

/** Asked anew: the answer from before is no answer to this question. */
export const DoneAndAskedAgain = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: passedMeanwhile },
  async play(context) {
    await cancelIt(context)
    await cardShown(context.canvas)
    await context.userEvent.click(button(context, say(context).cancelKeep))
    await questionGone(context)
    await context.userEvent.click(button(context, say(context).cancel))
  },
  ...says(question),
})

/** The result has come while the receipt is on the screen. */
export const DoneAndPassed = meta.story({
  args: { submission: done({ ...sampleWithdrawal, state: 'passed' }) },
  ...says({
    ...receipt,
    figures: {
      ...receipt.figures,
      状態: '[success] 承認',
      審査の予定: undefined,
      審査した時刻: '11/20（金）14:33（模擬時刻）',
    },
    actions: { ...receipt.actions, この出金を取り消す: undefined },
    texts: ['11/20（金）14:33に承認されました（模擬時刻）。'],
  }),
})

export const DoneAndRejected = meta.story({
  args: { submission: done({ ...sampleWithdrawal, state: 'rejected', reason: '口座名義の確認中' }) },
  ...says({
    ...receipt,
    figures: {
      ...receipt.figures,
      状態: '[danger] 却下',
      理由: '口座名義の確認中',
      受取額: '0円',
      審査の予定: undefined,
      審査した時刻: '11/20（金）14:33（模擬時刻）',
    },
    actions: { ...receipt.actions, この出金を取り消す: undefined },
    texts: ['11/20（金）14:33に却下されました（模擬時刻）。拘束中の金額は戻っています。'],
  }),
})

export const DoneAndCancelled = meta.story({
  args: { submission: done(sampleWithdrawal), cancelOf: () => done({ ...sampleWithdrawal, state: 'cancelled' }) },
  play: (context) => expect(context.canvas.queryByRole('button', { name: say(context).cancel })).toBeNull(),
  ...says({
    headings: ['出金の申請', '出金を申請しました'],
    figures: {
      '': '500,000円',
      状態: '[neutral] 取消済み',
      受付番号: 'KB20261120-004182',
      出金額: '500,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      受取額: '0円',
      出金先: 'あさぎ模擬銀行 本店 ••••305',
      申請した時刻: '11/20（金）14:32（模擬時刻）',
      取り消した時刻: '11/20（金）14:33（模擬時刻）',
    },
    actions: { 戻る: '#/user/FundingDetails', 受付番号をコピー: 'button', 資産へ戻る: '#/user/FundingDetails' },
    fields: {},
    texts: ['出金を取り消しました。拘束中の金額は戻っています。'],
  }),
})

export const Breakdown = meta.story({
  tags: ['vrt'],
  async play(context) {
    await context.userEvent.click(button(context, say(context).whyNotAll))
    await expect(context.canvas.getByRole('dialog')).toBeVisible()
  },
  ...says({
    headings: ['なぜ全額出金できない？'],
    figures: {
      円の現金: '[strong] 4,313,535円',
      '受渡し待ち T+1': '−99,401円 — 織部紡績の売却・11/24（火）に出金可',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 4,114,893円',
      信用の証拠金: '−390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '−503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 11/26（木）',
      出金可能額: '[total] 2,918,400円',
    },
    actions: { 閉じる: 'button', '2,918,400円を出金額に入れる': 'button' },
    fields: {},
    texts: ['出金できるのは、受渡し済みで空いている現金です。', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})

/** Without a loan, with a withdrawal in review; the second business day after a sale passes the holiday too. */
export const BreakdownInReview = meta.story({
  args: { data: withFunds(sampleFundsInReview) },
  play: (context) => context.userEvent.click(button(context, say(context).whyNotAll)),
  ...says({
    headings: ['なぜ全額出金できない？'],
    figures: {
      円の現金: '[strong] 4,214,134円',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 4,114,893円',
      審査中の出金: '−500,000円 — あさぎ模擬銀行 本店 ••••305・取消か却下で戻る',
      募集の申込: '−264,000円 — 若竹エナジー・審査で否決されると戻る',
      出金可能額: '[total] 3,350,893円',
    },
    actions: { 閉じる: 'button', '3,350,893円を出金額に入れる': 'button' },
    fields: {},
    texts: ['出金できるのは、受渡し済みで空いている現金です。', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})

/** More is owed and reserved than is settled: the lines still add up, and there is nothing to put in. */
export const BreakdownOfNothing = meta.story({
  args: { data: withFunds(fundsSummary({ ...sampleFunds, settled: '900000' })) },
  play: (context) => context.userEvent.click(button(context, say(context).whyNotAll)),
  ...says({
    headings: ['なぜ全額出金できない？'],
    figures: {
      円の現金: '[strong] 1,098,642円',
      '受渡し待ち T+1': '−99,401円 — 織部紡績の売却・11/24（火）に出金可',
      '受渡し待ち T+2': '−99,241円 — 浮雲証券の売却・11/25（水）に出金可',
      受渡し済みの現金: '[strong] 900,000円',
      信用の証拠金: '−390,500円 — 椿製薬 2倍・決済の2営業日後に戻る',
      出したままの注文: '−503,035円 — 白川食品・取消ですぐ、または 11/20（金）15:30 に戻る',
      '借入残高（利息 2,958円を含む）': '−302,958円 — 返済するとすぐ・期限 11/26（木）',
      '0円を下回る分': '296,493円 — 出金可能額は0円より少なくなりません',
      出金可能額: '[total] 0円',
    },
    actions: { 閉じる: 'button' },
    fields: {},
    texts: ['出金できるのは、受渡し済みで空いている現金です。', '11/23（月）勤労感謝の日は数えません（模擬時刻）'],
  }),
})

/** Closed again: nothing is put in. */
export const BreakdownClosed = meta.story({
  async play(context) {
    await context.userEvent.click(button(context, say(context).whyNotAll))
    await context.userEvent.click(button(context, inLanguage(kitWords, context).close))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
  ...says(read),
})

export const BreakdownPutsAll = meta.story({
  async play(context) {
    await context.userEvent.click(button(context, say(context).whyNotAll))
    await context.userEvent.click(button(context, fill(say(context).putAll, { amount: written(context, '2918400') })))
    await expect(amountField(context)).toHaveValue('2,918,400')
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '2,918,400円' },
    fields: { ...read.fields, 出金額: '2,918,400' },
  }),
})

export const MissingFields = meta.story({
  async play(context) {
    await context.userEvent.click(submitButton(context))
    await expect(amountField(context)).toHaveFocus()
    await expect(submitButton(context)).toHaveAccessibleDescription(fill(recordWords(context).missing, { n: 2 }))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 出金を申請する: 'button, disabled' },
    fields: {
      ...read.fields,
      出金額: '✗ 出金額を入力してください。1,000円から申請できます。 円 1回の上限 50,000,000円',
      資金パスワード: '✗ 資金パスワードを入力してください。 忘れた場合',
    },
    texts: ['入力内容を2か所直すと申請できます'],
  }),
})

/** As typed on a Japanese keyboard: sent once, in half-width, to the account that is shown. */
export const FullWidthInput = meta.story({
  ...drafts.story,
  async play(context) {
    await fillIn(context, '５００，０００', '２０２６０７１２{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      amount: '500000',
      cardId: 'c1',
      fundPassword: '20260712',
    })
    await expect(drafts.kept()).toEqual({ withdraw: { amount: '500000', cardId: '' } })
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '500,000円' },
    fields: { ...read.fields, 出金額: '500,000', 資金パスワード: '２０２６０７１２' },
  }),
})

export const OtherAccount = meta.story({
  async play(context) {
    await context.userEvent.click(button(context, new RegExp(`^${say(context).card} `)))
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /ゆうちょ/ }))
    await fillIn(context, '1000', '20260712')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ amount: '1000', cardId: 'c2', fundPassword: '20260712' })
  },
  ...says({
    ...read,
    figures: { ...read.figures, 受取額: '1,000円' },
    fields: {
      出金先: 'カブト模擬ゆうちょ 9990 〇一八店 普通 ••••712 サトウ ミサキ',
      出金額: '1,000',
      資金パスワード: '20260712',
    },
  }),
})
