import type { Flow } from './flow.ts'

const PRODUCT = 'follow-mori-1'

export const followTrader: Flow = {
  id: 'follow',
  name: { ja: '運用をフォローする', en: 'Follow a trader', 'zh-Hant': '跟單' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '下落の小さい順に見る', en: 'Look by the smallest fall', 'zh-Hant': '依跌幅由小到大查看' },
      async act({ at, reads, word }) {
        await at('follow')
        await reads(word('follow:largestFall'))
      },
    },
    {
      name: { ja: '商品を読む', en: 'Read the product', 'zh-Hant': '閱讀商品' },
      async act({ at, shown, word }) {
        await at('follow', { id: PRODUCT })
        await shown(word('follow:holdings'))
      },
    },
    {
      name: { ja: '預ける額と損失の限度', en: 'Amount and loss limit', 'zh-Hant': '金額與虧損上限' },
      async act({ type, reads, word }) {
        await type(word('follow:amount'), '200000')
        await type(word('follow:lossLimit'), '15')
        await reads(word('follow:stopsAt'))
      },
    },
    {
      name: { ja: '費用の合計を確かめる', en: 'Check all costs', 'zh-Hant': '確認總費用' },
      async act({ press, shown, word }) {
        await press(word('offer:review'))
        await shown(word('follow:confirmFollow'))
      },
    },
    {
      name: { ja: 'フォローする', en: 'Follow', 'zh-Hant': '開始跟單' },
      act: ({ insist, word }) => insist(word('follow:sendFollow'), word('follow:doneFollow')),
    },
    {
      name: { ja: 'フォロー中で見る', en: 'See it among the follows', 'zh-Hant': '在跟單中查看' },
      async act({ follow, reads, word }) {
        await follow(word('follow:toFollows'))
        await reads(word('follow:limitLine', { percent: 15 }))
      },
    },
  ],
}
