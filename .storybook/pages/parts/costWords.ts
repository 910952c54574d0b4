import { type Language, translation } from '@kabuto/domain/shared'

const ja = {
  title: '部品の重さ',
  lead:
    'React と styled-components のあるアプリに、その部品だけを足したときに増える大きさです（gzip、1 KB は 1,024 バイト）。docs/kit-cost.md の数で、' +
    '試験が測り直して確かめています。',
  first: '使えるまでに',
  later: '要るときに',
  whole: 'すべて',
  wholeLead: 'すべての部品を一度に取り込んだ場合です。',
  late: '後から読み込むものがある部品',
  lateLead: '図の描画と画像の縮小は、出るときに初めて届きます。',
  each: '部品ごと',
  eachLead: '共に使う部分はどちらの行にも入るので、足しても合計にはなりません。色の値は別に一度だけ届きます。',
} as const

export const costWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'What each part costs',
    lead:
      'What importing one part alone adds to an app that has React and styled-components (gzip, KB of 1,024 ' +
      'bytes). The figures are those of docs/kit-cost.md, which a test measures again.',
    first: 'Before use',
    later: 'When needed',
    whole: 'All of it',
    wholeLead: 'Every part imported at once.',
    late: 'Parts that load more when it is needed',
    lateLead: 'The engines of charts, and what makes pictures smaller, arrive when they are used.',
    each: 'Part by part',
    eachLead:
      'What two parts share is counted for both, so the rows do not add up. The values of tokens come once besides.',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '元件大小',
    lead: '在已有 React 與 styled-components 的應用程式中，只加入該元件所增加的大小（gzip，1 KB 為 1,024 位元組）。數字取自 docs/kit-cost.md，並由測試重新量測。',
    first: '可使用前',
    later: '需要時',
    whole: '全部',
    wholeLead: '一次匯入所有元件時。',
    late: '之後才載入其他內容的元件',
    lateLead: '圖表引擎與圖片縮小功能，在使用時才會載入。',
    each: '各元件',
    eachLead: '共用的部分在兩列中都會計入，因此不能相加。權杖數值另外只載入一次。',
  }),
}
