import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { k } from '../../packages/ui-kit/src/tokens/k.ts'

type Tree = { readonly [name: string]: Tree | string }

const PATH = String.raw`\bk((?:\.[A-Za-z]\w*|\['[^']+'\]|\[\d+\])+)`
const ACCESS = new RegExp(String.raw`\$\{${PATH}\}|${PATH}`, 'g')
const NAME = /[A-Za-z]\w*|[\d]+|'([^']+)'/g

const tokens = readFileSync(join(import.meta.dirname, '../../packages/ui-kit/src/tokens/tokens.css'), 'utf8')

/**
 * The measures that no theme, language or setting changes, by value: a `var(…)` is worked out anew for each element
 * that has it.
 */
const measures = new Map(
  [...tokens.matchAll(/(--kp-(?:space|radius|border|size|layout|z)-[\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [`var(${name})`, value],
  ),
)

/**
 * `k.text.primary` is a constant: the text that replaces it in the build, so that the table of all tokens need not be
 * shipped.
 */
export function inlined(code: string): string {
  return code.replace(ACCESS, (access, whole: string | undefined, part: string | undefined) => {
    let found: Tree | string | undefined = k
    for (const [name, quoted] of (whole ?? part ?? '').matchAll(NAME))
      found = typeof found === 'object' ? found[quoted ?? name] : undefined
    if (typeof found !== 'string') return access
    const text = measures.get(found) ?? found
    return whole === undefined ? JSON.stringify(text) : text
  })
}

const SHEET = /\b(?:css|keyframes|styled(?:\.\w+|\(\w+\))(?:<[^`]*?>)?)`/g

/**
 * From behind an opening backtick to the one that closes it; expressions in between may hold templates of their own.
 */
function endOfTemplate(code: string, from: number): number {
  let at = from
  while (at < code.length && code[at] !== '`') {
    if (code[at] === '\\') at += 1
    else if (code.startsWith('${', at)) at = endOfExpression(code, at + 2)
    at += 1
  }
  return at
}

function endOfExpression(code: string, from: number): number {
  let at = from
  for (let depth = 1; at < code.length; at += 1) {
    if (code[at] === '`') at = endOfTemplate(code, at + 1)
    else if (code[at] === '{') depth += 1
    else if (code[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return at
}

/** One space where there were many, and none where CSS needs none. Quoted text and expressions are kept. */
function packedSheet(sheet: string): string {
  let out = ''
  for (let at = 0; at < sheet.length;) {
    const opened = sheet.indexOf('${', at)
    const upTo = opened === -1 ? sheet.length : opened
    out += sheet
      .slice(at, upTo)
      .replace(/'[^']*'|"[^"]*"|\/\*[\s\S]*?\*\/|\s*([{};,])\s*|: +|\s+/g, (found, mark: string | undefined) => {
        if (mark !== undefined) return mark
        if (found.startsWith('/*')) return ' '
        return found.startsWith(':') ? ':' : found.trim() || ' '
      })
    if (opened === -1) break
    at = endOfExpression(sheet, opened + 2) + 1
    out += sheet.slice(opened, at)
  }
  return out.replaceAll(';}', '}').trim()
}

/** The style sheets in the code without what only people read. */
export function packed(code: string): string {
  let out = ''
  let at = 0
  for (const { index, 0: opening } of code.matchAll(SHEET)) {
    const begin = index + opening.length
    if (begin < at) continue
    const end = endOfTemplate(code, begin)
    out += code.slice(at, begin) + packedSheet(code.slice(begin, end))
    at = end
  }
  return out + code.slice(at)
}

export function inlineTokens(): Plugin {
  return {
    name: 'kabuto-inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/ui-kit\/src\/.*\.tsx?$/.test(id) && !id.includes('/tokens/') ? packed(inlined(code)) : undefined,
  }
}
