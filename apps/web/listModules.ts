import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ModulesOfPages } from './pageChunks.ts'

const root = join(import.meta.dirname, '../..')

/** What can show words, as paths from the root. */
const withWords = (ids: readonly string[]): string[] =>
  ids.map((id) => relative(root, id)).filter((file) => /^(?:apps\/web|packages\/screens)\/src\//.test(file))

/** Lists what each page is made of, for the check of its words (tools/checks/pageWords.ts). */
export function listModules(modules: ModulesOfPages): Plugin {
  const listed = Object.fromEntries(Object.entries(modules).map(([page, ids]) => [page, withWords(ids)]))
  return {
    name: 'kabuto-list-modules',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(listed) })
    },
  }
}
