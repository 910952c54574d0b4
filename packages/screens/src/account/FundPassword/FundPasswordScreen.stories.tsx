import { type FundPasswordOutcome, type Member, sampleFrozenMember, sampleMember } from '@kabuto/domain/account'
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
} from '@kabuto/domain/shared'
import { answering } from '@kabuto/storybook/answering'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { FundPasswordScreen } from './FundPasswordScreen.tsx'

const say = textsIn('fundPassword')

const of = (changes: Partial<Member>) => ready({ ...sampleMember, ...changes })

const Answering = answering(FundPasswordScreen)

type Outcome = { outcome: FundPasswordOutcome }

const refusing = (refusal: Refusal) => refused<Outcome>([refusal])

/** What a member reads at first. */
const read = {
  headings: ['資金パスワード', '決まり'],
  figures: {
    '7〜11桁の数字': '未完了',
    同じ数字だけではない: '未完了',
    連続した数字ではない: '未完了',
    確認の入力と同じ: '未完了',
  },
  actions: {
    戻る: '#/user/usercenter',
    パスワードを表示: 'button',
    'パスワードを表示 2': 'button',
    'パスワードを表示 3': 'button',
    資金パスワードを設定する: 'button',
  },
  fields: { ログインパスワード: '', 新しい資金パスワード: '', '新しい資金パスワード（確認）': '' },
  notices: [],
  texts: [
    'はじめての設定',
    '出金と口座の解除のたびに、本人を確かめる番号です。',
    '本人の確認のため',
    '7〜11桁の数字',
    '実際に使っている番号は入れないでください。',
    '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
  ],
}

const meta = preview.meta({
  title: 'Screens/Account/FundPassword',
  component: FundPasswordScreen,
  args: {
    data: of({ fundPasswordSet: false }),
    now: moments.pictures,
    submission: idle<Outcome>(),
    onSubmit: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const field = (context: Play, label: string): HTMLElement =>
  context.canvas.getByLabelText(label, { selector: 'input:not([type=radio])' })

async function typeNew(context: Play, first: string, again = first): Promise<void> {
  await context.userEvent.type(field(context, say(context).new), first)
  await context.userEvent.type(field(context, say(context).again), again)
}

/** What it is for, its rules, and that the login password proves who asks. */
export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['決まり'] }) })

/** Each part of the rule is ticked as soon as it holds; sent as digits, without what was not typed. */
export const FilledIn = meta.story({
  tags: ['vrt'],
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofLogin), 'ｋabuto2026')
    await typeNew(context, '２０２７０３０１', '20270301{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ fundPassword: '20270301', password: 'kabuto2026' })
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    fields: {
      ログインパスワード: 'ｋabuto2026',
      新しい資金パスワード: '２０２７０３０１',
      '新しい資金パスワード（確認）': '20270301',
    },
  }),
})

/** A run of digits, and another one the second time: what is wrong is shown at the fields. */
export const Wrong = meta.story({
  async play(context) {
    await typeNew(context, '1234567', '1234568')
    await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).submitFirst }))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(field(context, say(context).proofLogin)).toHaveFocus())
  },
  ...says({
    ...read,
    figures: { ...read.figures, '7〜11桁の数字': '完了', 同じ数字だけではない: '完了' },
    actions: { ...read.actions, 資金パスワードを設定する: 'button, disabled' },
    fields: {
      ログインパスワード: '✗ ログインパスワードを入力してください。 本人の確認のため',
      新しい資金パスワード:
        '1234567 ✗ 資金パスワードは7〜11桁の数字です。同じ数字だけ、連続した数字は使えません。 7〜11桁の数字',
      '新しい資金パスワード（確認）': '1234568 ✗ 2つのパスワードが一致しません。同じものを入力してください。',
    },
    texts: [
      'はじめての設定',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
      '入力内容を3か所直すと設定できます',
    ],
  }),
})

/** By the one of until now, or by the login password where it is forgotten; only the one that is seen is sent. */
export const Change = meta.story({
  tags: ['vrt'],
  args: { data: of({}) },
  async play(context) {
    await context.userEvent.click(context.canvas.getByRole('radio', { name: say(context).proofForgot }))
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2026')
    await context.userEvent.click(context.canvas.getByRole('radio', { name: say(context).proofOld }))
    await context.userEvent.type(field(context, say(context).proofOld), '20260712')
    await typeNew(context, '20270301', '20270301{Enter}')
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      fundPassword: '20270301',
      oldPassword: '20260712',
    })
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: { ...read.actions, 資金パスワードを変更する: 'button', 資金パスワードを設定する: undefined },
    fields: {
      いまの資金パスワード: '20260712',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
    texts: [
      '変更',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '本人の確認のため',
      '7〜11桁の数字',
      '実際に使っている番号は入れないでください。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
    ],
  }),
})

export const ChangeEmpty = meta.story({
  args: { data: of({}) },
  async play(context) {
    await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).submitChange }))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 資金パスワードを変更する: 'button, disabled', 資金パスワードを設定する: undefined },
    fields: {
      いまの資金パスワード: '✗ いまの資金パスワードを入力してください。 本人の確認のため',
      新しい資金パスワード: '✗ 新しい資金パスワードを入力してください。 7〜11桁の数字',
      '新しい資金パスワード（確認）': '✗ 新しい資金パスワードをもう一度入力してください。',
    },
    texts: [
      '変更',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
      '入力内容を3か所直すと設定できます',
    ],
  }),
})

/** Wrong once: how often one may try, and the way without it, which is on this very page. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { data: of({}) },
  render: (args) => <Answering {...args} answer={refusing(refuse('fundPasswordWrong', { left: 4 }, 'oldPassword'))} />,
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofOld), '11111111')
    await typeNew(context, '20270301', '20270301{Enter}')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: {
      ...read.actions,
      閉じる: 'button',
      資金パスワードを再設定する: 'button',
      資金パスワードを変更する: 'button, disabled',
      資金パスワードを設定する: undefined,
    },
    fields: {
      いまの資金パスワード: '11111111 ✗ 資金パスワードが違います。あと4回間違えると15分間使えません。 本人の確認のため',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
    notices: [
      '[danger] 資金パスワードが違います。あと4回間違えると15分間使えません。 残りの回数 4回 根拠：5回続けて間違えると15分間使えません',
    ],
    texts: [
      '変更',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '7〜11桁の数字',
      '実際に使っている番号は入れないでください。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
      '入力内容を1か所直すと設定できます',
    ],
  }),
})

/** Locked after five: until when, and the login password as the way out. */
export const Locked = meta.story({
  args: { data: of({}) },
  render: (args) => (
    <Answering
      {...args}
      answer={refusing(refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00', cause: 'fundPassword' }))}
    />
  ),
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofOld), '11111111')
    await typeNew(context, '20270301', '20270301{Enter}')
    await cardShown(context.canvas)
    const reset = inLanguage({ ja: /再設定/, en: /Reset/, 'zh-Hant': /重設/ }, context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: reset }))
    await expect(field(context, say(context).proofLogin)).toBeVisible()
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: {
      ...read.actions,
      閉じる: 'button',
      資金パスワードを再設定する: 'button',
      資金パスワードを変更する: 'button, disabled',
      資金パスワードを設定する: undefined,
    },
    fields: {
      ログインパスワード: '✗ ログインパスワードを入力してください。 本人の確認のため',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
    notices: [
      '[progress] 資金パスワードを5回続けて間違えたため、ロックしています。11/20（金）14:47 からもう一度お試しください。 再開 11/20（金）14:47（実際の時刻） ' +
        '根拠：5回続けて間違えると15分間使えません',
    ],
    texts: [
      '変更',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '7〜11桁の数字',
      '実際に使っている番号は入れないでください。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
      '入力内容を1か所直すと設定できます',
    ],
  }),
})

export const LoginPasswordWrong = meta.story({
  render: (args) => <Answering {...args} answer={refusing(refuse('originalPasswordWrong', { left: 4 }, 'password'))} />,
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2025')
    await typeNew(context, '20270301', '20270301{Enter}')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: {
      ...read.actions,
      閉じる: 'button',
      パスワードを再設定する: '#/login/login?forgot=1',
      資金パスワードを設定する: 'button, disabled',
    },
    fields: {
      ログインパスワード:
        'kabuto2025 ✗ いまのパスワードが違います。あと4回間違えると15分間変更できません。 本人の確認のため',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
    notices: ['[danger] いまのパスワードが違います。あと4回間違えると15分間変更できません。 残りの回数 4回'],
    texts: [
      'はじめての設定',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '7〜11桁の数字',
      '実際に使っている番号は入れないでください。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
      '入力内容を1か所直すと設定できます',
    ],
  }),
})

export const FailedToSet = meta.story({
  render: (args) => <Answering {...args} answer={refusing(refuse('updateFailed', {}))} />,
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2026')
    await typeNew(context, '20270301', '20270301{Enter}')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: { ...read.actions, 閉じる: 'button', 最新の状態を読み込む: 'button' },
    fields: {
      ログインパスワード: 'kabuto2026',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
    notices: [
      '[danger] 申し訳ありません。変更できませんでした。もう一度お試しください。 根拠：受付の前に止まりました。何も動いていません',
    ],
  }),
})

/** Once all is read anew, the answer of before is taken away. */
export const ReadAnew = meta.story({
  render: (args) => <Answering {...args} answer={refusing(refuse('updateFailed', {}))} />,
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2026')
    await typeNew(context, '20270301', '20270301{Enter}')
    await cardShown(context.canvas)
    const reload = inLanguage({ ja: /最新/, en: /current/, 'zh-Hant': /最新/ }, context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: reload }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({ notices: [] }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    ...read,
    headings: ['資金パスワード'],
    figures: {},
    actions: { 戻る: '#/user/usercenter' },
    fields: {},
    texts: ['出金と口座の解除のたびに、本人を確かめる番号です。'],
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
    headings: ['資金パスワード'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing({ ...sampleMember, fundPasswordSet: false }) },
  ...says(read),
})

export const Frozen = meta.story({
  args: { data: ready(sampleFrozenMember) },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      お問い合わせ: '#/user/kf',
      資金パスワードを変更する: 'button',
      資金パスワードを設定する: undefined,
    },
    fields: { いまの資金パスワード: '', 新しい資金パスワード: '', '新しい資金パスワード（確認）': '' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
    texts: [
      '変更',
      '出金と口座の解除のたびに、本人を確かめる番号です。',
      '本人の確認のため',
      '7〜11桁の数字',
      '実際に使っている番号は入れないでください。',
      '5回続けて間違えると、15分使えません。 お問い合わせ（自動応答）で聞くことはありません。',
    ],
  }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2026')
    await typeNew(context, '20270301', '20270301{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    figures: {
      '7〜11桁の数字': '完了',
      同じ数字だけではない: '完了',
      連続した数字ではない: '完了',
      確認の入力と同じ: '完了',
    },
    actions: { ...read.actions, 送信中: 'button, busy', 資金パスワードを設定する: undefined },
    fields: {
      ログインパスワード: 'kabuto2026',
      新しい資金パスワード: '20270301',
      '新しい資金パスワード（確認）': '20270301',
    },
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      マイページへ戻る: '#/user/usercenter',
      確認中: 'button, busy',
      資金パスワードを設定する: undefined,
    },
    notices: ['[progress] 応答が届かないため、結果を確認中です。二重に変わることはありません。'],
  }),
})

export const Done = meta.story({
  args: { submission: done({ outcome: 'first' }) },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()),
  ...says({
    ...read,
    headings: ['資金パスワード', '資金パスワードを設定しました'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 出金へ進む: '#/user/withdraw', マイページへ戻る: '#/user/usercenter' },
    fields: {},
    texts: ['次の出金と口座の解除から、新しい資金パスワードを使います。'],
  }),
})

/** Forgotten and set anew by the login password: a lock holds for its time all the same. */
export const Reset = meta.story({
  args: { data: of({}) },
  render: (args) => <Answering {...args} answer={done({ outcome: 'reset' })} />,
  async play(context) {
    await context.userEvent.click(context.canvas.getByRole('radio', { name: say(context).proofForgot }))
    await context.userEvent.type(field(context, say(context).proofLogin), 'kabuto2026')
    await typeNew(context, '20270301', '20270301{Enter}')
  },
  ...says({
    ...read,
    headings: ['資金パスワード', '資金パスワードを変更しました'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', 出金へ進む: '#/user/withdraw', マイページへ戻る: '#/user/usercenter' },
    fields: {},
    texts: [
      '次の出金と口座の解除から、新しい資金パスワードを使います。',
      '間違いが続いて使えなくなっている場合は、その時刻まで待つ必要があります。',
    ],
  }),
})

const readChanged = {
  ...read,
  headings: ['資金パスワード', '資金パスワードを変更しました'],
  figures: {},
  actions: { 戻る: '#/user/usercenter', 出金へ進む: '#/user/withdraw', マイページへ戻る: '#/user/usercenter' },
  fields: {},
  texts: ['次の出金と口座の解除から、新しい資金パスワードを使います。'],
}

export const Changed = meta.story({
  args: { data: of({}) },
  render: (args) => <Answering {...args} answer={done({ outcome: 'changed' })} />,
  async play(context) {
    await context.userEvent.type(field(context, say(context).proofOld), '20260712')
    await typeNew(context, '20270301', '20270301{Enter}')
  },
  ...says(readChanged),
})

/** The page was left while the outcome was still unknown, and is opened again. */
export const ChangedWhileAway = meta.story({
  args: { data: of({}), submission: done({ outcome: 'changed' }) },
  ...says(readChanged),
})
