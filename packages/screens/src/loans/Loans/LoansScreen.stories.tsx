import { sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import {
  type CreditTopUp,
  creditOf,
  type Loan,
  type LoanRecord,
  repaid,
  type repayLoanCall,
  sampleLoan,
  sampleLoans,
  samplePendingLoan,
  sampleRejectedLoan,
  sampleRepaidLoan,
  sampleRepayment,
  sampleTopUp,
} from '@kabuto/domain/loans'
import {
  confirming,
  done,
  failed,
  idle,
  type Instant,
  loading,
  moments,
  type OutputOf,
  ready,
  refreshing,
  type Refusal,
  refused,
  refuse,
  sending,
  toIso,
} from '@kabuto/domain/shared'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { loansData, LoansScreen } from './LoansScreen.tsx'

const say = textsIn('loans', 'shared')

type Props = ComponentProps<typeof LoansScreen>

function dataOf(records: readonly LoanRecord[], member = sampleMember, now: Instant = moments.pictures) {
  const loans = records.filter((record): record is Loan => record.kind === 'loan')
  const topUps = records.filter((record): record is CreditTopUp => record.kind === 'creditTopUp')
  const credit = creditOf(loans, topUps, { now, score: 82 })
  return loansData({ member, credit, records, funds: { cash: '4313535', available: '3420000' } }, now)
}

const book = dataOf(sampleLoans.items)

/** Stands in for the app: what was sent is answered with a refusal. */
function Refusing({ refusals, borrow, ...rest }: Props & { refusals: Refusal[] }) {
  const [submission, setSubmission] = useState(idle<Loan>())
  return (
    <LoansScreen
      {...rest}
      borrow={{
        submission,
        onSubmit: (request) => {
          borrow.onSubmit(request)
          setSubmission(refused(refusals))
        },
      }}
    />
  )
}

/** Stands in for the app: in another tab one was asked for, which is there once it is read again. */
function Elsewhere({ onReload, ...rest }: Props) {
  const [records, setRecords] = useState(sampleLoans.items)
  return (
    <Refusing
      {...rest}
      data={ready(dataOf(records))}
      refusals={[refuse('loanPending', { id: samplePendingLoan.id })]}
      onReload={() => {
        onReload()
        setRecords([samplePendingLoan, ...sampleLoans.items])
      }}
    />
  )
}

const lending = { submission: idle<Loan>(), onSubmit: fn() }
const raising = { submission: idle<CreditTopUp>(), onSubmit: fn() }

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Loans/Loans',
  component: LoansScreen,
  args: {
    data: ready(book),
    next: 'end' as const,
    onMore: fn(),
    borrow: { ...lending, onSubmit: fn() },
    repay: { submission: idle<OutputOf<typeof repayLoanCall>>(), onSubmit: fn() },
    topUp: { ...raising, onSubmit: fn() },
    onReload: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const field = (context: Play, name: 'borrowAmount' | 'repayAmount' | 'topUpAmount'): HTMLElement =>
  context.canvas.getByRole('textbox', { name: say(context)[name] })
const press = (context: Play, name: 'borrowSubmit' | 'repaySubmit' | 'topUpSubmit' | 'amountAll'): Promise<void> =>
  context.userEvent.click(context.canvas.getByRole('button', { name: say(context)[name] }))

const nothingYet = {
  headings: ['借入'],
  figures: {},
  actions: { 戻る: '#/user/FundingDetails' },
  fields: {},
  notices: [],
}

const rows = {
  figures: {
    '借入 300,000円': '[success] 承認 — KL20261027-000092 10/27（火）10:12（模擬時刻）',
    '枠の追加 1,000,000円': '[success] 承認 — KL20261026-000090 10/26（月）9:40（模擬時刻）',
    '返済 150,801円': '[success] 完了 — KL20260914-000078 9/14（月）11:20（模擬時刻）',
    '借入 150,000円': '[success] 返済済み — KL20260901-000071 9/1（火）13:05（模擬時刻）',
  },
  actions: {
    '借入 300,000円': 'button',
    '枠の追加 1,000,000円': 'button',
    '返済 150,801円': 'button',
    '借入 150,000円': 'button',
  },
}

/** Above the tabs, and the records below them. */
const around = {
  headings: ['借入', '記録'],
  figures: { 借入可能額: '1,700,000円', ...rows.figures },
  actions: { 戻る: '#/user/FundingDetails', ...rows.actions },
  fields: {},
  notices: [],
}
const score = '信用スコア（架空）82 / 100。借入や出金の可否には使いません。'
const headTexts = ['信用枠 2,000,000円', '借入中 300,000円', score]

const read = {
  ...around,
  figures: {
    ...around.figures,
    利率と期間: '年 15.0%（単利）・30日',
    '利息（期限まで借りた場合）': '―',
    手数料: '0円 — 利息のほかに費用はありません',
    '12/20（日）の返済総額': '[total] ―',
    審査の目安: '約1分（模擬時刻） — 模擬の事務局が自動で決めます。人は見ていません',
  },
  actions: { ...around.actions, 借入を申し込む: 'button' },
  fields: { 借入額: '' },
  texts: [...headTexts, '1,700,000円まで', '円', 'いつでも返済できます。利息は借りた日数分だけです。'],
}

/** Two hundred thousand yen. */
const typed = {
  ...read,
  figures: {
    ...read.figures,
    '利息（期限まで借りた場合）': '2,465円',
    '12/20（日）の返済総額': '[total] 202,465円',
  },
  fields: { 借入額: '200,000' },
  texts: ['信用枠 2,000,000円', '借入中 300,000円 今回 +200,000円', score, ...read.texts.slice(3)],
}

const repayment = {
  ...around,
  figures: {
    ...around.figures,
    元本: '300,000円',
    '利息（今日まで）': '2,958円',
    返済期限: '11/26（木）',
    借入残高: '[strong] いま 302,958円 → 返済後 ―',
    買付余力: 'いま 3,420,000円 → 返済後 ―',
  },
  actions: { ...around.actions, 全額: 'button', 返済する: 'button' },
  fields: { 返済額: '' },
  texts: [...headTexts, '残高 302,958円', '円'],
}

export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['手続き', '記録'] }) })

/** The whole cost before the press; what is sent is the amount. */
export const Typed = meta.story({
  ...drafts.story,
  async play(context) {
    await context.userEvent.type(field(context, 'borrowAmount'), '200000')
    await press(context, 'borrowSubmit')
    await expect(context.args.borrow.onSubmit).toHaveBeenCalledWith({ amount: '200000' })
    await expect(drafts.kept()).toEqual({ loan: { id: '', amount: '200000' } })
  },
  ...says(typed),
})

/** Paying back: principal, interest until today, what is left of it and of the cash. */
export const Repayment = meta.story({
  tags: ['vrt'],
  args: { tab: 'repay' },
  ...drafts.story,
  async play(context) {
    await context.userEvent.type(field(context, 'repayAmount'), '100000')
    await press(context, 'repaySubmit')
    await expect(context.args.repay.onSubmit).toHaveBeenCalledWith({ id: 'l1', amount: '100000' })
    await expect(drafts.kept()).toEqual({ repayment: { id: '', amount: '100000' } })
  },
  ...says({
    ...repayment,
    figures: {
      ...repayment.figures,
      借入残高: '[strong] いま 302,958円 → 返済後 202,958円',
      買付余力: 'いま 3,420,000円 → 返済後 3,320,000円',
    },
    fields: { 返済額: '100,000' },
  }),
})

/** All that is owed, by one press. */
export const RepayAll = meta.story({
  args: { tab: 'repay' },
  play: (context) => press(context, 'amountAll'),
  ...says({
    ...repayment,
    figures: {
      ...repayment.figures,
      借入残高: '[strong] いま 302,958円 → 返済後 0円',
      買付余力: 'いま 3,420,000円 → 返済後 3,117,042円',
    },
    fields: { 返済額: '302,958' },
  }),
})

/** More than is owed is refused at the field. */
export const RepayTooMuch = meta.story({
  args: { tab: 'repay' },
  async play(context) {
    await context.userEvent.type(field(context, 'repayAmount'), '302959')
    await press(context, 'repaySubmit')
    await expect(context.args.repay.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...repayment,
    actions: { ...repayment.actions, 返済する: 'button, disabled' },
    fields: { 返済額: '302,959 ✗ 借入残高は302,958円です。302,958円以下で入力してください。 円 残高 302,958円' },
    texts: [...headTexts, '入力内容を1か所直すと申請できます'],
  }),
})

/** Two of them: what is due first is chosen, the other can be. */
export const RepayEither = meta.story({
  args: {
    tab: 'repay',
    data: ready(
      dataOf([{ ...sampleLoan, id: 'l5', orderNumber: 'KL20261102-000095', due: '2026-12-02' }, ...sampleLoans.items]),
    ),
  },
  async play(context) {
    const { canvas, userEvent } = context
    const which = (): HTMLElement => canvas.getByRole('button', { name: new RegExp(`^${say(context).repayWhich}`) })
    for (const number of ['KL20261102-000095', 'KL20261027-000092']) {
      await userEvent.click(which())
      await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(number) }))
      await waitFor(() => expect(which()).toHaveTextContent(number))
    }
  },
  ...says({
    ...repayment,
    figures: {
      ...repayment.figures,
      借入可能額: '1,400,000円',
      '借入 300,000円': '[success] 承認 — KL20261102-000095 10/27（火）10:12（模擬時刻）',
      '借入 300,000円 2': rows.figures['借入 300,000円'],
    },
    actions: { ...repayment.actions, '借入 300,000円 2': 'button' },
    fields: { 返済する借入: '302,958円 期限 11/26（木） KL20261027-000092', 返済額: '' },
    texts: ['信用枠 2,000,000円', '借入中 600,000円', score, ...repayment.texts.slice(3)],
  }),
})

/** Past its day: said, with what repaying opens again. */
export const RepayLate = meta.story({
  args: { tab: 'repay', data: ready(dataOf(sampleLoans.items, sampleMember, Date.parse('2026-11-27T10:00:00+09:00'))) },
  ...says({
    ...repayment,
    figures: { ...repayment.figures, '利息（今日まで）': '3,821円', 借入残高: '[strong] いま 303,821円 → 返済後 ―' },
    notices: ['[danger] 期限を過ぎています。返済すると、新しい借入ができるようになります。'],
    texts: [...headTexts, '残高 303,821円', '円'],
  }),
})

export const RepayNothing = meta.story({
  args: { tab: 'repay', data: ready(dataOf([sampleRepaidLoan])) },
  ...says({
    ...nothingYet,
    headings: ['借入', '記録'],
    figures: { 借入可能額: '1,000,000円', '借入 150,000円': rows.figures['借入 150,000円'] },
    actions: { ...nothingYet.actions, '借入 150,000円': 'button' },
    texts: [
      '信用枠 1,000,000円',
      '借入中 0円',
      score,
      '返済する借入はありません',
      '借入をすると、残高と利息をここで返済できます。',
    ],
  }),
})

/** Only the limit grows. */
export const HigherLimit = meta.story({
  args: { tab: 'topUp' },
  ...drafts.story,
  async play(context) {
    await context.userEvent.type(field(context, 'topUpAmount'), '500000')
    await press(context, 'topUpSubmit')
    await expect(context.args.topUp.onSubmit).toHaveBeenCalledWith({ amount: '500000' })
    await expect(drafts.kept()).toEqual({ creditTopUp: { id: '', amount: '500000' } })
  },
  ...says({
    ...around,
    figures: {
      ...around.figures,
      信用枠: '[strong] いま 2,000,000円 → 承認後 2,500,000円',
      審査の目安: read.figures.審査の目安,
    },
    actions: { ...around.actions, 枠の追加を申請する: 'button' },
    fields: { 追加する額: '500,000' },
    texts: [...headTexts, '1回の上限 1,000,000円', '円', '枠が増えるだけで、お金は動きません。費用もかかりません。'],
  }),
})

export const HigherLimitInReview = meta.story({
  args: { tab: 'topUp', data: ready(dataOf([{ ...sampleTopUp, state: 'pending' }])) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...nothingYet,
    headings: ['借入', '記録'],
    figures: {
      借入可能額: '1,000,000円',
      '枠の追加 1,000,000円': '[progress] 審査中 — KL20261026-000090 10/26（月）9:40（模擬時刻）',
    },
    actions: { ...nothingYet.actions, '枠の追加 1,000,000円': 'button' },
    notices: [
      '[info] 審査中の信用枠の追加があります。結果が出てから申請できます。 根拠：審査中の信用枠の追加は1件までです',
    ],
    texts: ['信用枠 1,000,000円', '借入中 0円', score],
  }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  args: { tab: 'repay' },
  ...says({
    figures: {
      借入可能額: '••••',
      元本: '••••',
      '利息（今日まで）': '••••',
      返済期限: '11/26（木）',
      借入残高: '[strong] いま •••• → 返済後 ••••',
      買付余力: 'いま •••• → 返済後 ••••',
      '借入 ••••': '[success] 承認 — KL20261027-000092 10/27（火）10:12（模擬時刻）',
      '借入 •••• 2': '[success] 返済済み — KL20260901-000071 9/1（火）13:05（模擬時刻）',
      '枠の追加 ••••': '[success] 承認 — KL20261026-000090 10/26（月）9:40（模擬時刻）',
      '返済 ••••': '[success] 完了 — KL20260914-000078 9/14（月）11:20（模擬時刻）',
    },
    texts: ['信用枠 ••••', '借入中 ••••', score, '残高 ••••', '円'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...nothingYet, figures: { 借入可能額: '' }, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
  ...says({
    ...nothingYet,
    actions: { ...nothingYet.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(book) }, ...says(read) })

/** Nothing was ever borrowed. */
export const Empty = meta.story({
  args: { data: ready(dataOf([])) },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      ...Object.fromEntries(Object.keys(rows.figures).map((name) => [name, undefined])),
      借入可能額: '1,000,000円',
    },
    actions: { 戻る: '#/user/FundingDetails', 借入を申し込む: 'button' },
    texts: [
      '信用枠 1,000,000円',
      '借入中 0円',
      score,
      '1,000,000円まで',
      '円',
      'いつでも返済できます。利息は借りた日数分だけです。',
      '借入の記録はまだありません',
      '借入、返済、枠の追加が、結果とともにここに残ります。',
    ],
  }),
})

export const Sending = meta.story({
  args: { borrow: { ...lending, submission: sending() } },
  play: (context) => context.userEvent.type(field(context, 'borrowAmount'), '200000'),
  ...says({ ...typed, actions: { ...typed.actions, 送信中: 'button, busy', 借入を申し込む: undefined } }),
})

export const Confirming = meta.story({
  args: { borrow: { ...lending, submission: confirming() } },
  play: (context) => context.userEvent.type(field(context, 'borrowAmount'), '200000'),
  ...says({
    ...typed,
    actions: {
      ...typed.actions,
      確認中: 'button, busy',
      借入を申し込む: undefined,
      '資産へ戻る（結果は記録に残ります）': '#/user/FundingDetails',
    },
    notices: ['[progress] 応答が届かないため、結果を確認中です。二重に行われることはなく、入力内容も残ります。'],
  }),
})

export const Borrowed = meta.story({
  args: { borrow: { ...lending, submission: done(samplePendingLoan) } },
  ...says({
    headings: ['借入', '借入を申し込みました'],
    figures: {
      '': '200,000円',
      状態: '[progress] 審査中',
      受付番号: 'KL20261120-000103',
      金額: '200,000円',
      申し込んだ時刻: '11/20（金）14:32（模擬時刻）',
      審査の予定: '11/20（金）14:33（模擬時刻）',
    },
    actions: { 戻る: '#/user/FundingDetails', 受付番号をコピー: 'button', 資産へ戻る: '#/user/FundingDetails' },
    fields: {},
    notices: [],
    texts: ['11/20（金）14:33ごろに審査の結果が出ます（模擬時刻）。承認されると、円の現金に入ります。'],
  }),
})

const repaymentFacts = {
  状態: '[success] 完了',
  受付番号: 'KL20260914-000078',
  金額: '150,801円',
  元本へ: '150,000円',
  利息へ: '801円',
  返済した借入: 'KL20260901-000071',
  返済した時刻: '9/14（月）11:20（模擬時刻）',
}
const repaymentActions = { 受付番号をコピー: 'button', 返済した借入をコピー: 'button' }
const repaymentReceipt = {
  headings: ['借入', '返済しました'],
  actions: { 戻る: '#/user/FundingDetails', ...repaymentActions, 資産へ戻る: '#/user/FundingDetails' },
  fields: {},
  notices: [],
}

export const Repaid = meta.story({
  tags: ['vrt'],
  args: { repay: { submission: done({ loan: sampleRepaidLoan, repayment: sampleRepayment }), onSubmit: fn() } },
  ...says({
    ...repaymentReceipt,
    figures: { '': '150,801円', ...repaymentFacts },
    texts: ['この借入の返済が終わりました。'],
  }),
})

const partly = repaid(sampleLoan, '100000', moments.pictures)
if ('refusal' in partly) throw new Error('Less than what is owed can be paid back.')
const partOfLoan = {
  ...sampleRepayment,
  id: 'rp2',
  orderNumber: 'KL20261120-000104',
  loanId: sampleLoan.id,
  loanNumber: sampleLoan.orderNumber,
  ...partly.parts,
  at: toIso(moments.pictures),
}
/** Interest first: what went off the loan itself is less than what was paid. */
export const RepaidInPart = meta.story({
  args: { repay: { submission: done({ loan: partly.loan, repayment: partOfLoan }), onSubmit: fn() } },
  ...says({
    ...repaymentReceipt,
    figures: {
      '': '100,000円',
      状態: '[success] 完了',
      受付番号: 'KL20261120-000104',
      金額: '100,000円',
      元本へ: '97,042円',
      利息へ: '2,958円',
      返済した借入: 'KL20261027-000092',
      返済した時刻: '11/20（金）14:32（模擬時刻）',
    },
    texts: ['残りの借入は 202,958円 です。'],
  }),
})

export const LimitAsked = meta.story({
  args: { topUp: { ...raising, submission: done({ ...sampleTopUp, state: 'pending' as const }) } },
  ...says({
    headings: ['借入', '枠の追加を申請しました'],
    figures: {
      '': '1,000,000円',
      状態: '[progress] 審査中',
      受付番号: 'KL20261026-000090',
      金額: '1,000,000円',
      申し込んだ時刻: '10/26（月）9:40（模擬時刻）',
      審査の予定: '10/26（月）9:41（模擬時刻）',
    },
    actions: { 戻る: '#/user/FundingDetails', 受付番号をコピー: 'button', 資産へ戻る: '#/user/FundingDetails' },
    fields: {},
    notices: [],
    texts: ['10/26（月）9:41ごろに審査の結果が出ます（模擬時刻）。'],
  }),
})

/** One in review holds back the next; its record is shown below. */
export const Pending = meta.story({
  args: { data: ready(dataOf([samplePendingLoan, ...sampleLoans.items])) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...around,
    figures: {
      ...around.figures,
      借入可能額: '1,500,000円',
      '借入 200,000円': '[progress] 審査中 — KL20261120-000103 11/20（金）14:32（模擬時刻）',
    },
    actions: { ...around.actions, '借入 200,000円': 'button' },
    notices: ['[info] 審査中の借入があります。結果が出てから申し込めます。 根拠：審査中の借入は1件までです'],
    texts: headTexts,
  }),
})

/** Nothing new while something is overdue; one press leads to paying it back. */
export const Overdue = meta.story({
  args: { data: ready(dataOf(sampleLoans.items, sampleMember, Date.parse('2026-11-27T10:00:00+09:00'))) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...around,
    actions: { ...around.actions, 返済へ進む: '#/user/jkjl?tab=repay' },
    notices: ['[info] 返済期限を過ぎた借入が303,821円あります。先に返済してください。 借入残高 303,821円'],
    texts: headTexts,
  }),
})

/** A frozen member borrows nothing, and may pay back. */
export const Frozen = meta.story({
  args: { data: ready(dataOf(sampleLoans.items, sampleFrozenMember)) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...around,
    actions: { ...around.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: headTexts,
  }),
})

/** The limit was taken meanwhile: one press puts in what is left. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => <Refusing {...args} refusals={[refuse('loanLimit', { limit: '100000' }, 'amount')]} />,
  async play(context) {
    await context.userEvent.type(field(context, 'borrowAmount'), '200000')
    await press(context, 'borrowSubmit')
    await cardShown(context.canvas)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /100,000/ }))
    await expect(field(context, 'borrowAmount')).toHaveValue('100,000')
  },
  ...says({
    ...read,
    figures: { ...read.figures, '利息（期限まで借りた場合）': '1,232円', '12/20（日）の返済総額': '[total] 101,232円' },
    fields: { 借入額: '100,000' },
    texts: ['信用枠 2,000,000円', '借入中 300,000円 今回 +100,000円', score, ...read.texts.slice(3)],
  }),
})

/** The record that is in the way was made elsewhere: one press reads it and opens it. */
export const PendingElsewhere = meta.story({
  render: (args) => <Elsewhere {...args} />,
  async play(context) {
    await context.userEvent.type(field(context, 'borrowAmount'), '200000')
    await press(context, 'borrowSubmit')
    await cardShown(context.canvas)
    const { fixLoans } = say(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: fixLoans }))
    await expect(context.args.onReload).toHaveBeenCalledOnce()
    const sheet = within(await context.canvas.findByRole('dialog'))
    await expect(sheet.getByText(samplePendingLoan.orderNumber)).toBeVisible()
  },
  ...says({
    headings: ['借入'],
    figures: {
      状態: '[progress] 審査中',
      受付番号: 'KL20261120-000103',
      金額: '200,000円',
      申し込んだ時刻: '11/20（金）14:32（模擬時刻）',
      審査の予定: '11/20（金）14:33（模擬時刻）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
  }),
})

/** A rejected one with its reason, from the address. */
export const Record = meta.story({
  args: { data: ready(dataOf([sampleRejectedLoan, ...sampleLoans.items])), openRecord: 'l3' },
  async play({ canvas }) {
    await expect(within(await canvas.findByRole('dialog')).getByText('KL20261120-000103')).toBeVisible()
  },
  ...says({
    headings: ['借入'],
    figures: {
      状態: '[danger] 却下',
      受付番号: 'KL20261120-000103',
      金額: '200,000円',
      理由: '本人確認の再審査中',
      申し込んだ時刻: '11/20（金）14:32（模擬時刻）',
      審査した時刻: '11/20（金）14:33（模擬時刻）',
    },
    actions: { 閉じる: 'button', 受付番号をコピー: 'button' },
  }),
})

/** Nothing was typed: the form says what it needs, and sends nothing. */
const sayingNeed = (form: 'borrow' | 'repay' | 'topUp', need: RegExp) => async (context: Play & { args: Props }) => {
  await press(context, `${form}Submit`)
  await expect(field(context, `${form}Amount`)).toHaveAccessibleDescription(need)
  await expect(context.args[form].onSubmit).not.toHaveBeenCalled()
}

export const BorrowMissing = meta.story({ play: sayingNeed('borrow', /借入額を入力してください。/) })
export const RepayMissing = meta.story({
  args: { tab: 'repay' },
  play: sayingNeed('repay', /返済額を入力してください。/),
})
export const TopUpMissing = meta.story({
  args: { tab: 'topUp' },
  play: sayingNeed('topUp', /追加する額を入力してください。/),
})

/** Decided while its answer was on the way. */
export const DoneDecided = meta.story({
  args: { borrow: { ...lending, submission: done(sampleLoan) } },
  async play({ canvas }) {
    await expect(canvas.getByText('審査が終わりました。結果は下のとおりです。')).toBeVisible()
  },
})

/** One that was paid back, from the address: with the time of its end. */
export const RepaidRecord = meta.story({
  args: { openRecord: sampleRepaidLoan.id },
  async play({ canvas }) {
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('返済が終わった時刻')).toBeVisible()
  },
})

/** A higher limit that was not granted, from the address. */
export const TopUpRejected = meta.story({
  args: {
    data: ready(dataOf([{ ...sampleTopUp, state: 'rejected', reason: '本人確認の再審査中' }, sampleLoan])),
    openRecord: sampleTopUp.id,
  },
  async play({ canvas }) {
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('却下')).toBeVisible()
    await expect(dialog.getByText('本人確認の再審査中')).toBeVisible()
    await expect(dialog.getByText('KL20261026-000090')).toBeVisible()
  },
})

/** What came of a repayment, line by line. */
export const RecordOfRepayment = meta.story({
  args: { openRecord: 'rp1' },
  ...says({
    headings: ['返済'],
    figures: repaymentFacts,
    actions: { 閉じる: 'button', ...repaymentActions },
  }),
})

/** Of a year that has ended. */
export const RecordLastYear = meta.story({
  args: {
    data: ready(dataOf(sampleLoans.items, sampleMember, Date.parse('2027-01-05T10:00:00+09:00'))),
    openRecord: 'rp1',
  },
  ...says({
    figures: { ...repaymentFacts, 返済した時刻: '2026/9/14（月）11:20（模擬時刻）' },
  }),
})

/** The older ones on request; what could not be read can be retried. */
export const More = meta.story({
  args: { next: 'more' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button').at(-2) as HTMLElement)
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
  ...says({ actions: { ...read.actions, もっと見る: 'button' } }),
})

export const MoreFailed = meta.story({
  args: { next: 'failed' },
  ...says({ actions: { ...read.actions, '読み込めませんでした。もう一度試す': 'button' } }),
})
