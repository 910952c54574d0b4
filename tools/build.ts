import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packAssets } from '../apps/fixture/src/assets.ts'
import { isWritable } from './bare/install.mjs'
import { weigh } from './checks/budgets.ts'
import { hashOf, sourcesOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, '.kabuto/built')

/** What each route costs a member who enters there, and one who has seen Home. */
function printWeights(): void {
  for (const { route, first, later } of weigh(root))
    console.log(`  ${first.toFixed(1).padStart(6)} KB gzip  ${route} (${later.toFixed(1)} after Home)`)
}

/** Builds the app unless its sources are what they were at the last build. */
export async function build(): Promise<void> {
  const now = hashOf(
    root,
    sourcesOf(root, [
      'apps/web',
      'packages/domain',
      'packages/ui-kit',
      'packages/screens',
      'apps/fixture/src/assets.ts',
      'pnpm-lock.yaml',
    ]),
  )
  const built =
    existsSync(join(root, 'apps/web/dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (built) return
  if (!isWritable(root))
    throw new Error(
      `The folder ${root} cannot be written, so the app cannot be built there. Copy it to a folder of yours.`,
    )
  console.log('Building the app …')
  const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js')
  // A test runner's NODE_ENV would give React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env,
  })
  if (status !== 0) throw new Error('The app could not be built; the lines above say why.')
  await packAssets(join(root, 'apps/web/dist'))
  printWeights()
  mkdirSync(join(root, '.kabuto'), { recursive: true })
  writeFileSync(stamp, now)
}

if (import.meta.main) {
  try {
    await build()
  } catch (fault) {
    console.error((fault as Error).message)
    process.exitCode = 1
  }
}
