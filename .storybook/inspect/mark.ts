import type { Plugin } from 'vite'

/** Says where a component comes from: `ui-kit/Button/Button`, `screens/funds/Withdraw/WithdrawBar`. */
export const MARK = 'kabutoPart'

const component = /^export (?:const|function) ([A-Z]\w*[a-z]\w*)(?=[<(]| = (?:memo|styled))/gm
const source = /\/packages\/(ui-kit|screens)\/src\/(.+)\/\w+\.tsx$/

/** The module with a mark on each component that it exports, or nothing where there is none. */
export function marked(code: string, file: string): string | undefined {
  const [, from, folder] = source.exec(file) ?? []
  if (from === undefined || folder === undefined || file.includes('.stories.')) return undefined
  const names = [...code.matchAll(component)].map(([, name = '']) => name)
  if (names.length === 0) return undefined
  const marks = names.map((name) => `;Object.assign(${name}, { ${MARK}: '${from}/${folder}/${name}' })`)
  return [code, ...marks].join('\n')
}

/**
 * A build shortens the names of components, and Storybook's own notes on them (`__docgenInfo`) do not say which package
 * they come from, leave some out, and are missing in the stories' tests.
 */
export function markParts(): Plugin {
  return {
    name: 'kabuto:parts',
    enforce: 'pre',
    transform(code, id) {
      const into = marked(code, id.replace(/\?.*$/, ''))
      // Lines are added below what is there, so the map of what is there still holds.
      return into === undefined ? undefined : { code: into, map: null }
    },
  }
}
