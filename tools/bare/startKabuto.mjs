import path from 'node:path'
import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { runPinned } from './run.mjs'

/** @param {string[]} args */
export async function startKabuto(args) {
  const root = path.join(import.meta.dirname, '../..')
  ensureInstalled(root)
  process.exitCode = await runPinned(root, ['tools/build.ts'])
  if (process.exitCode === 0) process.exitCode = await runPinned(root, ['apps/fixture/src/main.ts', ...args])
}
