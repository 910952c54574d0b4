import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFolders } from './words.ts'

const BOOKS = 'db.json'

export const LANGUAGES = ['ja', 'en', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

export type Text = { place: string; language: Language; text: string }

const PARAMETER = /\{\{\w+\}\}/g

async function wordsOfKit(root: string): Promise<Text[]> {
  const files = globSync('packages/ui-kit/src/words/*.ts', { cwd: root }).toSorted()
  const read = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Record<Language, string>>
      return Object.entries(module).flatMap(([key, word]) =>
        LANGUAGES.map((language) => ({ place: `${file} ${key}`, language, text: word[language] })),
      )
    }),
  )
  return read.flat()
}

/** What members may ask in their own words, and addresses. */
const UNSAID = new Set(['patterns', 'href'])

/** All that is said in one of the languages, wherever a language is the key. */
function textsIn(value: unknown, place: string, language?: Language): Text[] {
  if (typeof value === 'string') return language ? [{ place, language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    UNSAID.has(key) ? [] : textsIn(part, `${place} ${key}`, LANGUAGES.find((one) => one === key) ?? language),
  )
}

/** Notices, news, products and answers of the seed data. */
const contents = (root: string): Text[] => textsIn(JSON.parse(readFileSync(join(root, BOOKS), 'utf8')), BOOKS)

/** Every word that a member can read: of screens, kit, refusals and the seed data. */
export async function allTexts(root: string): Promise<Text[]> {
  const folders = await readFolders(root)
  const texts = folders.flatMap(({ folder, ja, en, zhHant }) =>
    Object.entries({ ja, en, 'zh-Hant': zhHant }).flatMap(([language, table]) =>
      Object.entries(table).map(([key, text]) => ({
        place: `${folder} ${key}`,
        language: language as Language,
        text,
      })),
    ),
  )
  return [...texts, ...(await wordsOfKit(root)), ...contents(root)].map((one) => ({
    ...one,
    text: one.text.replace(PARAMETER, ' '),
  }))
}
