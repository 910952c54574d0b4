import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import type { Tables } from './collect.ts'
import { plainWords } from './tables.ts'

const files: Record<Language, { file: string; table: string }> = {
  ja: { file: 'ja.ts', table: 'ja' },
  en: { file: 'en.ts', table: 'en' },
  'zh-Hant': { file: 'zhHant.ts', table: 'zhHant' },
}

const folders = ['packages/screens/src/*/messages', 'packages/domain/src/shared/refusal/refusals']

/** `funds/messages` and `refusal/refusals`: the name by which `t` knows the words. */
const spaceOf = (folder: string): string => basename(basename(folder) === 'messages' ? dirname(folder) : folder)

/** Every message that is written through i18next, under `space:key`, in each language. */
async function messagesOf(root: string): Promise<Tables> {
  const all: Tables = { ja: {}, en: {}, 'zh-Hant': {} }
  for (const folder of folders.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    for (const [language, { file, table }] of Object.entries(files) as [Language, (typeof files)['ja']][]) {
      const module = (await import(pathToFileURL(join(root, folder, file)).href)) as Record<string, object>
      for (const [key, text] of Object.entries(module[table] ?? {}))
        all[language][`${spaceOf(folder)}:${key}`] = String(text)
    }
  return all
}

/** All words; and those of them that are written past i18next, which only their text can tell. */
export async function allWords(root: string): Promise<{ all: Tables; plain: Tables }> {
  const written = await messagesOf(root)
  const all = Object.fromEntries(
    languages.map((language) => [language, { ...written[language], ...plainWords[language] }]),
  ) as Tables
  return { all, plain: plainWords }
}
