import { word } from '../base/word.ts'

export const cancel = /* @__PURE__ */ word('やめる', 'Cancel', '取消')
export const imageUnreadable = /* @__PURE__ */ word(
  '画像として読み込めません。JPEG、PNG、WebP を選んでください。',
  'This cannot be read as an image. Choose a JPEG, PNG or WebP.',
  '無法讀取為圖片，請選擇 JPEG、PNG 或 WebP。',
)
export const remove = /* @__PURE__ */ word('削除', 'Delete', '刪除')
export const replaceImage = /* @__PURE__ */ word('差し替え', 'Replace', '更換')
