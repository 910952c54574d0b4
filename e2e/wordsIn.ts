import type { Language } from '../packages/domain/src/shared/language.ts'
import { fill } from '../packages/domain/src/shared/refusal/words.ts'

/** The words of each feature and the sentences of refusals, by language as its file is called. */
const tables = import.meta.glob<Record<string, Record<string, string>>>(
  ['../packages/screens/src/*/messages/*.ts', '../packages/domain/src/shared/refusal/refusals/*.ts'],
  { eager: true },
)
const tableOf = (space: string, name: string): Record<string, string> | undefined => {
  const path =
    space === 'refusals'
      ? `../packages/domain/src/shared/refusal/refusals/${name}.ts`
      : `../packages/screens/src/${space}/messages/${name}.ts`
  return tables[path]?.[name]
}
const fileNames: Record<Language, string> = { ja: 'ja', en: 'en', 'zh-Hant': 'zhHant' }

type Values = Record<string, string | number>

/** Messages by their key, `funds:amount`, with what stands in for their parameters. */
export function wordsIn(language: Language): (key: `${string}:${string}`, values?: Values) => string {
  const name = fileNames[language]
  return (key, values = {}) => {
    const [space = '', word = ''] = key.split(':')
    const text = tableOf(space, name)?.[word]
    if (text === undefined) throw new Error(`no ${key} in ${language}`)
    return fill(text, values)
  }
}
