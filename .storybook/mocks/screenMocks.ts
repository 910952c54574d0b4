import type { Language } from '@kabuto/domain/shared'

export type ScreenMock = {
  /** The name of its file in `pictures`, without `.webp`. */
  picture: string
  /** What it shows of the screen. */
  caption: Readonly<Record<Language, string>>
}

const standard = { ja: '標準', en: 'Standard', 'zh-Hant': '標準' }
const dark = { ja: 'ダーク', en: 'Dark', 'zh-Hant': '深色' }

const modelPortfolios: readonly ScreenMock[] = [
  {
    picture: 'home-DetailsPage.ai',
    caption: { ja: '一覧と参加が一つの画面', en: 'List and joining on one page', 'zh-Hant': '列表與參加在同一頁' },
  },
]

/** The mocks of each screen that has some, by its title in code; their names are those of the original app's pages. */
export const screenMocks: Readonly<Record<string, readonly ScreenMock[]>> = {
  'Screens/Session/Start': [{ picture: 'login-start', caption: standard }],
  'Screens/Session/IntroOne': [{ picture: 'login-logon', caption: standard }],
  'Screens/Session/IntroTwo': [{ picture: 'login-logon2', caption: standard }],
  'Screens/Session/Login': [{ picture: 'login-login', caption: standard }],
  'Screens/Session/Register': [{ picture: 'login-register', caption: standard }],
  'Screens/Home/Home': [
    { picture: 'home-index', caption: standard },
    { picture: 'home-index.dark', caption: dark },
    { picture: 'home-index.en', caption: { ja: '英語', en: 'English', 'zh-Hant': '英文' } },
    { picture: 'home-index.wide', caption: { ja: '広い画面', en: 'Wide screen', 'zh-Hant': '寬螢幕' } },
  ],
  'Screens/Home/Search': [{ picture: 'home-search', caption: standard }],
  'Screens/Home/Notices': [{ picture: 'home-notice', caption: standard }],
  'Screens/Home/Notice': [{ picture: 'home-noticeDetail', caption: standard }],
  'Screens/Home/News': [{ picture: 'home-moreNews', caption: standard }],
  'Screens/Home/NewsArticle': [{ picture: 'home-moreNews.article', caption: standard }],
  'Screens/Home/Product': [{ picture: 'home-DetailsPage.etf', caption: { ja: 'ETF', en: 'ETF', 'zh-Hant': 'ETF' } }],
  'Screens/Home/Raise': [{ picture: 'home-DetailsPage.fundraising', caption: standard }],
  'Screens/Market/Quotes': [
    { picture: 'market-market', caption: { ja: '株式', en: 'Stocks', 'zh-Hant': '股票' } },
    { picture: 'market-market.watchlist', caption: { ja: 'ウォッチリスト', en: 'Watchlist', 'zh-Hant': '自選股' } },
  ],
  'Screens/Market/HotList': [{ picture: 'market-stockHot-stockList', caption: standard }],
  'Screens/Market/Stock': [
    { picture: 'market-marketDetail', caption: standard },
    { picture: 'market-marketDetail.dark', caption: dark },
    {
      picture: 'market-marketDetail.book',
      caption: { ja: '板から下', en: 'From the order book down', 'zh-Hant': '委託簿以下' },
    },
  ],
  'Screens/Market/Company': [
    {
      picture: 'market-marketDetail.book',
      caption: {
        ja: '銘柄の画面の中の会社情報',
        en: 'Company facts on the page of a stock',
        'zh-Hant': '個股頁面中的公司資訊',
      },
    },
  ],
  'Screens/Trading/Ticket': [
    { picture: 'market-marketBuy', caption: { ja: '入力', en: 'Form', 'zh-Hant': '輸入' } },
    {
      picture: 'market-marketBuy.confirm',
      caption: { ja: '注文内容の確認', en: 'Confirmation', 'zh-Hant': '確認委託內容' },
    },
  ],
  'Screens/Trading/Positions': [
    { picture: 'position-position', caption: { ja: '保有中', en: 'Open positions', 'zh-Hant': '持有中' } },
    { picture: 'position-position.dark', caption: dark },
    { picture: 'position-position.empty', caption: { ja: '空', en: 'Empty', 'zh-Hant': '空白' } },
    {
      picture: 'position-position.filtered',
      caption: { ja: '条件に合うものなし', en: 'Nothing matches the filter', 'zh-Hant': '沒有符合條件的交易' },
    },
  ],
  'Screens/Trading/Position': [
    { picture: 'position-positionDetail', caption: standard },
    {
      picture: 'position-positionDetail.sell',
      caption: { ja: '売却のシート', en: 'Sell sheet', 'zh-Hant': '賣出面板' },
    },
  ],
  'Screens/Trading/DayTrading': [
    { picture: 'common-dayTrading', caption: { ja: '注文', en: 'Order', 'zh-Hant': '委託' } },
  ],
  'Screens/Funds/Funds': [{ picture: 'user-FundingDetails', caption: standard }],
  'Screens/Funds/Deposit': [{ picture: 'user-recharge', caption: standard }],
  'Screens/Funds/Withdraw': [
    {
      picture: 'user-withdraw',
      caption: { ja: '出金可能額を超えた金額', en: 'More than can be withdrawn', 'zh-Hant': '超出可提款金額' },
    },
    {
      picture: 'user-withdraw.breakdown',
      caption: { ja: 'なぜ全額出金できない？', en: 'Why not all of it?', 'zh-Hant': '為何無法全額提款？' },
    },
    {
      picture: 'user-withdraw.zh-Hant',
      caption: { ja: '繁体字中国語', en: 'Traditional Chinese', 'zh-Hant': '繁體中文' },
    },
  ],
  'Screens/Funds/Exchange': [{ picture: 'user-exchange', caption: standard }],
  'Screens/Cards/Cards': [
    { picture: 'user-BankCard', caption: standard },
    {
      picture: 'user-BankCard.unbind',
      caption: { ja: '登録の解除', en: 'Removing an account', 'zh-Hant': '解除登記' },
    },
  ],
  'Screens/Cards/AddCard': [
    { picture: 'user-WithCard', caption: standard },
    {
      picture: 'user-WithCard.bank',
      caption: { ja: '金融機関を選ぶ', en: 'Choosing a bank', 'zh-Hant': '選擇金融機構' },
    },
    {
      picture: 'user-WithCard.postal',
      caption: { ja: '記号・番号から登録', en: 'From symbol and number', 'zh-Hant': '以記號・番號登記' },
    },
  ],
  'Screens/Identity/Identity': [{ picture: 'user-bandCard', caption: standard }],
  'Screens/Loans/Loans': [{ picture: 'user-jkjl', caption: { ja: '借りる', en: 'Borrow', 'zh-Hant': '借款' } }],
  'Screens/Offerings/Offerings': [{ picture: 'market-subscribe', caption: standard }],
  'Screens/Offerings/Offering': [
    { picture: 'market-subscribeDetail', caption: { ja: '申込', en: 'Application', 'zh-Hant': '申購' } },
    { picture: 'market-subscribeDetail.won', caption: { ja: '当選', en: 'Allotted', 'zh-Hant': '中籤' } },
  ],
  'Screens/Offerings/Applications': [{ picture: 'market-subscribeRecord', caption: standard }],
  'Screens/Blocks/Blocks': [
    { picture: 'common-dividend', caption: { ja: '銘柄', en: 'Offers', 'zh-Hant': '標的' } },
    {
      picture: 'common-dividend.applications',
      caption: { ja: '自分の申込', en: 'My applications', 'zh-Hant': '我的申請' },
    },
  ],
  'Screens/Blocks/Block': [{ picture: 'common-dividend2', caption: standard }],
  'Screens/Blocks/BlockApplication': [
    {
      picture: 'common-dividend3',
      caption: { ja: '審査中と却下', en: 'In review, and rejected', 'zh-Hant': '審核中與已駁回' },
    },
  ],
  'Screens/Follow/Follow': [{ picture: 'gdindex-gdindex', caption: standard }],
  'Screens/Follow/Follows': [{ picture: 'gdindex-gdList', caption: standard }],
  'Screens/Follow/Portfolios': modelPortfolios,
  'Screens/Follow/Join': modelPortfolios,
  'Screens/Account/Member': [{ picture: 'user-usercenter', caption: standard }],
  'Screens/Account/Settings': [{ picture: 'user-setting', caption: standard }],
  'Screens/Account/Language': [{ picture: 'user-language', caption: standard }],
  'Screens/Account/FundPassword': [
    { picture: 'user-setPassword', caption: { ja: 'はじめての設定', en: 'First setting', 'zh-Hant': '首次設定' } },
  ],
  'Screens/Account/Documents': [{ picture: 'user-pj', caption: standard }],
  'Screens/Account/Report': [
    {
      picture: 'user-pj.report',
      caption: { ja: '印刷する報告書', en: 'Report as printed', 'zh-Hant': '列印的報告書' },
    },
  ],
  'Screens/Support/Support': [{ picture: 'user-kf', caption: standard }],
}
