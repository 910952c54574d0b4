// Installs what is missing, on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { PlainError } from './plain.mjs'

const onWindows = process.platform === 'win32'

/** The Node that the lockfile pins; everything but this folder runs on it.
 * @param {string} root
 */
export function pinnedNode(root) {
  return path.join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node')
}

/** Tries it for real: root may write where permissions say no, and may not where the disk is read-only.
 * @param {string} folder
 */
export function isWritable(folder) {
  try {
    rmdirSync(mkdtempSync(path.join(folder, '.kabuto-try-')))
    return true
  } catch {
    return false
  }
}

/** @param {string} root */
function lockHash(root) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** @param {string} root */
function pinnedPnpm(root) {
  const manifest = /** @type {{ packageManager: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  )
  return manifest.packageManager
}

/** @param {string} root */
export function ensureInstalled(root) {
  const stamp = path.join(root, 'node_modules/.kabuto-installed')
  const wanted = lockHash(root)
  if (existsSync(stamp) && existsSync(pinnedNode(root)) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isWritable(root)) {
    throw new PlainError(
      `The folder ${root} cannot be written, so nothing can be installed there. Copy it to a folder of yours and run the command again.`,
    )
  }
  console.log('Installing what is missing (a minute at the first start) …')
  const { status } = spawnSync('npx', ['--yes', pinnedPnpm(root), 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
  })
  if (status !== 0)
    throw new PlainError('Installing did not succeed; the lines above say why. Is the npm registry reachable?')
  writeFileSync(stamp, wanted)
}
