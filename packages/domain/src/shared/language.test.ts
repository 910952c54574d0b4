import { expect, test } from 'vitest'
import { languageAsked } from './language.ts'

test.each([
  ['Japan', 'ja'],
  ['English', 'en'],
  ['China', 'zh-Hant'],
  ['en', 'ja'],
  ['', 'ja'],
  [null, 'ja'],
])('a request for %j is answered in %s', (name, language) => {
  expect(languageAsked(name)).toBe(language)
})
