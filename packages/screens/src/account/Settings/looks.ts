/** How the app looks on this device. What is chosen stands in the first frame of the next start (arrangeFrame.ts). */
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
