export { KitLocale, useKitLocale } from './locale.ts'
export { SimBar } from './SimBar/SimBar.tsx'
export { k } from './tokens/k.ts'
export { type KitWord, kitWords } from './words.ts'
