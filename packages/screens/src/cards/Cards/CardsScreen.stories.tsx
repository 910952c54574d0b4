import { sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
import { sampleCards, sampleOtherRegionCard } from '@kabuto/domain/cards'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  type Refusal,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { type ComponentProps, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { type CardsData, CardsScreen } from './CardsScreen.tsx'

const words = textsIn('cards')

const sampleData: CardsData = { cards: sampleCards, pending: { id: 'w1', cardId: 'c1' }, member: sampleMember }

const when = (changes: Partial<CardsData>) => ready<CardsData>({ ...sampleData, ...changes })

/** Stands in for the app: what is sent about the second account is answered so. */
function Answering({
  answer,
  onUnbind,
  ...rest
}: ComponentProps<typeof CardsScreen> & { answer: Submission<unknown> }) {
  const [sent, setSent] = useState<Submission<unknown>>(idle())
  return (
    <CardsScreen
      {...rest}
      unbindOf={(id) => (id === 'c2' ? sent : idle())}
      onUnbind={(request) => {
        onUnbind(request)
        setSent(answer)
      }}
    />
  )
}

const refusing = (refusal: Refusal) => refused<unknown>([refusal])

/** What a member reads at first. */
const read = {
  headings: ['銀行口座', 'あさぎ模擬銀行', 'カブト模擬ゆうちょ'],
  figures: {
    '預金種目・番号': '普通 ••••305',
    口座名義: 'サトウ ミサキ',
    '預金種目・番号 2': '普通 ••••712',
    '口座名義 2': 'サトウ ミサキ',
  },
  actions: {
    戻る: '#/user/usercenter',
    審査中の記録を見る: '#/user/FundingDetails?kind=withdrawal&record=w1',
    この口座の登録を解除: 'button',
    口座を追加: '#/user/WithCard',
  },
  fields: {},
  notices: ['[neutral] 登録できるのは、本人名義の架空口座だけです。'],
  texts: [
    '9993 本店 001',
    '[progress] 出金の審査中',
    '審査中の出金の振込先です。結果が出ると解除できます。',
    '9990 〇一八店 018',
    '解除には資金パスワードが必要です。記録は残ります。',
  ],
}

const meta = preview.meta({
  title: 'Screens/Cards/Cards',
  component: CardsScreen,
  args: {
    data: ready(sampleData),
    now: moments.pictures,
    unbindOf: () => idle<unknown>(),
    onUnbind: fn(),
    onReload: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** Which account the sheet is about, and what becomes of it. */
const unbindingTexts = [
  'カブト模擬ゆうちょ 〇一八店',
  '普通 ••••712 サトウ ミサキ',
  'この口座へは出金できなくなります',
  'これまでの出金の記録は残ります',
  '同じ口座をもう一度登録できます',
]

/** Opens the sheet of the account that can be taken off the list. */
async function open(context: Play) {
  const say = words(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: say.unbind }))
  const sheet = within(context.canvas.getByRole('dialog', { name: say.unbindTitle }))
  return {
    say,
    sheet,
    password: sheet.getByLabelText(say.fundPassword),
    act: sheet.getByRole('button', { name: say.unbindAct }),
  }
}

async function send(context: Play) {
  const opened = await open(context)
  await context.userEvent.type(opened.password, '２０２６０７１２{Enter}')
  return opened
}

/** The account that a withdrawal in review goes to cannot be removed, and says why; the other one can. */
export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ ...read, headings: ['銀行口座'], figures: {}, actions: { 戻る: '#/user/usercenter' }, texts: [] }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    headings: ['銀行口座'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(sampleData) },
  ...says(read),
})

/** Nothing yet; the one way on is the button below. */
export const Empty = meta.story({
  args: { data: when({ cards: [], pending: undefined }) },
  ...says({
    ...read,
    headings: ['銀行口座'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 口座を追加: '#/user/WithCard' },
    texts: ['登録した口座はまだありません', '架空の銀行の口座を登録すると、出金できます。'],
  }),
})

/** Told before anything is filled in; there is no way to a form that would be refused. */
export const Unverified = meta.story({
  tags: ['vrt'],
  args: { data: when({ cards: [], pending: undefined, member: { ...sampleMember, identity: 'unverified' } }) },
  ...says({
    ...read,
    headings: ['銀行口座'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 本人確認へ進む: '#/user/bandCard' },
    notices: ['[info] 口座の登録には、本人確認が必要です。', '[neutral] 登録できるのは、本人名義の架空口座だけです。'],
    texts: ['登録した口座はまだありません', '架空の銀行の口座を登録すると、出金できます。'],
  }),
})

export const InReview = meta.story({
  args: { data: when({ cards: [], pending: undefined, member: { ...sampleMember, identity: 'underReview' } }) },
  ...says({
    ...read,
    headings: ['銀行口座'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 審査の経過を見る: '#/user/bandCard' },
    notices: [
      '[progress] 本人確認を審査中です。結果が出ると口座を登録できます。',
      '[neutral] 登録できるのは、本人名義の架空口座だけです。',
    ],
    texts: ['登録した口座はまだありません', '架空の銀行の口座を登録すると、出金できます。'],
  }),
})

/** Accounts can be added and taken off the list while the account is frozen. */
export const Frozen = meta.story({
  args: { data: when({ pending: undefined, cards: [sampleOtherRegionCard], member: sampleFrozenMember }) },
  ...says({
    ...read,
    headings: ['銀行口座', 'うみねこ模擬ネット銀行'],
    figures: {
      '預金種目・番号': '普通 ••••305',
      口座名義: 'MISAKI SATO',
      IFSC: 'MOGI0998901',
      UPI: 'misaki.sato@mogi',
    },
    actions: { ...read.actions, お問い合わせ: '#/user/kf', 審査中の記録を見る: undefined },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
      '[neutral] 登録できるのは、本人名義の架空口座だけです。',
    ],
    texts: ['9998 インターネット支店 901', '解除には資金パスワードが必要です。記録は残ります。'],
  }),
})

/** Without a connection the sheet says so above its fields. */
export const UnbindingOffline = meta.story({
  globals: { connection: 'offline' },
  play: async (context) => void (await open(context)),
  ...says({
    headings: ['登録を解除しますか'],
    notices: ['[progress] 通信がないため、いまは送信できません。通信が戻ると、入力したまま送信できます。'],
    texts: [...unbindingTexts, '5回続けて間違えると、15分使えません。', '通信できません。電波が戻ると送信できます'],
  }),
})

/** What it means, the fund password, two ways of one size. */
export const Unbinding = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { password, act, sheet, say } = await open(context)
    await expect(act.offsetWidth).toBe(sheet.getByRole('button', { name: say.unbindKeep }).offsetWidth)
    await context.userEvent.click(act)
    await expect(context.args.onUnbind).not.toHaveBeenCalled()
    await waitFor(() => expect(password).toHaveFocus())
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      解除しない: 'button',
      解除する: 'button',
    },
    fields: { 資金パスワード: '✗ 資金パスワードを入力してください。 忘れた場合' },
    notices: [],
    texts: [...unbindingTexts],
  }),
})

/** Sent as digits; opened anew nothing is left of what was typed or answered. */
export const WrongPassword = meta.story({
  tags: ['vrt'],
  render: (args) => <Answering {...args} answer={refusing(refuse('fundPasswordWrong', { left: 4 }, 'fundPassword'))} />,
  async play(context) {
    const { sheet, say } = await send(context)
    await cardShown(sheet)
    await expect(context.args.onUnbind).toHaveBeenCalledWith({ id: 'c2', fundPassword: '20260712' })
    await context.userEvent.click(sheet.getByRole('button', { name: say.unbindKeep }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    const again = await open(context)
    await expect(again.password).toHaveValue('')
    await expect(again.sheet.queryByRole('alert')).toBeNull()
    await context.userEvent.type(again.password, '20260713{Enter}')
    await cardShown(again.sheet)
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      '閉じる 2': 'button',
      資金パスワードを再設定する: '#/user/setPassword',
      解除しない: 'button',
      解除する: 'button',
    },
    fields: {
      資金パスワード:
        '20260713 ✗ 資金パスワードが違います。あと4回間違えると15分間使えません。 5回続けて間違えると、15分使えません。 忘れた場合',
    },
    notices: [
      '[danger] 資金パスワードが違います。あと4回間違えると15分間使えません。 残りの回数 4回 根拠：5回続けて間違えると15分間使えません',
    ],
    texts: [...unbindingTexts],
  }),
})

/** A withdrawal was made in another tab meanwhile. */
export const PendingMeanwhile = meta.story({
  render: (args) => (
    <Answering {...args} answer={refusing(refuse('fundOperationPending', { id: 'w9', kind: 'withdrawal' }))} />
  ),
  async play(context) {
    const { sheet } = await send(context)
    await cardShown(sheet)
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      '閉じる 2': 'button',
      審査中の記録を開く: '#/user/FundingDetails?kind=withdrawal&record=w9',
      解除しない: 'button',
      解除する: 'button',
    },
    fields: { 資金パスワード: '２０２６０７１２' },
    notices: [
      '[info] 審査中の出金があります。結果が出てから、もう一度お試しください。 根拠：審査中の出金は1件までです',
    ],
    texts: [...unbindingTexts, '5回続けて間違えると、15分使えません。'],
  }),
})

export const FailedToUnbind = meta.story({
  render: (args) => <Answering {...args} answer={refusing(refuse('deletionFailed', {}))} />,
  async play(context) {
    const { sheet } = await send(context)
    await cardShown(sheet)
    await expect(sheet.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
    const reload = inLanguage({ ja: /最新/, en: /current/, 'zh-Hant': /最新/ }, context)
    await context.userEvent.click(sheet.getByRole('button', { name: reload }))
    await expect(context.args.onReload).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      解除しない: 'button',
      解除する: 'button',
    },
    fields: { 資金パスワード: '２０２６０７１２' },
    notices: [],
    texts: [...unbindingTexts, '5回続けて間違えると、15分使えません。'],
  }),
})

/** Without a fund password nothing can be typed: the way to set one is shown in its place. */
export const NoFundPassword = meta.story({
  args: { data: when({ member: { ...sampleMember, fundPasswordSet: false } }) },
  async play(context) {
    const say = words(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: say.unbind }))
    await cardShown(context.canvas)
    await expect(context.canvas.queryByLabelText(say.fundPassword)).toBeNull()
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: { 閉じる: 'button', 資金パスワードを設定する: '#/user/setPassword', 解除しない: 'button' },
    notices: [
      '[info] 先に資金パスワードを設定してください。 必要な操作 資金パスワードの設定 根拠：出金のたびに資金パスワードで本人を確かめます',
    ],
    texts: [...unbindingTexts],
  }),
})

/** Nothing closes it while it is sent. */
export const Sending = meta.story({
  render: (args) => <Answering {...args} answer={sending()} />,
  async play(context) {
    const { sheet } = await send(context)
    await context.userEvent.click(sheet.getByRole('button', { name: words(context).unbindKeep }))
    await expect(context.canvas.getByRole('dialog')).toBeVisible()
    await expect(sheet.getByRole('button', { busy: true })).toBeVisible()
    await context.userEvent.type(sheet.getByLabelText(words(context).fundPassword), '{Enter}')
    await expect(context.args.onUnbind).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button, disabled',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      解除しない: 'button',
      送信中: 'button, busy',
    },
    fields: { 資金パスワード: '２０２６０７１２' },
    notices: [],
    texts: [...unbindingTexts, '5回続けて間違えると、15分使えません。'],
  }),
})

/** The answer was lost: it says so, retries, and may be closed; the account says so then. */
export const Confirming = meta.story({
  render: (args) => <Answering {...args} answer={confirming()} />,
  async play(context) {
    const { sheet, say } = await send(context)
    await context.userEvent.click(sheet.getByRole('button', { name: say.unbindKeep }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
  ...says({
    ...read,
    actions: { ...read.actions, 解除の結果を確認中: 'button, busy', この口座の登録を解除: undefined },
  }),
})

export const ConfirmingOpen = meta.story({
  render: (args) => <Answering {...args} answer={confirming()} />,
  async play(context) {
    await send(context)
  },
  ...says({
    ...read,
    headings: ['登録を解除しますか'],
    figures: {},
    actions: {
      閉じる: 'button',
      忘れた場合: '#/user/setPassword',
      パスワードを表示: 'button',
      解除しない: 'button',
      確認中: 'button, busy',
    },
    fields: { 資金パスワード: '２０２６０７１２' },
    notices: [
      '[progress] 応答が届かないため、結果を確認中です。二重に解除されることはありません。閉じても確認は続きます。',
    ],
    texts: [...unbindingTexts, '5回続けて間違えると、15分使えません。'],
  }),
})

/** It is gone at once, and the focus is at the top of the page. */
export const Unbound = meta.story({
  render: (args) => <Answering {...args} answer={done({})} />,
  async play(context) {
    await send(context)
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
  ...says({
    ...read,
    headings: ['銀行口座', 'あさぎ模擬銀行'],
    figures: { '預金種目・番号': '普通 ••••305', 口座名義: 'サトウ ミサキ' },
    actions: { ...read.actions, この口座の登録を解除: undefined },
    texts: [
      '9993 本店 001',
      '[progress] 出金の審査中',
      '審査中の出金の振込先です。結果が出ると解除できます。',
      '解除には資金パスワードが必要です。記録は残ります。',
    ],
  }),
})
