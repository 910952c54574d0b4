import type { Plugin } from 'vite'

/** Says where a component comes from: `ui-kit/Button/Button`, `screens/funds/Withdraw/WithdrawBar`. */
export const MARK = 'kabutoPart'

const component = /^export (?:const|function) ([A-Z]\w*[a-z]\w*)(?=[<(]| = (?:memo|styled))/gm
const source = /\/packages\/(ui-kit|screens)\/src\/((.+)\/\w+\.tsx)$/

/** The names that an index gives away at run time, each with its file. */
export function exportsIn(index: string): [name: string, file: string][] {
  return [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']*)'/g)].flatMap(([, list = '', file = '']) => {
    const names = list.split(',').map((name) => name.trim())
    return names.filter((name) => /^\w+$/.test(name)).map((name): [string, string] => [name, file])
  })
}

/** What the index of the kit exports, each after its file; nobody writes its other components. */
export function exportedBy(index: string): ReadonlySet<string> {
  const components = exportsIn(index).filter(([name]) => /^[A-Z]/.test(name))
  return new Set(components.map(([name, file]) => `${file} ${name}`))
}

/** The module with a mark on each component that it exports, or nothing where there is none. */
export function marked(code: string, file: string, ofKit: ReadonlySet<string>): string | undefined {
  const [, from, path, folder] = source.exec(file) ?? []
  if (from === undefined || folder === undefined || file.includes('.stories.')) return undefined
  const names = [...code.matchAll(component)].map(([, name = '']) => name)
  const marks = names
    .filter((name) => from !== 'ui-kit' || ofKit.has(`${path} ${name}`))
    .map((name) => `;Object.assign(${name}, { ${MARK}: '${from}/${folder}/${name}' })`)
  return marks.length === 0 ? undefined : [code, ...marks].join('\n')
}

/**
 * A build shortens the names of components, and Storybook's own notes on them (`__docgenInfo`) do not say which package
 * they come from, leave some out, and are missing in the stories' tests.
 */
export function markParts(kitIndex: string): Plugin {
  const ofKit = exportedBy(kitIndex)
  return {
    name: 'kabuto:parts',
    enforce: 'pre',
    transform(code, id) {
      const into = marked(code, id.replace(/\?.*$/, ''), ofKit)
      // Lines are added below what is there, so the map of what is there still holds.
      return into === undefined ? undefined : { code: into, map: null }
    },
  }
}
