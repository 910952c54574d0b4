import { hrefTo } from '@kabuto/domain/paths'
import { sampleCode, type SentCode, type Session } from '@kabuto/domain/session'
import { confirming, done, idle, type Refusal, refused, refuse, sending, type Submission } from '@kabuto/domain/shared'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'
import { privacyRead } from '../../shared/Terms/termsRead.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const words = textsIn('session')

const joining = textsIn('joining')

/** What a member reads when all is there. */
const read = {
  headings: ['ログイン'],
  actions: {
    戻る: '#/login/start',
    新規登録: '#/login/register',
    パスワードを表示: 'button',
    利用規約とプライバシーポリシーに同意します: 'checkbox',
    利用規約: 'button',
    プライバシーポリシー: 'button',
    ログイン: 'button',
    パスワードを忘れた場合: 'button',
  },
  fields: { 会員番号: '', パスワード: '' },
  notices: ['[neutral] Kabuto は模擬取引です。実在の証券会社の口座番号やパスワードは入力しないでください。'],
  texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '0 / 10'],
}

const forgot = {
  codeOf: (): Submission<SentCode> => idle(),
  onSendCode: fn(),
  reset: idle<unknown>(),
  onReset: fn(),
}

const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Session/Login',
  component: LoginScreen,
  args: { submission: idle<Session>(), onSubmit: fn(), registerHref: hrefTo('register'), forgot },
  beforeEach: () => {
    forgot.onSendCode.mockClear()
    forgot.onReset.mockClear()
  },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
  ...says(read),
})

/** Without a connection one reads so before typing. */
export const WithoutConnection = meta.story({
  globals: { connection: 'offline' },
  ...says({
    ...read,
    actions: { ...read.actions, ログイン: 'button, disabled' },
    notices: [
      '[progress] 通信がないため、いまは送信できません。通信が戻ると、入力したまま送信できます。',
      ...read.notices,
    ],
    texts: [...read.texts, '通信できません。電波が戻ると送信できます'],
  }),
})

/** The way out for one who has forgotten the password is as large as a finger. */
export const Forgotten = meta.story({
  async play({ canvas, globals }) {
    const way = canvas.getByRole('button', { name: words({ globals }).forgot })
    await expect(way.offsetHeight).toBeGreaterThanOrEqual(44)
    const { left, width, bottom, top } = way.getBoundingClientRect()
    for (const y of [top + 1, bottom - 1])
      await expect(way.contains(document.elementFromPoint(left + width / 2, y))).toBe(true)
  },
  ...says(read),
})

/** Reading what one is to agree to agrees to nothing. */
export const Terms = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^(利用規約|terms|使用條款)$/ }))
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleName(/利用規約|Terms of use|使用條款/)
    await userEvent.click(canvas.getByText(/いつでもやめられます|Stop whenever|隨時可以停止/))
    await userEvent.click(canvas.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
  ...says(read),
})

export const Privacy = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^(プライバシーポリシー|privacy policy|隱私權政策)$/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
  ...says(privacyRead),
})

export const Sending = meta.story({
  args: { submission: sending() },
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '0000000001{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: { ...read.actions, 送信中: 'button, busy', ログイン: undefined },
    fields: { ...read.fields, 会員番号: '0000000001' },
    texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '10 / 10'],
  }),
})

export const Refused = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('wrongPassword', { left: 3 })]) },
  async play({ canvas }) {
    await cardShown(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', パスワードを再設定する: 'button' },
    notices: [
      '[danger] 会員番号かパスワードが違います。あと3回間違えると15分間ログインできません。 残りの回数 3回 根拠：5回続けて間違えると15分間ログインできません',
      ...read.notices,
    ],
  }),
})

/** What was refused is no longer so once it is corrected. */
export const RefusedThenCorrected = meta.story({
  args: { submission: refused([refuse('wrongPassword', { left: 3 })]) },
  async play({ canvas, userEvent, globals }) {
    await cardShown(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '0000000001')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
  ...says({
    ...read,
    fields: { ...read.fields, 会員番号: '0000000001' },
    texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '10 / 10'],
  }),
})

/** Five wrong tries: the time from which it works again is the real one. */
export const Locked = meta.story({
  tags: ['vrt'],
  args: { submission: refused([refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00', cause: 'login' })]) },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', パスワードを再設定する: 'button' },
    notices: [
      '[progress] ログインパスワードを5回続けて間違えたため、ロックしています。11/20（金）14:47 からもう一度お試しください。 再開 11/20（金）14:47（実際の時刻） ' +
        '根拠：5回続けて間違えると15分間ログインできません',
      ...read.notices,
    ],
  }),
})

export const Banned = meta.story({
  args: {
    submission: refused([refuse('loginBanned', { reason: '不正利用の調査', until: '2026-11-25T09:00:00+09:00' })]),
  },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', お問い合わせで異議を申し立てる: '#/user/kf' },
    notices: [
      '[danger] 不正利用の調査のため、11/25（水）9:00までログインを停止しています。お問い合わせください。 理由 不正利用の調査 いつまで 11/25（水）9:00（模擬時刻） 根拠：会員規約 第12条（模擬）',
      ...read.notices,
    ],
  }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  ...says({
    ...read,
    actions: { ...read.actions, 送信中: 'button, busy', ログイン: undefined },
    notices: ['[progress] 確認中です。応答を調べています。二重に送ることはありません。', ...read.notices],
  }),
})

export const SessionEnded = meta.story({
  args: { notice: 'sessionEnded' },
  ...says({
    ...read,
    notices: ['[info] ログインの有効期限が切れました。もう一度ログインすると、元の画面に戻ります。', ...read.notices],
  }),
})

/** Nothing typed: all three say what is missing, and the first has the focus. */
export const MissingFields = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).login }))
    await expect(canvas.getByRole('textbox', { name: words({ globals }).account })).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      利用規約とプライバシーポリシーに同意します:
        'checkbox ✗ 利用規約とプライバシーポリシーを読み、同意にチェックしてください。',
    },
    fields: {
      会員番号: '✗ 会員番号は必須です。入力してください。 0 / 10 10桁の数字',
      パスワード: '✗ パスワードは必須です。入力してください。',
    },
    texts: ['会員番号とパスワードを入力してください。'],
  }),
})

/** No more than can be sent. */
export const LongInput = meta.story({
  async play({ canvas, userEvent, globals }) {
    const field = canvas.getByLabelText(words({ globals }).password)
    await userEvent.click(field)
    await userEvent.paste('k'.repeat(10_000))
    await expect((field as HTMLInputElement).value).toHaveLength(200)
  },
  ...says({ ...read, fields: { ...read.fields, パスワード: 'k'.repeat(200) } }),
})

/** As typed on a Japanese keyboard, and sent by Enter. */
export const FullWidthInput = meta.story({
  ...drafts.story,
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '００００００００01')
    await userEvent.type(canvas.getByLabelText(words({ globals }).password), 'ｋabuto2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: '0000000001', password: 'kabuto2026', agreed: true })
    await expect(drafts.kept()).toEqual({ login: { account: '００００００００01' } })
  },
  ...says({
    ...read,
    actions: { ...read.actions, 利用規約とプライバシーポリシーに同意します: 'checkbox, on' },
    fields: { 会員番号: '００００００００01', パスワード: 'ｋabuto2026' },
    texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '10 / 10'],
  }),
})

export const TooShort = meta.story({
  async play({ canvas, userEvent, globals }) {
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '09012345')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: words({ globals }).account })).toHaveAccessibleDescription(/8/)
  },
  ...says({
    ...read,
    fields: {
      ...read.fields,
      会員番号: '09012345 ✗ 10桁の数字で入力してください。いまは8桁です。 8 / 10 10桁の数字',
    },
    texts: ['会員番号とパスワードを入力してください。'],
  }),
})

/** The sheet that asks whose password it is, as a member reads it. */
const asks = {
  headings: ['パスワードの再設定'],
  actions: { 閉じる: 'button', 確認コードを受け取る: 'button' },
  fields: { 会員番号: '0000000001' },
  notices: [],
  texts: ['会員番号を入力すると、6桁の確認コードがこの画面に届きます。模擬のSMSで、実際には送りません。', '10桁の数字'],
}

/** The number that was typed for the login is there; nothing is sent until it is ten digits. */
export const ForgotAsks = meta.story({
  async play({ canvas, userEvent, globals }) {
    const say = { ...words({ globals }), ...joining({ globals }) }
    await userEvent.type(canvas.getByRole('textbox', { name: words({ globals }).account }), '00000')
    await userEvent.click(canvas.getByRole('button', { name: say.forgot }))
    const sheet = within(await canvas.findByRole('dialog', { name: say.forgotTitle }))
    await userEvent.click(sheet.getByRole('button', { name: say.sendCode }))
    const field = sheet.getByRole('textbox')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/5/)
    await expect(forgot.onSendCode).not.toHaveBeenCalled()
    await userEvent.type(field, '-00001{Enter}')
    await expect(forgot.onSendCode.mock.calls).toEqual([[{ account: '0000000001', purpose: 'resetPassword' }]])
  },
  ...says({ ...asks, fields: { 会員番号: '00000-00001' } }),
})

export const ForgotSending = meta.story({
  args: { forgottenBy: '0000000001', forgot: { ...forgot, codeOf: () => sending() } },
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
  ...says({
    ...asks,
    actions: { 閉じる: 'button, disabled', 送信中: 'button, busy' },
  }),
})

export const ForgotRefused = meta.story({
  tags: ['vrt'],
  args: {
    forgottenBy: '0000000001',
    forgot: { ...forgot, codeOf: () => refused([refuse('accountNotFound', {}, 'account')]) },
  },
  play: ({ canvas }) => cardShown(canvas),
  ...says({
    ...asks,
    actions: { 閉じる: 'button', '閉じる 2': 'button', 確認コードを受け取る: 'button' },
    fields: { 会員番号: '0000000001 ✗ この番号のアカウントは見つかりません。番号を確認してください。 10桁の数字' },
    notices: ['[danger] この番号のアカウントは見つかりません。番号を確認してください。'],
    texts: asks.texts.slice(0, 1),
  }),
})

/** The sheet with the code that has come, as a member reads it. */
const sets = {
  headings: ['パスワードの再設定'],
  figures: {
    '8〜16文字': '未完了',
    英字を含む: '未完了',
    数字を含む: '未完了',
    英数字と記号だけ: '未完了',
    確認の入力と同じ: '未完了',
  },
  actions: {
    閉じる: 'button',
    番号を変える: 'button',
    コードを入力欄に入れる: 'button',
    新しいコードを受け取る: 'button',
    パスワードを表示: 'button',
    'パスワードを表示 2': 'button',
    パスワードを変更する: 'button',
  },
  fields: { 確認コード: '', 新しいパスワード: '', '新しいパスワード（確認）': '' },
  notices: ['[info] 模擬SMS 確認コードは 482715 です。 11/20（金）14:42（実際の時刻）まで有効、入力は5回までです。'],
  texts: [
    '会員番号 0000000001',
    '6桁の数字',
    '8〜16文字・英字と数字',
    'ほかで使っているパスワードは入力しないでください。',
    '変更すると、すべての端末でログアウトします。',
  ],
}

/** A login whose reset is answered with this, each time it is sent. */
function answering(answer: () => Submission<unknown>) {
  return function Render(args: Parameters<typeof LoginScreen>[0]) {
    const [reset, setReset] = useState(args.forgot.reset)
    function onReset(request: Parameters<typeof args.forgot.onReset>[0]): void {
      args.forgot.onReset(request)
      setReset(answer())
    }
    return <LoginScreen {...args} forgot={{ ...args.forgot, reset, onReset }} />
  }
}

const withCode = {
  forgottenBy: '0000000001',
  forgot: { ...forgot, codeOf: () => done(sampleCode) },
}

type Played = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

async function askForCode({ canvas, globals, userEvent }: Played) {
  const say = joining({ globals })
  const sheet = within(await canvas.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: say.sendCode }))
  return { sheet, say }
}

/** The code arrives on the screen itself, and is put in by one press. */
export const ForgotCode = meta.story({
  tags: ['vrt'],
  args: withCode,
  async play(context) {
    const { sheet, say } = await askForCode(context)
    await expect(sheet.getByText(/482715/).closest('output')).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: say.smsFill }))
    await expect(sheet.getByRole('textbox', { name: say.code })).toHaveValue('482715')
  },
  ...says({
    ...sets,
    fields: { ...sets.fields, 確認コード: '482715' },
    texts: ['会員番号 0000000001', '6桁の数字', '4', '8', '2', '7', '1', '5', ...sets.texts.slice(2)],
  }),
})

/** Too few digits are refused without using a try; the new password's rules are ticked while it is typed. */
export const ForgotRules = meta.story({
  args: withCode,
  async play(context) {
    const { sheet, say } = await askForCode(context)
    const { userEvent } = context
    await userEvent.type(sheet.getByRole('textbox', { name: say.code }), '4827')
    await userEvent.type(sheet.getByLabelText(say.newPassword), 'kabuto')
    await userEvent.type(sheet.getByLabelText(say.newPasswordAgain), 'kabutO')
    await userEvent.click(sheet.getByRole('button', { name: say.forgotSubmit }))
    await expect(sheet.getByRole('textbox', { name: say.code })).toHaveFocus()
    await expect(forgot.onReset).not.toHaveBeenCalled()
  },
  ...says({
    ...sets,
    figures: { ...sets.figures, 英字を含む: '完了', 英数字と記号だけ: '完了' },
    fields: {
      確認コード: '4827 ✗ 6桁の数字で入力してください。 6桁の数字',
      新しいパスワード:
        'kabuto ✗ パスワードは8〜16文字の英数字と記号で、英字と数字を1つ以上入れてください。 8〜16文字・英字と数字',
      '新しいパスワード（確認）': 'kabutO ✗ 2つのパスワードが一致しません。同じものを入力してください。',
    },
    texts: ['会員番号 0000000001', '4', '8', '2', '7', '変更すると、すべての端末でログアウトします。'],
  }),
})

async function sendNew(context: Played) {
  const { sheet, say } = await askForCode(context)
  const { userEvent } = context
  await userEvent.type(sheet.getByRole('textbox', { name: say.code }), '482716')
  await userEvent.type(sheet.getByLabelText(say.newPassword), 'kabuto2027')
  await userEvent.type(sheet.getByLabelText(say.newPasswordAgain), 'kabuto2027{Enter}')
  await expect(forgot.onReset.mock.calls).toEqual([[{ account: '0000000001', code: '482716', password: 'kabuto2027' }]])
  return { sheet, say }
}

const typed = {
  ...sets,
  texts: ['会員番号 0000000001', '6桁の数字', '4', '8', '2', '7', '1', '6', ...sets.texts.slice(2)],
  figures: {
    '8〜16文字': '完了',
    英字を含む: '完了',
    数字を含む: '完了',
    英数字と記号だけ: '完了',
    確認の入力と同じ: '完了',
  },
  fields: { 確認コード: '482716', 新しいパスワード: 'kabuto2027', '新しいパスワード（確認）': 'kabuto2027' },
}

/** A wrong code: how many tries are left, at the field and on the card; the input is kept. */
export const ForgotWrongCode = meta.story({
  tags: ['vrt'],
  args: withCode,
  render: answering(() => refused<unknown>([refuse('codeWrong', { left: 4 }, 'code')])),
  async play(context) {
    await sendNew(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...typed,
    actions: { ...sets.actions, '閉じる 2': 'button' },
    fields: {
      ...typed.fields,
      確認コード: '482716 ✗ 確認コードが違います。あと4回入力できます。 6桁の数字',
    },
    notices: [...sets.notices, '[danger] 確認コードが違います。あと4回入力できます。 残りの回数 4回'],
    texts: ['会員番号 0000000001', '4', '8', '2', '7', '1', '6', ...sets.texts.slice(2)],
  }),
})

/** Opened anew it begins anew: what was refused before says nothing of the code that has come since. */
export const ForgotAgain = meta.story({
  args: withCode,
  render: answering(() => refused<unknown>([refuse('codeWrong', { left: 4 }, 'code')])),
  async play(context) {
    await sendNew(context)
    await cardShown(context.canvas)
    const { canvas, userEvent, globals } = context
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).forgot }))
    await askForCode(context)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
  ...says(sets),
})

/** A code that is spent or too old: the card sends a new one, and the old digits are gone. */
export const ForgotCodeSpent = meta.story({
  args: withCode,
  render: answering(() => refused<unknown>([refuse('codeWrong', { left: 0 }, 'code')])),
  async play(context) {
    const { sheet, say } = await sendNew(context)
    await cardShown(context.canvas)
    const card = within(sheet.getByRole('alert'))
    await context.userEvent.click(card.getByRole('button', { name: say.codeAgain }))
    await expect(forgot.onSendCode).toHaveBeenCalledTimes(2)
    await expect(sheet.queryByRole('alert')).toBeNull()
    await context.userEvent.click(sheet.getByRole('button', { name: say.codeAgain }))
    await expect(forgot.onSendCode).toHaveBeenLastCalledWith({ account: '0000000001', purpose: 'resetPassword' })
    await expect(forgot.onSendCode).toHaveBeenCalledTimes(3)
  },
  ...says({
    ...typed,
    fields: { ...typed.fields, 確認コード: '✗ 確認コードは必須です。入力してください。 6桁の数字' },
    texts: sets.texts.filter((text) => text !== '6桁の数字'),
  }),
})

export const ForgotConfirming = meta.story({
  args: withCode,
  render: answering(() => confirming()),
  async play(context) {
    const { sheet } = await sendNew(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(sheet.getByText(/482715/)).toBeVisible()
  },
  ...says({
    ...typed,
    actions: { ...sets.actions, 閉じる: 'button, disabled', 確認中: 'button, busy', パスワードを変更する: undefined },
    notices: [...sets.notices, '[progress] 応答が届いていません。結果を調べています。二重に変わることはありません。'],
  }),
})

/** The refusal of a further code is shown beside the code that was sent. */
export const ForgotTooOften = meta.story({
  args: withCode,
  render: function Render(args) {
    const [code, setCode] = useState<Submission<SentCode>>(() => done(sampleCode))
    const [count, setCount] = useState(0)
    const refusals: Refusal[] = [
      refuse('tooOften', { retryAt: '2026-11-20T14:32:10+09:00', cause: 'calls', seconds: 8 }),
    ]
    return (
      <LoginScreen
        {...args}
        forgot={{
          ...args.forgot,
          codeOf: () => code,
          onSendCode() {
            setCount(count + 1)
            if (count > 0) setCode(refused(refusals))
          },
        }}
      />
    )
  },
  async play(context) {
    const { sheet, say } = await askForCode(context)
    await context.userEvent.click(sheet.getByRole('button', { name: say.codeAgain }))
    await cardShown(context.canvas)
  },
  ...says({
    ...sets,
    notices: [
      ...sets.notices,
      '[progress] 短い時間に操作が続いたため、一時的に止めています。8秒後にもう一度お試しください。 再開 14:32:10（実際の時刻） 根拠：続けて間違えたとき、短い間に何度も送ったときの決まり',
    ],
  }),
})

/** Another number: the code of the first one is discarded. */
export const ForgotOtherNumber = meta.story({
  args: withCode,
  async play(context) {
    const { sheet, say } = await askForCode(context)
    await context.userEvent.click(sheet.getByRole('button', { name: say.otherAccount }))
  },
  ...says(asks),
})

/** Done: the sheet is gone with what was refused before, the number is there, and what to do next is shown. */
export const Renewed = meta.story({
  tags: ['vrt'],
  args: { ...withCode, submission: refused([refuse('wrongPassword', { left: 3 })]) },
  render: answering(() => done<unknown>({})),
  async play(context) {
    await sendNew(context)
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
  ...says({
    ...read,
    fields: { ...read.fields, 会員番号: '0000000001' },
    notices: [
      '[success] 新しいパスワードにしました。すべての端末でログアウトしています。新しいパスワードでログインしてください。',
      ...read.notices,
    ],
    texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '10 / 10'],
  }),
})
