import { expect, test } from 'vitest'
import { ja } from './refusals/ja.ts'
import { type RefusalKey, sentenceOf } from './refusalWords.ts'
import { sampleSentences } from './sampleSentences.ts'

test('among the samples of sentences each word of the table is written', () => {
  const written = new Set<string>()
  for (const refusal of sampleSentences)
    sentenceOf(
      refusal,
      (key: RefusalKey) => {
        written.add(key)
        return ja[key]
      },
      'ja',
    )
  expect(Object.keys(ja).filter((key) => !written.has(key))).toEqual([])
})
