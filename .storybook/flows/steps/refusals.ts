import { fillCard, sendCard } from './cards.ts'
import type { Flow } from './flow.ts'
import { sendSamples, typeName } from './identity.ts'
import { NEW_FUND_PASSWORD, PASSWORD } from './planted.ts'

export const withoutFundPassword: Flow = {
  id: 'withoutFundPassword',
  name: {
    ja: '断り：資金パスワードがない',
    en: 'Refused: no fund password',
    'zh-Hant': '拒絕：沒有資金密碼',
  },
  who: 'member',
  plan: 'noFundPassword',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '出金できない', en: 'No withdrawal', 'zh-Hant': '無法提款' },
      async act({ at, reads, word }) {
        await at('withdraw')
        await reads(word('refusals:fundPasswordMissing'))
      },
    },
    {
      name: { ja: '設定へ進む', en: 'Go and set one', 'zh-Hant': '前往設定' },
      async act({ follow, reads, word }) {
        await follow(word('shared:fixFundPassword'))
        await reads(word('fundPassword:lead'))
      },
    },
    {
      name: { ja: '資金パスワードを決める', en: 'Set the fund password', 'zh-Hant': '設定資金密碼' },
      async act({ type, press, shown, word }) {
        await type(word('fundPassword:proofLogin'), PASSWORD)
        await type(word('fundPassword:new'), NEW_FUND_PASSWORD)
        await type(word('fundPassword:again'), NEW_FUND_PASSWORD)
        await press(word('fundPassword:submitFirst'))
        await shown(word('fundPassword:doneFirst'))
      },
    },
    {
      name: { ja: '出金へ戻る', en: 'Back to the withdrawal', 'zh-Hant': '回到提款' },
      async act({ follow, type, reads, word }) {
        await follow(word('fundPassword:toWithdraw'))
        await type(word('funds:amount'), '50000')
        await type(word('funds:fundPassword'), NEW_FUND_PASSWORD)
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
  ],
}

export const withoutCard: Flow = {
  id: 'withoutCard',
  name: { ja: '断り：口座がない', en: 'Refused: no bank account', 'zh-Hant': '拒絕：沒有銀行帳戶' },
  who: 'member',
  plan: 'noCard',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '出金できない', en: 'No withdrawal', 'zh-Hant': '無法提款' },
      async act({ at, reads, word }) {
        await at('withdraw')
        await reads(word('refusals:cardMissing'))
      },
    },
    {
      name: { ja: '口座の追加へ進む', en: 'Go and add one', 'zh-Hant': '前往新增帳戶' },
      async act({ follow, reads, word }) {
        await follow(word('shared:fixAddCard'))
        await reads(word('cards:notReal'))
      },
    },
    fillCard,
    sendCard,
    {
      name: { ja: '出金へ戻る', en: 'Back to the withdrawal', 'zh-Hant': '回到提款' },
      async act({ follow, reads, word }) {
        await follow(word('cards:toWithdraw'))
        await reads(word('funds:fundPassword'))
      },
    },
  ],
}

export const unverified: Flow = {
  id: 'unverified',
  name: {
    ja: '断り：本人確認がまだ',
    en: 'Refused: identity not verified',
    'zh-Hant': '拒絕：尚未實名驗證',
  },
  who: 'member',
  plan: 'fresh',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '出金できない', en: 'No withdrawal', 'zh-Hant': '無法提款' },
      async act({ at, reads, word }) {
        await at('withdraw')
        await reads(word('refusals:identityRequired'))
      },
    },
    {
      name: { ja: '本人確認へ進む', en: 'Go and verify', 'zh-Hant': '前往實名驗證' },
      async act({ follow, reads, word }) {
        await follow(word('shared:fixIdentity'))
        await reads(word('identity:notReal'))
      },
    },
    typeName,
    sendSamples,
    {
      name: {
        ja: '審査のあと、口座を追加できる',
        en: 'After the review an account can be added',
        'zh-Hant': '審查後可新增帳戶',
      },
      async act({ turnClock, at, reads, word }) {
        await turnClock('minutes15')
        await at('addCard')
        await reads(word('cards:notReal'))
      },
    },
  ],
}

export const outsideWindow: Flow = {
  id: 'outsideWindow',
  name: { ja: '断り：受付時間外', en: 'Refused: outside the hours', 'zh-Hant': '拒絕：非受理時間' },
  who: 'member',
  plan: 'typical',
  instant: 'fundsClosed',
  steps: [
    {
      name: { ja: '入金は受付時間外', en: 'No deposits now', 'zh-Hant': '目前不受理存款' },
      async act({ at, reads, like, word }) {
        await at('deposit')
        await reads(word('deposit:windowClosed'))
        await reads(like('deposit:windowNext'))
      },
    },
    {
      name: { ja: '出金も受付時間外', en: 'No withdrawals either', 'zh-Hant': '提款也不受理' },
      async act({ at, reads, word }) {
        await at('withdraw')
        await reads(word('shared:factNextOpen'))
      },
    },
    {
      name: {
        ja: '次の受付まで時計を進める',
        en: 'Turn the clock to the next opening',
        'zh-Hant': '將時鐘撥到下次受理',
      },
      async act({ press, reads, like, word }) {
        await press(like('shared:fixAdvance'))
        await reads(word('funds:fundPassword'))
      },
    },
    {
      name: { ja: '入金も始まっている', en: 'Deposits are taken again', 'zh-Hant': '存款也已受理' },
      async act({ at, reads, word }) {
        await at('deposit')
        await reads(word('deposit:windowOpen'))
      },
    },
  ],
}

export const tooDear: Flow = {
  id: 'tooDear',
  name: { ja: '断り：買付余力が足りない', en: 'Refused: too little buying power', 'zh-Hant': '拒絕：可買進金額不足' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '余力を超える数量', en: 'More than can be paid', 'zh-Hant': '超過可買進金額的數量' },
      async act({ at, type, reads, like, word }) {
        await at('ticket', { symbol: '0712', price: '2600' })
        await type(word('ticket:quantity'), '9000')
        await reads(like('refusals:insufficientBalance'))
      },
    },
    {
      name: { ja: '入金へ進む', en: 'Go to deposits', 'zh-Hant': '前往存款' },
      async act({ follow, shown, word }) {
        await follow(word('shared:fixDeposit'))
        await shown(word('deposit:title'))
      },
    },
    {
      name: { ja: '戻って数量を減らす', en: 'Back, with fewer shares', 'zh-Hant': '返回並減少數量' },
      async act({ at, type, reads, word }) {
        await at('ticket', { symbol: '0712', price: '2600' })
        await type(word('ticket:quantity'), '100')
        await reads('260,275')
      },
    },
    {
      name: { ja: '確認へ進める', en: 'On to the review', 'zh-Hant': '可進入確認' },
      async act({ press, shown, word }) {
        await press(word('ticket:reviewBuy'))
        await shown(word('ticket:confirmTitle'))
      },
    },
  ],
}

export const frozen: Flow = {
  id: 'frozen',
  name: { ja: '断り：凍結中', en: 'Refused: frozen', 'zh-Hant': '拒絕：帳戶凍結' },
  who: 'member',
  plan: 'frozen',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '入金できない', en: 'No deposit', 'zh-Hant': '無法存款' },
      async act({ at, reads, word }) {
        await at('deposit')
        await reads(word('shared:canWithdraw'))
      },
    },
    {
      name: { ja: '異議の申立てへ進む', en: 'Go and appeal', 'zh-Hant': '前往申訴' },
      async act({ follow, reads, word }) {
        await follow(word('shared:fixAppeal'))
        await reads(word('support:block_frozen'))
      },
    },
    {
      name: { ja: '異議を申し立てる', en: 'Send the appeal', 'zh-Hant': '送出申訴' },
      async act({ type, press, reads, word }) {
        await type(word('support:appealText'), '新しい証明書を提出しました。')
        await press(word('support:appealSubmit'))
        await reads(word('support:appealPending'))
      },
    },
    {
      name: { ja: '回答を読む', en: 'Read the answer', 'zh-Hant': '閱讀回覆' },
      async act({ turnClock, at, shown, reads, word }) {
        await turnClock('minutes15')
        await at('member')
        await shown(word('titles:member'))
        await at('support')
        await reads(word('support:appealRejected'))
      },
    },
  ],
}

export const marketClosed: Flow = {
  id: 'marketClosed',
  name: { ja: '断り：取引時間外', en: 'Refused: the market is closed', 'zh-Hant': '拒絕：非交易時間' },
  who: 'member',
  plan: 'typical',
  instant: 'closed',
  steps: [
    {
      name: { ja: '注文できない', en: 'No order', 'zh-Hant': '無法委託' },
      async act({ at, reads, word }) {
        await at('dayTrading', { symbol: '0712', side: 'long' })
        await reads(word('shared:factUntil'))
      },
    },
    {
      name: {
        ja: '次の営業日まで時計を進める',
        en: 'Turn the clock to the next day',
        'zh-Hant': '將時鐘撥到下一營業日',
      },
      async act({ press, reads, like, word }) {
        await press(like('shared:fixAdvance'))
        await reads(word('dayTrading:margin'))
      },
    },
    {
      name: { ja: '確認へ進める', en: 'On to the review', 'zh-Hant': '可進入確認' },
      async act({ press, shown, word }) {
        await press(word('ticket:reviewBuy'))
        await shown(word('ticket:confirmTitle'))
      },
    },
  ],
}

export const forgotFundPassword: Flow = {
  id: 'forgotFundPassword',
  name: {
    ja: '断り：資金パスワードの間違い',
    en: 'Refused: wrong fund password',
    'zh-Hant': '拒絕：資金密碼錯誤',
  },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '間違える', en: 'A wrong one', 'zh-Hant': '輸入錯誤' },
      async act({ at, type, press, reads, like, word }) {
        await at('withdraw')
        await type(word('funds:amount'), '50000')
        await type(word('funds:fundPassword'), '11223344')
        await press(word('funds:submit'))
        await reads(like('refusals:fundPasswordWrong'))
      },
    },
    {
      name: { ja: '再設定へ進む', en: 'Go and reset it', 'zh-Hant': '前往重設' },
      async act({ follow, reads, word }) {
        await follow(word('shared:fixForgotFundPassword'))
        await reads(word('fundPassword:lead'))
      },
    },
    {
      name: {
        ja: 'ログインのパスワードで決め直す',
        en: 'Set it anew by the login password',
        'zh-Hant': '以登入密碼重新設定',
      },
      async act({ pick, type, press, shown, word }) {
        await pick(word('fundPassword:proofForgot'))
        await type(word('fundPassword:proofLogin'), PASSWORD)
        await type(word('fundPassword:new'), NEW_FUND_PASSWORD)
        await type(word('fundPassword:again'), NEW_FUND_PASSWORD)
        await press(word('fundPassword:submitChange'))
        await shown(word('fundPassword:doneChange'))
      },
    },
    {
      name: { ja: '出金へ戻って申請する', en: 'Back, and apply', 'zh-Hant': '返回並申請' },
      async act({ follow, type, press, shown, word }) {
        await follow(word('fundPassword:toWithdraw'))
        await type(word('funds:amount'), '50000')
        await type(word('funds:fundPassword'), NEW_FUND_PASSWORD)
        await press(word('funds:submit'))
        await shown(word('funds:doneLead'))
      },
    },
  ],
}
