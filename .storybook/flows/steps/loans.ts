import type { Flow } from './flow.ts'

export const loan: Flow = {
  id: 'loan',
  name: { ja: '借りて返す', en: 'Borrow and repay', 'zh-Hant': '借款與還款' },
  who: 'member',
  plan: 'fresh',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '借入を開く', en: 'Open the loans', 'zh-Hant': '開啟借款' },
      async act({ at, reads, word }) {
        await at('loans')
        await reads(word('loans:terms'))
      },
    },
    {
      name: { ja: '借入額を入れる', en: 'Type the amount', 'zh-Hant': '輸入借款金額' },
      async act({ type, reads, word }) {
        await type(word('loans:borrowAmount'), '200000')
        await reads(word('loans:interestUntil'))
      },
    },
    {
      name: { ja: '申し込む', en: 'Apply', 'zh-Hant': '申請' },
      async act({ press, shown, word }) {
        await press(word('loans:borrowSubmit'))
        await shown(word('loans:doneBorrow'))
      },
    },
    {
      name: { ja: '審査のあと、返済を開く', en: 'After the review, open the repayment', 'zh-Hant': '審查後開啟還款' },
      async act({ turnClock, at, shown, reads, word }) {
        await turnClock('minutes15')
        await at('funds')
        await shown(word('funds:credit'))
        await at('loans', { tab: 'repay' })
        await reads(word('loans:owedDue'))
      },
    },
    {
      name: { ja: '全額を入れる', en: 'Put in all of it', 'zh-Hant': '填入全額' },
      async act({ press, reads, word }) {
        await press(word('loans:amountAll'))
        await reads(word('loans:afterRepaying'))
      },
    },
    {
      name: { ja: '返済する', en: 'Repay', 'zh-Hant': '還款' },
      async act({ press, shown, reads, word }) {
        await press(word('loans:repaySubmit'))
        await shown(word('loans:doneRepay'))
        await reads(word('loans:doneRepayAll'))
      },
    },
  ],
}
