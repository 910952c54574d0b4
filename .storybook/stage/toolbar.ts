import type { Preview } from '@storybook/react-vite'

/** The looks a designer can choose, in the order of the toolbar. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    name: 'テーマ',
    description: '明るさのテーマ',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'ライト' },
        { value: 'dark', title: 'ダーク' },
        { value: 'both', title: '並べて比べる' },
      ],
    },
  },
  price: {
    name: '値動きの色',
    description: '値動きの色',
    toolbar: {
      icon: 'graphbar',
      dynamicTitle: true,
      items: [
        { value: 'japan', title: '上昇は赤' },
        { value: 'west', title: '上昇は緑' },
      ],
    },
  },
  language: {
    name: '言語',
    description: '表示する言語',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'ja', title: '日本語' },
        { value: 'en', title: 'English' },
        { value: 'zh-Hant', title: '繁體中文' },
      ],
    },
  },
  figures: {
    name: '自分の金額',
    description: '自分の金額を表示するか',
    toolbar: {
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'shown', title: '金額を表示' },
        { value: 'hidden', title: '金額を隠す' },
      ],
    },
  },
  connection: {
    name: '通信',
    description: '通信できるか',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'online', title: '通信あり' },
        { value: 'offline', title: '通信なし' },
      ],
    },
  },
  text: {
    name: '文字の大きさ',
    description: '会員が選ぶ文字の大きさ',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      // With a word in front: a bare number comes back from an address as a number, which is no item of this list.
      items: [
        { value: 'size100', title: '文字 100 %' },
        { value: 'size130', title: '文字 130 %' },
        { value: 'size200', title: '文字 200 %' },
      ],
    },
  },
}

function phone(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` }, type: 'mobile' as const }
}

export const viewports = {
  w320: phone('320 いちばん狭い', 320, 640),
  w375: phone('375 基準', 375, 812),
  w430: phone('430 大きめ', 430, 932),
  w750: phone('750 いちばん広い', 750, 1000),
  reflow: phone('320×256 400 % 拡大', 320, 256),
}
