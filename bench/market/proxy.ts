import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { seeded } from '../sideBySide.ts'

const BATCHES_A_SECOND = 20

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

type Quote = { symbol: string; price: string; previousClose: string; decimals: number; at: string }
type Listener = { response: ServerResponse; quotes: readonly Quote[]; time: number; openedAt: number; next: number }

export type Proxy = {
  address: string
  /** From now on so many quotes a second go to whoever listens, spread over what they listen to. */
  pour: (quotes: number) => void
  /** Since the beginning: quotes that were written, and calls that came. */
  counts: () => { quotes: number; calls: number; open: number }
  close: () => Promise<void>
}

/** A quote that has moved by up to two per cent from where it was read. */
function moved(quote: Quote, random: () => number, at: number): Quote & { change: string; changePercent: string } {
  const { price, previousClose, decimals } = quote
  const next = Number((Number(price) * (0.98 + random() * 0.04)).toFixed(decimals))
  const change = Number((next - Number(previousClose)).toFixed(decimals))
  return {
    ...quote,
    price: String(next),
    change: String(change),
    changePercent: ((change / Number(previousClose)) * 100).toFixed(2),
    at: new Date(at).toISOString(),
  }
}

/**
 * The server of the app with another stream of prices: as many a second as are asked for. With a folder its files
 * stand in place of the app.
 */
export async function openProxy(app: string, folder?: string): Promise<Proxy> {
  const upstream = new URL(app)
  const random = seeded(20_261_120)
  const listeners = new Set<Listener>()
  const counted = { quotes: 0, calls: 0 }
  let rate = 0

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { hostname, port, host, origin } = upstream
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin === undefined ? {} : { origin }) }
    const sent = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    incoming.pipe(sent)
  }

  async function listen(incoming: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const { token = '', account = '' } = incoming.headers as Record<string, string>
    const answer = await fetch(`${app}api/vue/market/quotes?language=Japan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, account },
      body: JSON.stringify({ symbols: (query.get('symbols') ?? '').split(',') }),
    })
    const { data: quotes } = (await answer.json()) as { data: Quote[] }
    // Whoever has gone on meanwhile has opened another one.
    if (response.destroyed) return
    const time = answer.headers.get('x-kabuto-time') ?? ''
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-kabuto-time': time,
    })
    response.write(':\n\n')
    const listener = { response, quotes, time: Date.parse(time), openedAt: performance.now(), next: 0 }
    listeners.add(listener)
    response.on('close', () => listeners.delete(listener))
  }

  function tell(listener: Listener): void {
    const { response, quotes, time, openedAt } = listener
    let text = ''
    for (let count = 0; count < rate / BATCHES_A_SECOND; count += 1) {
      const quote = quotes[listener.next % quotes.length]
      listener.next += 1
      if (!quote) return
      text += `data: ${JSON.stringify(moved(quote, random, time + performance.now() - openedAt))}\n\n`
      counted.quotes += 1
    }
    if (text !== '') response.write(text)
  }

  function serve(pathname: string, response: ServerResponse): boolean {
    if (folder === undefined) return false
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!file.startsWith(folder) || !existsSync(file)) return false
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
    return true
  }

  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    if (pathname === '/api/vue/market/stream') {
      listen(incoming, response, searchParams).catch((fault: unknown) => response.destroy(fault as Error))
      return
    }
    if (pathname.startsWith('/api/')) counted.calls += 1
    else if (serve(pathname, response)) return
    forward(incoming, response)
  })
  const timer = setInterval(() => {
    for (const listener of listeners) tell(listener)
  }, 1000 / BATCHES_A_SECOND)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    pour: (quotes) => void (rate = quotes),
    counts: () => ({ ...counted, open: listeners.size }),
    close: () =>
      new Promise((resolve, reject) => {
        clearInterval(timer)
        server.closeAllConnections()
        server.close((fault) => (fault ? reject(fault) : resolve()))
      }),
  }
}
