import type { Flow } from './flow.ts'

/** Takes applications at the instant of the pictures. */
const OFFER = 'ipo-0921'

export const ipo: Flow = {
  id: 'ipo',
  name: { ja: 'IPOに申し込む', en: 'Apply for an IPO', 'zh-Hant': '申購 IPO' },
  who: 'member',
  plan: 'typical',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '受付中のIPOを見る', en: 'See the open offers', 'zh-Hant': '查看受理中的 IPO' },
      async act({ at, reads, word }) {
        await at('offerings', { stage: 'subscribing' })
        await reads(word('offerings:lotAmount'))
      },
    },
    {
      name: { ja: '内容を読む', en: 'Read the offer', 'zh-Hant': '閱讀內容' },
      async act({ at, shown, word }) {
        await at('offering', { id: OFFER })
        await shown(word('offer:form'))
      },
    },
    {
      name: { ja: '単位数を入れて確かめる', en: 'Type the lots and check', 'zh-Hant': '輸入單位數並確認' },
      async act({ type, press, shown, word }) {
        await type(word('offerings:lotsLabel'), '2')
        await press(word('offer:review'))
        await shown(word('offerings:confirmTitle'))
      },
    },
    {
      name: { ja: '申し込む', en: 'Apply', 'zh-Hant': '申購' },
      act: ({ insist, word }) => insist(word('offerings:send'), word('offerings:doneApply')),
    },
    {
      name: { ja: '申込履歴で見る', en: 'See it among the applications', 'zh-Hant': '在申購紀錄查看' },
      async act({ at, reads, like }) {
        await at('applications')
        await reads(like('offerings:rowChange'))
      },
    },
    {
      name: { ja: '取り下げる', en: 'Take it back', 'zh-Hant': '取消申購' },
      async act({ at, press, agree, reads, word }) {
        await at('offering', { id: OFFER })
        await press(word('offerings:withdraw'))
        await agree(word('offerings:withdraw'))
        await reads(word('offer:review'))
      },
    },
  ],
}
