import type { Flow } from './flow.ts'

/** Takes applications at the instant of the pictures. */
const BLOCK = 'block-2026-11-16-1'

export const block: Flow = {
  id: 'block',
  name: { ja: '立会外取引に申し込む', en: 'Apply for a block', 'zh-Hant': '申請鉅額交易' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '募集を見る', en: 'See the offers', 'zh-Hant': '查看產品' },
      async act({ at, reads, word }) {
        await at('blocks')
        await reads(word('blocks:lead'))
      },
    },
    {
      name: { ja: '条件を読む', en: 'Read the rules', 'zh-Hant': '閱讀條件' },
      async act({ at, reads, word }) {
        await at('block', { id: BLOCK })
        await reads(word('blocks:key'))
      },
    },
    {
      name: { ja: '数量と取引キーを入れる', en: 'Type quantity and key', 'zh-Hant': '輸入數量與交易密鑰' },
      async act({ type, finds, reads, word }) {
        await type(word('blocks:quantity'), '1000')
        await type(word('blocks:keyField'), await finds(/^[0-9A-Z]{6}$/))
        await reads('1,022,000')
      },
    },
    {
      name: { ja: '拘束と期間を確かめる', en: 'Check what is reserved, and how long', 'zh-Hant': '確認保留金額與期間' },
      async act({ press, shown, word }) {
        await press(word('offer:review'))
        await shown(word('blocks:confirmTitle'))
      },
    },
    {
      name: { ja: '申し込む', en: 'Apply', 'zh-Hant': '申請' },
      act: ({ insist, word }) => insist(word('blocks:send'), word('blocks:blockApplicationTitle')),
    },
    {
      name: { ja: '審査のあと', en: 'After the review', 'zh-Hant': '審查之後' },
      async act({ turnClock, at, reads, word }) {
        await turnClock('minutes15')
        await at('blocks', { tab: 'applications' })
        await reads(word('offer:state_passed'))
      },
    },
  ],
}
