import { expect, test } from 'vitest'
import { languageInAddress, languageNames } from './language.ts'

test.each([
  ['?lang=ja', '', 'ja'],
  ['?lang=en', '', 'en'],
  ['?lang=zh-Hant', '', 'zh-Hant'],
  ['?language=Japan', '', 'ja'],
  ['?language=English', '', 'en'],
  ['?language=China', '', 'zh-Hant'],
  ['?language=en', '', 'en'],
  ['?lang=Japan', '', 'ja'],
  ['', '#/user/aboutUs?lang=zh-Hant', 'zh-Hant'],
  ['', '#/user/aboutUs?language=China', 'zh-Hant'],
  ['', '#/user/aboutUs?record=w-1&language=English', 'en'],
  // Before the # first, and ours before the server's.
  ['?lang=ja', '#/user/aboutUs?lang=en', 'ja'],
  ['?language=Japan', '#/user/aboutUs?lang=en', 'ja'],
  ['?language=Japan&lang=en', '', 'en'],
  // What is no language is as good as nothing.
  ['?lang=fr', '#/user/aboutUs?lang=en', 'en'],
  ['?lang=fr&language=English', '', 'en'],
  ['?language=japan', '', undefined],
  ['?language=constructor', '', undefined],
  ['?lang=', '', undefined],
  ['', '#/user/aboutUs', undefined],
  ['', '', undefined],
] as const)('%s before and %s after the # ask for %s', (search, hash, language) => {
  expect(languageInAddress({ search, hash }, languageNames)).toBe(language)
})
