import type { Differences } from './difference.ts'

/** The member’s own page and the documents. */
export const account: Differences = {
  'Screens/Account/Member': [
    {
      what: { ja: '題名が中央にある', en: 'The title stands in the middle', 'zh-Hant': '標題置中' },
      why: {
        ja: '部品集の NavBar で題名の場所は一つだけ。ホームから行けるほかの画面も同じ',
        en: 'The kit’s NavBar has one place for a title; Home’s neighbours have it there too',
        'zh-Hant': '元件庫的 NavBar 只有一個標題位置，與首頁並列的其他畫面也相同',
      },
    },
    {
      what: {
        ja: '会員番号を伏せずに全部見せ、コピーの印を付ける',
        en: 'The whole number is shown, with a copy sign',
        'zh-Hant': '完整顯示會員編號，並附複製圖示',
      },
      why: {
        ja: '人に渡すための模擬の番号なので、伏せても守るものがない',
        en: 'It is a number of the simulation, made to be passed on; a mask would protect nothing',
        'zh-Hant': '這是供人轉交的模擬編號，遮住也沒有要保護的內容',
      },
    },
    {
      what: {
        ja: '信用枠の棒の上に言葉があり、スコアの説明が1行付く',
        en: 'Words stand above the bar of credit, and one line explains the score',
        'zh-Hant': '信用額度橫條上方有文字，並以一行說明信用評分',
      },
      why: {
        ja: 'DESIGN §8：棒だけでは示さない。decisions §6：スコアは架空で、何も止めないと書く',
        en: 'DESIGN §8: the bar never stands alone; decisions §6: the score is invented, and bars nothing',
        'zh-Hant': 'DESIGN §8：橫條不單獨出現；decisions §6：評分為虛構，並說明不會限制任何操作',
      },
    },
    {
      what: {
        ja: '入金と出金が先頭に並ぶ',
        en: 'Deposit and withdrawal come first',
        'zh-Hant': '存款與提款排在最前面',
      },
      why: {
        ja: 'decisions §3：すべてへの入口を置く。出すことは、入れることの隣に置く',
        en: 'decisions §3: a way to everything; taking money out stands beside putting it in',
        'zh-Hant': 'decisions §3：提供通往所有功能的入口；提款就在存款旁邊',
      },
    },
    {
      what: {
        ja: '本人確認、利用できる操作、2つのパスワード、お知らせ、取引報告書の行がある',
        en: 'Rows for the identity check, what one can do, both passwords, notices and documents',
        'zh-Hant': '列有實名驗證、可使用的操作、兩組密碼、公告與交易報告書',
      },
      why: {
        ja: 'screens.md §9 のとおり。モックは下の端で切れている',
        en: 'screens.md §9; the mock is cut at its lower edge',
        'zh-Hant': '依 screens.md §9；設計稿在下緣被截斷',
      },
    },
    {
      what: {
        ja: '「表示と値動きの色」ではなく「設定」。印はつまみではなく歯車',
        en: '“設定” (settings) instead of “表示と値動きの色” (display and price colours), with a cog instead of sliders',
        'zh-Hant': '以「設定」取代「表示と値動きの色」（顯示與漲跌顏色），圖示由滑桿改為齒輪',
      },
      why: {
        ja: '設定は一つの画面にまとまっていて、つまみの印が表すものより多い',
        en: 'One screen holds all settings, and they are more than sliders stand for',
        'zh-Hant': '所有設定集中在一個畫面，項目多於滑桿圖示所代表的範圍',
      },
    },
    {
      what: {
        ja: '行の間の細い線が、カードの右の端まで届く',
        en: 'The hairlines between rows reach the right edge of the card',
        'zh-Hant': '列與列之間的細線延伸到卡片右緣',
      },
      why: {
        ja: '部品集の List による。資産の画面も同じ',
        en: 'The kit’s List, the same as on Funds',
        'zh-Hant': '依元件庫的 List，資產畫面也相同',
      },
    },
    {
      what: {
        ja: '終わりに招待コード、ログアウト、デモ会員への説明がある',
        en: 'The invitation code, the way out and a note to demo members stand at the end',
        'zh-Hant': '頁尾有邀請碼、登出與給示範會員的說明',
      },
      why: {
        ja: 'screens.md §9：招待コードはコピーできるだけで、報酬はない',
        en: 'screens.md §9: the code can only be copied and brings no reward',
        'zh-Hant': 'screens.md §9：邀請碼僅供複製，沒有獎勵',
      },
    },
    {
      what: {
        ja: '止められている操作があればカード、本人確認がまだなら帯で知らせる',
        en: 'A card where something is blocked, a banner where the identity check is missing',
        'zh-Hant': '有操作遭停用時以卡片說明，尚未完成實名驗證時以橫幅提示',
      },
      why: {
        ja: 'habits.md の「Blocked」のとおり。理由と解き方を、使えるものの上に置く',
        en: 'habits.md, “Blocked”: the reason with its way out, above what still works',
        'zh-Hant': '依 habits.md「Blocked」：原因與解決方式放在仍可使用的功能上方',
      },
    },
  ],
  'Screens/Account/Documents': [
    {
      what: {
        ja: '種類はチップではなく3つのタブで選ぶ',
        en: 'Three tabs for the kinds instead of chips',
        'zh-Hant': '種類以三個分頁選擇，而非篩選鈕',
      },
      why: {
        ja: '種類ごとに別の一覧があり、それぞれ続きを読み込む',
        en: 'The kinds are three lists of the server, each read page by page',
        'zh-Hant': '三個種類在伺服器上是三份列表，各自分頁載入',
      },
    },
    {
      what: {
        ja: '月は端末の選択画面で選び、はじめは「すべて」',
        en: 'The month is chosen with the phone’s own picker, and all months come first',
        'zh-Hant': '月份以手機內建的選單選擇，預設為全部',
      },
      why: {
        ja: '1か月ずつ送ると、半年前まで6回のタップになる',
        en: 'A stepper takes a tap a month: half a year back is six',
        'zh-Hant': '逐月切換每月要點選一次，回到半年前就要六次',
      },
    },
    {
      what: {
        ja: 'これから作られる書類は並べない',
        en: 'No document that is yet to be made',
        'zh-Hant': '不列出尚未製作的文件',
      },
      why: {
        ja: '約定すると、その報告書がすぐにできる',
        en: 'Each fill has its report at once',
        'zh-Hant': '成交後立即產生報告書',
      },
    },
  ],
}
