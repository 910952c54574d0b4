import { type Language, translation } from '@kabuto/domain/shared'

const ja = {
  title: '文字',
  lead: '太さは400と600の二つだけです。どの端末の和文書体にもこの二つがあるからです。字間は詰めず、数字は等幅で、桁がそろいます。',
  styles: '文字の型',
  stylesLead: '見本は、いま選んでいる言語と文字の大きさで出ています。',
  sentence: '実際のお金を使わずに練習できます',
  figures: '12,846,320',
  size: '大きさ',
  weight: '太さ',
  line: '行送り',
  families: '書体',
  familiesLead:
    '製品は端末の書体を使います。この見本帳と写真だけは、どの機械でも同じになるように Noto Sans を同梱しています。',
  glyphs: '字形',
  glyphsLead: '同じ文字でも、言語の指定で字形が変わります。',
} as const

export const typeWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'Type',
    lead:
      'Two weights only, 400 and 600, because the Japanese font of every platform has both. Letters are never ' +
      'tracked, and digits share one width so that columns line up.',
    styles: 'Styles',
    stylesLead: 'The samples take the language and the text size that are chosen now.',
    sentence: 'Practise without real money',
    figures: '12,846,320',
    size: 'Size',
    weight: 'Weight',
    line: 'Line height',
    families: 'Families',
    familiesLead:
      'The product uses the fonts of the device. Only this workshop and its pictures bring Noto Sans along, ' +
      'so that they are the same on every machine.',
    glyphs: 'Glyphs',
    glyphsLead: 'One character has another form when the language says so.',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '文字',
    lead: '只用400與600兩種字重，因為每個平台的日文字型都具備。字距不壓縮，數字等寬，位數對齊。',
    styles: '文字樣式',
    stylesLead: '範例依目前選擇的語言與文字大小顯示。',
    sentence: '不用真實資金也能練習',
    figures: '12,846,320',
    size: '大小',
    weight: '字重',
    line: '行高',
    families: '字型',
    familiesLead: '產品使用裝置的字型。只有本樣本冊與截圖內附 Noto Sans，讓每台機器的結果一致。',
    glyphs: '字形',
    glyphsLead: '同一個字會依語言設定而有不同字形。',
  }),
}
