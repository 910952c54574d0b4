import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { idle, refused, refuse, sending } from '@kabuto/domain/shared'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen.tsx'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { termsRead } from '../../shared/Terms/termsRead.ts'

const words = textsIn('session', 'joining')

const ticks = {
  '8〜16文字': '未完了',
  英字を含む: '未完了',
  数字を含む: '未完了',
  英数字と記号だけ: '未完了',
  確認の入力と同じ: '未完了',
}

const allTicked = {
  '8〜16文字': '完了',
  英字を含む: '完了',
  数字を含む: '完了',
  英数字と記号だけ: '完了',
  確認の入力と同じ: '完了',
}

/** What a member reads before anything was typed. */
const read = {
  headings: ['新規登録'],
  figures: ticks,
  actions: {
    戻る: '#/login/start',
    ログイン: '#/login/login?next=%2Fuser%2Fwithdraw',
    番号をつくる: 'button',
    パスワードを表示: 'button',
    'パスワードを表示 2': 'button',
    KABUTO: 'button',
    DESIGN: 'button',
    利用規約とプライバシーポリシーに同意します: 'checkbox',
    利用規約: 'button',
    プライバシーポリシー: 'button',
    登録する: 'button',
  },
  fields: { 会員番号: '', パスワード: '', 'パスワード（確認）': '', 招待コード: '' },
  notices: [],
  texts: [
    '模擬資金 10,000,000円で始めます。実在の電話番号はいりません。',
    '10桁・架空でかまいません',
    'ログインに使う番号です。控えておいてください。',
    '8〜16文字・英字と数字',
    'ほかで使っているパスワードは入力しないでください。',
    '公開コードを使えます',
  ],
}

const meta = preview.meta({
  title: 'Screens/Session/Register',
  component: RegisterScreen,
  args: {
    submission: idle<Session>(),
    onSubmit: fn(),
    onMakeAccount: fn(() => '0000482715'),
    onLogIn: fn(),
    loginHref: hrefTo('login', { next: '/user/withdraw' }),
  },
  parameters: { layout: 'fullscreen' },
})

/** Nothing is ticked and nothing filled in for the member. */
export const Ready = meta.story({
  tags: ['vrt'],
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
  ...says({ ...read, groups: ['パスワードの決まり'] }),
})

const top = (element: Element): number => element.getBoundingClientRect().top

type Played = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

/** By touch where it can be, and the rest as typed on a Japanese keyboard. */
async function fillIn({ canvas, globals, userEvent }: Played): Promise<ReturnType<typeof words>> {
  const say = words({ globals })
  await userEvent.click(canvas.getByRole('button', { name: say.makeAccount }))
  await userEvent.type(canvas.getByLabelText(say.password), 'ｋabuto2026')
  await userEvent.type(canvas.getByLabelText(say.passwordAgain), 'kabuto2026')
  await userEvent.click(canvas.getByRole('button', { name: 'DESIGN' }))
  return say
}

const filled = {
  ...read,
  figures: allTicked,
  actions: { ...read.actions, DESIGN: 'button, on' },
  fields: {
    会員番号: '0000482715',
    パスワード: 'ｋabuto2026',
    'パスワード（確認）': 'kabuto2026',
    招待コード: 'DESIGN',
  },
}

const drafts = keepsDrafts()

/**
 * All is there but the agreement: the button says so, and pressed it leads there. Over a detour number and invitation
 * are kept, the password nowhere.
 */
export const OnlyToAgree = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    const { args, canvas, userEvent } = context
    const say = await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: say.submit }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(drafts.kept()).toEqual({ register: { account: '0000482715', inviteCode: 'DESIGN' } })
  },
  ...says({
    ...filled,
    actions: { ...filled.actions, 登録する: 'button, disabled' },
    texts: [...read.texts, '規約に同意すると登録できます'],
  }),
})

/** What is sent is half-width and in capitals, and once. */
export const Registers = meta.story({
  async play(context) {
    const { args, canvas, userEvent } = context
    const say = await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'DESIGN' }))
    await userEvent.type(canvas.getByLabelText(say.inviteCode), 'ＫＡＢＵＴＯ')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: say.submit }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      account: '0000482715',
      password: 'kabuto2026',
      inviteCode: 'KABUTO',
      agreed: true,
    })
  },
  ...says({
    ...filled,
    actions: {
      ...read.actions,
      KABUTO: 'button, on',
      利用規約とプライバシーポリシーに同意します: 'checkbox, on',
    },
    fields: { ...filled.fields, 招待コード: 'ＫＡＢＵＴＯ' },
  }),
})

/** Nothing typed: each field says what is missing, the first has the focus, and the button counts them. */
export const MissingFields = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = words({ globals })
    await userEvent.click(canvas.getByRole('button', { name: say.submit }))
    await expect(canvas.getByRole('textbox', { name: say.account })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      利用規約とプライバシーポリシーに同意します:
        'checkbox ✗ 利用規約とプライバシーポリシーを読み、同意にチェックしてください。',
      登録する: 'button, disabled',
    },
    fields: {
      会員番号: '✗ 会員番号は必須です。入力してください。 10桁・架空でかまいません',
      パスワード: '✗ パスワードは必須です。入力してください。 8〜16文字・英字と数字',
      'パスワード（確認）': '✗ パスワード（確認）は必須です。入力してください。',
      招待コード: '✗ 招待コードは必須です。入力してください。 公開コードを使えます',
    },
    texts: [read.texts[0] ?? '', '入力内容を5か所直すと登録できます'],
  }),
})

/** A field left empty is not blamed before one has tried to send; one with too few digits is. */
export const TooShort = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = words({ globals })
    const field = canvas.getByRole('textbox', { name: say.account })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, '0000-48')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/6/)
    await userEvent.type(canvas.getByLabelText(say.password), 'かぶとの番号')
  },
  ...says({
    ...read,
    fields: {
      ...read.fields,
      会員番号: '0000-48 ✗ 10桁の数字で入力してください。いまは6桁です。 10桁・架空でかまいません',
      パスワード: 'かぶとの番号',
    },
    actions: { ...read.actions, 登録する: 'button, disabled' },
    texts: [read.texts[0] ?? '', ...read.texts.slice(3), '入力内容を1か所直すと登録できます'],
  }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', 登録する: undefined } }),
})

/** The number is taken: shown below its field, with the way to the login, which gets the number. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('accountExists', {}, 'account')]) },
  async play(context) {
    const { args, canvas, userEvent } = context
    await cardShown(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    const card = within(canvas.getByRole('alert'))
    const say = words(context)
    await expect(top(canvas.getByRole('alert'))).toBeGreaterThan(
      top(canvas.getByRole('textbox', { name: say.account })),
    )
    await expect(top(canvas.getByRole('alert'))).toBeLessThan(top(canvas.getByLabelText(say.password)))
    await userEvent.click(card.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onLogIn).toHaveBeenCalledWith('')
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', ログインへ進む: 'button', 登録する: 'button, disabled' },
    fields: {
      ...read.fields,
      会員番号:
        '✗ この番号は登録済みです。ログインしてください。 ログインに使う番号です。控えておいてください。 10桁・架空でかまいません',
    },
    notices: ['[info] この番号は登録済みです。ログインしてください。'],
    texts: [read.texts[0] ?? '', ...read.texts.slice(3), '入力内容を1か所直すと登録できます'],
  }),
})

/** Nobody has that code: shown below its field, and one press puts in a public one. */
export const NoInviter = meta.story({
  args: { submission: refused([refuse('inviterNotFound', {}, 'inviteCode')]) },
  async play(context) {
    const { canvas, globals, userEvent } = context
    const say = words({ globals })
    await cardShown(canvas)
    const card = canvas.getByRole('alert')
    await expect(top(card)).toBeGreaterThan(top(canvas.getByRole('textbox', { name: say.inviteCode })))
    await expect(top(card)).toBeLessThan(top(canvas.getByRole('checkbox')))
    await userEvent.click(within(card).getByRole('button', { name: /KABUTO/ }))
    await expect(canvas.getByRole('textbox', { name: say.inviteCode })).toHaveValue('KABUTO')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
  ...says({
    ...read,
    actions: { ...read.actions, KABUTO: 'button, on' },
    fields: { ...read.fields, 招待コード: 'KABUTO' },
  }),
})

/** Nothing is wrong with the input: the refusal is shown at the end, and can be closed. */
export const Offline = meta.story({
  args: { submission: refused([refuse('offline', {})]) },
  async play({ canvas, globals }) {
    await cardShown(canvas)
    await expect(top(canvas.getByRole('alert'))).toBeGreaterThan(top(canvas.getByRole('checkbox')))
    await expect(canvas.getByRole('textbox', { name: words({ globals }).account })).toBeVisible()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button' },
    notices: ['[progress] 通信できません。電波の良い場所で、もう一度お試しください。'],
  }),
})

/** Reading what one is to agree to agrees to nothing. */
export const Terms = meta.story({
  async play({ canvas, userEvent }) {
    const open = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: /^(利用規約|terms|使用條款)$/ }))
      await expect(await canvas.findByRole('dialog')).toBeVisible()
    }
    await open()
    await userEvent.click(canvas.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await open()
  },
  ...says(termsRead),
})
