/** How the app looks on this device. The first frame of the next start has it already (arrangeFrame.ts). */
export type Looks = {
  theme: 'system' | 'light' | 'dark'
  price: 'japan' | 'west'
  text: '100' | '130' | '200'
  bar: 'five' | 'seven'
}

export const choices = {
  theme: ['system', 'light', 'dark'],
  price: ['japan', 'west'],
  text: ['100', '130', '200'],
  bar: ['five', 'seven'],
} as const satisfies { [Look in keyof Looks]: readonly Looks[Look][] }
