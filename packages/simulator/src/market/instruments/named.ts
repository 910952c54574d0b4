import type { Instrument, Sector } from '@kabuto/domain/market'
import type { Described } from '../listing.ts'

type Row = readonly [symbol: string, ja: string, kana: string, en: string, zhHant: string, sector: Sector, level: number, shares: number, outstanding: number, told?: Partial<Instrument>]

const standard = { section: 'standard', tickTable: [{ from: '2023-06-05', table: 'standard' }] } as const satisfies Partial<Instrument>
const growth = { section: 'growth', tickTable: [{ from: '2023-06-05', table: 'standard' }] } as const satisfies Partial<Instrument>

/**
 * Those that stories, pictures and scenarios speak of. `level` is the close of the day before the pictures', or what a share is issued at;
 * `shares` are traded on a usual day.
 */
const tokyo: readonly Row[] = [
  ['0712', '青葉精機', 'アオバセイキ', 'Aoba Precision', '青葉精機', 'machinery', 2811.5, 1_600_000, 182_400_000],
  ['0418', 'みなと海運', 'ミナトカイウン', 'Minato Shipping', '港海運', 'transport', 1222.5, 2_600_000, 96_000_000],
  ['0935', '兜電子', 'カブトデンシ', 'Kabuto Electronics', '兜電子', 'electric', 5248, 500_000, 230_500_000,
    { tickTable: [{ from: '2023-06-05', table: 'standard' }, { from: '2025-10-31', table: 'topix500' }] }],
  ['0379', '鶴見重工業ホールディングス', 'ツルミジュウコウギョウホールディングス', 'Tsurumi Heavy Industries Holdings', '鶴見重工業控股', 'machinery', 3169, 760_000, 310_000_000],
  ['0166', '椿製薬', 'ツバキセイヤク', 'Tsubaki Pharmaceutical', '椿製藥', 'pharmaceutical', 4147, 480_000, 150_200_000],
  ['0527', '北杜電力', 'ホクトデンリョク', 'Hokuto Electric Power', '北杜電力', 'power', 1543, 180_000, 205_000_000, { ...standard, haltedSince: '2026-11-20T13:10:00+09:00' }],
  ['0263', '白川食品', 'シラカワショクヒン', 'Shirakawa Foods', '白川食品', 'foods', 983.8, 260_000, 88_000_000],
  ['0824', '朝霧通信', 'アサギリツウシン', 'Asagiri Telecom', '朝霧通信', 'services', 714.9, 2_900_000, 1_204_000_000],
  ['0287', '織部紡績', 'オリベボウセキ', 'Oribe Spinning', '織部紡績', 'chemicals', 994, 140_000, 41_000_000, standard],
  ['0512', '若竹エナジー', 'ワカタケエナジー', 'Wakatake Energy', '若竹能源', 'energy', 905, 320_000, 52_000_000, standard],
  ['0644', 'みずなら酒造', 'ミズナラシュゾウ', 'Mizunara Brewing', '水楢釀酒', 'foods', 1240, 420_000, 8_400_000, { ...growth, listedOn: '2026-12-01' }],
  ['0921', '星野ロボティクス', 'ホシノロボティクス', 'Hoshino Robotics', '星野機器人', 'machinery', 1850, 610_000, 12_600_000, { ...growth, listedOn: '2026-12-04' }],
  ['0758', '蒼井メディカル', 'アオイメディカル', 'Aoi Medical', '蒼井醫療', 'pharmaceutical', 2100, 380_000, 9_200_000, { ...growth, listedOn: '2026-12-18' }],
  ['0K3A', '桔梗ロボティクス', 'キキョウロボティクス', 'Kikyo Robotics', '桔梗機器人', 'machinery', 1520, 700_000, 14_000_000, { ...growth, listedOn: '2026-12-04' }],
  ['0M18', '月影ロジスティクス', 'ツキカゲロジスティクス', 'Tsukikage Logistics', '月影物流', 'transport', 1180, 300_000, 10_500_000, { ...growth, listedOn: '2026-12-16' }],
  ['0B27', '茜ソフトウェア', 'アカネソフトウェア', 'Akane Software', '茜軟體', 'services', 1460, 900_000, 7_700_000, { ...growth, listedOn: '2026-11-20' }],
  ['0101', '大和田建設', 'オオワダケンセツ', 'Owada Construction', '大和田建設', 'construction', 2134.5, 610_000, 140_000_000],
  ['0118', '瑞穂野地所', 'ミズホノジショ', 'Mizuhono Estates', '瑞穗野地產', 'realEstate', 1876.5, 720_000, 220_000_000],
  ['0133', '暁星自動車', 'ギョウセイジドウシャ', 'Gyosei Motors', '曉星汽車', 'autos', 2588, 4_200_000, 1_620_000_000],
  ['0149', '渡良瀬製鋼', 'ワタラセセイコウ', 'Watarase Steel', '渡良瀨製鋼', 'steel', 1094.5, 1_300_000, 260_000_000],
  ['0172', '若草バイオ', 'ワカクサバイオ', 'Wakakusa Bio', '若草生技', 'pharmaceutical', 648, 1_900_000, 62_000_000, growth],
  ['0191', '銀嶺光学', 'ギンレイコウガク', 'Ginrei Optics', '銀嶺光學', 'electric', 8_420, 390_000, 118_000_000],
  ['0206', '玄海水産', 'ゲンカイスイサン', 'Genkai Fisheries', '玄海水產', 'foods', 742, 150_000, 33_000_000, standard],
  ['0218', '紅葉谷百貨店', 'モミジダニヒャッカテン', 'Momijidani Department Stores', '紅葉谷百貨', 'retail', 1388.5, 440_000, 105_000_000],
  ['0234', '千早銀行', 'チハヤギンコウ', 'Chihaya Bank', '千早銀行', 'banks', 1716.5, 5_100_000, 1_350_000_000],
  ['0251', '浮雲証券', 'ウキグモショウケン', 'Ukigumo Securities', '浮雲證券', 'financials', 921.4, 1_050_000, 310_000_000],
  ['0298', '安曇商事', 'アズミショウジ', 'Azumi Trading', '安曇商事', 'trading', 3_902, 1_250_000, 480_000_000],
  ['0305', '八雲化学', 'ヤクモカガク', 'Yakumo Chemical', '八雲化學', 'chemicals', 2_267, 530_000, 190_000_000],
  ['0324', '磐梯石油', 'バンダイセキユ', 'Bandai Oil', '磐梯石油', 'energy', 833.6, 2_200_000, 540_000_000],
  ['0341', '伊吹野鉄道', 'イブキノテツドウ', 'Ibukino Railway', '伊吹野鐵道', 'transport', 2_945, 470_000, 160_000_000],
  ['0356', '葵フィナンシャルグループ', 'アオイフィナンシャルグループ', 'Aoi Financial Group', '葵金融集團', 'banks', 2_012.5, 6_800_000, 2_100_000_000],
  ['0392', '神楽坂システムズ', 'カグラザカシステムズ', 'Kagurazaka Systems', '神樂坂系統', 'services', 6_180, 350_000, 84_000_000],
  ['0407', '霧ヶ峰計測', 'キリガミネケイソク', 'Kirigamine Instruments', '霧之峰計測', 'electric', 12_450, 210_000, 46_000_000],
  ['0433', '不知火半導体', 'シラヌイハンドウタイ', 'Shiranui Semiconductor', '不知火半導體', 'electric', 24_830, 1_400_000, 157_000_000],
  ['0452', '高千穂航空', 'タカチホコウクウ', 'Takachiho Airlines', '高千穗航空', 'transport', 2_701.5, 940_000, 380_000_000],
  ['0476', '薫風製菓', 'クンプウセイカ', 'Kumpu Confectionery', '薰風製菓', 'foods', 3_345, 160_000, 58_000_000],
  ['0491', '天城ガス', 'アマギガス', 'Amagi Gas', '天城瓦斯', 'power', 4_055, 620_000, 240_000_000],
  ['0538', '白妙繊維', 'シロタエセンイ', 'Shirotae Fibers', '白妙纖維', 'chemicals', 511, 230_000, 72_000_000, standard],
  ['0556', '蔵王工具', 'ザオウコウグ', 'Zao Tools', '藏王工具', 'machinery', 1_962, 120_000, 37_000_000, standard],
  ['0573', '空知製粉', 'ソラチセイフン', 'Sorachi Milling', '空知製粉', 'foods', 1_655, 90_000, 29_000_000, standard],
  ['0599', '夢見坂エンタテインメント', 'ユメミザカエンタテインメント', 'Yumemizaka Entertainment', '夢見坂娛樂', 'services', 9_870, 980_000, 128_000_000],
  ['0617', '磯笛警備', 'イソブエケイビ', 'Isobue Security', '磯笛保全', 'services', 2_488, 140_000, 51_000_000],
  ['0683', '道後ハウジング', 'ドウゴハウジング', 'Dogo Housing', '道後住宅', 'construction', 1_129, 310_000, 66_000_000, standard],
  ['0796', '松籟書店', 'ショウライショテン', 'Shorai Books', '松籟書店', 'retail', 288, 190_000, 24_000_000, standard],
  ['0851', '鳴神モータース', 'ナルカミモータース', 'Narukami Motors', '鳴神汽車', 'autos', 437, 2_400_000, 210_000_000, { ...standard, delistedOn: '2026-10-01' }],
  ['0889', '朱雀リース', 'スザクリース', 'Suzaku Leasing', '朱雀租賃', 'financials', 5_630, 280_000, 93_000_000],
  ['0967', '奥入瀬飲料', 'オイラセインリョウ', 'Oirase Beverages', '奧入瀨飲料', 'foods', 4_488, 420_000, 99_000_000],
  ['0984', '春告システムズ', 'ハルツゲシステムズ', 'Harutsuge Systems', '春告系統', 'services', 176, 3_300_000, 48_000_000, growth],
]

const newYork: readonly Row[] = [
  ['KABU1', 'カブト・ロボティクス', 'カブトロボティクス', 'Kabuto Robotics', '兜機器人', 'machinery', 184.32, 8_200_000, 912_000_000],
  ['LARK2', 'ラークスパー・システムズ', 'ラークスパーシステムズ', 'Larkspur Systems', '翠雀系統', 'services', 412.6, 6_100_000, 780_000_000],
  ['ORBI3', 'オービタル・グラス', 'オービタルグラス', 'Orbital Glass', '軌道玻璃', 'electric', 96.14, 4_300_000, 350_000_000],
  ['TIDE4', 'タイドウォーター・エナジー', 'タイドウォーターエナジー', 'Tidewater Crest Energy', '潮水能源', 'energy', 58.77, 9_700_000, 640_000_000],
  ['MOSS5', 'モスバンク・フーズ', 'モスバンクフーズ', 'Mossbank Foods', '苔岸食品', 'foods', 71.05, 3_200_000, 290_000_000],
  ['PLUM6', 'プラムライン・セラピューティクス', 'プラムラインセラピューティクス', 'Plumline Therapeutics', '梅線製藥', 'pharmaceutical', 33.48, 5_600_000, 210_000_000, { luldTier: 2 }],
  ['GALE7', 'ゲイルフォース・モーターズ', 'ゲイルフォースモーターズ', 'Galeforce Motors', '疾風汽車', 'autos', 228.9, 12_400_000, 1_050_000_000],
  ['VOLT8', 'ボルトリーフ・デバイセズ', 'ボルトリーフデバイセズ', 'Voltleaf Devices', '電葉裝置', 'electric', 146.2, 15_800_000, 2_300_000_000],
  ['CLOV9', 'クローバーゲート・バンコープ', 'クローバーゲートバンコープ', 'Clovergate Bancorp', '三葉門銀行', 'banks', 87.36, 7_900_000, 830_000_000],
  ['FROS1', 'フロストヘイブン・リアルティ', 'フロストヘイブンリアルティ', 'Frosthaven Realty', '霜港置業', 'realEstate', 24.91, 2_800_000, 170_000_000, { luldTier: 2 }],
]

function described([symbol, ja, kana, en, zhHant, sector, level, shares, sharesOutstanding, told]: Row, usual: Pick<Instrument, 'market' | 'kind' | 'unit' | 'tickTable' | 'listedOn'> & Partial<Instrument>): Described {
  return { instrument: { symbol, names: { ja, kana, en, zhHant }, sector, sharesOutstanding, ...usual, ...told }, level, shares }
}

export const namedInstruments: readonly Described[] = [
  ...tokyo.map((row) => described(row, { market: 'jpy', section: 'prime', kind: 'stock', unit: 100, tickTable: [{ from: '2023-06-05', table: 'topix500' }], listedOn: '1988-04-11' })),
  ...newYork.map((row) => described(row, { market: 'usd', kind: 'stock', unit: 1, tickTable: [{ from: '2005-08-29', table: 'us' }], listedOn: '2009-06-18', luldTier: 1 })),
]
