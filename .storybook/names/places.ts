/**
 * Where a story's file stands in the sidebar, by the title in its code. Titles and ids stay English, so links outlive a
 * new name; a designer reads and searches these, which end with the English name.
 */
const start: Record<string, string> = {
  Welcome: 'ようこそ',
  Kit: 'この部品集',
  Setup: '使いはじめる',
  Accessibility: '使いやすさ',
  Writing: '書き方',
  PriceColours: '値動きの色',
  Cost: '部品の重さ',
  Changelog: '変わったこと',
}

const flows: Record<string, string> = {
  App: 'アプリ',
  Journeys: 'たどる',
  Map: '画面の地図',
  Coverage: '物語の網羅',
  Words: '言葉の表',
  Compare: '並べて見る',
  Pictures: '絵の差分',
}

const features: Record<string, string> = {
  Session: '入口',
  Home: 'ホーム',
  Market: 'マーケット',
  Trading: '取引',
  Funds: '資金',
  Cards: '口座',
  Identity: '本人確認',
  Loans: '借入',
  Offerings: 'IPO',
  Blocks: '立会外',
  Follow: 'フォロー',
  Account: 'マイページ',
  Support: 'お問い合わせ',
  Shared: '共通',
}

const screens: Record<string, string> = {
  'Account/About': 'このアプリについて',
  'Account/Documents': '報告書',
  'Account/DocumentsFile': '書き出すファイル',
  'Account/FundPassword': '資金パスワード',
  'Account/Language': '言語',
  'Account/LoginPassword': 'ログインパスワード',
  'Account/Member': 'マイページ',
  'Account/Report': '年間取引報告書',
  'Account/Settings': '設定',
  'Blocks/Block': '立会外取引の銘柄',
  'Blocks/BlockApplication': '立会外取引の申込み',
  'Blocks/Blocks': '立会外取引',
  'Cards/AddCard': '口座を追加',
  'Cards/Cards': '銀行口座',
  'Follow/Follow': 'フォロー・AI運用',
  'Follow/Follows': '運用の記録',
  'Follow/Join': '参加',
  'Follow/Portfolios': 'ポートフォリオ',
  'Funds/Channel': '振込先',
  'Funds/Deposit': '入金',
  'Funds/Exchange': '両替',
  'Funds/Funds': '資産',
  'Funds/RecordsFile': '書き出すファイル',
  'Funds/Withdraw': '出金',
  'Home/Home': 'ホーム',
  'Home/News': 'ニュース',
  'Home/NewsArticle': 'ニュースの記事',
  'Home/Notice': 'お知らせの本文',
  'Home/Notices': 'お知らせ',
  'Home/Product': '商品',
  'Home/Raise': '募集',
  'Home/Search': '検索',
  'Identity/Identity': '本人確認',
  'Loans/Loans': '借入・返済',
  'Market/Company': '会社情報',
  'Market/HotList': 'ランキング',
  'Market/Quotes': 'マーケット',
  'Market/Stock': '銘柄',
  'Offerings/Applications': 'IPOの申込み一覧',
  'Offerings/Offering': 'IPOの詳細',
  'Offerings/Offerings': 'IPO',
  'Session/IntroOne': 'はじめての説明 1',
  'Session/IntroTwo': 'はじめての説明 2',
  'Session/Login': 'ログイン',
  'Session/Register': '新規登録',
  'Session/Start': '最初の画面',
  'Shared/BooksNote': '端末の記録の知らせ',
  'Shared/ReleaseNote': '新しい版の知らせ',
  'Shared/Crash': '画面の故障',
  'Shared/LeaveDialog': '外部サイトの確認',
  'Shared/MainMenu': '下部メニュー',
  'Shared/MarketState': '市場のいま',
  'Shared/NewsToast': '短い知らせ',
  'Shared/NotFound': 'ページがない',
  'Shared/Offer': '申込みの部品',
  'Shared/PageTitle': 'ページの題名',
  'Shared/PulledPage': '引いて更新した結果',
  'Shared/RefusalView': '断る理由',
  'Shared/Terms': '規約',
  'Support/Support': 'お問い合わせ',
  'Trading/DayTrading': 'デイトレード',
  'Trading/Position': '保有の詳細',
  'Trading/Positions': '取引・保有',
  'Trading/Ticket': '注文',
}

const kitGroups = {
  枠組み: {
    ActionBar: '操作の帯',
    BelowFold: 'あとから描く下',
    Card: 'カード',
    Columns: '段組み',
    NavBar: '上の帯',
    Page: 'ページ',
    Panes: '送り画面',
    Rail: '横送り',
    Row: '横並び',
    Section: '区画',
    Stack: '縦並び',
    TabBar: '下のタブ',
    Tiles: 'タイル',
  },
  操作: {
    AnchorTabs: '見出しへのタブ',
    Button: 'ボタン',
    Chip: 'チップ',
    Link: 'リンク',
    PullToRefresh: '引いて更新',
    ReorderList: '並べ替え',
    ScrollTabs: '横に送るタブ',
    SegmentedTabs: '切り替え',
  },
  入力: {
    AmountField: '金額',
    ChatComposer: '問い合わせの入力',
    Checkbox: 'チェックボックス',
    Field: '入力欄',
    ImageUpload: '画像の提出',
    MoneyStepper: '金額の増減',
    NavSearch: '検索欄',
    OptionCards: '選択カード',
    OrderTicket: '注文票',
    OtpField: '確認コード',
    PasswordField: 'パスワード',
    Picker: '選択',
    QuantityStepper: '数量',
    RuleTicks: '条件の確認',
    Stepper: '増減',
    TextArea: '長い文章',
    useCheckedForm: 'フォームの検査',
  },
  数字と値動き: {
    Cells: '数字の並び',
    Change: '値動き',
    CompareBeforeAfter: '前後の比較',
    IndexCard: '指数',
    KeyValueList: '項目と値',
    LimitMeter: '上限の目盛り',
    Money: '金額の表示',
    PositionRow: '保有の行',
    QuoteBoard: '気配値',
    Sparkline: '小さな折れ線',
    StockRow: '銘柄の行',
  },
  図と時間: {
    AllocationDonut: '内訳の円',
    BarsChart: '棒グラフ',
    ChartPanel: '株価チャート',
    HistoryChart: '推移',
    HoursBar: '取引時間の帯',
    MonthCalendar: '月のカレンダー',
    SessionClock: '市場の時計',
    Timeline: '経過',
  },
  一覧と文章: {
    Article: '文章',
    Checklist: '必要なもの',
    InfiniteList: '長い一覧',
    List: '一覧',
    ListHead: '一覧の見出し',
    ListRow: '一覧の行',
    Marked: '一致の強調',
    NewsCard: 'ニュース',
    NumberedSteps: '手順',
    Text: '文字',
  },
  知らせ: {
    Banner: '帯のお知らせ',
    ChatBubble: '吹き出し',
    EmptyState: '空のとき',
    ErrorState: '失敗のとき',
    RefusalCard: '断る理由',
    SimBar: '模擬の帯',
    Skeleton: '読み込み中',
    StatusBadge: '状態',
    Tag: '札',
    TeachingBar: '教材の帯',
    NoteBar: '知らせの帯',
    Toast: '短いお知らせ',
    fetchedPart: 'あとから読む部品',
  },
  重なり: {
    ConfirmSheet: '確認シート',
    Dialog: '対話',
    Sheet: 'シート',
  },
  絵と印: {
    Avatar: '顔',
    BrandMark: '商標',
    Icon: 'アイコン',
    OrigamiScene: '折り紙の絵',
    Seal: '印章',
  },
} satisfies Record<string, Record<string, string>>

type KitGroups = typeof kitGroups
/** A group of the kit as the sidebar has it, and the parts in it by their names in code. */
export type KitGroup = keyof KitGroups
export type PartOf<Group extends KitGroup> = keyof KitGroups[Group]

const foundations: Record<string, string> = {
  Colour: '色',
  Type: '文字',
  Spacing: '余白',
  Icons: 'アイコン',
  Motion: '動き',
  Words: 'ことば',
  Switching: '切り替え',
  Hostile: 'おかしな文字',
  Keyboard: 'キーボード',
  KeptList: '一覧の場所',
}

const under = (top: string, code: string, names: Record<string, string>): [string, string][] =>
  Object.entries(names).map(([name, japanese]) => [`${code}/${name}`, `${top}/${japanese} ${name}`])

const screenPlaces = Object.entries(screens).map(([name, japanese]): [string, string] => {
  const [feature = '', screen = ''] = name.split('/')
  return [`Screens/${name}`, `画面/${features[feature]} ${feature}/${japanese} ${screen}`]
})

const places = new Map([
  ...under('はじめに', 'Start', start),
  ...under('導線', 'Flows', flows),
  ...screenPlaces,
  ...Object.entries(kitGroups).flatMap(([group, parts]) => under(`部品/${group}`, 'Kit', parts)),
  ...under('基礎', 'Foundations', foundations),
])

/** The checks of the workshop itself, which no designer sees. */
export const HIDDEN = 'Workshop/'

/** What a designer reads for a title in code. A title without a name is an error of whoever has just written it. */
export function placeOf(title: string): string {
  const place = places.get(title)
  if (place === undefined && !title.startsWith(HIDDEN))
    throw new Error(`${title} has no Japanese name in .storybook/names/places.ts`)
  return place ?? title
}

/** The id of a title in code, which stays although its place has another name. */
export function idOf(title: string): string {
  return title.toLowerCase().replaceAll('/', '-')
}

/** Whether an id is that of a page to read or of one of its stories, and not of something to try. */
export function isPage(id = ''): boolean {
  return /^(?:start|foundations)-|^flows-(?:map|coverage|words|compare|pictures)(?:--|$)/.test(id)
}

/** Titles in code that have a name here. */
export const titled: readonly string[] = [...places.keys()]
