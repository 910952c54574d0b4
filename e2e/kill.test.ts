import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { call, tokenOf } from './calls.ts'
import { booksFolder } from './kabuto.ts'
import { randomFrom } from './random.ts'
import { isLong } from '../tools/isLong.ts'

const root = join(import.meta.dirname, '..')
const KILLS = isLong ? 300 : 4

function serve(
  env: Record<string, string>,
  file = 'apps/fixture/src/main.ts',
  args = ['--api-only'],
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, PORT: '0', ...env } })
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (part: Buffer): void => {
      output += part.toString('utf8')
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0]
      if (address) resolve({ child, address })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(output)))
  })
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve))

type Kept = { id: string; state: string }

/**
 * Withdraws and cancels, orders and cancels, without a pause, noting what was acknowledged, until the server is gone.
 */
async function writeUntilGone(address: string, token: string, acknowledged: Map<string, string>): Promise<void> {
  const order = {
    symbol: '0824',
    side: 'long',
    type: 'limit',
    price: '650',
    quantity: '100',
    leverage: 1,
    session: 'regular',
  }
  try {
    const cardId = ((await call(address, 'user/cards', {}, { token })).body.data as { id: string }[])[0]?.id
    for (;;) {
      const made = (
        await call(address, 'funds/withdraw', { amount: '1000', cardId, fundPassword: '20260712' }, { token })
      ).body.data as Kept
      acknowledged.set(made.id, 'pending')
      const back = (await call(address, 'funds/cancelWithdrawal', { id: made.id }, { token })).body.data as Kept
      acknowledged.set(made.id, back.state)
      const placed = (await call(address, 'trade/order', order, { token })).body.data as Kept
      acknowledged.set(placed.id, 'pendingOrder')
      const called = (await call(address, 'trade/cancel', { id: placed.id }, { token })).body.data as Kept
      acknowledged.set(placed.id, called.state)
    }
  } catch {
    // The server was killed in the middle of an answer: that is the point.
  }
}

function statesIn(folder: string): Map<string, string> {
  const database = new DatabaseSync(join(folder, 'books.sqlite'), { readOnly: true })
  const rows = database
    .prepare("SELECT json FROM rows WHERE collection IN ('withdrawals', 'positions', 'endedPositions')")
    .all()
  database.close()
  return new Map(rows.map(({ json }) => JSON.parse(String(json)) as Kept).map(({ id, state }) => [id, state]))
}

test(`${KILLS} times killed during writes: the books are readable and nothing acknowledged is lost`, async () => {
  const books = booksFolder()
  const random = randomFrom(20_261_120)
  const acknowledged = new Map<string, string>()
  const env = {
    KABUTO_DATA: books.folder,
    KABUTO_MARKET_TIME: '2026-11-20T10:00:00+09:00',
    KABUTO_CALL_LIMIT: '1000000',
  }
  let states = new Map<string, string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The start itself adds up the whole books: half a change would stop it.
    const { child, address } = await serve(env)
    const token = await tokenOf(address)
    // What was held and never answered is given back, so that this round can write.
    for (const [id, state] of states) {
      if (state.startsWith('pending'))
        await call(address, state === 'pending' ? 'funds/cancelWithdrawal' : 'trade/cancel', { id }, { token })
    }
    const gone = ended(child)
    const writing = writeUntilGone(address, token, acknowledged)
    // A moment within the writing, by count of answers and not by the clock.
    const enough = acknowledged.size + Math.floor(random() * 20)
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(enough)
    child.kill('SIGKILL')
    await Promise.all([gone, writing])
    states = statesIn(books.folder)
    const lost = [...acknowledged].filter(([id, state]) => !state.startsWith('pending') && states.get(id) !== state)
    expect(lost).toEqual([])
    expect([...acknowledged.keys()].filter((id) => !states.has(id))).toEqual([])
    const database = new DatabaseSync(join(books.folder, 'books.sqlite'))
    const [check] = database.prepare('PRAGMA integrity_check').all()
    expect(check).toEqual({ integrity_check: 'ok' })
    database.close()
  }
  expect(acknowledged.size).toBeGreaterThan(KILLS)
  books.remove()
})

/** The moment at which the file is being written: it is shorter than it was. */
function waitForWriting(file: string, whole: number): void {
  // Nothing but looking, because the moment is short; and not for ever.
  for (let look = 0; look < 20_000_000 && statSync(file).size >= whole; look += 1);
}

/** The same with json-server's own writer, to see that the test can fail: it writes its whole file in place. */
async function brokenFilesOfJsonServer(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-plain-'))
  const file = join(folder, 'db.json')
  const seed = JSON.stringify({ rows: Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'x'.repeat(80) })) })
  let broken = 0
  for (let kill = 0; kill < kills; kill += 1) {
    writeFileSync(file, seed)
    const { child } = await serve({ KABUTO_PLAIN: file }, 'e2e/plainServer.ts', [])
    const gone = ended(child)
    waitForWriting(file, seed.length)
    child.kill('SIGKILL')
    await gone
    try {
      JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      broken += 1
    }
  }
  rmSync(folder, { recursive: true })
  return broken
}

test('the control: json-server’s plain writer does break under the same treatment', async () => {
  expect(await brokenFilesOfJsonServer(isLong ? 20 : 4)).toBeGreaterThan(0)
})
