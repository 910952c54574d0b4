import { type Member, sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import { type FundsSummary, sampleFunds, sampleNow } from '@kabuto/domain/funds'
import {
  failed,
  idle,
  loading,
  memberActions,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, within } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import type { Picture } from '../../shared/picture.ts'
import { MemberScreen } from './MemberScreen.tsx'

const counts = { cards: ready(1), unread: ready(2), applications: ready({ awaitingDraw: 1, won: 0 }) }
const sampleData = { member: ready(sampleMember), funds: ready(sampleFunds), counts }

const withMember = (changes: Partial<Member>) => ({ ...sampleData, member: ready({ ...sampleMember, ...changes }) })
const withCredit = (credit: Partial<FundsSummary['credit']>) => ({
  ...sampleData,
  funds: ready({ ...sampleFunds, credit: { ...sampleFunds.credit, ...credit } }),
})

const demo = 'デモ会員です。変更は、この会員の模擬データだけに残ります。'
const offline = '表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'
const scoreNote = 'スコアが出金を止めることはありません。'

const rows = {
  銀行口座: '1件',
  両替: '1ドル ＝ 154.20円',
  'IPO の申込': '抽選待ち 1件',
  本人確認: '確認済み',
  資金パスワード: '設定済み',
  アイコン: 'なし',
  言語: '日本語',
  利用できる操作: 'すべて',
  お知らせ: '未読 2件',
  お問い合わせ: '自動応答',
  'Kabuto について': '0.1.0',
}

/** What a member reads when all is there. */
const read = {
  headings: ['マイページ', '佐藤 美咲', '信用枠'],
  figures: { '総資産（模擬）': '12,846,855円', ...rows, 招待コード: 'MISAKI07 — 人に渡せます。報酬はありません。' },
  actions: {
    'お知らせ 未読あり': '#/home/notice',
    設定: '#/user/setting',
    会員番号をコピー: 'button',
    入出金の記録: '#/user/FundingDetails',
    入金: '#/user/recharge',
    出金: '#/user/withdraw',
    銀行口座: '#/user/BankCard',
    両替: '#/user/exchange',
    借入と返済: '#/user/jkjl',
    'IPO の申込': '#/market/subscribeRecord',
    本人確認: '#/user/bandCard',
    ログインパスワード: '#/user/loginPassword',
    資金パスワード: '#/user/setPassword',
    言語: '#/user/language',
    アイコン: 'button',
    '設定 2': '#/user/setting',
    利用できる操作: 'button',
    お知らせ: '#/home/notice',
    取引報告書: '#/user/pj',
    お問い合わせ: '#/user/kf',
    'Kabuto について': '#/user/aboutUs',
    招待コードをコピー: 'button',
    ログアウト: 'button',
  },
  notices: [] as string[],
  texts: [
    '佐',
    '会員番号 0000000001',
    '[success] 確認済み',
    '（架空）信用スコア 82 / 100',
    '借入中 300,000円',
    '借入可能 1,700,000円',
    scoreNote,
    demo,
  ],
}

/** Nothing of the member is known: nothing of theirs can be copied. */
const withoutMember = {
  ...read.actions,
  アイコン: undefined,
  会員番号をコピー: undefined,
  招待コードをコピー: undefined,
}
const ofMember = ['佐', '会員番号 0000000001', '[success] 確認済み', demo]
const ofFunds = ['（架空）信用スコア 82 / 100', '借入中 300,000円', '借入可能 1,700,000円', scoreNote]

/** The same, but for some of the texts. */
const textsWith = (changes: Record<string, string | undefined>): string[] =>
  read.texts.flatMap((text) => (text in changes ? (changes[text] ?? []) : [text]))

const meta = preview.meta({
  title: 'Screens/Account/Member',
  component: MemberScreen,
  args: {
    data: sampleData,
    version: '0.1.0',
    face: {
      src: undefined,
      picturing: { submission: idle<Picture>(), onPick: fn(), onRemove: fn() },
      saving: idle(),
      onRemove: fn(),
    },
    now: sampleNow,
    logout: idle(),
    onLogout: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="member" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['お金', '口座と設定', '記録とヘルプ'] }) })

export const LogOut = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /ログアウト|Log out|登出/ }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
  ...says(read),
})

const waiting = loading<never>()

/** The links are shown at once; their values come into their places. */
export const Loading = meta.story({
  tags: ['vrt'],
  args: {
    data: { member: waiting, funds: waiting, counts: { cards: waiting, unread: waiting, applications: waiting } },
    version: undefined,
  },
  ...says({
    ...read,
    headings: ['マイページ', '', '信用枠'],
    figures: {
      '': '',
      '総資産（模擬）': '',
      言語: '日本語',
      お問い合わせ: '自動応答',
      招待コード: '人に渡せます。報酬はありません。',
    },
    actions: {
      ...withoutMember,
      利用できる操作: undefined,
      'お知らせ 未読あり': undefined,
      'お知らせ 2': '#/home/notice',
    },
    texts: ['借入中', '借入可能', scoreNote],
  }),
})

const lost = failed<never>(refuse('offline', {}))

export const Failed = meta.story({
  args: { data: { member: lost, funds: lost, counts: { cards: lost, unread: lost, applications: lost } } },
  async play({ args, canvas, userEvent }) {
    const ways = canvas.getAllByRole('button', { name: /もう一度試す|Try again|再試一次/ })
    await expect(ways).toHaveLength(3)
    for (const way of ways) await userEvent.click(way)
    await expect(args.onRetry).toHaveBeenCalledTimes(3)
  },
  ...says({
    ...read,
    headings: ['マイページ'],
    figures: { 言語: '日本語', お問い合わせ: '自動応答', 'Kabuto について': '0.1.0' },
    actions: {
      ...withoutMember,
      'お知らせ 未読あり': undefined,
      'お知らせ 2': '#/home/notice',
      入出金の記録: undefined,
      利用できる操作: undefined,
      もう一度試す: 'button',
      'もう一度試す 2': 'button',
      'もう一度試す 3': 'button',
      'お問い合わせ 2': '#/user/kf',
      'お問い合わせ 3': '#/user/kf',
    },
    notices: [offline, offline, '[progress] 一部の件数を表示できません。各画面は開けます。'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: { ...sampleData, member: refreshing(sampleMember), funds: refreshing(sampleFunds) } },
  ...says(read),
})

export const MemberFailed = meta.story({
  args: { data: { ...sampleData, member: lost } },
  ...says({
    ...read,
    headings: ['マイページ', '信用枠'],
    figures: {
      ...read.figures,
      アイコン: undefined,
      利用できる操作: undefined,
      招待コード: undefined,
      本人確認: undefined,
      資金パスワード: undefined,
    },
    actions: { ...withoutMember, 利用できる操作: undefined, もう一度試す: 'button', 'お問い合わせ 2': '#/user/kf' },
    notices: [offline],
    texts: ofFunds,
  }),
})

export const FundsFailed = meta.story({
  args: { data: { ...sampleData, funds: lost } },
  ...says({
    ...read,
    headings: ['マイページ', '佐藤 美咲'],
    figures: { ...rows, 両替: undefined, 招待コード: read.figures.招待コード },
    actions: { ...read.actions, 入出金の記録: undefined, もう一度試す: 'button', 'お問い合わせ 2': '#/user/kf' },
    notices: [offline],
    texts: ofMember,
  }),
})

/** One count is missing: its row leads on all the same. */
export const CountFailed = meta.story({
  args: { data: { ...sampleData, counts: { ...counts, cards: lost } } },
  ...says({
    ...read,
    figures: { ...read.figures, 銀行口座: undefined },
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: ['[progress] 一部の件数を表示できません。各画面は開けます。'],
  }),
})

export const Sending = meta.story({
  args: { logout: sending() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /送信中|Sending|傳送中/ }))
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', ログアウト: undefined } }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(
    {
      ...read,
      figures: { ...read.figures, '総資産（模擬）': '••••' },
      texts: textsWith({ '借入中 300,000円': '借入中 ••••', '借入可能 1,700,000円': '借入可能 ••••' }),
    },
    // The rate is nobody's own.
    { publicAmounts: ['1', '154.20'] },
  ),
})

/** Nobody has a name before the identity check. */
export const Unverified = meta.story({
  tags: ['vrt'],
  args: { data: withMember({ name: '', identity: 'unverified', isDemo: false }) },
  ...says({
    ...read,
    headings: ['マイページ', '会員', '信用枠'],
    figures: { ...read.figures, 本人確認: '未確認' },
    actions: { ...read.actions, 本人確認へ進む: '#/user/bandCard' },
    notices: ['[info] 出金、口座の追加、IPO の申込には、本人確認が必要です。見本の画像で申請できます。'],
    texts: textsWith({ 佐: '会', '[success] 確認済み': '[neutral] 未確認', [demo]: undefined }),
  }),
})

export const UnderReview = meta.story({
  args: { data: withMember({ identity: 'underReview' }) },
  ...says({
    ...read,
    figures: { ...read.figures, 本人確認: '審査中' },
    actions: { ...read.actions, 審査の経過を見る: '#/user/bandCard' },
    notices: ['[progress] 本人確認を審査中です。結果が出るまで、出金と口座の追加はできません。'],
    texts: textsWith({ '[success] 確認済み': '[progress] 審査中' }),
  }),
})

/** Why, since when, what still works, and the way out; what was written against it is shown below. */
export const Frozen = meta.story({
  tags: ['vrt'],
  args: { data: { ...sampleData, member: ready(sampleFrozenMember) } },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    headings: ['マイページ', '佐藤 美咲', '異議の申し立て 11/19（木）10:12（模擬時刻）', '信用枠'],
    figures: { ...read.figures, 利用できる操作: '5件が停止中' },
    actions: { ...read.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: [
      '佐',
      '会員番号 0000000003',
      '[success] 確認済み',
      '書類を送り直しました。',
      '回答：書類を確認中です。11/24まで凍結は続きます。',
      ...ofFunds,
      demo,
    ],
  }),
})

const barred = { reason: '口座名義の確認', since: '2026-11-18T09:00:00+09:00' }

/** An appeal that nobody has answered yet. */
export const Barred = meta.story({
  args: {
    data: withMember({
      blocks: {
        withdrawBarred: {
          ...barred,
          appeal: { id: 'ap-1', text: '名義は同じです。', sentAt: '2026-11-19T10:12:00+09:00', state: 'pending' },
        },
      },
      permissions: memberActions.filter((action) => action !== 'withdraw'),
    }),
  },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    headings: ['マイページ', '佐藤 美咲', '異議の申し立て 11/19（木）10:12（模擬時刻）', '信用枠'],
    figures: { ...read.figures, 利用できる操作: '1件が停止中' },
    actions: { ...read.actions, お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 口座名義の確認のため、11/18（水）9:00から出金を停止しています。お問い合わせください。 理由 口座名義の確認 いつから 11/18（水）9:00（模擬時刻） 止まること ' +
        '出金の申請 いつまで 審査が終わるまで いまもできること 取引と入金 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: [
      '佐',
      '会員番号 0000000001',
      '[success] 確認済み',
      '名義は同じです。',
      '回答を待っています。',
      ...ofFunds,
      demo,
    ],
  }),
})

export const Permissions = meta.story({
  args: { data: { ...sampleData, member: ready(sampleFrozenMember) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /利用できる操作|What you can do|可使用的操作/ }))
    const dialog = within(canvas.getByRole('dialog'))
    // What is stopped comes first.
    await expect(dialog.getAllByRole('term')[4]).toHaveTextContent(/^(IPO、立会外、募集|Apply for IPOs|申購 IPO)/)
  },
  ...says({
    headings: ['利用できる操作'],
    figures: {
      入金: '停止中 — 理由：本人確認の再審査',
      両替: '停止中 — 理由：本人確認の再審査',
      借入: '停止中 — 理由：本人確認の再審査',
      株式の取引: '停止中 — 理由：本人確認の再審査',
      'IPO、立会外、募集の申込': '停止中 — 理由：本人確認の再審査',
      ログイン: 'できます',
      残高と記録を見る: 'できます',
      記録の書き出し: 'できます',
      お問い合わせ: 'できます',
      注文の取消: 'できます',
      出金: 'できます',
      借入の返済: 'できます',
      口座とパスワードの変更: 'できます',
    },
    actions: { 閉じる: 'button' },
    notices: [],
    texts: [],
  }),
})

/** The lighter part of the bar is what is asked for. */
export const LoanInReview = meta.story({
  args: { data: withCredit({ borrowed: '500000', pending: '1000000', borrowable: '500000' }) },
  async play({ canvasElement }) {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')]
    await expect(parts.map(({ style }) => style.getPropertyValue('--part'))).toEqual(['25%', '50%'])
  },
  ...says({
    ...read,
    figures: { ...read.figures, 借入と返済: '審査中' },
    texts: textsWith({
      '借入中 300,000円': '借入中 500,000円 審査中 1,000,000円',
      '借入可能 1,700,000円': '借入可能 500,000円',
    }),
  }),
})

/** A lot that was won waits for its payment: shown before what still awaits its draw. */
export const Won = meta.story({
  name: '当選の払込待ち',
  args: { data: { ...sampleData, counts: { ...counts, applications: ready({ awaitingDraw: 1, won: 2 }) } } },
  ...says({ ...read, figures: { ...read.figures, 'IPO の申込': '当選 2件' } }),
})

/** Nothing unread, nothing applied for, no fund password, no limit. */
export const NothingYet = meta.story({
  args: {
    data: {
      member: ready({ ...sampleMember, fundPasswordSet: false }),
      funds: withCredit({ limit: '0', borrowed: '0', borrowable: '0' }).funds,
      counts: { cards: ready(0), unread: ready(0), applications: ready({ awaitingDraw: 0, won: 0 }) },
    },
  },
  async play({ canvasElement }) {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')]
    await expect(parts.map(({ style }) => style.getPropertyValue('--part'))).toEqual(['0%'])
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      銀行口座: '0件',
      'IPO の申込': undefined,
      資金パスワード: '未設定',
      お知らせ: '未読なし',
    },
    actions: { ...read.actions, 'お知らせ 未読あり': undefined, 'お知らせ 2': '#/home/notice' },
    texts: textsWith({ '借入中 300,000円': '借入中 0円', '借入可能 1,700,000円': '借入可能 0円' }),
  }),
})

/** The teaching scenario, where the score does bar a withdrawal. */
export const Teaching = meta.story({
  args: { data: withMember({ scenario: 'rogue' }) },
  ...says({ ...read, texts: textsWith({ [scoreNote]: '教材：この場面では、スコアを理由に出金を断ります。' }) }),
})

const face = {
  src: undefined,
  picturing: { submission: idle<Picture>(), onPick: fn(), onRemove: fn() },
  saving: idle(),
  onRemove: fn(),
}

async function openFace({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: /^(アイコン|Picture|頭像)/ }))
  const dialog = within(await canvas.findByRole('dialog'))
  await dialog.findByText(/顔写真|your face|臉部/)
  return dialog
}

const faceRead = {
  headings: ['アイコン'],
  figures: {},
  actions: { 閉じる: 'button' },
  notices: [],
}
const note = 'あなたの画面だけに表示します。顔写真である必要はありません。'

/** No picture yet: one is chosen, made smaller and marked before it leaves the phone. */
export const ChoosesFace = meta.story({
  async play(context) {
    const dialog = await openFace(context)
    await expect(dialog.getByLabelText(/^(画像を選ぶ|Choose a picture|選擇圖片)$/)).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: /画像を消す|Remove the picture|移除圖片/ })).toBeNull()
  },
  ...says({
    ...faceRead,
    fields: {},
    texts: ['佐', note, '640ピクセル以下に縮小して保存します。'],
  }),
})

/** One's own picture, which can be taken away again. */
export const OwnFace = meta.story({
  args: { data: withMember({ avatar: 'upload-1' }), face: { ...face, onRemove: fn() } },
  async play(context) {
    const dialog = await openFace(context)
    await context.userEvent.click(dialog.getByRole('button', { name: /画像を消す|Remove the picture|移除圖片/ }))
    await expect(context.args.face.onRemove).toHaveBeenCalledOnce()
  },
  ...says({
    ...faceRead,
    actions: { 閉じる: 'button', 画像を消す: 'button' },
    fields: {},
    texts: ['佐', note, '640ピクセル以下に縮小して保存します。'],
  }),
})

/** On its way nothing closes the sheet. */
export const FaceSending = meta.story({
  args: { face: { ...face, picturing: { ...face.picturing, submission: sending() } } },
  play: async (context) => {
    await openFace(context)
  },
  ...says({
    ...faceRead,
    actions: { 閉じる: 'button, disabled', やめる: 'button' },
    fields: {},
    texts: ['佐', note, '送信中'],
  }),
})

/** What was sent is no picture that is taken; another can be chosen. */
export const FaceRefused = meta.story({
  args: {
    face: {
      ...face,
      picturing: { ...face.picturing, submission: refused([refuse('uploadFailed', { reason: 'type', max: '5MB' })]) },
    },
  },
  async play(context) {
    const dialog = await openFace(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/5MB/)
    await expect(dialog.getByLabelText(/画像を選ぶ|Choose a picture|選擇圖片/)).toBeInTheDocument()
  },
  ...says({
    ...faceRead,
    actions: { 閉じる: 'button', 削除: 'button' },
    fields: {},
    notices: ['画像を受け取れませんでした。画像の形式が違います。5MB以下の JPEG、PNG、WebP を選んでください。'],
    texts: ['佐', note],
  }),
})

/** It has arrived, and the books did not take it. */
export const FaceNotSaved = meta.story({
  args: { face: { ...face, saving: refused([refuse('updateFailed', {})]) } },
  async play(context) {
    await openFace(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...faceRead,
    fields: {},
    notices: [
      '[danger] 申し訳ありません。変更できませんでした。もう一度お試しください。 根拠：受付の前に止まりました。何も動いていません',
    ],
  }),
})
