import { confirming, done, idle, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { LoginPasswordScreen } from './LoginPasswordScreen.tsx'

const words = textsIn('joining')

const meta = preview.meta({
  title: 'Screens/Account/LoginPassword',
  component: LoginPasswordScreen,
  args: { submission: idle(), onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const field = (context: Play, name: 'oldPassword' | 'newPassword' | 'newPasswordAgain'): HTMLElement =>
  context.canvas.getByLabelText(words(context)[name])

async function fillIn(context: Play, old: string, next: string, again = next): Promise<void> {
  const { userEvent } = context
  await userEvent.type(field(context, 'oldPassword'), old)
  await userEvent.type(field(context, 'newPassword'), next)
  await userEvent.type(field(context, 'newPasswordAgain'), again)
}

const press = (context: Play): Promise<void> =>
  context.userEvent.click(context.canvas.getByRole('button', { name: words(context).passwordSubmit }))

const untickedRules = {
  '8〜16文字': '未完了',
  英字を含む: '未完了',
  数字を含む: '未完了',
  英数字と記号だけ: '未完了',
  確認の入力と同じ: '未完了',
}

const lead = 'ログインに使うパスワードです。変えると、ほかの端末はログアウトします。'
const rest = '5回続けて間違えると、15分変更できません。 お問い合わせ（自動応答）で聞くことはありません。'

/** What a member reads before anything was typed. */
const read = {
  headings: ['ログインパスワード'],
  figures: untickedRules,
  actions: {
    戻る: '#/user/usercenter',
    パスワードを表示: 'button',
    'パスワードを表示 2': 'button',
    'パスワードを表示 3': 'button',
    パスワードを変更する: 'button',
  },
  fields: { いまのパスワード: '', 新しいパスワード: '', '新しいパスワード（確認）': '' },
  notices: [] as string[],
  texts: [lead, '8〜16文字・英字と数字', 'ほかで使っているパスワードは入力しないでください。', rest],
}

export const Ready = meta.story({ tags: ['vrt'], ...says({ ...read, groups: ['パスワードの決まり'] }) })

/** Nothing is read: there is nothing to wait for and nothing to fail. */
export const Loading = meta.story(says(read))
export const Failed = meta.story(says(read))

/** As it was typed, full-width letters too, is sent as it is kept. */
export const Changes = meta.story({
  async play(context) {
    await fillIn(context, 'ｋabuto2026', 'kabuto2027')
    await press(context)
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ oldPassword: 'kabuto2026', newPassword: 'kabuto2027' })
  },
  ...says({
    ...read,
    figures: Object.fromEntries(Object.keys(untickedRules).map((rule) => [rule, '完了'])),
    fields: {
      いまのパスワード: 'ｋabuto2026',
      新しいパスワード: 'kabuto2027',
      '新しいパスワード（確認）': 'kabuto2027',
    },
  }),
})

/** Each field says what is missing, the first has the focus, and the button counts them. */
export const MissingFields = meta.story({
  async play(context) {
    await press(context)
    await expect(field(context, 'oldPassword')).toHaveFocus()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, パスワードを変更する: 'button, disabled' },
    fields: {
      いまのパスワード: '✗ いまのパスワードは必須です。入力してください。',
      新しいパスワード: '✗ 新しいパスワードは必須です。入力してください。 8〜16文字・英字と数字',
      '新しいパスワード（確認）': '✗ パスワード（確認）は必須です。入力してください。',
    },
    texts: [lead, rest, '入力内容を3か所直すと変更できます'],
  }),
})

/** Too short, and not the same twice: the focus goes to the new one. */
export const AgainstTheRules = meta.story({
  async play(context) {
    await fillIn(context, 'kabuto2026', 'kabuto', 'kabuto2')
    await press(context)
    await expect(field(context, 'newPassword')).toHaveFocus()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    figures: { ...untickedRules, 英字を含む: '完了', 英数字と記号だけ: '完了' },
    actions: { ...read.actions, パスワードを変更する: 'button, disabled' },
    fields: {
      いまのパスワード: 'kabuto2026',
      新しいパスワード:
        'kabuto ✗ パスワードは8〜16文字の英数字と記号で、英字と数字を1つ以上入れてください。 8〜16文字・英字と数字',
      '新しいパスワード（確認）': 'kabuto2 ✗ 2つのパスワードが一致しません。同じものを入力してください。',
    },
    texts: [lead, rest, '入力内容を2か所直すと変更できます'],
  }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play(context) {
    await context.userEvent.type(field(context, 'oldPassword'), '{Enter}')
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', パスワードを変更する: undefined } }),
})

/** The answer was lost: it is asked for, and nothing is changed twice. */
export const Confirming = meta.story({
  args: { submission: confirming() },
  ...says({
    ...read,
    actions: { ...read.actions, 確認中: 'button, busy', パスワードを変更する: undefined },
    notices: ['[progress] 結果を確かめています。二重に変わることはありません。'],
  }),
})

/** The old one is wrong: how many tries are left, and the way to set it anew. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('originalPasswordWrong', { left: 4 }, 'oldPassword')]) },
  async play({ canvas, ...context }) {
    await cardShown(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(field({ canvas, ...context }, 'oldPassword')).toBeInvalid()
  },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      閉じる: 'button',
      パスワードを再設定する: '#/login/login?forgot=1',
      パスワードを変更する: 'button, disabled',
    },
    fields: {
      ...read.fields,
      いまのパスワード: '✗ いまのパスワードが違います。あと4回間違えると15分間変更できません。',
    },
    notices: ['[danger] いまのパスワードが違います。あと4回間違えると15分間変更できません。 残りの回数 4回'],
    texts: [...read.texts, '入力内容を1か所直すと変更できます'],
  }),
})

/** Locked for a while, by the real clock. */
export const TooOften = meta.story({
  args: { submission: refused([refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00', cause: 'login' })]) },
  async play({ canvas, userEvent }) {
    await cardShown(canvas)
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
  ...says(read),
})

export const Done = meta.story({
  tags: ['vrt'],
  args: { submission: done({}) },
  ...says({
    headings: ['ログインパスワード', '変更しました'],
    figures: {},
    actions: { 戻る: '#/user/usercenter', マイページへ戻る: '#/user/usercenter' },
    fields: {},
    notices: ['[success] 次のログインから、新しいパスワードを使います。ほかの端末はログアウトしました。'],
    texts: [],
  }),
})
