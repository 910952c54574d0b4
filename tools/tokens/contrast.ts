import { aliasOf, type Color, type Token } from './flatten.ts'

type Theme = 'light' | 'dark'
type PriceColour = 'japan' | 'west'

/** WCAG 2: 4.5 for text, 3 for large text and for parts of controls. */
const TEXT = 4.5
const PART = 3

const tones = ['neutral', 'info', 'progress', 'success', 'danger', 'event']
const plainGrounds = 'bg.surface bg.page bg.raised'

/** [foreground, the backgrounds it may be on, floor]: DESIGN §6. */
const pairs: [string, string, number][] = [
  ['text.primary', 'bg.page bg.surface bg.raised bg.sunken bg.selected bg.pressed', TEXT],
  ['text.secondary', 'bg.page bg.surface bg.raised bg.sunken bg.selected', TEXT],
  ['text.tertiary', 'bg.page bg.surface bg.raised bg.sunken', TEXT],
  ['text.link', 'bg.page bg.surface bg.raised bg.selected', TEXT],
  ['text.brand', 'bg.page bg.surface bg.selected', TEXT],
  ['text.inverse', 'bg.inverse', TEXT],
  ['action.text', 'action.bg action.pressed', TEXT],
  ['action.softText', 'action.softBg action.softPressed', TEXT],
  ['danger.text', 'danger.bg danger.pressed', TEXT],
  ['danger.softText', 'danger.softBg bg.surface bg.page bg.raised', TEXT],
  ...['up', 'down', 'flat'].map((way): [string, string, number] => [
    `price.${way}.text`,
    'bg.page bg.surface bg.raised',
    TEXT,
  ]),
  ...['up', 'down', 'flat'].map((way): [string, string, number] => [
    `price.${way}.softText`,
    `price.${way}.softBg`,
    TEXT,
  ]),
  ...['up', 'down'].map((way): [string, string, number] => [`price.${way}.solidText`, `price.${way}.solidBg`, TEXT]),
  ['text.primary', 'side.buy.depth side.sell.depth', TEXT],
  ...['buy', 'sell'].map((side): [string, string, number] => [
    `side.${side}.solidText`,
    `side.${side}.solidBg side.${side}.solidPressed`,
    TEXT,
  ]),
  ...['buy', 'sell'].map((side): [string, string, number] => [`side.${side}.softText`, `side.${side}.softBg`, TEXT]),
  ...tones.map((tone): [string, string, number] => [`tone.${tone}.text`, `tone.${tone}.bg`, TEXT]),
  ['sim.text', 'sim.bg bg.page bg.surface', TEXT],
  ['chart.axis', 'bg.surface bg.page', TEXT],
  ...tones.map((tone): [string, string, number] => [`tone.${tone}.mark`, plainGrounds, PART]),
  ['line.control', plainGrounds, PART],
  ['danger.line', plainGrounds, PART],
  ['line.focus', plainGrounds, PART],
  ['price.up.fill', 'bg.surface bg.page', PART],
  ['price.down.fill', 'bg.surface bg.page', PART],
  ...['maShort', 'maMid', 'maLong', 'series1', 'series2', 'series3', 'series4', 'series5'].map(
    (line): [string, string, number] => [`chart.${line}`, 'bg.surface', PART],
  ),
]

export type ContrastRow = { part: string; grounds: string[]; floor: number; light: number; dark: number }

function hexOf(tokens: Map<string, Token>, path: string, theme: Theme, price: PriceColour): string {
  const token = tokens.get(path)
  if (!token) throw new Error(`contrast names ${path}, which is no token`)
  const value = (price === 'west' && token.modes.west) || (theme === 'dark' && token.modes.dark) || token.value
  const alias = aliasOf(value)
  return alias ? hexOf(tokens, alias, theme, price) : (value as Color).hex
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two hex colours. */
function ratioOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Each allowed pair with its lowest ratio over its backgrounds and both price colours. */
export function contrastRows(tokens: Token[]): ContrastRow[] {
  const byPath = new Map(tokens.map((token) => [token.path.join('.'), token]))
  return pairs.map(([part, over, floor]) => {
    const grounds = over.split(' ')
    const lowest = (theme: Theme): number =>
      Math.min(
        ...(['japan', 'west'] as const).flatMap((price) => {
          const front = hexOf(byPath, `semantic.${part}`, theme, price)
          return grounds.map((ground) => ratioOf(front, hexOf(byPath, `semantic.${ground}`, theme, price)))
        }),
      )
    return { part, grounds, floor, light: lowest('light'), dark: lowest('dark') }
  })
}
