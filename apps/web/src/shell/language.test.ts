import { expect, test } from 'vitest'
import { languageInAddress } from './language.ts'

test.each([
  [{ search: '?lang=en', hash: '' }, 'en'],
  [{ search: '', hash: '#/user/aboutUs?lang=zh-Hant' }, 'zh-Hant'],
  [{ search: '?lang=ja', hash: '#/user/aboutUs?lang=en' }, 'ja'],
  [{ search: '?lang=fr', hash: '#/user/aboutUs?lang=en' }, 'en'],
  [{ search: '', hash: '#/user/aboutUs' }, undefined],
  [{ search: '?lang=', hash: '' }, undefined],
])('the language in %j is %s', (address, language) => {
  expect(languageInAddress(address)).toBe(language)
})
