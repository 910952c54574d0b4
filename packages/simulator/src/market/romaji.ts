/** Hepburn, by syllable; two kana before one. */
const syllables: Record<string, string> = {
  キャ: 'kya', キュ: 'kyu', キョ: 'kyo', シャ: 'sha', シュ: 'shu', ショ: 'sho', チャ: 'cha', チュ: 'chu', チョ: 'cho', ニャ: 'nya', ニュ: 'nyu', ニョ: 'nyo', ヒャ: 'hya', ヒュ: 'hyu', ヒョ: 'hyo',
  ミャ: 'mya', ミュ: 'myu', ミョ: 'myo', リャ: 'rya', リュ: 'ryu', リョ: 'ryo', ギャ: 'gya', ギュ: 'gyu', ギョ: 'gyo', ジャ: 'ja', ジュ: 'ju', ジョ: 'jo', ビャ: 'bya', ビュ: 'byu', ビョ: 'byo',
  ピャ: 'pya', ピュ: 'pyu', ピョ: 'pyo', ティ: 'ti', ディ: 'di', デュ: 'du', ファ: 'fa', フィ: 'fi', フェ: 'fe', フォ: 'fo', ウィ: 'wi', ウェ: 'we', ウォ: 'wo', シェ: 'she', ジェ: 'je', チェ: 'che', ヴァ: 'va',
  ア: 'a', イ: 'i', ウ: 'u', エ: 'e', オ: 'o', カ: 'ka', キ: 'ki', ク: 'ku', ケ: 'ke', コ: 'ko', サ: 'sa', シ: 'shi', ス: 'su', セ: 'se', ソ: 'so', タ: 'ta', チ: 'chi', ツ: 'tsu', テ: 'te', ト: 'to',
  ナ: 'na', ニ: 'ni', ヌ: 'nu', ネ: 'ne', ノ: 'no', ハ: 'ha', ヒ: 'hi', フ: 'fu', ヘ: 'he', ホ: 'ho', マ: 'ma', ミ: 'mi', ム: 'mu', メ: 'me', モ: 'mo', ヤ: 'ya', ユ: 'yu', ヨ: 'yo',
  ラ: 'ra', リ: 'ri', ル: 'ru', レ: 're', ロ: 'ro', ワ: 'wa', ヲ: 'o', ン: 'n', ガ: 'ga', ギ: 'gi', グ: 'gu', ゲ: 'ge', ゴ: 'go', ザ: 'za', ジ: 'ji', ズ: 'zu', ゼ: 'ze', ゾ: 'zo',
  ダ: 'da', ヂ: 'ji', ヅ: 'zu', デ: 'de', ド: 'do', バ: 'ba', ビ: 'bi', ブ: 'bu', ベ: 'be', ボ: 'bo', パ: 'pa', ピ: 'pi', プ: 'pu', ペ: 'pe', ポ: 'po', ヴ: 'vu', ー: '',
}

/** As others write the same sound; what a person types in any of these ways is meant alike. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[āâ]/g, 'a'], [/[īî]/g, 'i'], [/[ūû]/g, 'u'], [/[ēê]/g, 'e'], [/[ōô]/g, 'o'], [/[^a-z0-9]/g, ''],
  [/sy/g, 'sh'], [/ty/g, 'ch'], [/zy|jy/g, 'j'], [/si/g, 'shi'], [/ti/g, 'chi'], [/tu/g, 'tsu'], [/(?<![sc])hu/g, 'fu'], [/zi/g, 'ji'], [/du/g, 'zu'], [/di/g, 'ji'],
  [/m(?=[bmp])/g, 'n'], [/ou|oo|oh(?![aeiou])/g, 'o'], [/uu/g, 'u'], [/([kstpcgdbhfjmrz])\1/g, '$1'], [/tc/g, 'c'], [/nn/g, 'n'],
]

/** Latin letters in one way of writing, without blanks. */
export function plainRomaji(text: string): string {
  return spellings.reduce((plain, [pattern, letters]) => plain.replace(pattern, letters), text.toLowerCase())
}

/** Katakana in Latin letters; a small ツ doubles nothing, as `plainRomaji` leaves nothing doubled. */
export function romajiOf(kana: string): string {
  const latin = kana.replaceAll('ッ', '').replace(/[ァ-ヶ][ァィゥェォャュョ]|[ァ-ヶー]/g, (letters) => syllables[letters] ?? letters)
  return plainRomaji(latin)
}
