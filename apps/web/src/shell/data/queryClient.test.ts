import { expect, test } from 'vitest'
import { tellAnswers } from './queryClient.ts'

test('answers come in slices on the first page, and at once on the pages that taps lead to', () => {
  const told: string[] = []
  let isFirst = true
  const run = tellAnswers(
    () => isFirst,
    (tell) => {
      told.push('begin')
      tell()
      told.push('end')
    },
  )
  run(() => told.push('first'))
  isFirst = false
  run(() => told.push('next'))
  expect(told).toEqual(['begin', 'first', 'end', 'next'])
})
