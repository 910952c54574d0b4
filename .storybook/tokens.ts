import file from '@kabuto/ui-kit/tokens.json'
import { aliasOf, type Color, flatten, type Token } from '../tools/tokens/flatten.ts'

/** The tokens as the workshop shows them: read from the file itself, so a page can never lag behind it. */
export const tokens = flatten(file)
export const tokensFile = file

const byPath = new Map(tokens.map((token) => [token.path.join('.'), token]))

export type Mode = { theme: 'light' | 'dark'; price?: 'japan' | 'west' }

export function tokensUnder(path: string): Token[] {
  return tokens.filter((token) => token.path.join('.').startsWith(`${path}.`))
}

function tokenAt(path: string): Token {
  const token = byPath.get(path)
  if (!token) throw new Error(`the workshop names ${path}, which is no token`)
  return token
}

function ownValue({ value, modes }: Token, { theme, price = 'japan' }: Mode): unknown {
  return (price === 'west' ? modes.west : undefined) ?? (theme === 'dark' ? modes.dark : undefined) ?? value
}

/** The name a token points to, without its layer: `sumi.50`, `tick.red.text`. */
export function aliasName(token: Token, mode: Mode): string | undefined {
  return aliasOf(ownValue(token, mode))?.replace(/^(primitive\.color|primitive|semantic)\./, '')
}

/** The value at the end of all aliases. */
export function valueOf(token: Token, mode: Mode = { theme: 'light' }): unknown {
  const value = ownValue(token, mode)
  const alias = aliasOf(value)
  return alias ? valueOf(tokenAt(alias), mode) : value
}

export function resolved(value: unknown): unknown {
  const alias = aliasOf(value)
  return alias ? valueOf(tokenAt(alias)) : value
}

export function colourText({ hex, alpha = 1 }: Color): string {
  return alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)}%`
}

export function colourCss({ hex, alpha = 1 }: Color): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

export function colourAt(path: string, mode: Mode): string {
  return (valueOf(tokenAt(path), mode) as Color).hex
}

export type Length = { value: number; unit: string }

export function lengthText({ value, unit }: Length): string {
  return `${value} ${unit}`
}

type Typography = { fontWeight: unknown; fontSize: unknown; lineHeight: unknown }
type Shadow = { color: unknown; offsetX: Length; offsetY: Length; blur: Length; spread: Length }
type Transition = { duration: unknown; timingFunction: unknown }

const textBy: Record<Token['type'], (value: unknown) => string> = {
  color: (value) => colourText(value as Color),
  dimension: (value) => lengthText(value as Length),
  duration: (value) => lengthText(value as Length),
  fontFamily: (value) => (value as string[]).join(', '),
  fontWeight: String,
  number: String,
  cubicBezier: (value) => (value as number[]).join(', '),
  transition: (value) => {
    const { duration, timingFunction } = value as Transition
    return `${lengthText(resolved(duration) as Length)} (${(resolved(timingFunction) as number[]).join(', ')})`
  },
  typography: (value) => {
    const { fontWeight, fontSize, lineHeight } = value as Typography
    return `${String(resolved(fontWeight))} ${lengthText(resolved(fontSize) as Length)} / ${String(resolved(lineHeight))}`
  },
  shadow: (value) => {
    const { offsetX, offsetY, blur, spread, color } = value as Shadow
    const lengths = [offsetX, offsetY, blur, spread].map(({ value: px }) => px).join(' ')
    return `${lengths} ${colourText(resolved(color) as Color)}`
  },
}

/** The value of a token in a look, as one reads it. */
export function tokenText(token: Token, mode: Mode): string {
  return textBy[token.type](valueOf(token, mode))
}
