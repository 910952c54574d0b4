import { defineCall, type Loadable, refuse } from '@kabuto/domain/shared'
import { array, nullable, object, optional, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Listed, pages } from './pages.ts'
import { refreshAtom } from './queryClient.ts'
import { bench, settle, useFakePage } from './testing.ts'

const records = defineCall({
  role: 'member',
  changes: false,
  refusals: [],
  path: 'test/records',
  input: object({ kind: optional(string()), cursor: optional(string()) }),
  output: object({ items: array(object({ id: string(), say: optional(string()) })), next: nullable(string()) }),
})

useFakePage()

const rowsOf = (ids: string, say?: string) => ids.split('').map((id) => ({ id, ...(say === undefined ? {} : { say }) }))
const page = (ids: string, next: string | null, say?: string) => ({ items: rowsOf(ids, say), next })

type Row = { id: string; say?: string | undefined }

function reported(loadable: Loadable<Listed<Row>>): string {
  if (loadable.state === 'loading' || loadable.state === 'failed') return loadable.state
  const { rows, next } = loadable.value
  return `${loadable.state} ${rows.map(({ id, say = '' }) => id + say).join('')} ${next}`
}

async function shownList() {
  const room = bench()
  const of = pages(records)
  const list = of({ kind: 'a' })
  const shown = await room.show(list.atom)
  const more = async (): Promise<void> => {
    void room.store.set(list.more)
    await settle()
  }
  const again = async (): Promise<void> => {
    void room.store.set(list.atom)
    await settle()
  }
  return { ...room, of, list, more, again, shown, now: () => reported(shown.now()) }
}

describe('a list', () => {
  test('grows page by page, each asked for once', async () => {
    const { server, more, now } = await shownList()
    expect(now()).toBe('loading')
    await server.sent[0]?.answer(page('ab', 'b'))
    expect(now()).toBe('ready ab more')
    await more()
    await more()
    expect(now()).toBe('ready ab loading')
    expect(server.sent.map(({ body }) => body)).toEqual([{ kind: 'a' }, { kind: 'a', cursor: 'b' }])
    await server.sent[1]?.answer(page('cd', 'd'))
    expect(now()).toBe('ready abcd more')
    await more()
    await server.sent[2]?.answer(page('ef', 'f'))
    await more()
    await server.sent[3]?.answer(page('g', null))
    expect(now()).toBe('ready abcdefg end')
    await more()
    expect(server.sent.map(({ body }) => body['cursor'])).toEqual([undefined, 'b', 'd', 'f'])
  })

  test('before its first page there is no more of it', async () => {
    const { server, more } = await shownList()
    await more()
    expect(server.sent).toHaveLength(1)
  })

  test('keeps its rows where the next page fails, and tries that page again', async () => {
    const { server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.cut()
    expect(now()).toBe('ready ab failed')
    await more()
    expect(server.sent[2]?.body['cursor']).toBe('b')
    await server.sent[2]?.answer(page('c', null))
    expect(now()).toBe('ready abc end')
  })

  test('shows no row twice, and of two the one that was read first', async () => {
    const { server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b', '!'))
    await more()
    await server.sent[1]?.answer(page('bcc', null))
    expect(now()).toBe('ready a!b!c end')
  })

  test('does not go round in circles with a cursor that comes twice', async () => {
    const { server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('ab', 'b'))
    expect(now()).toBe('ready ab failed')
  })

  test('nor with one that comes again later', async () => {
    const { server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('cd', 'd'))
    await more()
    await server.sent[2]?.answer(page('ef', 'd'))
    expect(now()).toBe('ready abcd failed')
  })

  test('tries the next page again when it was refused', async () => {
    const { server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.refuse('systemBusy', { reference: 'x' }, 503)
    expect(now()).toBe('ready ab failed')
    await more()
    expect(now()).toBe('ready ab loading')
    await server.sent[2]?.answer(page('c', null))
    expect(now()).toBe('ready abc end')
  })

  test('whose first page fails has no more of it, and begins with the next answer', async () => {
    const { server, more, again, now } = await shownList()
    await server.sent[0]?.cut()
    await more()
    expect([now(), server.sent.length]).toEqual(['failed', 1])
    await again()
    await server.sent[1]?.answer(page('ab', null))
    expect(now()).toBe('ready ab end')
  })

  test('rows without an id are told apart by what the list says', async () => {
    const { server, show } = bench()
    const named = pages(records, { rowKey: ({ say }) => say ?? '' })
    const shown = await show(named({}).atom)
    await server.sent[0]?.answer({ items: [...rowsOf('a', 'x'), ...rowsOf('b', 'x')], next: null })
    expect(reported(shown.now())).toBe('ready ax end')
  })
})

describe('read again', () => {
  test('asks for the first page alone and keeps the old rows until it is there', async () => {
    const { server, more, again, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('cd', 'd'))
    await again()
    expect(now()).toBe('refreshing abcd more')
    expect(server.sent[2]?.body).toEqual({ kind: 'a' })
    await server.sent[2]?.answer(page('ab', 'b', '!'))
    expect(now()).toBe('ready a!b!cd more')
    expect(server.sent).toHaveLength(3)
  })

  test('begins anew where the first page has moved on', async () => {
    const { server, more, again, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('cd', 'd'))
    await again()
    await server.sent[2]?.answer(page('na', 'a'))
    expect(now()).toBe('ready na more')
    await more()
    expect(server.sent[3]?.body['cursor']).toBe('a')
  })

  test('a page of the list before is not put below the new one', async () => {
    const { server, more, again, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await again()
    await server.sent[2]?.answer(page('na', 'a'))
    await server.sent[1]?.answer(page('cd', 'd'))
    expect(now()).toBe('ready na more')
  })

  test('nor does one that comes late take the place of the page that is asked for now', async () => {
    const { server, more, again, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await again()
    await server.sent[2]?.answer(page('na', 'a'))
    await more()
    await server.sent[1]?.answer(page('cd', 'd'))
    expect(now()).toBe('ready na loading')
    await server.sent[3]?.answer(page('b', null))
    expect(now()).toBe('ready nab end')
  })

  test('what fails keeps all rows', async () => {
    const { store, server, more, shown, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('cd', null))
    void store.set(refreshAtom, ['test/records'])
    await settle()
    await server.sent[2]?.refuse('systemBusy', { reference: 'x' }, 503)
    expect(now()).toBe('ready abcd end')
    expect(shown.now()).toMatchObject({ stale: { refusal: refuse('systemBusy', { reference: 'x' }) } })
  })
})

describe('the later pages', () => {
  test('of one member are not put below the list of the next', async () => {
    const { become, server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    become('0000000002')
    await settle()
    await server.sent[1]?.answer(page('cd', 'd'))
    await server.sent[2]?.answer(page('xy', 'b'))
    expect(now()).toBe('ready xy more')
  })

  test('of one language are not put below the list of another', async () => {
    const { speak, server, more, now } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    await more()
    await server.sent[1]?.answer(page('cd', 'd', '日'))
    speak('en')
    await settle()
    await server.sent[2]?.answer(page('ab', 'b'))
    expect(now()).toBe('ready ab more')
  })

  test('belong to their input', async () => {
    const { server, show, more, now, of } = await shownList()
    await server.sent[0]?.answer(page('ab', 'b'))
    const list = of({ kind: 'z' })
    expect([of({ kind: 'z' }), list.id === of({ kind: 'a' }).id]).toEqual([list, false])
    const other = await show(list.atom)
    await server.sent[1]?.answer(page('xy', 'b'))
    await more()
    await server.sent[2]?.answer(page('cd', null))
    expect([now(), reported(other.now())]).toEqual(['ready abcd end', 'ready xy more'])
  })
})
