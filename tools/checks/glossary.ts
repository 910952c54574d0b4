import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { allTexts, type Language, LANGUAGES, type Text } from './texts.ts'

const GLOSSARY = 'docs/glossary.md'

const HEAD = '| Japanese | English | Traditional Chinese | Code name | What it means |'

type Term = { language: Language; word: string; unwanted: string[] }

type Row = { terms: Term[]; code: string; meaning: string }

const UNWANTED = /~~(.+?)~~/g

/** Such as systemBusy: no word of any language is written so. */
const CODE_NAME = /\b[a-z]+[A-Z]\w*/

function rowOf(line: string): Row | string {
  const cells = line.split('|').slice(1, -1)
  const [ja, en, zhHant, code, meaning] = cells.map((cell) => cell.trim())
  if (cells.length !== 5 || !ja || !en || !zhHant || !meaning) return `${GLOSSARY} has a row that is not whole: ${line}`
  const terms = [ja, en, zhHant].map((cell, index) => ({
    language: LANGUAGES[index] as Language,
    word: cell.replace(UNWANTED, '').trim(),
    unwanted: [...cell.matchAll(UNWANTED)].map(([, word = '']) => word),
  }))
  return { terms, code: code?.replaceAll('`', '') ?? '', meaning }
}

function readGlossary(root: string): (Row | string)[] {
  const lines = readFileSync(join(root, GLOSSARY), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/ {2,}/g, ' '))
  if (lines[0] !== HEAD) return [`${GLOSSARY} has no table of ${HEAD}`]
  return lines.slice(2).map(rowOf)
}

const segmenters: Record<Language, Intl.Segmenter> = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  'zh-Hant': new Intl.Segmenter('zh-Hant', { granularity: 'word' }),
}

const plain = (word: string): string => word.toLowerCase()

/** In English in the plural too. */
const formsOf = (word: string, language: Language): string[] =>
  (language === 'en' ? [word, `${word}s`, `${word}es`] : [word]).map(plain)

function startsOf(text: string, word: string): number[] {
  const first = text.indexOf(word)
  return first < 0 ? [] : [first, ...startsOf(text.slice(first + 1), word).map((start) => first + 1 + start)]
}

/** As a word of its own: 入金 is in 入金方式, not in 輸入金額. */
function standsIn({ text, language }: Text, word: string): boolean {
  const spoken = plain(text)
  const forms = formsOf(word, language).filter((form) => spoken.includes(form))
  if (forms.length === 0) return false
  const ends = new Set([...segmenters[language].segment(spoken)].map(({ index }) => index)).add(spoken.length)
  return forms.some((form) => startsOf(spoken, form).some((start) => ends.has(start) && ends.has(start + form.length)))
}

function sourcesOf(root: string): string {
  return globSync('packages/{domain,screens}/src/**/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

export const glossary: Check = {
  name: 'glossary',
  async run(root) {
    const texts = await allTexts(root)
    const sources = sourcesOf(root)
    const rows = readGlossary(root)
    const problems = rows.flatMap((row) => {
      if (typeof row === 'string') return [row]
      const inTerms = row.terms.flatMap(({ language, word, unwanted }) => {
        const spoken = texts.filter((text) => text.language === language)
        const wrong = unwanted.flatMap((other) =>
          spoken
            .filter((text) => standsIn(text, other))
            .map(({ place }) => `${place} says “${other}” in ${language}, the word is “${word}”`),
        )
        return spoken.some((text) => plain(text.text).includes(plain(word)))
          ? wrong
          : [...wrong, `${GLOSSARY}: no words say “${word}” in ${language}`]
      })
      const known = !row.code || new RegExp(String.raw`\b${row.code}\b`).test(sources)
      return known ? inTerms : [...inTerms, `${GLOSSARY}: no source has the code name ${row.code}`]
    })
    const codeNames = texts
      .filter(({ text }) => CODE_NAME.test(text))
      .map(({ place, language, text }) => `${place} shows a code name in ${language}: ${CODE_NAME.exec(text)?.[0]}`)
    return [...problems, ...codeNames]
  },
}
