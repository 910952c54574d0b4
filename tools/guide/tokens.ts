import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { PartToken, TokenPlace } from '../../.storybook/guide/partData.ts'
import { childrenOf, isNode, type Node, treeOf } from '../syntax.ts'
import { flatten } from '../tokens/flatten.ts'
import { placeInK } from '../tokens/typed.ts'
import { kitParts, partOfFile } from './parts.ts'

const SOURCES = 'packages/ui-kit/src'

type Declared = { name: string; node: Node }

/** A module of the kit: what is declared at its top, what each name that it imports is, and what it fetches. */
type Module = {
  file: string
  text: string
  declared: Map<string, Declared>
  imports: Map<string, { file: string; name: string }>
}

function nameOf(value: unknown): string {
  const name = isNode(value) ? (value['name'] ?? value['value']) : undefined
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

const resolved = (file: string, request: unknown): string => normalize(join(dirname(file), nameOf(request)))

function declaredIn(statement: Node): Declared[] {
  const node = isNode(statement['declaration']) ? statement['declaration'] : statement
  if (node.type === 'VariableDeclaration')
    return childrenOf(node).map((each) => ({ name: nameOf(each['id']), node: each }))
  return node.type === 'FunctionDeclaration' ? [{ name: nameOf(node['id']), node }] : []
}

function moduleOf(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8')
  const statements = childrenOf(treeOf(file, text))
  const imports = statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((statement) =>
      [statement['specifiers']]
        .flat()
        .filter(isNode)
        .map(({ local, imported }) => {
          const from = { file: resolved(file, statement['source']), name: nameOf(imported ?? local) }
          return [nameOf(local), from] as const
        }),
    )
  const declared = statements.flatMap(declaredIn).map((each) => [each.name, each] as const)
  return { file, text, declared: new Map(declared), imports: new Map(imports) }
}

/** `k.bg.surface` as its parts; a part that is only known when it runs is `*`. */
function pathOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return node['name'] === 'k' ? [] : undefined
  if (node.type !== 'MemberExpression' || !isNode(node['object']) || !isNode(node['property'])) return undefined
  const before = pathOf(node['object'])
  const { property } = node
  return before && [...before, node['computed'] === true && property.type !== 'Literal' ? '*' : nameOf(property)]
}

/** Where in CSS an expression stands. */
type Spot = { selector: string; property: string | undefined }

/** For each expression of a template of CSS, the selector around it and the property that it is a value of. */
function spotsIn(quasis: readonly Node[]): Spot[] {
  const spots: Spot[] = []
  const around: string[] = []
  let line = ''
  for (const quasi of quasis) {
    if (quasi !== quasis[0]) {
      spots.push({ selector: around.filter(Boolean).join(' '), property: /^[\s…]*([\w-]+)\s*:/.exec(line)?.[1] })
      line += '…'
    }
    const { cooked = '' } = quasi['value'] as { cooked?: string }
    for (const sign of cooked.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
      if (sign === '{')
        around.push(
          line
            .replaceAll(/\s+/g, ' ')
            .replace(/^[\s…]+/, '')
            .replaceAll('&', '')
            .trim(),
        )
      if (sign === '}') around.pop()
      line = '{};'.includes(sign) ? '' : line + sign
    }
  }
  return spots
}

/** Which properties each variable of a piece of CSS is the value of. */
function servedIn(quasis: readonly Node[]): [variable: string, property: string][] {
  const css = quasis.map(({ value }) => (value as { cooked?: string }).cooked ?? '').join('…')
  return [...css.matchAll(/(?<![\w-])(?!--)([\w-]+)\s*:([^;{}]*)/g)].flatMap(([, property = '', value = '']) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, variable = '']): [string, string] => [variable, property]),
  )
}

/** A piece of CSS or a value that has no element of its own: it counts where it is used. */
function isFragment({ node }: Declared): boolean {
  const init = isNode(node['init']) ? node['init'] : undefined
  if (init?.type === 'TaggedTemplateExpression') return nameOf(init['tag']) === 'css'
  return init !== undefined && ['TemplateLiteral', 'MemberExpression', 'Literal'].includes(init.type)
}

type At = Module & { place: TokenPlace; isCss: boolean }

/** Reads which tokens the code of a part names, and where. */
class TokenReader {
  readonly #modules: Map<string, Module>
  readonly #names: readonly string[]

  constructor(root: string) {
    const files = globSync(`${SOURCES}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.(stories|test)\./.test(file))
    this.#modules = new Map(files.map((file) => [file, moduleOf(root, file)]))
    const file: unknown = JSON.parse(readFileSync(join(root, SOURCES, 'tokens/tokens.json'), 'utf8'))
    this.#names = flatten(file).map(({ path }) => placeInK(path).join('.'))
  }

  #find(module: Module, name: string): { module: Module; declared: Declared } | undefined {
    const own = module.declared.get(name)
    if (own) return { module, declared: own }
    const from = module.imports.get(name)
    const other = from && this.#modules.get(from.file)
    const declared = from && other?.declared.get(from.name)
    return other && declared ? { module: other, declared } : undefined
  }

  /** The tokens that a path means: itself, or all below it. */
  #tokensAt(path: readonly string[]): string[] {
    const exact = path.map((_, at) => path.slice(0, at + 1).join('.')).find((name) => this.#names.includes(name))
    if (exact !== undefined) return [exact]
    const isOne = (name: string): boolean => {
      const parts = name.split('.')
      return path.every((part, at) => part === '*' || part === parts[at])
    }
    return path.length === 0 ? [] : this.#names.filter(isOne)
  }

  read(files: readonly string[], isFollowed: (file: string) => boolean): PartToken[] {
    const found = new Map<string, Map<string, TokenPlace>>()
    const served = new Map<string, Set<string>>()
    const seen = new Set<Declared>()

    function note(tokens: readonly string[], place: TokenPlace): void {
      for (const token of tokens) {
        const places = found.get(token) ?? new Map<string, TokenPlace>()
        places.set(JSON.stringify(place), place)
        found.set(token, places)
      }
    }

    const visit = (node: Node, at: At): void => {
      const path = pathOf(node)
      if (path) note(this.#tokensAt(path), at.place)
      else if (node.type === 'TemplateLiteral') {
        const quasis = [node['quasis']].flat().filter(isNode)
        for (const [variable, property] of at.isCss ? servedIn(quasis) : []) {
          const of = `${at.place.piece} ${variable}`
          served.set(of, (served.get(of) ?? new Set()).add(property))
        }
        this.#template(node, at, visit)
      } else if (node.type === 'Identifier' || node.type === 'JSXIdentifier') enter(String(node['name']), at)
      else if (node.type === 'ImportExpression') enterAll(resolved(at.file, node['source']))
      else if (node.type === 'TaggedTemplateExpression')
        for (const child of childrenOf(node)) visit(child, { ...at, isCss: child.type === 'TemplateLiteral' })
      else if (node.type === 'Property' && isNode(node['value'])) {
        const property = nameOf(node['key'])
        visit(node['value'], { ...at, place: { ...at.place, ...(property === '' ? {} : { property }) } })
      } else for (const child of childrenOf(node)) visit(child, at)
    }

    const start = (module: Module, declared: Declared): void => {
      if (seen.has(declared)) return
      seen.add(declared)
      const isOwn = files.includes(module.file)
      const file = isOwn ? {} : { file: module.file.replace(`${SOURCES}/`, '') }
      visit(declared.node, { ...module, isCss: false, place: { piece: declared.name, ...file } })
    }

    const enter = (name: string, at: At): void => {
      const target = this.#find(at, name)
      if (!target || !(files.includes(target.module.file) || isFollowed(target.module.file))) return
      if (!isFragment(target.declared)) start(target.module, target.declared)
      else if (at.place.piece !== name || at.file !== target.module.file) {
        const init = target.declared.node['init'] as Node
        visit(init, { ...target.module, isCss: at.isCss, place: at.place })
      }
    }

    const enterAll = (file: string): void => {
      const module = this.#modules.get(file)
      if (module && isFollowed(file)) for (const declared of module.declared.values()) start(module, declared)
    }

    for (const file of files) {
      const module = this.#modules.get(file)
      for (const declared of module?.declared.values() ?? [])
        if (module && !isFragment(declared)) start(module, declared)
    }
    const order = [...found].toSorted(([one], [other]) => this.#names.indexOf(one) - this.#names.indexOf(other))
    const withServed = (place: TokenPlace): TokenPlace => {
      const serves = [...(served.get(`${place.piece} ${place.property ?? ''}`) ?? [])].join(', ')
      return serves === '' ? place : { ...place, serves }
    }
    return order.map(([token, places]) => ({ token, places: [...places.values()].map(withServed) }))
  }

  #template(node: Node, at: At, visit: (node: Node, at: At) => void): void {
    const quasis = [node['quasis']].flat().filter(isNode)
    const spots = at.isCss ? spotsIn(quasis) : []
    for (const [number, expression] of [node['expressions']].flat().filter(isNode).entries()) {
      const { selector = '', property } = spots[number] ?? {}
      const within = [at.place.selector, selector].filter(Boolean).join(' ')
      const place = {
        ...at.place,
        ...(within === '' ? {} : { selector: within }),
        ...(property === undefined ? {} : { property }),
      }
      visit(expression, { ...at, isCss: property === undefined && at.isCss, place })
    }
  }
}

/** The tokens that each part of the kit names: in its own files, and in what they share with others that is no part. */
export function tokensOfKit(root: string): Map<string, PartToken[]> {
  const reader = new TokenReader(root)
  const owner = partOfFile(root)
  const isShared = (file: string): boolean => !owner.has(file) && !file.includes('/tokens/')
  return new Map(kitParts(root).map(({ name, files }) => [name, reader.read(files, isShared)]))
}
