import type { Side } from './identityData.ts'

const lines: Record<Side, string> = {
  front:
    '<rect x="10" y="26" width="44" height="52" fill="white"/><circle cx="32" cy="46" r="11"/>' +
    '<path d="M15 78a17 17 0 0 1 34 0z"/><path d="M66 34h58M66 48h88M66 62h76M10 90h96" stroke-width="6"/>',
  back: '<path d="M10 30h144M10 44h120M10 58h132M10 72h84" stroke-width="6"/><path d="M10 90h44" stroke-width="10"/>',
}

/** In Latin letters the word is longer. */
const LONGEST_LARGE = 3

/** What the built-in picture looks like: a card of nobody, stamped as a sample. */
export function samplePicture(side: Side, mark: string): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 106" width="170" height="106">
<rect width="170" height="106" rx="8" fill="aliceblue"/><path d="M8 0h154a8 8 0 0 1 8 8v8H0V8a8 8 0 0 1 8-8z" fill="lightsteelblue"/>
<g fill="lightsteelblue" stroke="lightsteelblue" stroke-width="0" stroke-linecap="round">${lines[side]}</g>
<g transform="rotate(-8 126 84)" fill="none" stroke="steelblue" stroke-width="2"><rect x="96" y="70" width="62" height="26" rx="4"/>
<text x="127" y="88" font-family="sans-serif" font-size="${mark.length > LONGEST_LARGE ? 12 : 16}" font-weight="600" text-anchor="middle" fill="steelblue" stroke="none">${mark}</text></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
