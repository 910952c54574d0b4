import path from 'node:path'
import process from 'node:process'
import { ensureBrowser, tryShell } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runPinned } from './run.mjs'

/** @param {string[]} args */
export async function testKabuto(args) {
  const root = path.join(import.meta.dirname, '../..')
  ensureInstalled(root)
  ensureBrowser(root)
  tryShell()
  process.env.KABUTO_LONG = args.includes('--long') ? '1' : ''
  process.exitCode = await runPinned(root, ['tools/test.ts', ...args])
}
