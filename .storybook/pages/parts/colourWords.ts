import { type Language, translation } from '@kabuto/domain/shared'
import type { tokensFile } from '../../tokens.ts'

type Group = Exclude<keyof (typeof tokensFile)['semantic'], '$description' | 'type' | 'motion' | 'elevation'>
type Pigment = Exclude<keyof (typeof tokensFile)['primitive']['color'], '$type' | 'scrim'>

/** The eight pigments and why each exists; a new ramp in tokens.json does not compile without its words. */
const pigmentsJa = {
  sumi: '墨　文字、線、面の無彩色',
  ai: '藍　ブランド、操作、リンク',
  shu: '朱　値動きと売買の赤。エラーには使いません',
  rokusho: '緑青　値動きと売買の緑。完了には使いません',
  beni: '紅　エラー、却下、取り消せない操作',
  yamabuki: '山吹　審査中、待ち、注意',
  matsuba: '松葉　完了、承認',
  fuji: '藤　催し：IPO、抽選、時間外',
} as const satisfies Record<Pigment, string>

export const pigments: Record<Language, Record<Pigment, string>> = {
  ja: pigmentsJa,
  en: translation<typeof pigmentsJa>()({
    sumi: '墨 Sumi, ink: text, lines and grounds',
    ai: '藍 Ai, indigo: brand, actions and links',
    shu: '朱 Shu, vermilion: the red of price and side, never an error',
    rokusho: '緑青 Rokusho, verdigris: the green of price and side, never a success',
    beni: '紅 Beni, crimson: errors, rejection, what cannot be undone',
    yamabuki: '山吹 Yamabuki, kerria gold: review, waiting, attention',
    matsuba: '松葉 Matsuba, pine: done and approved',
    fuji: '藤 Fuji, wisteria: events such as IPO, lottery, after hours',
  }),
  'zh-Hant': translation<typeof pigmentsJa>()({
    sumi: '墨　文字、線條、底面的無彩色',
    ai: '藍　品牌、操作、連結',
    shu: '朱　漲跌與買賣的紅色，不用於錯誤',
    rokusho: '綠青　漲跌與買賣的綠色，不用於完成',
    beni: '紅　錯誤、駁回、無法復原的操作',
    yamabuki: '山吹　審核中、等待、注意',
    matsuba: '松葉　完成、通過',
    fuji: '藤　活動：IPO、抽籤、盤後',
  }),
}

const groupsJa = {
  bg: '面',
  text: '文字',
  line: '線',
  action: '操作',
  danger: '取り消せない操作とエラー',
  tick: '値動きの赤と緑（部品からは使いません）',
  price: '値動き',
  side: '売買',
  tone: '状態の調子',
  sim: '模擬のしるし',
  chart: 'チャート',
  overlay: '重なりと読み込み',
} as const satisfies Record<Group, string>

export const groups: Record<Language, Record<Group, string>> = {
  ja: groupsJa,
  en: translation<typeof groupsJa>()({
    bg: 'Grounds',
    text: 'Text',
    line: 'Lines',
    action: 'Actions',
    danger: 'What cannot be undone, and errors',
    tick: 'The red and green of prices (not for components)',
    price: 'Price direction',
    side: 'Order side',
    tone: 'Tones of status',
    sim: 'Mark of simulation',
    chart: 'Charts',
    overlay: 'Overlays and loading',
  }),
  'zh-Hant': translation<typeof groupsJa>()({
    bg: '底面',
    text: '文字',
    line: '線條',
    action: '操作',
    danger: '無法復原的操作與錯誤',
    tick: '漲跌的紅與綠（元件不直接使用）',
    price: '漲跌',
    side: '買賣',
    tone: '狀態色調',
    sim: '模擬標記',
    chart: '圖表',
    overlay: '遮罩與載入',
  }),
}

const ja = {
  title: '色',
  lead: '色にはひとつずつ役目があります。朱と緑青は値動きと売買だけ、紅はエラー、松葉は完了、藍は操作です。部品は意味の名前だけを読み、顔料の名前は読みません。',
  ramps: '顔料',
  rampsLead: '和の顔料の名前をもつ八つの階調です。数字が大きいほど濃くなります。',
  semantic: '意味の色',
  semanticLead: '左から、コードでの名前とCSS変数、ライトの値、ダークの値です。',
  contrast: 'コントラスト',
  contrastLead:
    '組み合わせてよい文字と面の、いちばん低い比です。値動きの色はどちらの設定でも確かめています。文字は4.5、部品の線や印は3より高くします。',
  light: 'ライト',
  dark: 'ダーク',
  japan: '上昇は赤',
  west: '上昇は緑',
  sample: 'あ 8,420',
  floor: '下限 {{floor}}',
  fails: '下限を下回ります',
} as const

export const colourWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'Colour',
    lead:
      'Each hue has one job. Vermilion and verdigris are price and side only, crimson is an error, pine is ' +
      'done, indigo is action. Components read the names of meanings, never those of pigments.',
    ramps: 'Pigments',
    rampsLead: 'Eight ramps with the names of Japanese pigments. A higher number is darker.',
    semantic: 'Colours by meaning',
    semanticLead: 'The name in code with its CSS variable, then the value in light and in dark.',
    contrast: 'Contrast',
    contrastLead:
      'The lowest ratio of each allowed pair, over both price conventions. Text needs 4.5, lines and marks ' +
      'of controls need 3.',
    light: 'Light',
    dark: 'Dark',
    japan: 'Red rises',
    west: 'Green rises',
    sample: 'Aa 8,420',
    floor: 'Floor {{floor}}',
    fails: 'Under the floor',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '色彩',
    lead: '每種色彩只有一個職責。朱與綠青只用於漲跌與買賣，紅用於錯誤，松葉用於完成，藍用於操作。元件只讀取語意名稱，不讀取顏料名稱。',
    ramps: '顏料',
    rampsLead: '以日本傳統顏料命名的八組色階，數字越大越深。',
    semantic: '語意色彩',
    semanticLead: '由左至右為程式名稱與CSS變數、淺色值、深色值。',
    contrast: '對比',
    contrastLead: '允許組合中最低的對比值，兩種漲跌色設定皆已檢查。文字須達4.5，控制項的線條與標記須達3。',
    light: '淺色',
    dark: '深色',
    japan: '紅漲',
    west: '綠漲',
    sample: '字 8,420',
    floor: '下限 {{floor}}',
    fails: '低於下限',
  }),
}
