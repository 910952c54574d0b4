import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

export type Server = { address: string; stop: () => Promise<void> }

const HOST = 'KABUTO_SERVER_HOST'

async function askHost(path: '/start' | '/stop', body: object): Promise<unknown> {
  const response = await fetch(new URL(path, process.env[HOST]), { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`The host of the servers: ${await response.text()}`)
  return response.json()
}

/** The server alone, with what is built, in the one process that runs all servers of the journeys. */
export async function startedServer(env: Record<string, string>): Promise<Server> {
  const { port } = (await askHost('/start', env)) as { port: number }
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      await askHost('/stop', { port })
    },
  }
}

/** Starts the process that runs the servers of the journeys; the way back ends it. */
export async function startServerHost(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['e2e/serverHost.ts'], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.kabuto/compiled') },
    // It ends when nobody holds its input any more; what a server complains of is read where the journeys run.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const [address] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [unknown]
  if (typeof address !== 'string') throw new Error('The host of the servers did not start.')
  // Each file is run by a process of its own.
  process.env[HOST] = address
  return async () => {
    child.stdin.end()
    await ended
  }
}

/** A folder for the books of one test. */
export function booksFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-books-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
