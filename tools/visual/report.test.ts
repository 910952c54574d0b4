import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { writeReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'kabuto-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const from = {
  before: join(folder, 'before'),
  after: join(folder, 'after'),
  difference: join(folder, 'difference'),
}

/** A picture of one colour, with some white pixels. */
function shoot(side: 'before' | 'after', name: string, white: number): void {
  const picture = new PNG({ width: 4, height: 4 })
  picture.data.fill(0)
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255
  picture.data.fill(255, 0, white * 4)
  mkdirSync(from[side], { recursive: true })
  writeFileSync(join(from[side], name), PNG.sync.write(picture))
}

test('a report holds what differs and nothing else, each with its pictures', () => {
  for (const side of ['before', 'after'] as const) shoot(side, 'kit-same--matrix.ja-light-375.png', 0)
  shoot('before', 'kit-card--matrix.ja-dark-375.png', 0)
  shoot('after', 'kit-card--matrix.ja-dark-375.png', 3)
  shoot('before', 'kit-old--matrix.en-light-320.png', 1)
  shoot('after', 'kit-new--matrix.en-light-320.png', 1)
  const out = join(folder, 'report')
  const about = { base: 'aaaa', head: 'bbbb', isDirty: true, stories: ['kit-card--matrix', 'kit-same--matrix'] }
  writeReport(out, compare(from.before, from.after, from.difference), from, about)

  expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toEqual({
    ...about,
    changes: [
      { story: 'kit-card--matrix', mode: 'ja-dark-375', kind: 'changed', pixels: 3 },
      { story: 'kit-new--matrix', mode: 'en-light-320', kind: 'added', pixels: 0 },
      { story: 'kit-old--matrix', mode: 'en-light-320', kind: 'removed', pixels: 0 },
    ],
  })
  const isThere = (side: string, story: string, mode: string) => existsSync(join(out, side, `${story}.${mode}.png`))
  expect([
    isThere('before', 'kit-card--matrix', 'ja-dark-375'),
    isThere('after', 'kit-card--matrix', 'ja-dark-375'),
    isThere('difference', 'kit-card--matrix', 'ja-dark-375'),
    isThere('after', 'kit-new--matrix', 'en-light-320'),
    isThere('before', 'kit-old--matrix', 'en-light-320'),
  ]).toEqual([true, true, true, true, true])
  expect([
    isThere('before', 'kit-same--matrix', 'ja-light-375'),
    isThere('before', 'kit-new--matrix', 'en-light-320'),
    isThere('after', 'kit-old--matrix', 'en-light-320'),
  ]).toEqual([false, false, false])
})
