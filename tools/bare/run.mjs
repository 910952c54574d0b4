import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { pinnedNode } from './install.mjs'

function wait() {}

/**
 * What was compiled once is read the next time: a start takes a third less.
 * @param {string} root
 */
const compiled = (root) => ({ NODE_COMPILE_CACHE: path.join(root, '.kabuto/compiled') })

/**
 * Runs a file of ours on the pinned Node until it ends. Ctrl-C reaches the child by itself, as one of the terminal's
 * group:
 * here it must only not end the parent first.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runPinned(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(root), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...compiled(root), ...process.env },
    })
    const pass = () => child.kill('SIGTERM')
    process.on('SIGINT', wait)
    process.on('SIGTERM', pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', pass)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}
