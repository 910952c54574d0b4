import type { Mode, Token, TokenType } from '../flatten.ts'
import { entriesOf, put, type Tree } from './tree.ts'

/** The format and the resolver of the Design Tokens Community Group, as of 2025.10. */
const VERSION = '2025.10'

const modes: readonly Mode[] = ['dark', 'west']

export type DtcgFiles = { base: Tree; overrides: Record<Mode, Tree>; resolver: object }

export const dtcgNames = {
  base: 'kabuto.tokens.json',
  overrides: { dark: 'dark.tokens.json', west: 'west.tokens.json' },
  resolver: 'kabuto.resolver.json',
} as const

/** What tools resolve themselves: all tokens, and what the dark theme and the western price colours change of them. */
const resolver = {
  version: VERSION,
  name: 'Kabuto',
  sets: { base: { sources: [{ $ref: dtcgNames.base }] } },
  modifiers: {
    theme: { contexts: { light: [], dark: [{ $ref: dtcgNames.overrides.dark }] }, default: 'light' },
    price: { contexts: { japan: [], west: [{ $ref: dtcgNames.overrides.west }] }, default: 'japan' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/price' }],
}

export function toDtcg(tokens: readonly Token[]): DtcgFiles {
  const files: DtcgFiles = { base: {}, overrides: { dark: {}, west: {} }, resolver }
  for (const { path, type, value, modes: changed, description } of tokens) {
    put(files.base, path, { $type: type, $value: value, $description: description })
    for (const mode of modes)
      if (changed[mode] !== undefined) put(files.overrides[mode], path, { $type: type, $value: changed[mode] })
  }
  return files
}

/** The tokens that the files hold: the way back. */
export function fromDtcg({ base, overrides }: DtcgFiles): Token[] {
  const tokens = entriesOf(base).map(([path, { $type, $value, $description }]): Token => ({
    path,
    type: $type as TokenType,
    value: $value,
    modes: {},
    description: $description,
  }))
  const byName = new Map(tokens.map((token) => [token.path.join('.'), token]))
  for (const mode of modes)
    for (const [path, { $value }] of entriesOf(overrides[mode])) {
      const token = byName.get(path.join('.'))
      if (!token) throw new Error(`${path.join('.')} is changed for ${mode} and is no token`)
      token.modes[mode] = $value
    }
  return tokens
}
