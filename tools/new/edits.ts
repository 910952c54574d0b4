import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'

/** What is going to be written. Nothing is until all of it is known, so that a refusal leaves the tree as it was. */
export type Edits = {
  create: (file: string, text: string) => void
  change: (file: string, how: (text: string) => string) => void
  write: () => string[]
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
    write() {
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
      return [...texts.keys()]
    },
  }
}

const before = (one: string, other: string): boolean => one.toLowerCase() < other.toLowerCase()

/** Puts lines among rows that stand in the order of their keys; `row` finds a row and, as its group, the key. */
export function amongRows(text: string, row: RegExp, key: string, lines: string): string {
  const all = text.split('\n')
  const keys = all.map((line) => row.exec(line)?.[1])
  const next = keys.findIndex((other) => other !== undefined && before(key, other))
  const last = keys.findLastIndex((other) => other !== undefined)
  if (last === -1) return text
  // The last row may go on over lines that stand further in.
  const after = all.findIndex((line, at) => at > last && !/^ {3,}| {2}[}\]]/.test(line))
  return all.toSpliced(next === -1 ? after : next, 0, lines).join('\n')
}

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
    const between = /, \S/.test(list) ? ', ' : ',\n  '
    return `${word}${type ?? ''} {${list.includes('\n') ? `\n  ${sorted.join(between)},\n` : ` ${sorted.join(', ')} `}} from '${from}'`
  })
}

/** Packages first, then what lies above, then what lies beside. */
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
