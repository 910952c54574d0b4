import type { Flow } from './flow.ts'

/** Aoba Precision, of which the typical member holds some. */
const SYMBOL = '0712'

export const order: Flow = {
  id: 'order',
  name: { ja: '指値で買う', en: 'Buy at a limit', 'zh-Hant': '限價買進' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '銘柄を見る', en: 'Look at the stock', 'zh-Hant': '查看個股' },
      async act({ at, reads, word }) {
        await at('stock', { symbol: SYMBOL })
        await reads(word('stock:today'))
      },
    },
    {
      name: { ja: '注文票を開く', en: 'Open the ticket', 'zh-Hant': '開啟下單' },
      async act({ follow, shown, word }) {
        await follow(word('stock:buy'))
        await shown(word('titles:ticket'))
      },
    },
    {
      name: { ja: '指値を入れる', en: 'Type the limit', 'zh-Hant': '輸入限價' },
      async act({ type, reads, word }) {
        await type(word('ticket:priceLimit'), '2500')
        await reads('250,275')
      },
    },
    {
      name: { ja: '費用と受渡日を確かめる', en: 'Check costs and settlement', 'zh-Hant': '確認費用與交割日' },
      async act({ press, shown, word }) {
        await press(word('ticket:reviewBuy'))
        await shown(word('ticket:confirmTitle'))
      },
    },
    {
      name: { ja: '注文を出す', en: 'Place the order', 'zh-Hant': '送出委託' },
      act: ({ insist, word }) => insist(word('ticket:sendBuy'), word('ticket:doneWaiting')),
    },
    {
      name: { ja: '取引の一覧で見る', en: 'See it among the trades', 'zh-Hant': '在交易清單查看' },
      async act({ at, reads, word }) {
        await at('positions', { tab: 'inProgress' })
        await reads(word('trading:state_pendingOrder'))
      },
    },
    {
      name: { ja: '取り消す', en: 'Cancel it', 'zh-Hant': '取消委託' },
      async act({ press, agree, reads, at, word }) {
        await press(word('trading:cancelOrder'))
        await agree(word('trading:cancelAct'))
        await at('positions', { tab: 'terminated' })
        await reads(word('trading:state_cancelled'))
      },
    },
  ],
}

export const sell: Flow = {
  id: 'sell',
  name: { ja: '保有株を売る', en: 'Sell what is held', 'zh-Hant': '賣出持股' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '取引を開く', en: 'Open the trades', 'zh-Hant': '開啟交易' },
      async act({ at, reads, word }) {
        await at('positions', { tab: 'inProgress' })
        await reads(word('trading:state_holding'))
      },
    },
    {
      name: { ja: '売却を開く', en: 'Open the sale', 'zh-Hant': '開啟賣出' },
      async act({ follow, shown, word }) {
        await follow(word('trading:closeLong'))
        await shown(word('position:sell'))
      },
    },
    {
      name: { ja: '受取額を確かめる', en: 'Check the proceeds', 'zh-Hant': '確認預估收入' },
      async act({ agree, shown, word }) {
        await agree(word('position:review'))
        await shown(word('position:confirmTitle'))
      },
    },
    {
      name: { ja: '売り注文を出す', en: 'Place the sell order', 'zh-Hant': '送出賣單' },
      act: ({ insist, word }) => insist(word('position:confirmSend'), word('position:doneFilled')),
    },
    {
      name: { ja: '終わった取引を見る', en: 'See it among the ended trades', 'zh-Hant': '查看已結束的交易' },
      async act({ at, reads, word }) {
        await at('positions', { tab: 'terminated' })
        await reads(word('trading:state_sold'))
      },
    },
  ],
}

export const dayTrade: Flow = {
  id: 'dayTrade',
  name: { ja: 'デイトレをする', en: 'Trade within the day', 'zh-Hant': '當日交易' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: 'デイトレードを開く', en: 'Open day trading', 'zh-Hant': '開啟當日交易' },
      async act({ at, reads, like }) {
        await at('dayTrading', { symbol: SYMBOL, side: 'long' })
        await reads(like('dayTrading:closesItself'))
      },
    },
    {
      name: { ja: '数量を入れる', en: 'Type the quantity', 'zh-Hant': '輸入數量' },
      async act({ type, reads, word }) {
        await type(word('trading:quantity'), '200')
        await reads(word('dayTrading:margin'))
      },
    },
    {
      name: { ja: '証拠金と費用を確かめる', en: 'Check margin and costs', 'zh-Hant': '確認保證金與費用' },
      async act({ press, shown, word }) {
        await press(word('ticket:reviewBuy'))
        await shown(word('ticket:confirmTitle'))
      },
    },
    {
      name: { ja: '注文を出す', en: 'Place the order', 'zh-Hant': '送出委託' },
      act: ({ insist, word }) => insist(word('ticket:sendBuy'), word('dayTrading:doneOpen')),
    },
    {
      name: { ja: '自動決済の時刻を見る', en: 'See when it closes by itself', 'zh-Hant': '查看自動平倉時間' },
      async act({ follow, reads, like, word }) {
        await follow(word('dayTrading:toOpen'))
        await reads(like('dayTrading:closesBy'))
      },
    },
  ],
}
