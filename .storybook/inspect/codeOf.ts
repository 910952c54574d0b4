import type { FoundPart } from './finding.ts'
import type { Kind } from './parts.ts'

const WIDTH = 80

function written(name: string, value: string | number | boolean | Kind): string {
  if (value === true) return name
  if (typeof value === 'string')
    return /["\n{}<>]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
  if (typeof value !== 'object') return `${name}={${value}}`
  return `${name}={${value.kind === 'null' ? 'null' : name}}`
}

function childrenOf(value: string | number | boolean | Kind | undefined): string | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined
  if (typeof value === 'object') return value.kind === 'null' ? undefined : '{children}'
  const text = String(value)
  return /[<>{}]/.test(text) || text !== text.trim() ? `{${JSON.stringify(text)}}` : text
}

/** A part as one would write it; what is no plain value has the name of its prop. */
export function codeOf({ name, props }: FoundPart): string {
  const given = Object.entries(props).flatMap(([prop, value]) => (prop === 'children' ? [] : [written(prop, value)]))
  const children = childrenOf(props['children'])
  const head = [name, ...given].join(' ')
  const line = children === undefined ? `<${head} />` : `<${head}>${children}</${name}>`
  if (line.length <= WIDTH && !line.includes('\n')) return line
  const opening =
    `<${head}>`.length <= WIDTH ? `<${head}` : [`<${name}`, ...given.map((prop) => `  ${prop}`)].join('\n')
  const ends = opening.includes('\n') ? '\n' : ''
  return children === undefined ? `${opening}${ends || ' '}/>` : `${opening}${ends}>\n  ${children}\n</${name}>`
}
