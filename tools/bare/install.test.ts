import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureInstalled, isWritable } from './install.mjs'

// Not even root may write below a device.
const closed = '/dev/null'

test('a folder is tried by writing, and nothing is left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-open-'))
  expect(isWritable(folder)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
  expect(isWritable(closed)).toBe(false)
  expect(isWritable(join(folder, 'missing'))).toBe(false)
  rmSync(folder, { recursive: true })
})

test('what is installed already is left as it is, so a read-only clone still starts', () => {
  expect(() => ensureInstalled(join(import.meta.dirname, '../..'))).not.toThrow()
})

test('a folder that cannot be written is named in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-bare-'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) writeFileSync(join(folder, file), '{}')
  rmSync(join(folder, 'package.json'))
  // Without the manifest nothing can be hashed: the fault is ours and not hidden as a sentence.
  expect(() => ensureInstalled(folder)).toThrow(/ENOENT/)
  rmSync(folder, { recursive: true })
})
