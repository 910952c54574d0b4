import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { PlainError } from '../bare/plain.mjs'

/** What is going to be written. Nothing is until all of it is known, so that a refusal leaves the tree as it was. */
export type Edits = {
  create: (file: string, text: string) => void
  change: (file: string, how: (text: string) => string) => void
  write: () => Promise<string[]>
}

export function editsOf(root: string): Edits {
  const texts = new Map<string, string>()
  return {
    create(file, text) {
      if (existsSync(join(root, file))) throw new PlainError(`${file} exists already.`)
      texts.set(file, text)
    },
    change(file, how) {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
      const changed = how(text)
      if (changed === text) throw new Error(`${file} has no place for what belongs there`)
      texts.set(file, changed)
    },
    async write() {
      const formatted = await Promise.all(
        [...texts].map(async ([file, text]) => {
          const filepath = join(root, file)
          return { filepath, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) }
        }),
      )
      for (const { filepath, text } of formatted) {
        mkdirSync(dirname(filepath), { recursive: true })
        writeFileSync(filepath, text)
      }
      return [...texts.keys()]
    },
  }
}

const before = (one: string, other: string): boolean => one.toLowerCase() < other.toLowerCase()

/** Puts lines among rows that are sorted by their keys; `row` matches a whole row, its group is the key. */
export function amongRows(text: string, row: RegExp, key: string, lines: string): string {
  const rows = [...text.matchAll(row)]
  const next = rows.find(([, other = '']) => before(key, other))
  const last = rows.at(-1)
  if (next) return `${text.slice(0, next.index)}${lines}\n${text.slice(next.index)}`
  if (!last) return text
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${lines}${text.slice(end)}`
}

/** The statements of an entry file: `export { … } from './Name/Name.tsx'`, over one line or several. */
export const doorRow = /^export (?:type )?\{[^}]*\} from '\.\/(?:\w+\/)?(\w+)\.tsx?'$/gm

/** Puts a line before the last line that closes what it belongs to. */
export function beforeLast(text: string, closing: string, line: string): string {
  const at = text.lastIndexOf(`\n${closing}`)
  return at === -1 ? text : `${text.slice(0, at)}\n${line}${text.slice(at)}`
}

const bare = (name: string): string => name.replace(/^type /, '')

/** Names one more thing in `import { … } from '…'` or `export { … } from '…'`. */
export function alsoNamed(text: string, from: string, name: string): string {
  const statement = new RegExp(`^(import|export)( type)? \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'$`, 'm')
  return text.replace(statement, (whole, word: string, type: string | undefined, list: string) => {
    const added = type ? bare(name) : name
    const names = list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    if (names.some((one) => bare(one) === bare(name))) return whole
    const sorted = [...names, added].toSorted((a, b) => (before(bare(a), bare(b)) ? -1 : 1))
    return `${word}${type ?? ''} { ${sorted.join(', ')} } from '${from}'`
  })
}

/** Packages first, then parent folders, then the same folder. */
function rank(place: string): string {
  const way = place.startsWith('../') ? 1 : 2
  return `${place.startsWith('.') ? way : 0}${place}`
}

/** As `alsoNamed`, and with an import of its own where there is none from that place yet. */
export function imported(text: string, from: string, name: string): string {
  if (text.includes(` } from '${from}'`) || text.includes(`\n} from '${from}'`)) return alsoNamed(text, from, name)
  const statement = name.startsWith('type ')
    ? `import type { ${name.slice(5)} } from '${from}'`
    : `import { ${name} } from '${from}'`
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => {
    const place = /^(?:import .*|\}) from '([^']+)'$/.exec(line)?.[1]
    return place !== undefined && rank(place) < rank(from)
  })
  return lines.toSpliced(last + 1, 0, statement).join('\n')
}
