import { expect, test } from 'vitest'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { loginCall, lookAroundCall, registerCall, sendCodeCall, siteConfigCall } from './contract.ts'
import { checkRegistration } from './registration.ts'
import { checkReset } from './reset.ts'
import {
  sampleCode,
  sampleRegistration,
  sampleReset,
  sampleSession,
  sampleSiteConfig,
  sampleSiteConfigItems,
} from './samples.ts'
import { toSiteConfig } from './siteConfig.ts'

test.each([
  [loginCall, sampleSession],
  [lookAroundCall, sampleSession],
  [registerCall, sampleSession],
  [sendCodeCall, sampleCode],
  [siteConfigCall, sampleSiteConfigItems],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('the samples that are typed are not refused', () => {
  expect(checkRegistration(sampleRegistration)).toEqual([])
  expect(checkReset(sampleReset)).toEqual([])
  expect(toSiteConfig(sampleSiteConfigItems)).toEqual(sampleSiteConfig)
})
