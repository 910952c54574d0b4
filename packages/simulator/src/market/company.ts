import type { Instrument, Sector, StockDetail } from '@kabuto/domain/market'
import { fraction, hashed, hashedText } from '../engine/hash.ts'

type Words = StockDetail['company']['about']
type Row = readonly [ja: string, en: string, zhHant: string]

/** What companies of a sector do, and for whom. */
const work: Record<Sector, readonly Row[]> = {
  foods: [
    ['調味料と冷凍食品をつくる', 'An invented maker of seasonings and frozen foods', '生產調味料與冷凍食品'],
    ['菓子と飲料をつくる', 'An invented maker of sweets and drinks', '生產點心與飲料'],
  ],
  energy: [
    ['燃料を運び、貯め、売る', 'An invented company that carries, stores and sells fuel', '運送、儲存並銷售燃料'],
    ['地熱と風の資源を開く', 'An invented developer of geothermal and wind resources', '開發地熱與風力資源'],
  ],
  construction: [
    ['橋と学校を建てる', 'An invented builder of bridges and schools', '建造橋樑與學校'],
    ['住まいの設計と改修をする', 'An invented designer and renovator of homes', '設計並翻修住宅'],
  ],
  chemicals: [
    ['電子材料と樹脂をつくる', 'An invented maker of electronic materials and resins', '生產電子材料與樹脂'],
    ['機能性の繊維と紙をつくる', 'An invented maker of technical fibers and paper', '生產機能纖維與紙張'],
  ],
  pharmaceutical: [
    ['消化器の薬を研究する', 'An invented researcher of digestive medicines', '研究消化系統用藥'],
    ['検査薬と医療機器をつくる', 'An invented maker of test reagents and medical devices', '生產檢驗試劑與醫療器材'],
  ],
  autos: [
    ['電動車の駆動部品をつくる', 'An invented maker of drive parts for electric cars', '生產電動車驅動零件'],
    ['小型の商用車をつくる', 'An invented maker of small commercial vehicles', '生產小型商用車'],
  ],
  steel: [
    ['薄い鋼板と管をつくる', 'An invented maker of thin steel sheets and tubes', '生產薄鋼板與鋼管'],
    ['精密な鋳物をつくる', 'An invented maker of precision castings', '生產精密鑄件'],
  ],
  machinery: [
    [
      '小型の減速機と精密軸受をつくる',
      'An invented maker of small reducers and precision bearings',
      '生產小型減速機與精密軸承',
    ],
    ['倉庫の自動機械をつくる', 'An invented maker of warehouse automation', '生產倉儲自動化機械'],
  ],
  electric: [
    ['計測器とセンサーをつくる', 'An invented maker of instruments and sensors', '生產測量儀器與感測器'],
    ['電源の半導体をつくる', 'An invented maker of power semiconductors', '生產電源半導體'],
  ],
  services: [
    ['企業の業務ソフトを提供する', 'An invented provider of business software', '提供企業軟體'],
    ['地域の通信網を運ぶ', 'An invented operator of regional networks', '營運地區通訊網路'],
  ],
  power: [
    ['水力と太陽光で電気をつくる', 'An invented producer of hydro and solar power', '以水力與太陽能發電'],
    ['都市にガスを届ける', 'An invented supplier of gas to cities', '供應都市瓦斯'],
  ],
  transport: [
    ['近海の貨物を運ぶ', 'An invented carrier of coastal freight', '運送近海貨物'],
    ['旅客と荷物を運ぶ', 'An invented carrier of passengers and parcels', '運送旅客與包裹'],
  ],
  trading: [
    ['食料と金属を商う', 'An invented trader in food and metals', '經營糧食與金屬貿易'],
    ['機械の部品を世界から集める', 'An invented sourcer of machine parts', '採購全球機械零件'],
  ],
  retail: [
    ['郊外で日用品を売る', 'An invented seller of daily goods', '在郊區銷售日用品'],
    ['書籍と家具を売る', 'An invented seller of books and furniture', '銷售書籍與家具'],
  ],
  banks: [
    ['地域の企業と家計に融資する', 'An invented lender to local firms and households', '為地方企業與家庭提供貸款'],
  ],
  financials: [
    ['設備のリースと保険を営む', 'An invented lessor and insurer of equipment', '經營設備租賃與保險'],
    ['個人の資産づくりを助ける', 'An invented helper of household saving', '協助個人累積資產'],
  ],
  realEstate: [
    ['駅前の建物を貸す', 'An invented owner of buildings near stations', '出租車站前大樓'],
    ['物流の施設を開く', 'An invented developer of logistics sites', '開發物流設施'],
  ],
  fund: [
    [
      '指数に連動することをめざす',
      'An invented exchange-traded fund that aims to follow its index',
      '以追蹤指數為目標',
    ],
  ],
}

/** Prefectures are there, the towns are not. */
const tokyoTowns: readonly Row[] = [
  ['宮城県 青葉市（架空）', 'Aoba, Miyagi (invented)', '宮城縣青葉市（虛構）'],
  ['東京都 若木区（架空）', 'Wakagi, Tokyo (invented)', '東京都若木區（虛構）'],
  ['大阪府 浪野市（架空）', 'Namino, Osaka (invented)', '大阪府浪野市（虛構）'],
  ['愛知県 東野市（架空）', 'Azumano, Aichi (invented)', '愛知縣東野市（虛構）'],
  ['兵庫県 潮見市（架空）', 'Shiomi, Hyogo (invented)', '兵庫縣潮見市（虛構）'],
  ['北海道 雪代市（架空）', 'Yukishiro, Hokkaido (invented)', '北海道雪代市（虛構）'],
  ['福岡県 千波市（架空）', 'Chinami, Fukuoka (invented)', '福岡縣千波市（虛構）'],
  ['長野県 峰雲市（架空）', 'Minegumo, Nagano (invented)', '長野縣峰雲市（虛構）'],
  ['広島県 瀬音市（架空）', 'Seoto, Hiroshima (invented)', '廣島縣瀨音市（虛構）'],
  ['京都府 月白市（架空）', 'Tsukishiro, Kyoto (invented)', '京都府月白市（虛構）'],
  ['静岡県 風待市（架空）', 'Kazemachi, Shizuoka (invented)', '靜岡縣風待市（虛構）'],
  ['石川県 帆風市（架空）', 'Hokaze, Ishikawa (invented)', '石川縣帆風市（虛構）'],
]
const newYorkTowns: readonly Row[] = [
  ['カリフォルニア州 ラークヘイブン（架空）', 'Larkhaven, California (invented)', '加州拉克黑文（虛構）'],
  ['テキサス州 シダーウェル（架空）', 'Cedarwell, Texas (invented)', '德州西達韋爾（虛構）'],
  ['ニューヨーク州 クイルポート（架空）', 'Quillport, New York (invented)', '紐約州奎爾波特（虛構）'],
  ['ワシントン州 ファーンデール岬（架空）', 'Cape Ferndell, Washington (invented)', '華盛頓州芬德爾角（虛構）'],
  ['マサチューセッツ州 ヘロンゲート（架空）', 'Herongate, Massachusetts (invented)', '麻州赫倫蓋特（虛構）'],
  ['イリノイ州 プレーリーノット（架空）', 'Prairie Knot, Illinois (invented)', '伊利諾州普雷里諾特（虛構）'],
]

function chosen(rows: readonly Row[], hash: number): Row {
  return rows[(hash >>> 0) % rows.length] ?? ['', '', '']
}

function aboutOf({ kind }: Instrument, [ja, en, zhHant]: Row): Words {
  return kind === 'etf'
    ? { ja: `${ja}架空の上場投資信託です。`, en: `${en}.`, 'zh-Hant': `${zhHant}的虛構上市基金。` }
    : { ja: `${ja}架空の会社です。`, en: `${en}.`, 'zh-Hant': `${zhHant}的虛構公司。` }
}

/** The larger the company, the more work in it. */
function employeesOf({ kind, sharesOutstanding }: Instrument, hash: number): number {
  return kind === 'etf' ? 12 : 60 + Math.round(Math.sqrt(sharesOutstanding) * (0.1 + 0.5 * fraction(hash)))
}

/** Before it was listed: decades, for the young ones some years. */
function foundedIn({ kind, listedOn, section }: Instrument, hash: number): number {
  const listed = Number(listedOn.slice(0, 4))
  if (kind === 'etf') return listed
  return listed - (section === 'growth' ? 4 + ((hash >>> 3) % 12) : 8 + ((hash >>> 3) % 50))
}

/** An invented description of a company, from its sector and size. */
export function companyOf(instrument: Instrument): StockDetail['company'] {
  const hash = hashedText(0, instrument.symbol)
  const [ja, en, zhHant] = chosen(instrument.market === 'jpy' ? tokyoTowns : newYorkTowns, hashed(hash, 2))
  return {
    about: aboutOf(instrument, chosen(work[instrument.sector], hashed(hash, 1))),
    founded: foundedIn(instrument, hashed(hash, 3)),
    employees: employeesOf(instrument, hashed(hash, 4)),
    headquarters: { ja, en, 'zh-Hant': zhHant },
  }
}
