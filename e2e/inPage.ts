import { audit, createBrokerage, memoryFiles, memoryStore, plantBooks, type Ports } from '@kabuto/simulator'

// The brokerage as a page runs it: its own store, the page's clock and chance. Bundled and run by in-page.test.ts.

function hex(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const digest = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const ports: Ports = {
  store: memoryStore(),
  files: memoryFiles(),
  seed: 'kabuto',
  wall: () => Date.now(),
  newId: () => hex(crypto.getRandomValues(new Uint8Array(16))),
  digest,
  hashSecret: digest,
  matchesSecret: async (secret, hash) => (await digest(secret)) === hash,
}

async function play(): Promise<object> {
  await plantBooks(
    ports,
    { config: [{ id: 'title', value: 'Kabuto' }], members: [{ id: '0000000001', scenario: 'typical' }] },
    Date.parse('2026-11-20T14:32:00+09:00'),
  )
  const brokerage = createBrokerage(ports)
  const send = async (path: string, body: object, token?: string) =>
    (await brokerage.handle({ path, body, language: 'ja', key: ports.newId(), token })).body
  const { token } = (await send('user/login', { account: '0000000001', password: 'kabuto2026', agreed: true }))
    .data as { token: string }
  const order = await send(
    'trade/order',
    { symbol: '0712', side: 'long', type: 'market', price: '', quantity: '100', leverage: 1, session: 'regular' },
    token,
  )
  const summary = await send('funds/summary', {}, token)
  return {
    order: order.status,
    state: (order.data as { state: string }).state,
    settled: (summary.data as { settled: string }).settled,
    faults: await audit(ports.store),
  }
}

Object.assign(globalThis, { play })
