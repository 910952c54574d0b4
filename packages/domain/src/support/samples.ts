import { hrefTo } from '../paths.ts'
import type { OutputOf } from '../shared/wire/call.ts'
import type { messagesCall, sendMessageCall } from './contract.ts'
import type { Intent, Message } from './entities.ts'

export const sampleIntents: Intent[] = [
  {
    id: 'withdrawable',
    patterns: {
      ja: ['出金できない', '全額出金', '出金可能額'],
      en: ['withdraw all', 'cannot withdraw', 'withdrawable'],
      'zh-Hant': ['無法提款', '全額提款', '可提款金額'],
    },
    suggestion: {
      ja: 'なぜ全額出金できないのですか。',
      en: 'Why can I not withdraw all of it?',
      'zh-Hant': '為什麼不能全額提款？',
    },
    answer: {
      ja: '出金可能額は {{withdrawable}}です。差し引いた金額の内訳を開けます。',
      en: 'You can withdraw {{withdrawable}}. You can open what was taken off.',
      'zh-Hant': '可提款金額為 {{withdrawable}}。可查看扣除金額的明細。',
    },
    links: [
      {
        label: { ja: '出金可能額の内訳', en: 'What was taken off', 'zh-Hant': '可提款金額明細' },
        href: hrefTo('withdraw'),
      },
    ],
  },
  {
    id: 'withdrawal',
    patterns: { ja: ['出金'], en: ['withdraw'], 'zh-Hant': ['提款'] },
    suggestion: { ja: '出金の手順', en: 'How to withdraw', 'zh-Hant': '提款步驟' },
    answer: {
      ja: '平日の9:30から19:30まで申請できます。本人確認、口座、資金パスワードが要ります。',
      en:
        'You can request it on weekdays from 9:30 to 19:30. It needs your verified identity, a bank account ' +
        'and the fund password.',
      'zh-Hant': '可於平日9:30至19:30申請，需完成實名驗證、綁定帳戶並設定資金密碼。',
    },
    links: [{ label: { ja: '出金', en: 'Withdraw', 'zh-Hant': '提款' }, href: hrefTo('withdraw') }],
  },
  {
    id: 'sellTime',
    patterns: { ja: ['売却できる時刻', '売れない', 'ロック'], en: ['sell', 'lock'], 'zh-Hant': ['賣出', '鎖定'] },
    suggestion: { ja: '売却できる時刻', en: 'When can I sell?', 'zh-Hant': '何時可以賣出？' },
    answer: {
      ja: '買付の15分後から売却できます。保有の明細に、銘柄ごとの時刻があります。',
      en: 'You can sell 15 minutes after a purchase. Each position shows its own time.',
      'zh-Hant': '買入15分鐘後可賣出。持倉明細會顯示各檔股票的時間。',
    },
    links: [{ label: { ja: '保有', en: 'Positions', 'zh-Hant': '持倉' }, href: hrefTo('positions') }],
  },
]

export const sampleFallback: Intent = {
  id: 'fallback',
  patterns: { ja: [], en: [], 'zh-Hant': [] },
  suggestion: { ja: '取引報告書', en: 'Trade reports', 'zh-Hant': '交易報告' },
  answer: {
    ja: 'それには答えられません。取引報告書はご案内できます。',
    en: 'I cannot answer that. I can show you the trade reports.',
    'zh-Hant': '這個問題我無法回答，但可以為您開啟交易報告。',
  },
  links: [{ label: { ja: '取引報告書', en: 'Trade reports', 'zh-Hant': '交易報告' }, href: hrefTo('documents') }],
}

/** The conversation of the mock. */
export const sampleMessages: Message[] = [
  {
    id: 'm1',
    from: 'assistant',
    text: '自動応答です。人ではなく、決まった手順でお答えします。',
    at: '2026-11-20T14:28:00+09:00',
    links: [],
  },
  { id: 'm2', from: 'member', text: 'なぜ全額出金できないのですか。', at: '2026-11-20T14:29:00+09:00', links: [] },
  {
    id: 'm3',
    from: 'assistant',
    text: '出金可能額は 2,918,400円です。差し引いた金額の内訳を開けます。',
    at: '2026-11-20T14:29:00+09:00',
    links: [{ label: '出金可能額の内訳', href: hrefTo('withdraw') }],
  },
  { id: 'm4', from: 'member', text: '税金の申告を手伝えますか。', at: '2026-11-20T14:31:00+09:00', links: [] },
  {
    id: 'm5',
    from: 'assistant',
    text: 'それには答えられません。取引報告書はご案内できます。',
    at: '2026-11-20T14:31:00+09:00',
    links: [{ label: '取引報告書', href: hrefTo('documents') }],
  },
]

/** The newest first. */
export const sampleConversation: OutputOf<typeof messagesCall> = {
  items: sampleMessages.toReversed(),
  next: null,
  suggestions: ['取引報告書', '売却できる時刻', '出金の手順'],
}

const [, sent, answer] = sampleMessages as [Message, Message, Message, ...Message[]]
export const sampleSent: OutputOf<typeof sendMessageCall> = { sent, answer }
