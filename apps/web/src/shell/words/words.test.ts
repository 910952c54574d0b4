import { beforeAll, expect, test } from 'vitest'
import { appWords, changeWords, loadLaterWords, loadWords, startWords } from './words.ts'

const rendered: string[] = []

beforeAll(async () => {
  await startWords('ja')
  appWords.store.on('added', (language, space) => rendered.push(`${language} ${space}`))
})

test('words of another page, fetched ahead, render nothing again; those that a page goes without at first do', async () => {
  await loadWords('funds', 'stock')
  expect(appWords.t('funds:ladder')).toBe('受渡しの予定')
  expect(rendered).toEqual([])
  await loadLaterWords()
  expect(rendered.toSorted()).toEqual(['ja refusals', 'ja shared', 'ja terms', 'ja titles'])
})

test('a change of language takes all words in use with it', async () => {
  await loadWords('funds')
  await changeWords('en')
  expect(appWords.t('funds:ladder')).toBe('Settlement')
})
