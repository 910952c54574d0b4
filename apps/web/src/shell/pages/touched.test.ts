import { moments } from '@kabuto/domain/shared'
import { noticeDetailCall } from '@kabuto/domain/home'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../data/client.ts'
import { PageRequest } from '../data/testing.ts'
import { touchReader } from './touched.ts'

beforeEach(() => void vi.stubGlobal('Request', PageRequest))

const reader = () =>
  ({ language: 'ja', credentials: { token: 'mine', account: '0000000001', isAdmin: undefined } }) as const
const ID = 'holiday-hours'
const until = (): AbortSignal => new AbortController().signal

/** Touches links before a client, and notes what it sends; each batch is answered when `answer` says so. */
function finger(answer = (): Promise<Response> => new Promise(() => undefined)) {
  let now: number = moments.pictures
  const sent: { path: string; body: unknown; signal: AbortSignal }[] = []
  const onSessionEnd = vi.fn<() => void>()
  const wall = (): number => now
  const client = createClient({
    async fetch(input, init) {
      const request = new PageRequest(input, init)
      const path = new URL(request.url).pathname.replace('/api/vue/', '')
      sent.push({ path, body: await request.clone().json(), signal: request.signal })
      return answer()
    },
    wall,
    language: () => reader().language,
    credentials: () => reader().credentials,
    first: undefined,
    onTime: () => undefined,
    onSessionEnd,
  })
  const touch = touchReader({ client, wall, reader })
  const reads = (): number => sent.reduce((sum, { body }) => sum + (body as { calls: unknown[] }).calls.length, 0)
  return { client, sent, reads, touch, onSessionEnd, pass: (ms: number) => void (now += ms) }
}

describe('a finger on a link', () => {
  test('requests what its page reads in one call, whose answer the page gets', async () => {
    const { client, touch, sent } = finger(async () =>
      Response.json({ status: 1, msg: '', data: { answers: [{ status: 0, msg: 'それは古いお知らせです。' }] } }),
    )
    await touch('notice', `id=${ID}`, until())
    const outcome = await client.send(noticeDetailCall, { id: ID })
    expect(outcome).toMatchObject({ state: 'refused', refusal: { msg: 'それは古いお知らせです。' } })
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['common/together', { calls: [{ path: noticeDetailCall.path, input: { id: ID } }] }],
    ])
  })

  test('requests nothing of a page that reads nothing, and nothing twice while it is on its way', async () => {
    const { touch, sent } = finger()
    await touch('loginPassword', '', until())
    await touch('notice', `id=${ID}`, until())
    await touch('notice', `id=${ID}`, until())
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  test('that scrolls gives the answers up', async () => {
    const { touch, sent } = finger()
    const scrolls = new AbortController()
    await touch('stock', 'symbol=0712', scrolls.signal)
    await vi.waitFor(() => expect(sent[0]?.signal.aborted).toBe(false))
    scrolls.abort()
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  test('leaves most of what a server lets a member read to what is really opened', async () => {
    const { touch, reads, pass } = finger()
    let id = 0
    async function touchMany(): Promise<void> {
      for (let count = 0; count < 40; count += 1) await touch('notice', `id=${(id += 1)}`, until())
    }
    await touchMany()
    await vi.waitFor(() => expect(reads()).toBe(30))
    pass(9999)
    await touchMany()
    pass(1)
    await touch('notice', 'id=later', until())
    await vi.waitFor(() => expect(reads()).toBe(31))
  })

  test('does not say that the session has ended, which the page does', async () => {
    const { client, touch, onSessionEnd } = finger(async () => Response.json({ status: 0, msg: '' }, { status: 401 }))
    await touch('notice', `id=${ID}`, until())
    await client.send(noticeDetailCall, { id: ID }, { quiet: true })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
})
