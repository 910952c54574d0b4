import { type Language, translation } from '@kabuto/domain/shared'

const ja = {
  title: 'アイコン',
  lead: 'ひとつの考えにひとつの形です。24の格子に線の太さ1.75、色はまわりの文字と同じです。形だけで意味を伝えることはなく、かならず言葉がそばにあります。',
  shapes: '形',
  shapesLead: '名前は lucide のものです。部品はここにある形だけを使います。',
  sizes: '大きさ',
  sizesLead: 'バッジだけ14、ほかは16、20、24です。文字を大きくすると一緒に大きくなります。',
} as const

export const iconWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'Icons',
    lead:
      'One idea has one shape: on a grid of 24, a stroke of 1.75, in the colour of the words around it. A ' +
      'shape never carries meaning alone; words always stand beside it.',
    shapes: 'Shapes',
    shapesLead: 'The names are those of lucide. Components use the shapes on this page and no others.',
    sizes: 'Sizes',
    sizesLead: '14 in badges only, else 16, 20 and 24. They grow with the text.',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '圖示',
    lead: '一個概念只有一個形狀。24格、線寬1.75，顏色與周圍文字相同。形狀不會單獨傳達意思，旁邊一定有文字。',
    shapes: '形狀',
    shapesLead: '名稱取自 lucide，元件只使用此頁的形狀。',
    sizes: '尺寸',
    sizesLead: '徽章為14，其餘為16、20、24，並隨文字放大。',
  }),
}
