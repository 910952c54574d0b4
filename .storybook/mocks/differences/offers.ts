import type { Difference, Differences } from './difference.ts'

const oneOrder: Difference = {
  what: {
    ja: 'IPO、立会外、募集のどれも、内容が同じ順に並ぶ',
    en: 'The parts stand in one order on IPO, block and fund-raising',
    'zh-Hant': 'IPO、鉅額交易與募資的內容順序一致',
  },
  why: {
    ja: '募集の内容、失うおそれ、自分の申込、フォーム、確かめ方、リスク。一度覚えれば、どの画面でも分かる',
    en: 'Offer, what can be lost, own application, form, check, risks: learned once',
    'zh-Hant': '發行內容、可能損失、自己的申請、表單、驗證方式、風險；學一次就通用',
  },
}

const beforeApplying: Difference = {
  what: {
    ja: '「申し込む前に」として、失うおそれと利益、拘束される額、費用、決まり方を並べる',
    en: '“申し込む前に” (before you apply): loss beside gain, what is held, the costs and how it is decided',
    'zh-Hant': '以「申し込む前に」（申請之前）列出可能損失與利益、保留金額、費用與決定方式',
  },
  why: {
    ja: 'decisions §1：フォームの前に、利益と同じ大きさで示す',
    en: 'decisions §1: before the form, and as large as the gain',
    'zh-Hant': 'decisions §1：列於表單之前，並與利益同樣大小',
  },
}

const discountBesideLock: Difference = {
  what: {
    ja: '割引を、売却できない期間の隣に示す',
    en: 'The discount is named beside the time in which nothing can be sold',
    'zh-Hant': '折價與不可賣出期間並列',
  },
  why: {
    ja: 'モックでは、売却できない期間が割引の下にある',
    en: 'In the mock that time stands below the discount',
    'zh-Hant': '在設計稿中，不可賣出期間列於折價下方',
  },
}

/** IPO, blocks and fund-raising. */
export const offers: Differences = {
  'Screens/Offerings/Offering': [
    oneOrder,
    beforeApplying,
    {
      what: {
        ja: '払い込む数は、増減の欄の下の選択カードでも選べる',
        en: 'The parts of a payment are choices below the stepper',
        'zh-Hant': '繳款數量也可從增減欄下方的選項卡片選擇',
      },
      why: {
        ja: 'モックと同じく、払い込む額と辞退する分を示す。ただし上下に並べる',
        en: 'They name what is paid and what is given up, as in the mock, but one above the other',
        'zh-Hant': '與設計稿相同，標示繳款金額與放棄的部分，但改為上下排列',
      },
    },
    {
      what: {
        ja: '抽選日の終値は数字で示し、コピーするとハッシュ計算に使う文字列になる',
        en: 'The closes of the day are figures, copied as the text that is hashed',
        'zh-Hant': '抽籤日收盤值以數字顯示，複製時則為用於雜湊計算的字串',
      },
      why: {
        ja: '読むのは数字。文字列は、別の場所で計算し直す人のためのもの',
        en: 'One reads figures; the text is for whoever works it out elsewhere',
        'zh-Hant': '閱讀時看數字；字串供在其他地方重新計算的人使用',
      },
    },
  ],
  'Screens/Blocks/Block': [oneOrder, beforeApplying, discountBesideLock],
  'Screens/Home/Raise': [
    oneOrder,
    beforeApplying,
    {
      what: {
        ja: '申込済みの割合を棒で示さない',
        en: 'No bar for the share of a raise that is taken',
        'zh-Hant': '不以橫條表示已申請的比例',
      },
      why: {
        ja: '金額は2つとも数字で示す。埋まっていく棒は人を急がせる',
        en: 'Both amounts are figures; a bar that fills presses',
        'zh-Hant': '兩個金額都以數字表示；逐漸填滿的橫條會讓人焦急',
      },
    },
  ],
  'Screens/Blocks/Blocks': [discountBesideLock],
  'Screens/Offerings/Applications': [
    {
      what: {
        ja: '申込の行に、抽選の順番を出さない',
        en: 'No place in the draw in a row of one’s applications',
        'zh-Hant': '申購列不顯示抽籤順序',
      },
      why: {
        ja: '順番はIPOの詳細にあり、確かめ方もそこにある',
        en: 'It stands on the offer, with the way to check it',
        'zh-Hant': '順序列於 IPO 內容頁，並附驗證方式',
      },
    },
  ],
  'Screens/Blocks/BlockApplication': [
    {
      what: {
        ja: 'これまでの流れの時刻に、秒がない',
        en: 'The time line of an application has no seconds',
        'zh-Hant': '辦理進度的時間不含秒數',
      },
      why: {
        ja: '審査は分単位で進む。時刻の書き方は habits.md のとおり',
        en: 'A review takes minutes; times are written as in habits.md',
        'zh-Hant': '審核以分鐘計；時間寫法依 habits.md',
      },
    },
  ],
}
