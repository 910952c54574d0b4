import type { Flow } from './flow.ts'
import { FUND_PASSWORD } from './planted.ts'

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
      name: { ja: '金額を入れ、見本の明細を確かめる', en: 'Amount and sample slip', 'zh-Hant': '金額與範例明細' },
      async act({ type, reads, word }) {
        await type(word('deposit:amount'), '300000')
        await reads(word('deposit:proofSample'))
      },
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
      async act({ turnClock, at, press, reads, word }) {
        await turnClock('minutes15')
        await at('funds', { kind: 'deposit' })
        await press(new RegExp(`300,000.*${word('records:state_passed')}`))
        await reads(word('records:progress'))
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
      async act({ at, shown, word }) {
        await at('withdraw')
        await shown(word('titles:withdraw'))
      },
    },
    {
      name: { ja: '金額とパスワードを入れる', en: 'Type amount and password', 'zh-Hant': '輸入金額與密碼' },
      async act({ type, reads, word }) {
        await type(word('funds:amount'), '50000')
        await type(word('funds:fundPassword'), FUND_PASSWORD)
        await reads('50,000')
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
      async act({ press, agree, reads, word }) {
        await press(word('funds:cancel'))
        await agree(word('funds:cancelAct'))
        await reads(word('records:state_cancelled'))
      },
    },
  ],
}

export const exchange: Flow = {
  id: 'exchange',
  name: { ja: '円をドルに両替する', en: 'Exchange yen for dollars', 'zh-Hant': '日圓換美元' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '両替を開く', en: 'Open the exchange', 'zh-Hant': '開啟換匯' },
      async act({ at, reads, word }) {
        await at('exchange')
        await reads(word('exchange:rate'))
      },
    },
    {
      name: { ja: '金額を入れる', en: 'Type the amount', 'zh-Hant': '輸入金額' },
      async act({ type, reads, word }) {
        await type(word('exchange:pay'), '100000')
        await reads(word('exchange:feeWhy'))
      },
    },
    {
      name: { ja: 'レートと受取額を確かめる', en: 'Check rate and amount', 'zh-Hant': '確認匯率與金額' },
      async act({ press, shown, word }) {
        await press(word('exchange:submit'))
        await shown(word('exchange:confirmTitle'))
      },
    },
    {
      name: { ja: '両替する', en: 'Exchange', 'zh-Hant': '換匯' },
      act: ({ insist, word }) => insist(word('exchange:confirmSend'), word('exchange:doneLead')),
    },
    {
      name: { ja: '記録を見る', en: 'See the record', 'zh-Hant': '查看紀錄' },
      async act({ at, reads }) {
        await at('funds', { kind: 'exchange' })
        await reads(/100,000.*→.*\$/)
      },
    },
  ],
}
