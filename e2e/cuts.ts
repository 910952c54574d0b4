import { connect } from 'node:net'
import type { Page, Route } from 'playwright-core'
import { addressOf } from './calls.ts'

const PAGE_OF_A_GATEWAY = {
  contentType: 'text/html',
  body: '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>',
}

/** Half of what is sent comes to the server; then there is no connection any more. */
async function sendHalf(route: Route): Promise<void> {
  const request = route.request()
  const { hostname, port, pathname, search, host } = new URL(request.url())
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  const lines = Object.entries({ ...(await request.allHeaders()), host, 'content-length': body.length })
    .filter(([name]) => !name.startsWith(':'))
    .map(([name, value]) => `${name}: ${value}`)
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('close', () => resolve())
    const half = body.subarray(0, Math.floor(body.length / 2))
    socket.write(`POST ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(half, () => socket.destroy())
  })
}

type Hurt = { done: boolean; ended?: true; by: (route: Route) => Promise<void> }

/** What the server says to whom it does not know. */
async function fulfilEnded(route: Route): Promise<void> {
  const headers = { ...(await route.request().allHeaders()), token: 'made up' }
  await route.fulfill({ response: await route.fetch({ headers }) })
}

/** What can happen to something on its way, and whether the server has done it then. */
export const cuts = {
  'lost before it was sent': { done: false, by: (route) => route.abort('connectionrefused') },
  'cut while it was sent': {
    done: false,
    async by(route) {
      await sendHalf(route)
      await route.abort('connectionreset')
    },
  },
  'cut after it was sent': {
    done: true,
    async by(route) {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  'half an answer': {
    done: true,
    async by(route) {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, text.length / 2) })
    },
  },
  'HTML instead of JSON': {
    done: true,
    async by(route) {
      await route.fetch()
      await route.fulfill({ status: 200, ...PAGE_OF_A_GATEWAY })
    },
  },
  'a gateway in the way': { done: false, by: (route) => route.fulfill({ status: 502, ...PAGE_OF_A_GATEWAY }) },
  'a session that had ended': { done: false, ended: true, by: fulfilEnded },
  'a session that ended then': {
    done: true,
    ended: true,
    async by(route) {
      await route.fetch()
      await fulfilEnded(route)
    },
  },
} as const satisfies Record<string, Hurt>

export type Cut = keyof typeof cuts

/** The first of what is sent there meets with that; what is asked after it waits until it may come through. */
export async function cutOnce(
  page: Page,
  path: string,
  cut: Cut,
): Promise<{ sent: () => number; release: () => void }> {
  const gate = Promise.withResolvers<void>()
  let sent = 0
  await page.route(addressOf(path), async (route) => {
    sent += 1
    if (sent === 1) return cuts[cut].by(route)
    await gate.promise
    return route.continue()
  })
  return { sent: () => sent, release: gate.resolve }
}
