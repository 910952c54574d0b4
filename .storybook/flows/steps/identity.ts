import type { Flow, Step } from './flow.ts'

export const typeName: Step = {
  name: { ja: '氏名を入れる', en: 'Type the name', 'zh-Hant': '輸入姓名' },
  async act({ type, reads, word }) {
    await type(word('identity:name'), '山田 太郎')
    await type(word('identity:nameKana'), 'ヤマダ タロウ')
    await reads(word('identity:nameKanaHint'))
  },
}

/** Sample papers and a number that is nobody's. */
export const sendSamples: Step = {
  name: { ja: '見本の書類を送る', en: 'Send the sample documents', 'zh-Hant': '送出範例證件' },
  async act({ press, shown, word }) {
    await press(word('identity:makeNumber'))
    await press(word('identity:useSamples'))
    await press(word('identity:submit'))
    await shown(word('identity:sentTitle'))
  },
}

export const identity: Flow = {
  id: 'identity',
  name: { ja: '本人確認をする', en: 'Verify identity', 'zh-Hant': '實名驗證' },
  who: 'member',
  plan: 'fresh',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '本人確認を開く', en: 'Open the identity check', 'zh-Hant': '開啟實名驗證' },
      async act({ at, reads, word }) {
        await at('identity')
        await reads(word('identity:notReal'))
      },
    },
    typeName,
    sendSamples,
    {
      name: { ja: '審査のあと', en: 'After the review', 'zh-Hant': '審查之後' },
      async act({ turnClock, at, shown, word }) {
        await turnClock('minutes15')
        await at('member')
        await shown(word('titles:member'))
        await at('identity')
        await shown(word('identity:verifiedTitle'))
      },
    },
    {
      name: { ja: '銀行口座へ進む', en: 'Go on to the bank account', 'zh-Hant': '前往銀行帳戶' },
      async act({ follow, shown, word }) {
        await follow(word('identity:toCards'))
        await shown(word('cards:title'))
      },
    },
  ],
}

/** One who is always rejected: the scenario teaches what is said then. */
export const rejected: Flow = {
  id: 'rejected',
  name: { ja: '本人確認が却下されたら', en: 'Identity rejected', 'zh-Hant': '實名驗證遭退回' },
  who: 'member',
  plan: 'unverified',
  instant: 'pictures',
  steps: [
    {
      name: { ja: '却下の理由を読む', en: 'Read why it was rejected', 'zh-Hant': '閱讀退回原因' },
      async act({ at, reads, like }) {
        await at('identity')
        await reads(like('identity:rejectedReason'))
      },
    },
    sendSamples,
    {
      name: {
        ja: '審査のあと、また直せる',
        en: 'After the review it can be mended again',
        'zh-Hant': '審查之後可再修改',
      },
      async act({ turnClock, at, shown, reads, word }) {
        await turnClock('minutes15')
        await at('member')
        await shown(word('titles:member'))
        await at('identity')
        await reads(word('identity:rejectedWay'))
      },
    },
  ],
}
