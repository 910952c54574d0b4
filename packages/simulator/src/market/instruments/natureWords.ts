/** Words of nature that no listed company is called by, as far as we know, with how they are read. */
const read: Record<string, string> = {
  朝凪: 'アサナギ Asanagi', 夕凪: 'ユウナギ Yunagi', 月白: 'ツキシロ Tsukishiro', 花筏: 'ハナイカダ Hanaikada', 空木: 'ウツギ Utsugi', 深雪: 'ミユキ Miyuki',
  水無瀬: 'ミナセ Minase', 露草: 'ツユクサ Tsuyukusa', 野分: 'ノワキ Nowaki', 時雨: 'シグレ Shigure', 薄氷: 'ウスライ Usurai', 早苗: 'サナエ Sanae',
  翠嵐: 'スイラン Suiran', 東雲: 'シノノメ Shinonome', 朧: 'オボロ Oboro', 霜月: 'シモツキ Shimotsuki', 雪代: 'ユキシロ Yukishiro', 氷室: 'ヒムロ Himuro',
  風花: 'カザハナ Kazahana', 風待: 'カゼマチ Kazemachi', 潮騒: 'シオサイ Shiosai', 潮見: 'シオミ Shiomi', 浜木綿: 'ハマユウ Hamayu', 磯辺: 'イソベ Isobe',
  渚: 'ナギサ Nagisa', 汀: 'ミギワ Migiwa', 早瀬: 'ハヤセ Hayase', 瀬音: 'セオト Seoto', 滝野: 'タキノ Takino', 岩清水: 'イワシミズ Iwashimizu',
  谷風: 'タニカゼ Tanikaze', 峰雲: 'ミネグモ Minegumo', 雲居: 'クモイ Kumoi', 雲雀: 'ヒバリ Hibari', 山吹: 'ヤマブキ Yamabuki', 山茶花: 'サザンカ Sazanka',
  木槿: 'ムクゲ Mukuge', 菖蒲: 'アヤメ Ayame', 杜若: 'カキツバタ Kakitsubata', 撫子: 'ナデシコ Nadeshiko', 鈴蘭: 'スズラン Suzuran', 竜胆: 'リンドウ Rindo',
  蓮華: 'レンゲ Renge', 紫苑: 'シオン Shion', 若菜: 'ワカナ Wakana', 芹沢: 'セリザワ Serizawa', 早蕨: 'サワラビ Sawarabi', 玉椿: 'タマツバキ Tamatsubaki',
  藤袴: 'フジバカマ Fujibakama', 楓: 'カエデ Kaede', 欅: 'ケヤキ Keyaki', 楡: 'ニレ Nire', 柊: 'ヒイラギ Hiiragi', 樅: 'モミ Momi',
  白樺: 'シラカバ Shirakaba', 銀杏: 'イチョウ Icho', 胡桃: 'クルミ Kurumi', 若鮎: 'ワカアユ Wakaayu', 鶺鴒: 'セキレイ Sekirei', 千鳥: 'チドリ Chidori',
  白鷺: 'シラサギ Shirasagi', 翡翠: 'ヒスイ Hisui', 鶯: 'ウグイス Uguisu', 雁金: 'カリガネ Karigane', 隼: 'ハヤブサ Hayabusa', 飛燕: 'ヒエン Hien',
  銀鱗: 'ギンリン Ginrin', 瑠璃: 'ルリ Ruri', 琥珀: 'コハク Kohaku', 珊瑚: 'サンゴ Sango', 玻璃: 'ハリ Hari', 群青: 'グンジョウ Gunjo',
  萌黄: 'モエギ Moegi', 朱鷺: 'トキ Toki', 緋色: 'ヒイロ Hiiro', 望月: 'モチヅキ Mochizuki', 十六夜: 'イザヨイ Izayoi', 宵待: 'ヨイマチ Yoimachi',
  星見: 'ホシミ Hoshimi', 彩雲: 'サイウン Saiun', 瑞雲: 'ズイウン Zuiun', 虹ヶ丘: 'ニジガオカ Nijigaoka', 鈴鳴: 'スズナリ Suzunari', 鈴音: 'スズネ Suzune',
  琴浦: 'コトウラ Kotoura', 鼓川: 'ツヅミガワ Tsuzumigawa', 絹川: 'キヌカワ Kinukawa', 錦木: 'ニシキギ Nishikigi', 織姫: 'オリヒメ Orihime', 紬: 'ツムギ Tsumugi',
  鞠川: 'マリカワ Marikawa', 扇谷: 'オウギヤ Ogiya', 檜扇: 'ヒオウギ Hiogi', 篝: 'カガリ Kagari', 帆風: 'ホカゼ Hokaze', 船路: 'フナジ Funaji',
  遠海: 'トオミ Tomi', 沖波: 'オキナミ Okinami', 白波: 'シラナミ Shiranami', 七瀬: 'ナナセ Nanase', 八重波: 'ヤエナミ Yaenami', 百合野: 'ユリノ Yurino',
  桃園: 'モモゾノ Momozono', 杏: 'アンズ Anzu', 柚木: 'ユズキ Yuzuki', 稲穂: 'イナホ Inaho', 麦秋: 'バクシュウ Bakushu', 粟野: 'アワノ Awano',
  穂波: 'ホナミ Honami', 実里: 'ミサト Misato', 冬木: 'フユキ Fuyuki', 秋津: 'アキツ Akitsu', 水鏡: 'ミカガミ Mikagami', 雫: 'シズク Shizuku',
  霙: 'ミゾレ Mizore', 細雪: 'ササメユキ Sasameyuki', 初雁: 'ハツカリ Hatsukari', 泉川: 'イズミカワ Izumikawa',
}

const traditional: Record<string, string> = {
  瀬: '瀨', 沢: '澤', 竜: '龍', 胆: '膽', 黄: '黃', 麦: '麥', 穂: '穗', 稲: '稻', 実: '實', 滝: '瀧', 欅: '櫸', 楡: '榆', 浜: '濱', 騒: '騷', ヶ: '之',
}

export type Word = { ja: string; kana: string; en: string; zhHant: string }

export const natureWords: readonly Word[] = Object.entries(read).map(([ja, reading]) => {
  const [kana = '', en = ''] = reading.split(' ')
  return { ja, kana, en, zhHant: ja.replace(/./g, (letter) => traditional[letter] ?? letter) }
})
