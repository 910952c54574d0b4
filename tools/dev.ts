import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const FIXTURE_PORT = '4650'

function run(args: string[], cwd: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
}

/** What the server is made of, and what its seed data is made from. */
const watched = ['packages/domain/src', 'packages/simulator/src', 'apps/fixture/src', 'db.json']

// The server restarts when its sources change; the app reloads by itself and passes its calls on to the server.
const fixture = run(
  [
    ...watched.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    'apps/fixture/src/main.ts',
    '--api-only',
    '--look',
  ],
  root,
  { PORT: FIXTURE_PORT },
)
const web = run([join(root, 'apps/web/node_modules/vite/bin/vite.js')], join(root, 'apps/web'), {
  KABUTO_FIXTURE_PORT: FIXTURE_PORT,
})

function stopBoth(): void {
  fixture.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stopBoth)
process.on('SIGTERM', stopBoth)
fixture.once('exit', stopBoth)
web.once('exit', stopBoth)
