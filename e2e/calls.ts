import type { Page } from 'playwright-core'

export type Answer = { http: number; body: { status: number; msg: string; data?: unknown; refusal?: { code: string } } }
type Sent = { token?: string; key?: string }

let count = 0

/** Sends a call as the app does. Keys are counted, so each is new. */
export async function call(address: string, path: string, body: object, { token, key }: Sent = {}): Promise<Answer> {
  count += 1
  const answer = await fetch(`${address}api/vue/${path}?language=Japan`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key ?? `e2e-${process.pid}-${count}`,
      ...(token ? { token } : {}),
    },
    body: JSON.stringify(body),
  })
  return { http: answer.status, body: (await answer.json()) as Answer['body'] }
}

/** Whom the page of the login offers: a past of a month, money of each kind. */
export const DEMO = '0000000001'
export const ADMIN = '0000000099'

export async function tokenOf(address: string, account = DEMO): Promise<string> {
  const { body } = await call(address, 'user/login', { account, password: 'kabuto2026', agreed: true })
  return (body.data as { token: string }).token
}

/** One session an account and server serves all calls: a log-in costs more than most of them. */
const tokens = new Map<string, string>()

/** The server's response to a member; a refusal is a fault of the test. */
export async function ask(address: string, path: string, input: object = {}, account = DEMO): Promise<unknown> {
  const owner = `${address} ${account}`
  const send = async (): Promise<Answer> => {
    const token = tokens.get(owner) ?? (await tokenOf(address, account))
    tokens.set(owner, token)
    return call(address, path, input, { token })
  }
  let answer = await send()
  // What happened meanwhile has ended the session.
  if (answer.http === 401 && tokens.delete(owner)) answer = await send()
  if (answer.body.status !== 1) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** Stops the market's clock. */
export const stopClock = (address: string, at: string): Promise<unknown> =>
  ask(address, 'admin/clock', { mode: 'fixed', at }, ADMIN)

/** Where a call is sent: that of one day trade is not that of their list. */
export const addressOf = (path: string): RegExp => new RegExp(`/api/vue/${path}\\?`)

type Asked = { path: string; language: string | null }

/** What is asked for again and again without anybody's doing: prices. */
export const byThemselves: readonly string[] = ['market/indices', 'market/stream']

/** What is asked of the server from now on, but for what comes by itself. */
export function asked(page: Page): Asked[] {
  const calls: Asked[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const path = /\/api\/vue\/(.+)/.exec(pathname)?.[1]
    if (path !== undefined && !byThemselves.includes(path)) calls.push({ path, language: searchParams.get('language') })
  })
  return calls
}

/** Nothing is answered early: each read goes by itself, so that a journey can answer it as it likes. */
export const nothingEarly = (page: Page): Promise<unknown> =>
  page.route('**/common/together*', (route) => route.fulfill({ json: { status: 1, msg: '', data: { answers: [] } } }))
