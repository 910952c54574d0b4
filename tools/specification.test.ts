import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

test('each sentence has a number, and those of a section go on from one to the next', () => {
  const numbers = rows.map(([number = '']) => number.split('.').map(Number))
  const expected = numbers.map(([section], at) => [
    section,
    numbers.slice(0, at + 1).filter(([other]) => other === section).length,
  ])
  expect(numbers).toEqual(expected)
})

test.each(rows.map(([number, , lives = '', tests = '']) => ({ number, lives, tests })))(
  '$number lives where it is said, and its tests are there',
  ({ lives, tests }) => {
    for (const [, path = ''] of lives.matchAll(/`([^`]+)`/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true])
    const named = [...tests.matchAll(/`([^`]+)` "([^"]+)"/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, file = '', title = ''] of named)
      expect([file, title, readFileSync(join(root, file), 'utf8').includes(title)]).toEqual([file, title, true])
  },
)
