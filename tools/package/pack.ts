import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Packed = { filename: string; size: number; unpackedSize: number; entryCount: number }

/** Packs a built folder and reports the result. npm is on every machine that can start Kabuto. */
export function pack(folder: string, into: string): Packed & { file: string } {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', into],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm could not pack the kit:\n${stderr}`)
  const [packed] = JSON.parse(stdout) as Packed[]
  if (!packed) throw new Error('npm packed nothing')
  return { ...packed, file: join(into, packed.filename) }
}
