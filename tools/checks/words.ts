import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'

type Table = Record<string, string>
type Folder = { folder: string; ja: Table; en: Table; zhHant: Table }

const KANA = /[ぁ-ゖァ-ヺー]/
const KANJI_OR_KANA = /[\u3400-\u9fff]|[ぁ-ゖァ-ヺー]/

const names = ['ja', 'en', 'zhHant'] as const

/** The words of screens, and the sentences of the domain's refusals. */
const TABLES = 'packages/*/src/**/{messages,refusals,successes}/*.ts'

async function tableOf(file: string, name: string): Promise<Table> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Table>
  return module[name] ?? {}
}

async function readFolder(root: string, folder: string): Promise<Folder> {
  const [ja = {}, en = {}, zhHant = {}] = await Promise.all(
    names.map((name) => tableOf(join(root, folder, `${name}.ts`), name)),
  )
  return { folder, ja, en, zhHant }
}

const foldersOf = (root: string): string[] => [...new Set(globSync(TABLES, { cwd: root }).map(dirname))].toSorted()

export const readFolders = (root: string): Promise<Folder[]> =>
  Promise.all(foldersOf(root).map((folder) => readFolder(root, folder)))

const parametersOf = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .toSorted((a = '', b = '') => a.localeCompare(b))
    .join()

/**
 * The types already hold keys and parameters together; this holds the languages apart and looks at the files
 * themselves.
 */
function problemsIn({ folder, ja, en, zhHant }: Folder): string[] {
  return Object.entries(ja).flatMap(([key, source]) => {
    const place = `${folder} ${key}`
    const found: string[] = []
    for (const [name, text] of [
      ['ja', source],
      ['en', en[key]],
      ['zhHant', zhHant[key]],
    ] as const) {
      if (!text?.trim()) found.push(`${place} is empty in ${name}`)
      else if (parametersOf(text) !== parametersOf(source)) found.push(`${place} has other parameters in ${name}`)
    }
    if (KANJI_OR_KANA.test(en[key] ?? '')) found.push(`${place} is not English: ${en[key]}`)
    if (KANA.test(zhHant[key] ?? '')) found.push(`${place} has kana in zh-Hant: ${zhHant[key]}`)
    if (/[!！]|^エラー/.test(source)) found.push(`${place} breaks the tone of DESIGN §10: ${source}`)
    return found
  })
}

export const words: Check = {
  name: 'words in three languages',
  async run(root) {
    const folders = foldersOf(root)
    if (folders.length === 0) return ['there is no folder of messages at all']
    const missing = folders.flatMap((folder) =>
      names
        .filter((name) => !existsSync(join(root, folder, `${name}.ts`)))
        .map((name) => `${folder}/${name}.ts is missing`),
    )
    if (missing.length > 0) return missing
    const strange = globSync(TABLES, { cwd: root }).filter(
      (file) => !names.some((name) => basename(file) === `${name}.ts`),
    )
    const read = await readFolders(root)
    return [...strange.map((file) => `${file} is no language of ours`), ...read.flatMap(problemsIn)]
  },
}
