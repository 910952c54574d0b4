import type { Sector } from '@kabuto/domain/market'
import type { Word } from './natureWords.ts'

type Row = readonly [ja: string, kana: string, en: string, zhHant: string]

const words: Record<Exclude<Sector, 'fund'>, readonly Row[]> = {
  foods: [
    ['食品', 'ショクヒン', 'Foods', '食品'],
    ['製菓', 'セイカ', 'Confectionery', '製菓'],
    ['酒造', 'シュゾウ', 'Brewing', '釀酒'],
    ['水産', 'スイサン', 'Fisheries', '水產'],
    ['製粉', 'セイフン', 'Milling', '製粉'],
    ['乳業', 'ニュウギョウ', 'Dairy', '乳業'],
  ],
  energy: [
    ['石油', 'セキユ', 'Oil', '石油'],
    ['エナジー', 'エナジー', 'Energy', '能源'],
    ['燃料', 'ネンリョウ', 'Fuel', '燃料'],
    ['資源', 'シゲン', 'Resources', '資源'],
  ],
  construction: [
    ['建設', 'ケンセツ', 'Construction', '建設'],
    ['土木', 'ドボク', 'Civil Engineering', '土木'],
    ['設備工業', 'セツビコウギョウ', 'Facilities', '設備工業'],
    ['ハウジング', 'ハウジング', 'Housing', '住宅'],
  ],
  chemicals: [
    ['化学', 'カガク', 'Chemical', '化學'],
    ['樹脂', 'ジュシ', 'Resins', '樹脂'],
    ['塗料', 'トリョウ', 'Coatings', '塗料'],
    ['繊維', 'センイ', 'Fibers', '纖維'],
    ['製紙', 'セイシ', 'Paper', '製紙'],
    ['紡績', 'ボウセキ', 'Spinning', '紡績'],
  ],
  pharmaceutical: [
    ['製薬', 'セイヤク', 'Pharmaceutical', '製藥'],
    ['薬品', 'ヤクヒン', 'Medicines', '藥品'],
    ['バイオ', 'バイオ', 'Bio', '生技'],
    ['メディカル', 'メディカル', 'Medical', '醫療'],
  ],
  autos: [
    ['自動車部品', 'ジドウシャブヒン', 'Auto Parts', '汽車零件'],
    ['車輌', 'シャリョウ', 'Rolling Stock', '車輛'],
    ['モータース', 'モータース', 'Motors', '汽車'],
    ['ホイール', 'ホイール', 'Wheels', '輪圈'],
  ],
  steel: [
    ['製鋼', 'セイコウ', 'Steel', '製鋼'],
    ['金属', 'キンゾク', 'Metals', '金屬'],
    ['鋳造', 'チュウゾウ', 'Casting', '鑄造'],
    ['非鉄', 'ヒテツ', 'Nonferrous', '非鐵'],
    ['鋼管', 'コウカン', 'Tubes', '鋼管'],
  ],
  machinery: [
    ['精機', 'セイキ', 'Precision', '精機'],
    ['機工', 'キコウ', 'Machine Works', '機工'],
    ['重工', 'ジュウコウ', 'Heavy Industries', '重工'],
    ['ロボティクス', 'ロボティクス', 'Robotics', '機器人'],
    ['工具', 'コウグ', 'Tools', '工具'],
  ],
  electric: [
    ['電子', 'デンシ', 'Electronics', '電子'],
    ['電機', 'デンキ', 'Electric Machinery', '電機'],
    ['光学', 'コウガク', 'Optics', '光學'],
    ['半導体', 'ハンドウタイ', 'Semiconductor', '半導體'],
    ['計測', 'ケイソク', 'Instruments', '計測'],
  ],
  services: [
    ['通信', 'ツウシン', 'Telecom', '通信'],
    ['システムズ', 'システムズ', 'Systems', '系統'],
    ['情報', 'ジョウホウ', 'Information', '資訊'],
    ['ソフト', 'ソフト', 'Software', '軟體'],
    ['教育', 'キョウイク', 'Education', '教育'],
    ['警備', 'ケイビ', 'Security', '保全'],
    ['印刷', 'インサツ', 'Printing', '印刷'],
  ],
  power: [
    ['電力', 'デンリョク', 'Electric Power', '電力'],
    ['ガス', 'ガス', 'Gas', '瓦斯'],
    ['水道', 'スイドウ', 'Water', '自來水'],
  ],
  transport: [
    ['海運', 'カイウン', 'Shipping', '海運'],
    ['運輸', 'ウンユ', 'Transport', '運輸'],
    ['倉庫', 'ソウコ', 'Warehouse', '倉庫'],
    ['鉄道', 'テツドウ', 'Railway', '鐵道'],
    ['航空', 'コウクウ', 'Airlines', '航空'],
  ],
  trading: [
    ['貿易', 'ボウエキ', 'Trading', '貿易'],
    ['交易', 'コウエキ', 'Commerce', '交易'],
    ['興商', 'コウショウ', 'Mercantile', '興商'],
  ],
  retail: [
    ['百貨店', 'ヒャッカテン', 'Department Stores', '百貨'],
    ['ストア', 'ストア', 'Stores', '商店'],
    ['マート', 'マート', 'Mart', '超市'],
    ['書店', 'ショテン', 'Books', '書店'],
    ['薬局', 'ヤッキョク', 'Drugstores', '藥局'],
    ['家具', 'カグ', 'Furniture', '家具'],
  ],
  banks: [
    ['銀行', 'ギンコウ', 'Bank', '銀行'],
    ['信託', 'シンタク', 'Trust', '信託'],
  ],
  financials: [
    ['証券', 'ショウケン', 'Securities', '證券'],
    ['リース', 'リース', 'Leasing', '租賃'],
    ['保険', 'ホケン', 'Insurance', '保險'],
    ['キャピタル', 'キャピタル', 'Capital', '資本'],
  ],
  realEstate: [
    ['不動産', 'フドウサン', 'Real Estate', '不動產'],
    ['地所', 'ジショ', 'Estates', '地產'],
    ['リアルティ', 'リアルティ', 'Realty', '置業'],
  ],
}

export type Trade = Word & { sector: Sector }

export const tradeWords: readonly Trade[] = Object.entries(words).flatMap(([sector, rows]) =>
  rows.map(([ja, kana, en, zhHant]) => ({ ja, kana, en, zhHant, sector: sector as Sector })),
)
