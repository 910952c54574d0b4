import type { Difference, Differences } from './difference.ts'

const noMonths: Difference = {
  what: { ja: '月ごとの損益の棒グラフがない', en: 'No bars by month', 'zh-Hant': '沒有每月損益的長條圖' },
  why: {
    ja: 'サーバーから届くのは推移の線と負けた月の数で、月ごとの損益はない',
    en: 'The server sends a line and the number of losing months, not each month’s result',
    'zh-Hant': '伺服器只提供走勢線與虧損月數，沒有每月損益',
  },
}

/** Follow and AI portfolios. */
export const follow: Differences = {
  'Screens/Follow/Follow': [
    {
      what: {
        ja: '並び順を選ぶチップがなく、損益順もない',
        en: 'No chips for the order, and no order by result',
        'zh-Hant': '沒有選擇排序的選項鈕，也不能依損益排序',
      },
      why: {
        ja: 'decisions §1：下落の小さい順に固定し、利益では並べない',
        en: 'decisions §1: the smallest fall first; nothing is sorted by profit',
        'zh-Hant': 'decisions §1：固定依最大跌幅由小到大，不以獲利排序',
      },
    },
    {
      what: {
        ja: '商品はリードトレーダーのカードの中にあり、タブはない',
        en: 'Products stand in the card of their trader, without tabs',
        'zh-Hant': '商品列在領航交易員的卡片中，沒有分頁',
      },
      why: {
        ja: 'リードトレーダーは3人。フォロー中の運用には別の画面があり、上のボタンから開ける',
        en: 'There are three traders; what one follows has a page of its own, with its way on top',
        'zh-Hant': '領航交易員共三位；跟單中的運用另有頁面，可由上方按鈕前往',
      },
    },
  ],
  'Screens/Follow/Portfolios': [
    {
      what: {
        ja: 'モデル運用は、3つのタブではなく一つの一覧に並ぶ',
        en: 'Portfolios in one list instead of three tabs',
        'zh-Hant': '模型運用以一份列表呈現，而非三個分頁',
      },
      why: {
        ja: 'リードトレーダーと同じ。タブにすると、ほかのモデルの下落が隠れる',
        en: 'As with traders; a tab would hide the fall of the others',
        'zh-Hant': '與領航交易員相同；使用分頁會看不到其他模型的跌幅',
      },
    },
    noMonths,
  ],
  'Screens/Follow/Join': [noMonths],
  'Screens/Follow/Follows': [
    {
      what: {
        ja: 'どう終わったかを、名前の上に示す',
        en: 'How a follow ended stands above its name',
        'zh-Hant': '結束方式標示在名稱上方',
      },
      why: {
        ja: '部品集の、札付きの ListRow による。ほかの記録も同じ',
        en: 'The kit’s ListRow with a badge, as for all records',
        'zh-Hant': '使用元件庫附標籤的 ListRow，與其他紀錄相同',
      },
    },
  ],
}
