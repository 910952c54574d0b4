import type { Language } from '@kabuto/domain/shared'
import { partsOf, textsOf } from './texts.ts'

const japanese = /[\u3040-\u30FF\u3400-\u9FFF]/
/** Chinese is written without kana. */
const kana = /[\u3041-\u3096\u30A1-\u30FA]/
/** A word, not an abbreviation, a code or a unit: it has small letters and is no part of an address. */
const latinWord = /(?<![\w@./#:-])[A-Z]?[a-z]{2,}(?![\w@/:-])/g

/** Latin words that Japanese and Chinese pages show on purpose. */
const allowedLatin = new Map([
  ['Kabuto', 'the name of the product'],
  ['English', 'a language in its own word'],
  ['aoba', 'how a name is typed in romaji'],
  ['Chrome', 'a browser by its own name'],
  ['Safari', 'a browser by its own name'],
  ['Windows', 'a system by its own name'],
  ['Lightweight', 'the engine of the charts, as its notice is worded'],
  ['Charts', 'the engine of the charts, as its notice is worded'],
  ['Inc', 'who made the engine of the charts'],
])
/** Japanese that pages in other languages show on purpose. */
const allowedJapanese = new Map([
  ['日本語', 'a language in its own word'],
  ['繁體中文', 'a language in its own word'],
  ['English 繁體中文', 'the other languages, each in its own word'],
  ['日本語 繁體中文', 'the other languages, each in its own word'],
  ['日本語 English', 'the other languages, each in its own word'],
  ['あおば', 'how a name is typed in kana'],
])

function foreignIn(text: string, language: Language): boolean {
  if (language === 'en') return japanese.test(text)
  const latin = (text.match(latinWord) ?? []).some((word) => !allowedLatin.has(word))
  return latin || (language === 'zh-Hant' && kana.test(text))
}

/**
 * What is in another language than the page. Names of companies, banks and people, and what somebody wrote, are in
 * the language that the story was given them in.
 */
export function foreignWords(body: HTMLElement, language: Language, given: unknown): string[] {
  const texts = partsOf(given).filter((part) => typeof part === 'string')
  function isGiven(text: string): boolean {
    return texts.some((one) => one.includes(text) || (one.length > 1 && text.includes(one)))
  }
  return textsOf(body)
    .filter((text) => foreignIn(text, language) && !allowedJapanese.has(text) && !isGiven(text))
    .map((text) => `is not in ${language}: ${text}`)
}
