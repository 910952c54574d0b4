import { varName } from './css.ts'
import { isHidden, type Token } from './flatten.ts'

type Tree = { [name: string]: Tree | string }

function put(tree: Tree, [head, ...rest]: string[], value: string): void {
  if (head === undefined) return
  if (rest.length === 0) tree[head] = value
  else put((tree[head] ??= {}) as Tree, rest, value)
}

const quoted = (name: string): string => (/^[A-Za-z][A-Za-z0-9]*$/.test(name) ? name : `'${name}'`)

function print(tree: Tree, indent: string): string {
  const rows = Object.entries(tree).map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}${quoted(name)}: '${value}',`
      : `${indent}${quoted(name)}: {\n${print(value, `${indent}  `)}\n${indent}},`,
  )
  return rows.join('\n')
}

/** Where a token stands in `k`. */
export function placeInK([layer = '', ...rest]: readonly string[]): string[] {
  return layer === 'component' ? ['part', ...rest] : rest
}

/** The typed tree `k`: the same names as in tokens.json, each a `var(--k-…)`. */
export function tokensTs(tokens: Token[]): string {
  const tree: Tree = {}
  for (const { path } of tokens) {
    if (isHidden(path)) continue
    put(tree, placeInK(path), `var(${varName(path)})`)
  }
  return `/* Generated from tokens.json by \`pnpm tokens\`. Do not edit by hand. */
export const k = {
${print(tree, '  ')}
} as const
`
}
