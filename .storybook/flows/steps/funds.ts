import type { Flow } from './flow.ts'

/** Of the planted members; it stands in the README. */
const FUND_PASSWORD = '20260712'

export const deposit: Flow = {
  id: 'deposit',
  name: { ja: '入金する', en: 'Deposit', 'zh-Hant': '存款' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '入金を開く', en: 'Open the deposit', 'zh-Hant': '開啟存款' },
      async act({ at, shown, word }) {
        await at('deposit')
        await shown(word('deposit:title'))
      },
    },
    {
      name: { ja: '金額を入れる', en: 'Type the amount', 'zh-Hant': '輸入金額' },
      act: ({ type, word }) => type(word('deposit:amount'), '300000'),
    },
    {
      name: { ja: '申請する', en: 'Apply', 'zh-Hant': '提出申請' },
      async act({ press, shown, word }) {
        await press(word('deposit:submit'))
        await shown(word('deposit:doneLead'))
      },
    },
    {
      name: { ja: '審査のあと', en: 'After the review', 'zh-Hant': '審查之後' },
      async act({ turnClock, at, reads, word }) {
        await turnClock('minutes15')
        await at('funds')
        await reads(word('records:state_passed'))
      },
    },
  ],
}

export const withdraw: Flow = {
  id: 'withdraw',
  name: { ja: '出金する', en: 'Withdraw', 'zh-Hant': '提款' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '出金を開く', en: 'Open the withdrawal', 'zh-Hant': '開啟提款' },
      async act({ at, reads, word }) {
        await at('withdraw')
        await reads(word('funds:amount'))
      },
    },
    {
      name: { ja: '金額とパスワードを入れる', en: 'Type amount and password', 'zh-Hant': '輸入金額與密碼' },
      async act({ type, word }) {
        await type(word('funds:amount'), '50000')
        await type(word('funds:fundPassword'), FUND_PASSWORD)
      },
    },
    {
      name: { ja: '申請する', en: 'Apply', 'zh-Hant': '提出申請' },
      async act({ press, shown, word }) {
        await press(word('funds:submit'))
        await shown(word('funds:doneLead'))
      },
    },
    {
      name: { ja: '取り消す', en: 'Cancel it', 'zh-Hant': '取消' },
      async act({ press, reads, word }) {
        await press(word('funds:cancel'))
        await press(word('funds:cancelAct'))
        await reads(word('records:state_cancelled'))
      },
    },
  ],
}
