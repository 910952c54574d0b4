import { sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import { sampleCards } from '@kabuto/domain/cards'
import { type Channel, type Deposit, sampleChannel, sampleDeposit, sampleNow } from '@kabuto/domain/funds'
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
import { somePicture } from '@kabuto/storybook/somePicture'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import type { Picturing } from '../../shared/picture.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { depositData, DepositScreen } from './DepositScreen.tsx'

const say = textsIn('deposit')

const store: Channel = { ...sampleChannel, id: 'convenience', name: 'コンビニ入金（模擬）' }

/** What the app reads; the one by the other channel, which is in review too, bars nothing. */
const parts = {
  member: sampleMember,
  channels: [store, sampleChannel],
  deposits: [{ ...sampleDeposit, id: 'd9', channel: 'convenience' }],
  cards: sampleCards,
}
const whenRead = (changes: Partial<typeof parts>, now = sampleNow) =>
  depositData({ ...parts, ...changes }, now, sampleChannel.id)
const when = (...given: Parameters<typeof whenRead>) => ready(whenRead(...given))

const noPicture: Picturing = { submission: idle(), onPick: fn(), onRemove: fn() }

const Answering = answering(DepositScreen)

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Funds/Deposit',
  component: DepositScreen,
  args: {
    data: when({}),
    picture: noPicture,
    submission: idle<Deposit>(),
    onSubmit: fn(),
    onFix: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const amountField = (context: Play): HTMLElement => context.canvas.getByRole('textbox', { name: say(context).amount })
const submitButton = (context: Play): HTMLElement => context.canvas.getByRole('button', { name: say(context).submit })

/** What is shown whatever the state of the form. */
const head = {
  headings: ['入金', '入金先の口座（模擬）', '出金に必要なもの'],
  figures: {
    入金方法: '銀行振込（模擬）',
    銀行: 'カブト模擬銀行 9999 — 兜町支店',
    口座: '普通 0000421',
    名義: 'カブト（モギ）',
  },
  actions: {
    戻る: '#/user/FundingDetails',
    記録: '#/user/FundingDetails?kind=deposit',
    変える: '#/user/rechargeChannel?channel=bank',
    銀行をコピー: 'button',
    口座をコピー: 'button',
    名義をコピー: 'button',
  },
  fields: {},
  notices: ['[progress] 実際の振込はしないでください。 この入金は模擬です。お金は動きません。'],
}

const accountTexts = [
  'この画面に今出ている口座（模擬）だけを使います。',
  '11/20（金）14:32 現在（模擬時刻）',
  'Kabuto の入金先は変わりません。振込先の口座が途中で変わるのは、お金をだまし取るときの手口です。',
  '入金の前にご確認ください',
]
const openTexts = ['入金を受付中', '平日 9:30–19:30・祝日を除く', ...accountTexts]
const sampleTexts = ['見本の明細']
const proofNote = '画像は長辺640ピクセルに縮め、審査が終わると消します。見本のままで申請できます。'
const textsWith = (proof: string[], amount = ['1,000円〜50,000,000円', '円'], end: string[] = []): string[] => [
  ...openTexts,
  ...amount,
  '振込明細の画像',
  'JPG・PNG・WebP 5MBまで',
  ...proof,
  proofNote,
  ...end,
]

/** With the form. */
const read = {
  ...head,
  figures: {
    ...head.figures,
    手数料: '0円 — 模擬の銀行のため無料',
    審査の目安: '約1分（模擬時刻） — 模擬の事務局が自動で決めます。人は見ていません',
  },
  actions: {
    ...head.actions,
    '10万円': 'button',
    '50万円': 'button',
    '100万円': 'button',
    '300万円': 'button',
    差し替え: 'button',
    入金を申請する: 'button',
  },
  fields: { 入金額: '' },
  texts: textsWith(sampleTexts),
}

/** Half a million is in the field, and its chip is on. */
const typed = {
  ...read,
  actions: { ...read.actions, '50万円': 'button, on' },
  fields: { 入金額: '500,000' },
}

const nothingYet = {
  headings: ['入金'],
  figures: {},
  actions: { 戻る: '#/user/FundingDetails', 記録: '#/user/FundingDetails?kind=deposit' },
  fields: {},
}

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

/** A common amount by one press; what is sent is the amount, the channel and the sample slip. */
export const Quick = meta.story({
  ...drafts.story,
  async play(context) {
    await context.userEvent.click(context.canvas.getAllByRole('button', { pressed: false })[1] as HTMLElement)
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      channel: 'bank',
      amount: '500000',
      proof: 'sample-proof',
    })
    await expect(drafts.kept()).toEqual({ deposit: { amount: '500000' } })
  },
  ...says(typed),
})

/** Limits, fee and account are everybody's; what one types is shown as it is typed. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(read, { publicAmounts: ['0', '1000', '50000000', '100000', '500000', '1000000', '3000000'] }),
})

/** What a withdrawal will need and is not there yet, each a link to where it is done. */
export const Unverified = meta.story({
  args: { data: when({ member: { ...sampleMember, identity: 'unverified', fundPasswordSet: false }, cards: [] }) },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      本人確認: '#/user/bandCard',
      銀行口座: '#/user/WithCard',
      資金パスワード: '#/user/setPassword',
    },
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...nothingYet, notices: head.notices, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...nothingYet,
    actions: { ...nothingYet.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(whenRead({})) }, ...says(read) })

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await context.userEvent.type(amountField(context), '500000{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({ ...typed, actions: { ...typed.actions, 送信中: 'button, busy', 入金を申請する: undefined } }),
})

/** The answer was lost: retried with the same key, and one may leave. */
export const Confirming = meta.story({
  args: { submission: confirming() },
  play: (context) => context.userEvent.type(amountField(context), '500000'),
  ...says({
    ...typed,
    actions: {
      ...typed.actions,
      確認中: 'button, busy',
      入金を申請する: undefined,
      '資産へ戻る（結果は記録に残ります）': '#/user/FundingDetails',
    },
    notices: [
      ...head.notices,
      '[progress] 応答が届かないため、結果を確認中です。二重に申請されることはなく、入力内容も残ります。',
    ],
  }),
})

const receipt = {
  headings: ['入金の申請', '入金を申請しました'],
  figures: {
    '': '500,000円',
    状態: '[progress] 審査中',
    受付番号: 'KD20261120-000318',
    入金額: '500,000円',
    手数料: '0円 — 模擬の銀行のため無料',
    入金先: 'カブト模擬銀行 兜町支店 普通 ••••421',
    申請した時刻: '11/20（金）14:32（模擬時刻）',
    審査の予定: '11/20（金）14:33（模擬時刻）',
  },
  actions: { 戻る: '#/user/FundingDetails', 受付番号をコピー: 'button', 資産へ戻る: '#/user/FundingDetails' },
  fields: {},
  notices: [],
}

export const Done = meta.story({
  args: { submission: done(sampleDeposit) },
  ...says({ ...receipt, texts: ['11/20（金）14:33ごろに審査の結果が出ます（模擬時刻）。'] }),
})

export const DonePassed = meta.story({
  args: { submission: done({ ...sampleDeposit, state: 'passed' }) },
  ...says({
    ...receipt,
    figures: {
      ...receipt.figures,
      状態: '[success] 承認',
      審査の予定: undefined,
      審査した時刻: '11/20（金）14:33（模擬時刻）',
    },
    texts: ['11/20（金）14:33に承認されました（模擬時刻）。'],
  }),
})

export const DoneRejected = meta.story({
  args: { submission: done({ ...sampleDeposit, state: 'rejected', reason: '明細の画像が読み取れません' }) },
  ...says({
    ...receipt,
    figures: {
      ...receipt.figures,
      状態: '[danger] 却下',
      理由: '明細の画像が読み取れません',
      審査の予定: undefined,
      審査した時刻: '11/20（金）14:33（模擬時刻）',
    },
    texts: ['11/20（金）14:33に却下されました（模擬時刻）。'],
  }),
})

/** At the field before anything is sent; the button says how many there are. */
export const WrongAmount = meta.story({
  async play(context) {
    await context.userEvent.type(amountField(context), '999')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(amountField(context)).toHaveFocus())
  },
  ...says({
    ...read,
    actions: { ...read.actions, 入金を申請する: 'button, disabled' },
    fields: { 入金額: '999 ✗ 1,000円以上で入力してください。 円 1,000円〜50,000,000円' },
    texts: textsWith(sampleTexts, [], ['入力内容を1か所直すと申請できます']),
  }),
})

/** Nothing typed: the field says from how much on. */
export const NoAmount = meta.story({
  play: (context) => context.userEvent.click(submitButton(context)),
  ...says({
    ...read,
    actions: { ...read.actions, 入金を申請する: 'button, disabled' },
    fields: { 入金額: '✗ 入金額を入力してください。1,000円から申請できます。 円 1,000円〜50,000,000円' },
    texts: textsWith(sampleTexts, [], ['入力内容を1か所直すと申請できます']),
  }),
})

const windowFacts = (title: string, time: string): string =>
  `[progress] ${title} 受付時間 平日 9:30〜19:30 次の受付 11/24（火）9:30 いまの模擬時刻 ${time} 根拠：入金・出金の受付時間（祝日を除く）`

/** The window closed between typing and sending: the reason with its next opening, the input is kept. */
export const Refused = meta.story({
  tags: ['vrt'],
  render: (args) => (
    <Answering
      {...args}
      answer={refused([refuse('outsideWindow', { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' })])}
    />
  ),
  async play(context) {
    await context.userEvent.type(amountField(context), '500000')
    await context.userEvent.click(submitButton(context))
    await cardShown(context.canvas)
    await expect(amountField(context)).toHaveValue('500,000')
  },
  ...says({
    ...typed,
    actions: { ...typed.actions, 閉じる: 'button', '模擬時計を 11/24（火）9:30 へ進める': 'button' },
    notices: [
      ...head.notices,
      windowFacts('受付時間外です。受付は平日 9:30〜19:30です。次は 11/24（火）9:30 からです。', '11/20（金）14:32'),
    ],
  }),
})

/** More than the server takes: one press puts its most into the field. */
export const TooMuchThere = meta.story({
  render: (args) => <Answering {...args} answer={refused([refuse('aboveMaximum', { max: '300000' }, 'amount')])} />,
  async play(context) {
    await context.userEvent.type(amountField(context), '500000')
    await context.userEvent.click(submitButton(context))
    await cardShown(context.canvas)
    const written = inLanguage({ ja: /300,000円に直す/, en: /300,000/, 'zh-Hant': /300,000/ }, context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: written }))
    await expect(amountField(context)).toHaveValue('300,000')
  },
  ...says({ ...read, fields: { 入金額: '300,000' } }),
})

/** A bank holiday is named; the account and what a withdrawal needs can be read, the form comes with the window. */
export const Holiday = meta.story({
  tags: ['vrt'],
  args: { data: when({}, moments.holiday) },
  async play({ args, canvas, userEvent }) {
    await cardShown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /11\/24|Nov 24|24 Nov/ }))
    await expect(args.onFix).toHaveBeenCalledWith('advanceClock')
  },
  ...says({
    ...head,
    actions: { ...head.actions, '模擬時計を 11/24（火）9:30 へ進める': 'button' },
    notices: [
      ...head.notices,
      windowFacts('11/23（月）は勤労感謝の日です。入金・出金の受付はお休みです。', '11/23（月）10:00'),
    ],
    texts: [
      '受付休み（勤労感謝の日）',
      '次は 11/24（火）9:30 から（模擬時刻）',
      ...accountTexts.map((text) => text.replace('11/20（金）14:32', '11/23（月）10:00')),
    ],
  }),
})

/** After hours on a business day. */
export const Closed = meta.story({
  name: '受付時間外',
  args: { data: when({}, moments.fundsClosed) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    texts: [
      'いまは受付時間外',
      '次は 11/24（火）9:30 から（模擬時刻）',
      ...accountTexts.map((text) => text.replace('14:32', '19:30')),
    ],
  }),
})

/** This channel waits for its review, with the record; another one can be taken. */
export const InReview = meta.story({
  args: { data: when({ deposits: [...parts.deposits, sampleDeposit] }) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...head,
    figures: {
      ...head.figures,
      状態: '[progress] 審査中',
      受付番号: 'KD20261120-000318',
      入金額: '500,000円',
      手数料: '0円 — 模擬の銀行のため無料',
      入金先: 'カブト模擬銀行 兜町支店 普通 ••••421',
      申請した時刻: '11/20（金）14:32（模擬時刻）',
      審査の予定: '11/20（金）14:33（模擬時刻）',
    },
    actions: { ...head.actions, 受付番号をコピー: 'button' },
    notices: [
      ...head.notices,
      '[info] この入金方法で審査中の入金があります。結果が出てから申請できます。 根拠：審査中の入金は、入金方法ごとに1件までです',
    ],
    texts: openTexts,
  }),
})

/** Nothing is paid in while the account is frozen; why, since when, and where to object. */
export const Frozen = meta.story({
  args: { data: when({ member: { ...sampleMember, blocks: sampleFrozenMember.blocks } }) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...head,
    actions: { ...head.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      ...head.notices,
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: openTexts,
  }),
})

/** Told before the money comes in: it could not be taken out for now. */
export const WithdrawalBarred = meta.story({
  args: {
    data: when({
      member: {
        ...sampleMember,
        blocks: { withdrawBarred: { reason: '口座名義の確認', since: '2026-11-18T09:00:00+09:00' } },
      },
    }),
  },
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせ: '#/user/kf' },
    notices: ['[danger] 口座名義の確認のため、11/18（水）9:00から出金を停止しています（模擬時刻）。', ...head.notices],
  }),
})

/** A server of somebody else's that has no way to pay in. */
export const NoChannel = meta.story({
  args: { data: when({ channels: [] }) },
  ...says({
    ...nothingYet,
    notices: head.notices,
    texts: [
      '入金を受付中',
      '平日 9:30–19:30・祝日を除く',
      'いま使える入金方法はありません',
      '時間をおいて、もう一度開いてください。',
    ],
  }),
})

/** A field left empty is not blamed; one with too little is, once it is left. */
export const TooLittle = meta.story({
  async play(context) {
    await context.userEvent.click(amountField(context))
    await context.userEvent.tab()
    await expect(amountField(context)).toBeValid()
    await context.userEvent.type(amountField(context), '500')
    await context.userEvent.tab()
    await expect(amountField(context)).toBeInvalid()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 入金を申請する: 'button, disabled' },
    fields: { 入金額: '500 ✗ 1,000円以上で入力してください。 円 1,000円〜50,000,000円' },
    texts: textsWith(sampleTexts, [], ['入力内容を1か所直すと申請できます']),
  }),
})

/** A picture of one's own is sent in place of the sample, and can be taken away again. */
export const OwnPicture = meta.story({
  args: { picture: { ...noPicture, submission: done({ id: 'upload-7', preview: '/mark.svg' }) } },
  async play(context) {
    await context.userEvent.type(amountField(context), '500000')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ channel: 'bank', amount: '500000', proof: 'upload-7' })
    await expect(context.canvas.getByRole('img', { name: say(context).proof })).toBeVisible()
    const [input] = context.canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input) await context.userEvent.upload(input, await somePicture())
    await waitFor(() => expect(context.args.picture.onPick).toHaveBeenCalledOnce())
    const [remove] = context.canvas.getAllByRole('button', { name: /削除|Delete|Remove|刪除|移除/ })
    if (remove) await context.userEvent.click(remove)
    await expect(context.args.picture.onRemove).toHaveBeenCalledOnce()
  },
  ...says({
    ...typed,
    actions: { ...typed.actions, 削除: 'button' },
    texts: textsWith(['選んだ画像（「見本」の字を入れました）']),
  }),
})

export const PictureUnderWay = meta.story({
  args: { picture: { ...noPicture, submission: sending() } },
  async play(context) {
    await context.userEvent.type(amountField(context), '500000{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...typed,
    actions: { ...typed.actions, 差し替え: undefined, やめる: 'button', 入金を申請する: 'button, disabled' },
    texts: textsWith(['送信中'], undefined, ['画像を送信しています。終わると申請できます']),
  }),
})

/** It did not arrive: said in the box, and nothing is sent without it; it can be given up for the sample. */
export const PictureRefused = meta.story({
  args: {
    picture: { ...noPicture, submission: refused([refuse('uploadFailed', { reason: 'size', max: '5MB' })]) },
  },
  async play(context) {
    await context.userEvent.type(amountField(context), '500000')
    await context.userEvent.click(submitButton(context))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...typed,
    actions: { ...typed.actions, 差し替え: undefined, 削除: 'button', 入金を申請する: 'button, disabled' },
    notices: [
      ...head.notices,
      '画像を受け取れませんでした。画像が大きすぎます。5MB以下の JPEG、PNG、WebP を選んでください。',
    ],
    texts: textsWith([], undefined, ['入力内容を1か所直すと申請できます']),
  }),
})
