import type { Flow, Step } from './flow.ts'

/** At the invented post bank, whose account is told by a symbol and a number. */
export const fillCard: Step = {
  name: { ja: '金融機関と番号を入れる', en: 'Choose the bank, type the number', 'zh-Hant': '選擇金融機構並輸入號碼' },
  async act({ choose, type, reads, word }) {
    await choose(word('cards:bank'), '9990')
    await type(word('cards:postalSymbol'), '12345')
    await type(word('cards:postalNumber'), '12345671')
    await reads(word('cards:converted'))
  },
}

export const sendCard: Step = {
  name: { ja: '登録する', en: 'Add it', 'zh-Hant': '登記' },
  async act({ press, shown, word }) {
    await press(word('cards:submit'))
    await shown(word('cards:doneLead'))
  },
}

export const addCard: Flow = {
  id: 'addCard',
  name: { ja: '銀行口座を登録する', en: 'Add a bank account', 'zh-Hant': '新增銀行帳戶' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '銀行口座を開く', en: 'Open the bank accounts', 'zh-Hant': '開啟銀行帳戶' },
      async act({ at, reads, word }) {
        await at('cards')
        await reads(word('cards:ownOnly'))
      },
    },
    {
      name: { ja: '口座を追加する', en: 'Add an account', 'zh-Hant': '新增帳戶' },
      async act({ follow, reads, word }) {
        await follow(word('cards:add'))
        await reads(word('cards:notReal'))
      },
    },
    fillCard,
    sendCard,
    {
      name: { ja: '一覧で見る', en: 'See it in the list', 'zh-Hant': '在清單中查看' },
      async act({ follow, reads, word }) {
        await follow(word('cards:toCards'))
        await reads('••••567')
      },
    },
  ],
}
