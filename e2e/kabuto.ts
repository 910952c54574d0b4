import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type Running = { address: string; output: () => string; stop: () => Promise<number> }
type Ended = { code: number; output: string }
type Started = Running | Ended

type Options = { env?: Record<string, string>; args?: string[] }

/** Runs a program of ours in a process group of its own, and waits until it serves or gives up. */
function run(file: string, { env = {}, args = [] }: Options): Promise<Started> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', ...env },
  })
  let output = ''
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))

  /** Ctrl-C in a terminal reaches the whole group. */
  function stop(): Promise<number> {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    return ended
  }

  return new Promise((resolve) => {
    function hear(part: Buffer): void {
      output += part.toString('utf8')
      const address = /App {7}(http:\S+)/.exec(output)?.[1]
      if (address && output.includes('Ctrl-C stops it.')) resolve({ address, output: () => output, stop })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => resolve({ code, output }))
  })
}

/** Kabuto as `npm start` starts it. */
export const startKabuto = (options: Options = {}): Promise<Started> => run('tools/bare/start.mjs', options)

async function running(start: Promise<Started>): Promise<Running> {
  const started = await start
  if ('code' in started) throw new Error(`Kabuto did not start (${started.code}):\n${started.output}`)
  return started
}

export const startedKabuto = (options?: Options): Promise<Running> => running(startKabuto(options))

/** The server alone, with what is built; its code is compiled once for all tests. */
export const startedServer = (env: Record<string, string>): Promise<Running> =>
  running(run('apps/fixture/src/main.ts', { env: { NODE_COMPILE_CACHE: join(root, '.kabuto/compiled'), ...env } }))

/** A folder for the books of one test. */
export function booksFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-books-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
