import { hrefTo } from '@kabuto/domain/paths'
import { link } from '../../rows/passages.ts'
import type { Article } from './article.ts'

export const serviceNews: readonly Article[] = [
  {
    id: 'service-reports',
    daysBefore: 2,
    at: '10:00',
    symbols: [],
    title: {
      ja: '取引報告書の書式を見やすくしました',
      en: 'Trade reports are easier to read',
      'zh-Hant': '交易報告書格式更易閱讀',
    },
    body: {
      ja: [
        '取引報告書の金額を右にそろえ、費用を1行ずつ分けました。印刷したときも、模擬であることの表示が各ページに入ります。費用の行には、もとになる決まりも添えました。',
        link('取引報告書を開く', hrefTo('documents')),
      ],
      en: [
        'Amounts in trade reports are aligned to the right and each cost has a line of its own. Every ' +
          'printed page says that it is a simulation. Beside each cost stands the rule it comes from.',
        link('Open trade reports', hrefTo('documents')),
      ],
      'zh-Hant': [
        '交易報告書的金額改為靠右對齊，費用逐行列出。列印時每頁也會標示為模擬交易。每項費用旁也註明所依據的規則。',
        link('開啟交易報告書', hrefTo('documents')),
      ],
    },
  },
  {
    id: 'service-refusals',
    daysBefore: 3,
    at: '16:00',
    symbols: [],
    title: {
      ja: 'お断りの理由に、直し方のボタンを付けました',
      en: 'Refusals now come with a button that helps',
      'zh-Hant': '被拒絕時會附上修正按鈕',
    },
    body: {
      ja: [
        '注文や申請をお断りするときに、どの決まりか、あなたの値、許される範囲に加えて、直すためのボタンを1つ示します。呼値に合わないときは、すぐ上とすぐ下の値を選べます。',
        '理由のないお断りを見つけたら、それは不具合です。受付番号とともに記録に残るので、画面の写真を残しておく必要はありません。',
      ],
      en: [
        'When an order or a request is refused, the card tells the rule, your value and what is allowed, and ' +
          'now has one button that mends it. A price that is no tick offers the nearest two.',
        'A refusal without a reason is a fault of ours. It is kept with its reference number; you need no ' +
          'picture of the screen.',
      ],
      'zh-Hant': [
        '拒絕委託或申請時，除了說明規則、您的輸入與允許範圍外，還會提供一個修正按鈕。價格不符升降單位時，可選擇最接近的上下價格。',
        '若遇到沒有理由的拒絕，那就是程式錯誤。系統會連同受理編號保存紀錄，不需要另外截圖。',
      ],
    },
  },
  {
    id: 'service-breakdown',
    daysBefore: 4,
    at: '14:00',
    symbols: [],
    title: {
      ja: '「なぜ全額出金できない？」を1行ずつ開けるように',
      en: '“Why not all of it?” can be opened line by line',
      'zh-Hant': '「為何無法全額提款？」可逐項查看',
    },
    body: {
      ja: [
        '出金の画面で、現金から出金可能額までの引き算を1行ずつ確かめられます。受渡し待ち、拘束中、借入のそれぞれに、いつ戻るかを添えました。',
        link('出金の画面を開く', hrefTo('withdraw')),
      ],
      en: [
        'The withdrawal screen shows the whole subtraction from your cash to what can be withdrawn. Each ' +
          'line, be it unsettled, held or owed, says when it comes back.',
        link('Open withdrawals', hrefTo('withdraw')),
      ],
      'zh-Hant': [
        '提款畫面可逐項確認從現金到可提款金額的計算。待交割、保留中與借款各項都會註明何時返還。',
        link('開啟提款畫面', hrefTo('withdraw')),
      ],
    },
  },
  {
    id: 'service-search',
    daysBefore: 8,
    at: '10:00',
    symbols: ['0407'],
    title: {
      ja: '銘柄をローマ字と読みがなで探せます',
      en: 'Find stocks by romaji and kana',
      'zh-Hant': '可用羅馬拼音與日文讀音搜尋股票',
    },
    body: {
      ja: [
        '検索で、コード、漢字、ひらがな、カタカナ、ローマ字のどれでも銘柄を探せます。たとえば霧ヶ峰計測（0407）は「きりがみね」でも「kirigamine」でも見つかります。検索の履歴は端末の中だけに残り、いつでも消せます。',
      ],
      en: [
        'Search takes codes, kanji, hiragana, katakana and romaji. Kirigamine Instruments (0407), for ' +
          'example, is found as きりがみね and as kirigamine. The history of searches stays on your device and can ' +
          'be cleared at any time.',
      ],
      'zh-Hant': [
        '可用代碼、漢字、平假名、片假名或羅馬拼音搜尋股票。例如霧之峰計測（0407），輸入「きりがみね」或「kirigamine」都找得到。搜尋紀錄只留在裝置上，隨時可清除。',
      ],
    },
  },
  {
    id: 'service-chart',
    daysBefore: 10,
    at: '11:30',
    symbols: [],
    title: {
      ja: 'チャートの足は7種類　どの足も同じ値段から作ります',
      en: 'Seven chart intervals, all made of the same prices',
      'zh-Hant': '七種K線週期，皆由同一價格產生',
    },
    body: {
      ja: [
        'チャートは1分、5分、15分、30分、日、週、月から選べます。どの足も同じ模擬の値段から計算するため、週足の高値が日足の高値と食い違うことはありません。',
        ['値段の一覧表に切り替えて、読み上げることもできます', '未来の値段は、だれにも分かりません'],
      ],
      en: [
        'Charts come in 1, 5, 15 and 30 minutes, days, weeks and months. All are worked out of the same ' +
          'simulated prices, so the high of a week is never another one than that of its days.',
        ['A table of the prices can be shown and read aloud', 'What comes next nobody knows'],
      ],
      'zh-Hant': [
        '走勢圖可選1、5、15、30分鐘與日、週、月。所有週期都由相同的模擬價格計算，週線高點不會與日線不一致。',
        ['可切換為價格表格並朗讀', '未來的價格沒有人知道'],
      ],
    },
  },
  {
    id: 'service-assistant',
    daysBefore: 14,
    at: '10:00',
    symbols: [],
    title: {
      ja: '自動応答が答えられることを増やしました',
      en: 'The automatic reply can answer more',
      'zh-Hant': '自動回覆可回答更多問題',
    },
    body: {
      ja: [
        'お問い合わせの自動応答が、手数料、売却の制限、抽選、借入など40の質問に答えられるようになりました。決まった手順で答えるもので、人ではありません。',
        'パスワードやカード番号のような文は保存せず、注意をお返しします。答えられないことには「答えられません」と返し、投資の助言はしません。',
        link('お問い合わせを開く', hrefTo('support')),
      ],
      en: [
        'The automatic reply now answers 40 questions about fees, sell locks, draws, loans and more. It ' +
          'follows fixed steps and is no person.',
        'What looks like a password or a card number is not kept; you get a warning instead. What it cannot ' +
          'answer it says so, and it gives no investment advice.',
        link('Open support', hrefTo('support')),
      ],
      'zh-Hant': [
        '客服的自動回覆現在能回答手續費、賣出限制、抽籤、借款等40個問題。它依固定步驟回答，並非真人。',
        '看起來像密碼或卡號的內容不會保存，並會提醒您。無法回答的問題會如實回覆，也不提供投資建議。',
        link('開啟客服', hrefTo('support')),
      ],
    },
  },
  {
    id: 'service-follow-order',
    daysBefore: 16,
    at: '15:00',
    symbols: [],
    title: {
      ja: 'フォローの並びは、最大の下落幅の小さい順です',
      en: 'Lead traders stand in the order of their smallest fall',
      'zh-Hant': '跟單依最大跌幅由小到大排列',
    },
    body: {
      ja: [
        'フォローとAI運用の一覧は、利益ではなく、最大の下落幅が小さい順に並びます。負けた月の数も、利益より先に示します。',
        '利益の順位表は作りません。短い期間の順位は、運の影響が大きいためです。下落幅と負けた月は、銘柄の値段から毎回計算し直しています。',
        link('フォローを開く', hrefTo('follow')),
      ],
      en: [
        'Lead traders and AI portfolios are sorted by their largest fall, the smallest first, not by profit. ' +
          'Losing months stand before any gain, too.',
        'There is no ranking by profit: over a short time it mostly shows luck. Falls and losing months are ' +
          'worked out anew from the prices each time.',
        link('Open follow', hrefTo('follow')),
      ],
      'zh-Hant': [
        '跟單與AI投組依最大跌幅由小到大排列，而非依獲利。虧損月數也列在獲利之前。',
        '我們不製作獲利排行榜，因為短期名次受運氣影響很大。跌幅與虧損月數每次都由股票價格重新計算。',
        link('開啟跟單', hrefTo('follow')),
      ],
    },
  },
  {
    id: 'service-large-text',
    daysBefore: 18,
    at: '10:00',
    symbols: [],
    title: {
      ja: '文字を大きくしても、金額が切れないようにしました',
      en: 'Amounts stay whole when the text is large',
      'zh-Hant': '放大文字時金額也能完整顯示',
    },
    body: {
      ja: [
        '設定で文字を大きくしたときも、金額と銘柄名が途中で切れないように並びを改めました。読み上げでは、金額を「円」まで続けて読みます。',
        link('設定を開く', hrefTo('settings')),
      ],
      en: [
        'With large text amounts and names of stocks are no longer cut off; the lines break instead. Screen ' +
          'readers read an amount together with its yen.',
        link('Open settings', hrefTo('settings')),
      ],
      'zh-Hant': [
        '在設定中放大文字時，已調整排列，金額與股票名稱不會被截斷。朗讀時也會連同「日圓」一起讀出金額。',
        link('開啟設定', hrefTo('settings')),
      ],
    },
  },
]
