import { hrefTo } from '@kabuto/domain/paths'
import type { IntentEntry } from '../../rows/content.ts'

const none = { ja: [], en: [], 'zh-Hant': [] }
const ask = { ja: '使い方を聞く', en: 'Ask how it works', 'zh-Hant': '詢問使用方式' }

/**
 * What is said where no question was answered: before the first one, where none fits, and where something was typed
 * that nobody should see.
 */
export const specialIntents: readonly IntentEntry[] = [
  {
    id: 'greeting',
    patterns: none,
    suggestion: ask,
    answer: {
      ja: '自動応答です。人ではなく、決まった手順でお答えします。出金、手数料、売却の制限などを、短い言葉でお書きください。パスワードや口座の番号は書かないでください。',
      en:
        'This is an automatic reply. No person reads it; it answers by fixed steps. Ask in a few words about ' +
        'withdrawals, fees, sell locks and so on. Please write no passwords and no account numbers.',
      'zh-Hant':
        '這是自動回覆。並非真人，而是依固定步驟回答。請用簡短的文字詢問提款、手續費、賣出限制等問題。請勿輸入密碼或帳號。',
    },
    links: [],
  },
  {
    id: 'fallback',
    patterns: none,
    suggestion: ask,
    answer: {
      ja: 'それには答えられません。自動応答が知っているのは、Kabuto の使い方と決まりだけです。別の言葉で書くか、お知らせと説明の画面を見てください。人による対応はなく、投資の助言もしません。',
      en:
        'I cannot answer that. This automatic reply only knows how Kabuto works and what its rules are. Try ' +
        'other words, or look at the notices and the page about Kabuto. There is no person to pass you on to, ' +
        'and no investment advice.',
      'zh-Hant':
        '這個問題我無法回答。自動回覆只了解 Kabuto 的使用方式與規則。請換個說法，或查看公告與說明頁面。沒有真人客服，也不提供投資建議。',
    },
    links: [
      { label: { ja: 'お知らせ', en: 'Notices', 'zh-Hant': '公告' }, href: hrefTo('notices') },
      { label: { ja: 'Kabuto について', en: 'About Kabuto', 'zh-Hant': '關於 Kabuto' }, href: hrefTo('about') },
    ],
  },
  {
    id: 'secret',
    patterns: none,
    suggestion: ask,
    answer: {
      ja:
        'パスワード、資金パスワード、カード番号のように見えたため、いまの文は保存していません。ここには決して送らないでください。Kabuto から尋ねることもありません。本物だったときは、使っている先で、' +
        'すぐに変更してください。',
      en:
        'That looked like a password, a fund password or a card number, so nothing of it was kept. Never send ' +
        'one here, and Kabuto will never ask for one. If it is a real one, change it at once wherever you use ' +
        'it.',
      'zh-Hant':
        '剛才的內容看起來像密碼、資金密碼或卡號，因此沒有保存。請絕對不要傳送到這裡，Kabuto 也不會詢問。若是真實的資料，請立即到使用該資料的地方變更。',
    },
    links: [
      {
        label: { ja: 'ログインパスワードの変更', en: 'Change the login password', 'zh-Hant': '變更登入密碼' },
        href: hrefTo('loginPassword'),
      },
      {
        label: { ja: '資金パスワードの設定', en: 'Set the fund password', 'zh-Hant': '設定資金密碼' },
        href: hrefTo('fundPassword'),
      },
    ],
  },
]
