import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from './all.ts'
import { isNoticed, problemOf, verdictOf } from './plant.ts'
import { isLong } from '../isLong.ts'

const root = join(import.meta.dirname, '../..')

test('every fault can still be planted, and its test is there', () => {
  expect(faults.flatMap((fault) => problemOf(root, fault) ?? [])).toEqual([])
})

test('no rule is named twice, and none is broken twice in the same way', () => {
  expect(new Set(faults.map(({ rule }) => rule)).size).toBe(faults.length)
  const ways = faults.map(({ file, was, becomes }) => [file, was, becomes].join('\n'))
  expect(new Set(ways).size).toBe(ways.length)
})

// Each takes a copy of the tree and a run of its own, so only the full counts do it.
for (const fault of isLong ? faults : [])
  test(`noticed: ${fault.rule}`, async () => {
    const verdict = await verdictOf(fault, { planted: true })
    expect({ isNoticed: isNoticed(verdict), verdict }).toMatchObject({ isNoticed: true })
  })
