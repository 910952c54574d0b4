import { aliasOf, type Color, isHidden, type Mode, type Token, type TokenType } from './flatten.ts'

type Length = { value: number; unit: string }
type Shadow = { color: unknown; offsetX: Length; offsetY: Length; blur: Length; spread: Length }
type Typography = { fontWeight: unknown; fontSize: unknown; lineHeight: unknown }
type Transition = { duration: unknown; timingFunction: unknown }

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** Primitives are `--kp-…`, what components read is `--k-…`. */
export function varName(path: string[]): string {
  const [layer, ...rest] = path
  const name = rest.map(kebab).join('-')
  return layer === 'primitive' ? `--kp-${name.replace('color-', '')}` : `--k-${name}`
}

function lengthCss({ value, unit }: Length): string {
  return value === 0 ? '0' : `${value}${unit}`
}

function colorCss({ hex, alpha = 1, components }: Color): string {
  if (alpha === 1) return hex
  return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
}

const writers: Record<TokenType, (value: unknown) => string> = {
  color: (value) => colorCss(value as Color),
  dimension: (value) => lengthCss(value as Length),
  duration: (value) => `${(value as Length).value}${(value as Length).unit}`,
  fontFamily: (value) => (value as string[]).map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', '),
  fontWeight: String,
  number: String,
  cubicBezier: (value) => `cubic-bezier(${(value as number[]).join(', ')})`,
  shadow: (value) => {
    const { offsetX, offsetY, blur, spread, color } = value as Shadow
    return [...[offsetX, offsetY, blur, spread].map(lengthCss), css(color, 'color')].join(' ')
  },
  transition: (value) => {
    const { duration, timingFunction } = value as Transition
    return `${css(duration, 'duration')} ${css(timingFunction, 'cubicBezier')}`
  },
  typography: (value) => {
    const { fontWeight, fontSize, lineHeight } = value as Typography
    return `${css(fontWeight, 'fontWeight')} ${css(fontSize, 'dimension')}/${css(lineHeight, 'number')} var(--k-font)`
  },
}

function css(value: unknown, type: TokenType): string {
  const alias = aliasOf(value)
  return alias ? `var(${varName(alias.split('.'))})` : writers[type](value)
}

function lines(tokens: Token[], mode?: Mode): string {
  return tokens
    .map((token) => `  ${varName(token.path)}: ${css((mode && token.modes[mode]) ?? token.value, token.type)};`)
    .join('\n')
}

/**
 * What has a name of its own in no style: written where it is used, as a name used only once is only a cost. The
 * fonts of languages are chosen by name.
 */
const isWrittenOut = ({ path, type }: Token): boolean => isHidden(path) && type !== 'fontFamily'

function writtenOut(value: unknown, known: Map<string, Token>): unknown {
  const target = known.get(aliasOf(value) ?? '')
  if (target) return isWrittenOut(target) ? writtenOut(target.value, known) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writtenOut(part, known)]))
}

const isPrice = (token: Token): boolean => 'west' in token.modes
const isThemed = (token: Token): boolean => token.path[0] !== 'primitive' && ['color', 'shadow'].includes(token.type)

/** The style sheet of all tokens. Themes and price colours are attributes on the root that switch variables. */
export function tokensCss(all: Token[]): string {
  const known = new Map(all.map((token) => [token.path.join('.'), token]))
  for (const token of all) {
    const alias = aliasOf(token.value)
    if (alias && !known.has(alias)) throw new Error(`${token.path.join('.')} points to ${alias}, which does not exist`)
  }
  const tokens = all
    .filter((token) => !isWrittenOut(token))
    .map((token) => ({
      ...token,
      value: writtenOut(token.value, known),
      modes: writtenOut(token.modes, known) as Token['modes'],
    }))
  const type = tokens.filter((token) => token.type === 'typography')
  const fixed = tokens.filter((token) => !isThemed(token) && token.type !== 'typography')
  const theme = tokens.filter((token) => isThemed(token) && !isPrice(token))
  const price = tokens.filter(isPrice)
  return `/* Generated from tokens.json by \`pnpm tokens\`. Do not edit by hand. */
:root {
  color-scheme: light dark;
${lines(fixed)}
  --k-font: var(--kp-font-family-ja);
}
[lang|="ja"] { --k-font: var(--kp-font-family-ja); }
[lang|="en"] { --k-font: var(--kp-font-family-en); }
[lang|="zh-Hant"] { --k-font: var(--kp-font-family-zh-hant); }
/* Wherever a language begins, so that the font of its own language is taken. */
:root, [lang] {
${lines(type)}
}

:root, [data-theme="light"] {
${lines(theme)}
}
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] {
  color-scheme: dark;
${lines(theme, 'dark')}
}
/* Nothing chosen: follow the system. */
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${lines(theme, 'dark').replace(/^/gm, '  ')}
  }
}

/* Price colours: red rises in Japan (default), green rises in the West. */
:root, [data-theme], [data-price] {
${lines(price)}
}
[data-price="west"], [data-price="west"] [data-theme]:not([data-price]) {
${lines(price, 'west')}
}

@media (prefers-reduced-motion: reduce) {
  :root { --kp-duration-fast: 0ms; --kp-duration-base: 0ms; --kp-duration-slow: 0ms; --kp-duration-tick: 0ms; }
}
`
}
