import type { Sector } from '@kabuto/domain/market'

/** How a word is written in katakana and in Chinese. No two of a list begin with the same two letters, of which tickers are made. */
export type Spelling = readonly [en: string, kana: string, zhHant: string]

export const firstWords: readonly Spelling[] = [
  ['Amber', 'アンバー', '琥珀'], ['Bright', 'ブライト', '明亮'], ['Cedar', 'シーダー', '雪松'], ['Coral', 'コーラル', '珊瑚'], ['Dusk', 'ダスク', '暮色'], ['Ember', 'エンバー', '餘燼'],
  ['Fern', 'ファーン', '蕨葉'], ['Glade', 'グレイド', '林間'], ['Harbor', 'ハーバー', '港灣'], ['Indigo', 'インディゴ', '靛藍'], ['Jade', 'ジェイド', '翠玉'], ['Kelp', 'ケルプ', '海帶'],
  ['Lunar', 'ルナー', '月光'], ['Maple', 'メイプル', '楓'], ['North', 'ノース', '北境'], ['Onyx', 'オニキス', '瑪瑙'], ['Prairie', 'プレーリー', '草原'], ['Quiet', 'クワイエット', '靜謐'],
  ['River', 'リバー', '河川'], ['Silver', 'シルバー', '白銀'], ['Thistle', 'シスル', '薊'], ['Upland', 'アップランド', '高原'], ['Violet', 'バイオレット', '紫羅蘭'], ['Willow', 'ウィロー', '垂柳'],
]

export const secondWords: readonly Spelling[] = [
  ['Arch', 'アーチ', '拱'], ['Beacon', 'ビーコン', '燈塔'], ['Crane', 'クレイン', '鶴'], ['Drift', 'ドリフト', '漂流'], ['Elk', 'エルク', '麋鹿'], ['Falcon', 'ファルコン', '隼'], ['Grove', 'グローブ', '樹叢'],
  ['Heron', 'ヘロン', '鷺'], ['Isle', 'アイル', '島'], ['Jetty', 'ジェティ', '碼頭'], ['Kestrel', 'ケストレル', '紅隼'], ['Lark', 'ラーク', '雲雀'], ['Meadow', 'メドウ', '草甸'], ['Nook', 'ヌック', '隅'],
  ['Otter', 'オッター', '水獺'], ['Pine', 'パイン', '松'], ['Quill', 'クイル', '羽筆'], ['Reef', 'リーフ', '礁'], ['Spruce', 'スプルース', '雲杉'], ['Tern', 'ターン', '燕鷗'], ['Vale', 'ベール', '谷'], ['Wren', 'レン', '鷦鷯'],
]

export const americanTrades: readonly (readonly [...Spelling, sector: Sector])[] = [
  ['Robotics', 'ロボティクス', '機器人', 'machinery'], ['Software', 'ソフトウェア', '軟體', 'services'], ['Semiconductor', 'セミコンダクター', '半導體', 'electric'], ['Therapeutics', 'セラピューティクス', '製藥', 'pharmaceutical'],
  ['Foods', 'フーズ', '食品', 'foods'], ['Energy', 'エナジー', '能源', 'energy'], ['Motors', 'モーターズ', '汽車', 'autos'], ['Steel', 'スチール', '鋼鐵', 'steel'], ['Chemical', 'ケミカル', '化學', 'chemicals'],
  ['Logistics', 'ロジスティクス', '物流', 'transport'], ['Airlines', 'エアラインズ', '航空', 'transport'], ['Stores', 'ストアーズ', '商店', 'retail'], ['Bancorp', 'バンコープ', '銀行', 'banks'], ['Insurance', 'インシュアランス', '保險', 'financials'],
  ['Realty', 'リアルティ', '置業', 'realEstate'], ['Power', 'パワー', '電力', 'power'], ['Builders', 'ビルダーズ', '建設', 'construction'], ['Trading', 'トレーディング', '貿易', 'trading'], ['Networks', 'ネットワークス', '網路', 'services'],
  ['Devices', 'デバイセズ', '裝置', 'electric'], ['Media', 'メディア', '傳媒', 'services'], ['Aerospace', 'エアロスペース', '航太', 'machinery'], ['Biologics', 'バイオロジクス', '生技', 'pharmaceutical'],
]
