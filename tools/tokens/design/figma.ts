import { aliasOf, type Token, type TokenType } from '../flatten.ts'
import { entriesOf, put, type Tree, type Written } from './tree.ts'

/** A collection of Figma's variables is imported mode by mode, each a file that is whole by itself. */
export const figmaModes = ['light', 'dark', 'light-west', 'dark-west'] as const
type FigmaMode = (typeof figmaModes)[number]

export type FigmaFiles = Record<FigmaMode, Tree>

/** Figma keeps shadows, text styles and transitions as styles, and knows no curves. */
const isVariable = ({ type }: Token): boolean => !['shadow', 'typography', 'transition', 'cubicBezier'].includes(type)

/** What Figma's types do not say, for the way back. */
const KABUTO = 'org.kabuto'
type Extension = { type?: TokenType; unit?: string; families?: string[] }

type Length = { value: number; unit: string }
const PX_OF_REM = 16

/** The value of a token in a mode. No token depends on both. */
function valueIn({ path, value, modes }: Token, mode: FigmaMode): unknown {
  if (modes.dark !== undefined && modes.west !== undefined)
    throw new Error(`${path.join('.')} has a value for the dark theme and one for the western price colours`)
  const dark = mode.startsWith('dark') ? modes.dark : undefined
  const west = mode.endsWith('west') ? modes.west : undefined
  return dark ?? west ?? value
}

const typeIn: Partial<Record<TokenType, string>> = { fontFamily: 'string', fontWeight: 'number', duration: 'number' }

type Converted = { value: unknown; extension: Extension }

/** Figma knows lengths in pixels, plain numbers and plain texts. */
const converters: Partial<Record<TokenType, (value: unknown) => Converted>> = {
  dimension(value) {
    const { value: length, unit } = value as Length
    return unit === 'px'
      ? { value, extension: {} }
      : { value: { value: length * PX_OF_REM, unit: 'px' }, extension: { unit } }
  },
  duration(value) {
    const { value: time, unit } = value as Length
    return { value: time, extension: { unit } }
  },
  fontFamily(value) {
    const families = value as string[]
    // The one that designers can install; the others are the phones' own.
    return { value: families.find((name) => name.startsWith('Noto Sans')) ?? families[0], extension: { families } }
  },
}

function variable(value: unknown, type: TokenType): Written {
  const $type = typeIn[type] ?? type
  const convert = aliasOf(value) === undefined ? converters[type] : undefined
  const { value: $value, extension } = convert?.(value) ?? { value, extension: {} }
  const own: Extension = { ...($type === type ? {} : { type }), ...extension }
  return { $type, $value, ...(Object.keys(own).length === 0 ? {} : { $extensions: { [KABUTO]: own } }) }
}

export const variablesOf = (tokens: readonly Token[]): Token[] => tokens.filter(isVariable)

export function toFigma(tokens: readonly Token[]): FigmaFiles {
  const files: FigmaFiles = { light: {}, dark: {}, 'light-west': {}, 'dark-west': {} }
  for (const token of variablesOf(tokens))
    for (const mode of figmaModes)
      put(files[mode], token.path, { ...variable(valueIn(token, mode), token.type), $description: token.description })
  return files
}

function readBack({ $type, $value, $extensions }: Written): { type: TokenType; value: unknown } {
  const { type = $type as TokenType, unit, families } = ($extensions?.[KABUTO] ?? {}) as Extension
  if (aliasOf($value) !== undefined) return { type, value: $value }
  if (families) return { type, value: families }
  if (type === 'duration') return { type, value: { value: $value, unit } }
  if (unit !== undefined) return { type, value: { value: ($value as Length).value / PX_OF_REM, unit } }
  return { type, value: $value }
}

/** The variables that the files hold: the way back. */
export function fromFigma(files: FigmaFiles): Token[] {
  const [light, dark, west] = [files.light, files.dark, files['light-west']].map((file) => entriesOf(file))
  const valueOf = (entries: typeof light, at: number): unknown => {
    const entry = entries?.[at]
    return entry && readBack(entry[1]).value
  }
  return (light ?? []).map(([path, token], at) => {
    const { type, value } = readBack(token)
    const differs = (other: unknown): boolean => JSON.stringify(other) !== JSON.stringify(value)
    const [inDark, inWest] = [valueOf(dark, at), valueOf(west, at)]
    return {
      path,
      type,
      value,
      modes: { ...(differs(inDark) ? { dark: inDark } : {}), ...(differs(inWest) ? { west: inWest } : {}) },
      description: token.$description,
    }
  })
}
