import type { Flow } from './flow.ts'
import { ACCOUNT, PASSWORD } from './planted.ts'

export const register: Flow = {
  id: 'register',
  name: { ja: '新規登録', en: 'Register', 'zh-Hant': '註冊' },
  who: 'visitor',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '模擬取引とは', en: 'What is simulated', 'zh-Hant': '什麼是模擬交易' },
      async act({ follow, shown, word }) {
        await follow(word('session:register'))
        await shown(word('joining:introOneTitle'))
      },
    },
    {
      name: { ja: '費用とルール', en: 'Costs and rules', 'zh-Hant': '費用與規則' },
      async act({ follow, shown, word }) {
        await follow(word('joining:next'))
        await shown(word('joining:introTwoTitle'))
      },
    },
    {
      name: { ja: '登録を開く', en: 'Open the form', 'zh-Hant': '開啟註冊' },
      async act({ follow, shown, word }) {
        await follow(word('joining:toRegister'))
        await shown(word('joining:registerTitle'))
      },
    },
    {
      name: { ja: '会員番号をつくる', en: 'Have a number made', 'zh-Hant': '產生會員編號' },
      async act({ press, reads, word }) {
        await press(word('joining:makeAccount'))
        await reads(word('joining:accountHint'))
      },
    },
    {
      name: { ja: '招待コードとパスワード', en: 'Invitation code and password', 'zh-Hant': '邀請碼與密碼' },
      async act({ type, reads, word }) {
        await type(word('joining:password'), PASSWORD)
        await type(word('joining:passwordAgain'), PASSWORD)
        await type(word('joining:inviteCode'), 'KABUTO')
        await reads(word('joining:agreeFirst'))
      },
    },
    {
      name: { ja: '同意して登録する', en: 'Agree and register', 'zh-Hant': '同意並註冊' },
      async act({ tick, press, reads, word }) {
        await tick()
        await press(word('joining:submit'))
        await reads(word('home:total'))
      },
    },
  ],
}

export const login: Flow = {
  id: 'login',
  name: { ja: 'ログインする', en: 'Log in', 'zh-Hant': '登入' },
  who: 'visitor',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: 'ログインを開く', en: 'Open the log-in', 'zh-Hant': '開啟登入' },
      async act({ follow, shown, word }) {
        await follow(word('session:login'))
        await shown(word('session:loginTitle'))
      },
    },
    {
      name: { ja: 'パスワードを間違える', en: 'Mistype the password', 'zh-Hant': '密碼輸入錯誤' },
      async act({ type, tick, press, reads, like, word }) {
        await type(word('session:account'), ACCOUNT)
        await type(word('session:password'), 'kabuto2025')
        await tick()
        await press(word('session:login'))
        await reads(like('refusals:wrongPassword'))
      },
    },
    {
      name: { ja: '入れ直してログインする', en: 'Type it again and log in', 'zh-Hant': '重新輸入並登入' },
      async act({ type, press, reads, word }) {
        await type(word('session:password'), PASSWORD)
        await press(word('session:login'))
        await reads(word('home:total'))
      },
    },
  ],
}
