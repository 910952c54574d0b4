import { join } from 'node:path'
import {
  API,
  type Checker,
  type Project,
  type Signature,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'
import type { ComponentProps, PropNote } from '../../.storybook/guide/partData.ts'
import { childrenOf, isNode, type Node, treeOf } from '../syntax.ts'
import { componentsOf, kitExports, kitParts } from './parts.ts'

/** In one line, without comments and without `| undefined`, which `?` says already. */
const plain = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replaceAll('"', "'")
    // Members of an object stand below each other without a sign between them.
    .replaceAll(/([^{<(,;|&\s])\s*\n\s*(?=[\w'[]+\??:)/g, '$1; ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([{<;:(]) \| /g, '$1 ')
    .replace(/^ ?\| /, '')
    .trim()
    .replace(/;$/, '')

/** `Partial<Record<'a' | 'b', string>>` as an object. */
const spelledOut = (text: string): string =>
  text.replace(/^Partial<Record<([^<>]*), string>>$/, (_, names: string) => {
    const members = names.split(' | ').map((name) => `${name.replaceAll("'", '')}?: string`)
    return `{ ${members.join('; ')} }`
  })

/** `(() => void)` alone needs no brackets; beside another type it does. */
const bare = (text: string): string => (/^\((?:[^()]|\([^()]*\))*\)$/.test(text) ? text.slice(1, -1) : text)

const firstSentence = (text: string): string => {
  const [first = ''] = /^.*?[.?!](?=\s|$)/.exec(plain(text)) ?? [plain(text)]
  return first
}

/** The names that a component gives a value where none is passed: `{ kind = 'primary' }`. */
function presetsIn(tree: Node, text: string, component: string): Map<string, string> {
  const found = new Map<string, string>()
  function notes(pattern: unknown): void {
    if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return
    for (const { key, value } of childrenOf(pattern))
      if (isNode(key) && isNode(value) && value.type === 'AssignmentPattern' && isNode(value['right']))
        found.set(String(key['name']), plain(text.slice(value['right'].start, value['right'].end)))
  }
  function look(node: Node, isInside: boolean): void {
    const isIt = node.type.startsWith('Function') && isNode(node['id']) && node['id']['name'] === component
    if (isIt) for (const each of [node['params']].flat()) notes(each)
    // Taken apart in its first lines: `const { kind = 'primary' } = props`.
    if (isInside && node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type === 'Identifier')
      notes(node['id'])
    for (const child of childrenOf(node)) look(child, isInside || isIt)
  }
  look(tree, false)
  return found
}

/** Of the compiler's flags: however long a type is. */
const WHOLE = 1

/** Reads the props of the kit's components as the compiler knows them. */
class PropReader {
  readonly #root: string
  readonly #project: Project
  readonly #checker: Checker

  constructor(root: string, project: Project) {
    this.#root = root
    this.#project = project
    this.#checker = project.checker
  }

  /** The text in which something is declared, and whether that is code of ours. */
  #declared(symbol: Symbol): { text: string; file: string; isOurs: boolean } | undefined {
    const node = symbol.declarations[0]?.resolve(this.#project)
    if (!node) return undefined
    const file = node.getSourceFile().fileName
    return { text: node.getText(), file, isOurs: !file.includes('/node_modules/') && file.startsWith(this.#root) }
  }

  /** `'a' | 'b'`, in the order in which they are written; nothing where it is more than words and numbers. */
  #literals(type: Type, written: string): string | undefined {
    const parts = (type.isUnionType() ? (type.getTypes() ?? []) : [type]).map((part) =>
      this.#checker.typeToString(part),
    )
    const shown = parts.filter((part) => part !== 'undefined').map(plain)
    if (shown.some((part) => !/^(?:'[^']*'|-?[\d.]+|true|false)$/.test(part))) return undefined
    if (shown.includes('true') && shown.includes('false')) return undefined
    const place = (part: string): number => written.replaceAll('"', "'").indexOf(part)
    return shown.toSorted((one, other) => place(one) - place(other)).join(' | ')
  }

  #alias(name: string, file: string): Symbol | undefined {
    const found = this.#checker.resolveName(name, SymbolFlags.Type, { document: file, position: 0 })
    if (!found) return undefined
    return found.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(found) : found
  }

  /** The type as written, with the names of words replaced by them, and what the other names of ours stand for. */
  #written(text: string, file: string): { type: string; shapes: Record<string, string> } {
    const shapes: Record<string, string> = {}
    const type = text.replaceAll(/(?<![.\w'])[A-Z]\w*[a-z]\w*(?!\w*')/g, (name) => {
      const symbol = this.#alias(name, file)
      const declared = symbol && this.#declared(symbol)
      if (!symbol || !declared?.isOurs || !(symbol.flags & SymbolFlags.TypeAlias)) return name
      const own = this.#checker.getDeclaredTypeOfSymbol(symbol)
      const words = this.#literals(own, declared.text)
      if (words !== undefined) return words
      const shape = plain(declared.text.replace(/^[^=]*=\s*/, ''))
      // A generic one says nothing without what it is of; an icon's shape is the text of its path.
      if (!/^Live$|^IconShape$/.test(name)) shapes[name] = shape
      return name
    })
    return { type, shapes }
  }

  #prop(symbol: Symbol, presets: Map<string, string>): PropNote {
    const type = this.#checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`The prop ${symbol.name} has no type`)
    const declared = this.#declared(symbol)
    const text = declared?.isOurs ? plain(declared.text.replace(/^[^:]*:\s*/, '')) : ''
    const { type: written, shapes } = this.#written(text, declared?.file ?? '')
    const whole = plain(this.#checker.typeToString(type, undefined, WHOLE))
    const isWords = whole.startsWith('Partial<Record<')
    const note = firstSentence(this.#checker.getDocumentationCommentOfSymbol(symbol))
    const preset = presets.get(symbol.name)
    const words = this.#literals(type, written === '' ? (declared?.text ?? '') : written)
    return {
      name: symbol.name,
      type: isWords ? spelledOut(whole) : bare(plain(words ?? (written === '' ? whole : written))),
      isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
      ...(preset === undefined ? {} : { preset }),
      ...(note === '' ? {} : { note }),
      ...(isWords || Object.keys(shapes).length === 0 ? {} : { shapes }),
    }
  }

  /** The props of a component; or the parameters of a function. */
  #given(signature: Signature): readonly Symbol[] {
    const parameters = signature.getParameters()
    const [only, ...others] = parameters
    const type = only && others.length === 0 ? this.#checker.getTypeOfSymbol(only) : undefined
    return type ? this.#checker.getPropertiesOfType(type) : parameters
  }

  read(component: string, file: string): ReadComponent {
    const source = this.#project.program.getSourceFile(join(this.#root, file))
    const module = source && this.#checker.getSymbolAtLocation(source)
    const symbol = module && this.#checker.getExportsOfModule(module).find(({ name }) => name === component)
    const type = symbol && this.#checker.getTypeOfSymbol(symbol)
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : []
    if (!source || !symbol || !signature) throw new Error(`${file} has no component ${component}`)
    const presets = presetsIn(treeOf(file, source.text), source.text, component)
    const props = this.#given(signature).map((each) => this.#prop(each, presets))
    // What has to be given stands first; else as it is written.
    const about = this.#checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/g, ' ')
    return {
      about,
      component,
      props: props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    }
  }
}

type ReadComponent = ComponentProps & { about: string }

/** The components of all parts with their props, by the name of the part. */
export function propsOfKit(root: string): Map<string, ReadComponent[]> {
  const config = join(root, 'packages/ui-kit/tsconfig.json')
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    const reader = new PropReader(root, project)
    const exports = kitExports(root)
    return new Map(
      kitParts(root).map((part) => [
        part.name,
        componentsOf(part, exports).map(({ name, file }) => reader.read(name, file)),
      ]),
    )
  } finally {
    api.close()
  }
}
