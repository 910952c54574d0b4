const MODES = 'org.kabuto.modes'

export type Mode = 'dark' | 'west'
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'cubicBezier'
  | 'shadow'
  | 'transition'
  | 'typography'
export type Color = { hex: string; alpha?: number; components: number[] }
export type Token = {
  path: string[]
  type: TokenType
  value: unknown
  modes: Partial<Record<Mode, unknown>>
  description?: string | undefined
}

type TokenNode = {
  $type?: TokenType
  $value?: unknown
  $description?: string
  $extensions?: Record<string, Partial<Record<Mode, unknown>>>
}

/** The tokens of a DTCG file, flat and in file order; a `$type` is inherited from the nearest group. */
export function flatten(file: unknown): Token[] {
  const found: Token[] = []
  function walk(node: unknown, path: string[], inherited: TokenType | undefined): void {
    const token = node as TokenNode
    const type = token.$type ?? inherited
    if (token.$value !== undefined) {
      if (!type) throw new Error(`token ${path.join('.')} has no type`)
      const modes = token.$extensions?.[MODES] ?? {}
      found.push({ path, type, value: token.$value, modes, description: token.$description })
      return
    }
    for (const [name, child] of Object.entries(token)) {
      if (!name.startsWith('$')) walk(child, [...path, name], type)
    }
  }
  walk(file, [], undefined)
  return found
}

export function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('{') && value.endsWith('}') ? value.slice(1, -1) : undefined
}

const hidden = new Set(['color', 'font', 'opacity'])

/**
 * Colours reach components only by their meaning: the pigment ramps and raw font parts have no name outside
 * tokens.json.
 */
export function isHidden([layer, group]: string[]): boolean {
  return layer === 'primitive' && hidden.has(group ?? '')
}
