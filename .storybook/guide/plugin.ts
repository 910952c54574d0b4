import type { Plugin } from 'vite'
import { readParts } from '../../tools/guide/read.ts'
import type { PartData } from './partData.ts'
import { PIECE, PROPS } from './piece.ts'

const DATA = '/.storybook/guide/parts.ts'
const source = /\/packages\/ui-kit\/src\/((\w+)\/(\w+)\.tsx?)$/
const styledElement = /^(?:export )?const ([A-Z]\w*) = styled[.(]/gm

/** The module with a mark on each styled element, or nothing where there is none. */
export function withPieces(code: string, path: string): string | undefined {
  if (/\.(?:stories|test)\./.test(path)) return undefined
  const marks = [...code.matchAll(styledElement)].map(
    ([, name = '']) => `;Object.assign(${name}, { ${PIECE}: '${path} ${name}' })`,
  )
  return marks.length === 0 ? undefined : [code, ...marks].join('\n')
}

/**
 * What the pages of parts say that the code itself holds. It is read once, when the first part is asked for. As
 * Storybook's own notes on components, it is left out in the stories' tests, which read no page.
 */
export function partNotes(root: string): Plugin {
  let read: Record<string, PartData> | undefined
  const parts = (): Record<string, PartData> => (read ??= readParts(root))
  const isInTest = process.env['VITEST'] !== undefined
  return {
    name: 'kabuto:guide',
    enforce: 'pre',
    transform(code, id) {
      if (isInTest) return undefined
      // As text: a browser reads it faster than code.
      if (id.endsWith(DATA))
        return {
          code: `export const parts = JSON.parse(${JSON.stringify(JSON.stringify(parts()))})`,
          map: { mappings: '' },
        }
      const [, path, folder, file] = source.exec(id.replace(/\?.*$/, '')) ?? []
      if (path === undefined || folder === undefined) return undefined
      const marked = withPieces(code, path)
      const [main] = folder === file ? (parts()[folder]?.components ?? []) : []
      const notes = main ? `\n;Object.assign(${folder}, { ${PROPS}: ${JSON.stringify(main.props)} })` : ''
      // Lines are added below what is there, so the map of what is there still holds.
      return marked === undefined && notes === '' ? undefined : { code: `${marked ?? code}${notes}`, map: null }
    },
  }
}
