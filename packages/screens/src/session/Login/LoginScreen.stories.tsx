import type { Session } from '@kabuto/domain/session'
import { confirming, idle, type Language, refused, refuse, sending } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, waitFor } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'
import { privacyRead } from '../../shared/Terms/termsRead.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

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
    パスワードを忘れた場合: '#/user/kf',
  },
  fields: { 会員番号: '', パスワード: '' },
  notices: ['[neutral] Kabuto は模擬取引です。実在の証券会社の口座番号やパスワードは入力しないでください。'],
  texts: ['会員番号とパスワードを入力してください。', '10桁の数字', '0 / 10'],
}

const meta = preview.meta({
  title: 'Screens/Session/Login',
  component: LoginScreen,
  args: { submission: idle<Session>(), onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
  ...says(read),
})

/** The way out for one who has forgotten the password is as large as a finger. */
export const Forgotten = meta.story({
  async play({ canvas, globals }) {
    const way = canvas.getByRole('link', { name: inLanguage(words, { globals }).forgot })
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
    await userEvent.type(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
      '0000000001{Enter}',
    )
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
    actions: { ...read.actions, 閉じる: 'button', お問い合わせへ進む: '#/user/kf' },
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
    await userEvent.type(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }), '0000000001')
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
    actions: { ...read.actions, 閉じる: 'button', お問い合わせへ進む: '#/user/kf' },
    notices: [
      '[progress] ログインパスワードを5回続けて間違えたため、ロックしています。11/20（金）14:47 からもう一度お試しください。 再開 11/20（金）14:47（実際の時刻） 根拠：5回続けて間違えると15分間ログインできません',
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
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(words, { globals }).login }))
    await expect(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account })).toHaveFocus()
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

/** As typed on a Japanese keyboard, and sent by Enter. */
export const FullWidthInput = meta.story({
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.type(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
      '００００００００01',
    )
    await userEvent.type(canvas.getByLabelText(inLanguage(words, { globals }).password), 'ｋabuto2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: '0000000001', password: 'kabuto2026', agreed: true })
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
    await userEvent.type(canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }), '09012345')
    await userEvent.tab()
    await expect(
      canvas.getByRole('textbox', { name: inLanguage(words, { globals }).account }),
    ).toHaveAccessibleDescription(/8/)
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
