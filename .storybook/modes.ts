/** How pictures are taken: DESIGN §11. The same names for Chromatic and for the run on the machine itself. */
export const modes = {
  'ja-light-375': {
    theme: 'light',
    price: 'japan',
    language: 'ja',
    text: '100',
    viewport: { width: 375, height: 812 },
  },
  'ja-dark-375': { theme: 'dark', price: 'japan', language: 'ja', text: '100', viewport: { width: 375, height: 812 } },
  'en-light-320': {
    theme: 'light',
    price: 'japan',
    language: 'en',
    text: '100',
    viewport: { width: 320, height: 640 },
  },
  'zh-light-375': {
    theme: 'light',
    price: 'japan',
    language: 'zh-Hant',
    text: '100',
    viewport: { width: 375, height: 812 },
  },
  'ja-west-750': { theme: 'light', price: 'west', language: 'ja', text: '100', viewport: { width: 750, height: 1000 } },
} as const

export type ModeName = keyof typeof modes

/** What is pictured: the stories tagged `vrt`, which are a sheet of each part and a few states of each screen. */
export function isPictured(tags: readonly string[]): boolean {
  return tags.includes('vrt')
}
