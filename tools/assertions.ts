import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { git } from './git.ts'
import { childrenOf, type Node, treeOf } from './syntax.ts'

// What tests expect, before and after a change that is to change no behaviour:
//   node tools/assertions.ts --base 8cae4b78
// An assertion is its matchers with what they are given, wherever its file lies now and whatever its variables are
// called. Lists those of the base that are nowhere any more; ends with 1 where there are any.
const root = join(import.meta.dirname, '..')

const testsIn = (list: string): string[] => list.split('\n').filter((file) => /\.(?:test|stories)\.tsx?$/.test(file))

/** The text of a string, also where it is written in several parts. */
function textOf({ type, value, operator, left, right }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'BinaryExpression' || operator !== '+') return undefined
  const [before, after] = [textOf(left as Node), textOf(right as Node)]
  return before === undefined || after === undefined ? undefined : before + after
}

/** A node in words that a new name of a variable, a function or an imported file does not change. */
function contentOf(node: Node): string {
  const text = textOf(node)
  if (text !== undefined) return JSON.stringify(text)
  if (node.type === 'Identifier') return '_'
  if (node.type === 'Literal') return JSON.stringify(node['value'] ?? node['raw'])
  if (node.type === 'TemplateElement') return JSON.stringify(node['value'])
  return `${node.type}(${childrenOf(node).map(contentOf).join(',')})`
}

function nameOf(node: unknown): string {
  const { type, name } = node as Node
  return type === 'Identifier' ? String(name) : ''
}

/** `not.toEqual` of `expect(…).not.toEqual(…)`; nothing where a call is none of `expect`. */
function matchersOf(callee: Node): string | undefined {
  if (callee.type === 'CallExpression') return nameOf(callee['callee']).startsWith('expect') ? '' : undefined
  if (callee.type !== 'MemberExpression') return undefined
  const before = matchersOf(callee['object'] as Node)
  return before === undefined ? undefined : `${before}.${nameOf(callee['property'])}`
}

function assertionsIn(node: Node): string[] {
  const inner = childrenOf(node).flatMap(assertionsIn)
  const matchers = node.type === 'CallExpression' ? matchersOf(node['callee'] as Node) : undefined
  if (!matchers) return inner
  return [...inner, `${matchers.slice(1)} ${(node['arguments'] as Node[]).map(contentOf).join(',')}`]
}

/** How often each assertion is made, and where one of them is. */
function counted(files: readonly string[], read: (file: string) => string): Map<string, { times: number; at: string }> {
  const found = new Map<string, { times: number; at: string }>()
  for (const file of files)
    for (const assertion of assertionsIn(treeOf(file, read(file)))) {
      const times = (found.get(assertion)?.times ?? 0) + 1
      found.set(assertion, { times, at: file })
    }
  return found
}

function main(): number {
  const { base = 'main' } = parseArgs({ options: { base: { type: 'string' } } }).values
  const before = counted(testsIn(git(root, 'ls-tree', '-r', '--name-only', base)), (file) =>
    git(root, 'show', `${base}:${file}`),
  )
  const after = counted(testsIn(git(root, 'ls-files')), (file) => readFileSync(join(root, file), 'utf8'))
  const sum = (all: typeof before): number => [...all.values()].reduce((total, { times }) => total + times, 0)
  const gone = [...before].filter(([assertion]) => !after.has(assertion))
  console.log(`${sum(before)} assertions at ${base}, ${sum(after)} now; ${gone.length} are nowhere any more`)
  for (const [assertion, { at }] of gone) console.log(`  ${at}: ${assertion.slice(0, 160)}`)
  return gone.length === 0 ? 0 : 1
}

process.exitCode = main()
