import { combine, defineCall, failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { focusManager, onlineManager } from '@tanstack/query-core'
import { atom } from 'jotai'
import { number, object, optional, string } from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { endToastAtom, toastAtom } from '../pages/toast.ts'
import { sessionEndedAtom } from '../app.ts'
import { refreshAtom } from './queryClient.ts'
import { type Resource, resource } from './resource.ts'
import { bench, fakeKept, fakeServer, settle, useFakePage, now } from './testing.ts'

const base = { role: 'member', changes: false, refusals: [] } as const
const figure = defineCall({ ...base, path: 'test/figure', input: object({}), output: object({ n: number() }) })
const stock = defineCall({
  ...base,
  path: 'test/stock',
  input: object({ symbol: string(), day: optional(string()) }),
  output: object({ price: string() }),
})
const open = defineCall({
  ...base,
  role: 'anyone',
  path: 'test/open',
  input: object({}),
  output: object({ n: number() }),
})

useFakePage()
afterEach(() => {
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

/** Four resources as one page has them. */
function page(parts: Record<string, Resource<unknown>>) {
  return atom(
    (get) => combine(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, get(part.atom)]))),
    async (_get, set) => {
      await Promise.all(Object.values(parts).map((part) => set(part.atom)))
    },
  )
}

const offline = refuse('offline', {})

describe('a first visit', () => {
  test('sends each read once, however many parts of the page ask for it', async () => {
    const { server, show } = bench()
    const one = resource(figure)
    const other = resource(figure, { value: ({ n }) => n * 2 })
    const first = await show(one({}).atom)
    const second = await show(one({}).atom)
    const mapped = await show(other({}).atom)
    expect(server.sent.map(({ path }) => path)).toEqual(['test/figure'])
    await server.sent[0]?.answer({ n: 21 })
    expect([first.now(), second.now(), mapped.now()]).toEqual([ready({ n: 21 }), ready({ n: 21 }), ready(42)])
    expect(server.sent).toHaveLength(1)
  })

  test('of a page refreshes the parts that are old and asks for the others, each once', async () => {
    const { server, show } = bench()
    const [a, b, c] = [resource(figure)({}), resource(stock)({ symbol: '0712' }), resource(stock)({ symbol: '0A1B' })]
    server.always('test/figure', () => ({ n: 1 }))
    server.always('test/stock', ({ symbol }) => ({ price: symbol }))
    const home = await show(page({ a, b }))
    home.hide()
    await settle(6_000)
    server.sent.length = 0
    const withdraw = await show(page({ a, b, c }))
    expect(server.sent.map(({ body, path }) => [path, body['symbol']])).toEqual([
      ['test/figure', undefined],
      ['test/stock', '0712'],
      ['test/stock', '0A1B'],
    ])
    expect(withdraw.now()).toEqual(ready({ a: { n: 1 }, b: { price: '0712' }, c: { price: '0A1B' } }))
  })

  test('from one page to the next takes the answer that is on its way', async () => {
    const { server, show } = bench()
    const funds = resource(figure)
    const home = await show(funds({}).atom)
    home.hide()
    const withdraw = await show(funds({}).atom)
    await server.sent[0]?.answer({ n: 7 })
    expect(server.sent).toHaveLength(1)
    expect(withdraw.now()).toEqual(ready({ n: 7 }))
  })
})

describe('parameters', () => {
  test('each input has an entry of its own, and the same input the same one', async () => {
    const { server, show } = bench()
    const detail = resource(stock)
    expect(detail({ symbol: '0712' })).toBe(detail({ symbol: '0712' }))
    expect(detail({ symbol: '0712', day: 'today' })).toBe(detail({ day: 'today', symbol: '0712' }))
    const one = await show(detail({ symbol: '0712' }).atom)
    const other = await show(detail({ symbol: '0A1B' }).atom)
    await server.sent[1]?.answer({ price: '620' })
    await server.sent[0]?.answer({ price: '2846' })
    expect([one.now(), other.now()]).toEqual([ready({ price: '2846' }), ready({ price: '620' })])
  })
})

describe('a read that fails', () => {
  test('is told by a toast once where a member asked for it, however many parts failed alike', async () => {
    const { store, server, show } = bench()
    const [one, other] = [resource(figure)({}), resource(stock)({ symbol: '0712' })]
    const shown = await show(page({ one, other }))
    const refuseAll = async () => {
      for (const { refuse: say } of server.sent.splice(0)) await say('systemBusy', { reference: 'R-1' })
    }
    await refuseAll()
    expect(shown.now()).toEqual(failed(refuse('systemBusy', { reference: 'R-1' })))
    expect(store.get(toastAtom)).toBeUndefined()
    const asked = Promise.all([store.set(one.atom), store.set(other.atom)])
    await settle()
    await refuseAll()
    await asked
    expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'systemBusy' } })
    store.set(endToastAtom, store.get(toastAtom)?.id ?? '')
    expect(store.get(toastAtom)).toBeUndefined()
  })

  test('is told by a toast of its own where another one has failed for another reason', async () => {
    const { store, server, show } = bench()
    const one = resource(figure)({})
    await show(one.atom)
    await server.sent[0]?.answer({ n: 1 })
    store.set(toastAtom, { tone: 'failed', refusal: refuse('accountNotFound', {}) })
    const asked = store.set(one.atom)
    await settle()
    await server.sent[1]?.refuse('systemBusy', { reference: 'R-1' })
    await asked
    store.set(endToastAtom, store.get(toastAtom)?.id ?? '')
    expect(store.get(toastAtom)).toMatchObject({ refusal: { code: 'systemBusy' } })
  })

  test('with 401 ends the session, unless it is read in passing', async () => {
    const { store, server, show } = bench()
    await show(resource(figure, { quiet: true })({}).atom)
    await server.sent[0]?.refuse('sessionEnded', {}, 401)
    expect(store.get(sessionEndedAtom)).toBeUndefined()
    await show(resource(stock)({ symbol: '0712' }).atom)
    await server.sent[1]?.refuse('sessionEnded', {}, 401)
    expect(store.get(sessionEndedAtom)).toEqual(refuse('sessionEnded', {}))
  })

  test('is not where nobody answered: the page says so', async () => {
    const { store, server, show } = bench()
    const one = resource(figure)({})
    server.always('test/figure', () => ({ nothing: true }))
    await show(one.atom)
    await store.set(one.atom)
    expect(store.get(toastAtom)).toBeUndefined()
  })
})

describe('trying again', () => {
  test('where nobody may ask sends nothing and shows no failure', async () => {
    const { store, server, show } = bench({ account: 'nobody' })
    const one = resource(figure)({})
    await show(one.atom)
    await store.set(one.atom)
    expect([server.sent, store.get(toastAtom)]).toEqual([[], undefined])
  })

  test('asks for that one alone', async () => {
    const { store, server, show } = bench()
    const detail = resource(stock)
    const [one, sameOnADay, other] = [
      detail({ symbol: '0712' }),
      detail({ symbol: '0712', day: 'today' }),
      resource(figure)({}),
    ]
    expect(new Set([one, sameOnADay, other].map(({ id }) => id)).size).toBe(3)
    await show(page({ one, sameOnADay, other }))
    await server.sent[0]?.answer({ price: '1' })
    await server.sent[1]?.answer({ price: '2' })
    await server.sent[2]?.answer({ n: 1 })
    server.sent.length = 0
    void store.set(one.atom)
    await settle()
    expect(server.sent.map(({ body }) => body)).toEqual([{ symbol: '0712' }])
    // Asked again while it is on its way, it is not sent again.
    void store.set(one.atom)
    await settle()
    expect(server.sent).toHaveLength(1)
    await server.sent[0]?.answer({ price: '3' })
    expect([store.get(one.atom), store.get(sameOnADay.atom)]).toEqual([ready({ price: '3' }), ready({ price: '2' })])
  })
})

test('a fault of ours breaks the page where it can be seen', async () => {
  const { store, server, show } = bench()
  let isBroken = false
  const broken = resource(figure, {
    value: ({ n }) => {
      if (isBroken) throw new TypeError('a fault of ours')
      return n
    },
  })({})
  const shown = await show(broken.atom)
  await server.sent[0]?.answer({ n: 1 })
  expect(shown.now()).toEqual(ready(1))
  shown.hide()
  isBroken = true
  const hide = store.sub(broken.atom, () => undefined)
  await settle()
  await server.sent[1]?.answer({ n: 2 })
  expect(() => store.get(broken.atom)).toThrow('a fault of ours')
  hide()
})

describe('a page shown again', () => {
  test('refreshes each part by its own age', async () => {
    const { server, show } = bench()
    const quick = resource(figure, { freshFor: 2_000 })({})
    const slow = resource(stock, { freshFor: 60_000 })({ symbol: '0712' })
    server.always('test/figure', () => ({ n: 1 }))
    server.always('test/stock', () => ({ price: '1' }))
    const first = await show(page({ quick, slow }))
    first.hide()
    await settle(1_000)
    ;(await show(page({ quick, slow }))).hide()
    expect(server.sent).toHaveLength(2)
    await settle(2_000)
    const again = await show(page({ quick, slow }))
    expect(server.sent.map(({ path }) => path)).toEqual(['test/figure', 'test/stock', 'test/figure'])
    expect(again.now()).toEqual(ready({ quick: { n: 1 }, slow: { price: '1' } }))
  })

  test('shows the old value while it is read again', async () => {
    const { server, show } = bench()
    const funds = resource(figure)
    const first = await show(funds({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    first.hide()
    await settle(6_000)
    const again = await show(funds({}).atom)
    expect(again.now()).toEqual(refreshing({ n: 1 }))
    await server.sent[1]?.answer({ n: 2 })
    expect(again.now()).toEqual(ready({ n: 2 }))
    expect(again.values.map(({ state }) => state)).not.toContain('loading')
  })

  test('after half an hour has its value, later it loads', async () => {
    const { server, show } = bench()
    const funds = resource(figure)
    server.always('test/figure', () => ({ n: 1 }))
    const loadsAfter = async (ms: number): Promise<boolean> => {
      await settle(ms)
      const { values, hide } = await show(funds({}).atom)
      hide()
      return values.some(({ state }) => state === 'loading')
    }
    expect([await loadsAfter(0), await loadsAfter(1_799_999), await loadsAfter(1_800_001)]).toEqual([true, false, true])
  })

  test('asks at once for what could not be read, however fresh the value before is', async () => {
    const { store, server, show } = bench()
    const slow = resource(figure, { freshFor: 60_000 })({})
    const first = await show(slow.atom)
    await server.sent[0]?.answer({ n: 1 })
    void store.set(slow.atom)
    await settle()
    await server.sent[1]?.cut()
    first.hide()
    await show(slow.atom)
    expect(server.sent).toHaveLength(3)
  })

  test('and hidden again leaves nobody listening, nor does the member who was here before', async () => {
    const { become, show } = bench()
    const shown = await show(resource(figure)({}).atom)
    expect([focusManager.hasListeners(), onlineManager.hasListeners()]).toEqual([true, true])
    become('0000000002')
    await settle()
    shown.hide()
    await settle()
    expect([focusManager.hasListeners(), onlineManager.hasListeners()]).toEqual([false, false])
  })

  test('an answer that says the same is the same value, so nothing below renders anew', async () => {
    const { store, server, show } = bench()
    const funds = resource(figure)
    const shown = await show(funds({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    const before = shown.now()
    void store.set(funds({}).atom)
    await settle()
    await server.sent[1]?.answer({ n: 1 })
    const after = shown.now()
    expect(after.state === 'ready' && before.state === 'ready' && after.value === before.value).toBe(true)
  })
})

describe('a failed refresh', () => {
  test('of one part of four keeps all values, and tells the age and the reason', async () => {
    const { store, server, show } = bench()
    const parts = {
      a: resource(figure)({}),
      b: resource(stock)({ symbol: 'b' }),
      c: resource(stock)({ symbol: 'c' }),
      d: resource(stock)({ symbol: 'd' }),
    }
    const all = page(parts)
    const shown = await show(all)
    for (const sent of server.sent.slice()) await sent.answer(sent.path === 'test/figure' ? { n: 1 } : { price: '1' })
    const since = now()
    await settle(30_000)
    void store.set(all)
    await settle()
    const [figureAgain, ...others] = server.sent.slice(4)
    for (const sent of others) await sent.answer({ price: '1' })
    await figureAgain?.cut()
    const value = { a: { n: 1 }, b: { price: '1' }, c: { price: '1' }, d: { price: '1' } }
    expect(shown.now()).toEqual(ready(value, { since, refusal: offline }))
    const states = shown.values.map(({ state }) => state)
    expect(states.slice(states.indexOf('ready'))).not.toContain('loading')
    expect(states).not.toContain('failed')
  })

  test('stays known when the page is left and shown again, and is gone with the next answer', async () => {
    const { store, server, show } = bench()
    const funds = resource(figure)
    const first = await show(funds({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    const since = now()
    void store.set(funds({}).atom)
    await settle()
    await server.sent[1]?.refuse('systemBusy', { reference: 'x' }, 503)
    first.hide()
    const again = await show(funds({}).atom)
    expect(again.now()).toEqual(refreshing({ n: 1 }, { since, refusal: refuse('systemBusy', { reference: 'x' }) }))
    await server.sent[2]?.answer({ n: 2 })
    expect(again.now()).toEqual(ready({ n: 2 }))
  })

  test('without a value before is failed; trying again loads', async () => {
    const { store, server, show } = bench()
    const funds = resource(figure)
    const shown = await show(funds({}).atom)
    await server.sent[0]?.cut()
    expect(shown.now()).toEqual(failed(offline))
    void store.set(funds({}).atom)
    await settle()
    expect(shown.now()).toEqual(loading())
    await server.sent[1]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
  })
})

describe('the order of events', () => {
  test('an answer that never comes is told after ten seconds, and the value before stays', async () => {
    const { store, server, show } = bench()
    const funds = resource(figure)
    const shown = await show(funds({}).atom)
    await settle(9_999)
    expect(shown.now()).toEqual(loading())
    await settle(2)
    expect(shown.now()).toEqual(failed(refuse('timeout', {})))
    void store.set(funds({}).atom)
    await settle()
    await server.sent[1]?.answer({ n: 1 })
    const since = now()
    void store.set(funds({}).atom)
    await settle(10_001)
    expect(shown.now()).toEqual(ready({ n: 1 }, { since, refusal: refuse('timeout', {}) }))
  })

  test('an answer that comes late is shown', async () => {
    const { server, show } = bench()
    const shown = await show(resource(figure)({}).atom)
    await settle(9_000)
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
  })

  test('asked for twice while one is on its way, it is sent once', async () => {
    const { store, server, show } = bench()
    const funds = resource(figure)
    const shown = await show(funds({}).atom)
    void store.set(funds({}).atom)
    void store.set(funds({}).atom)
    await settle()
    expect(server.sent).toHaveLength(1)
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
  })

  test('an answer after the log-out is shown to nobody, and nothing more is sent', async () => {
    const { become, server, show } = bench()
    const shown = await show(resource(figure)({}).atom)
    become(undefined)
    await server.sent[0]?.answer({ n: 1 })
    await settle(60_000)
    expect(shown.now()).toEqual(loading())
    expect(server.sent).toHaveLength(1)
  })

  test.each([
    ['at once', ['0000000002']],
    ['after a log-out', [undefined, '0000000002']],
  ])('the next member never sees what the one before saw, not for a moment, %s', async (_, members) => {
    const { store, become, server, show } = bench()
    const [read, onItsWay] = [resource(figure)({}), resource(stock)({ symbol: '0712' })]
    const [shown, other] = [await show(read.atom), await show(onItsWay.atom)]
    await server.sent[0]?.answer({ n: 1 })
    const [since, otherSince] = [shown.values.length, other.values.length]
    for (const member of members) become(member)
    expect([shown.now(), other.now()]).toEqual([loading(), loading()])
    await settle()
    await server.sent[1]?.answer({ price: '1' })
    expect(server.sent.slice(2).map(({ path, headers }) => [path, headers.get('account')])).toEqual([
      ['test/figure', '0000000002'],
      ['test/stock', '0000000002'],
    ])
    await server.sent[2]?.answer({ n: 2 })
    await server.sent[3]?.answer({ price: '2' })
    expect([shown.now(), other.now()]).toEqual([ready({ n: 2 }), ready({ price: '2' })])
    const seen = [...shown.values.slice(since), ...other.values.slice(otherSince)]
    expect(seen.filter(({ state }) => state !== 'loading')).toEqual([ready({ n: 2 }), ready({ price: '2' })])
    // Nor does the first one, once back, see what the second one saw.
    become('0000000001')
    await settle()
    expect([shown.now(), store.get(onItsWay.atom)]).toEqual([loading(), loading()])
  })

  test('after a change of language each part of a page is read again once, in the new language', async () => {
    const { server, show, speak } = bench()
    server.always('test/figure', () => ({ n: 1 }))
    server.always('test/stock', ({ symbol }) => ({ price: symbol }))
    const parts = {
      a: resource(figure, { freshFor: 60_000 })({}),
      b: resource(stock)({ symbol: '0712' }),
      c: resource(stock)({ symbol: '0A1B' }),
    }
    const shown = await show(page(parts))
    for (const [language, name] of [
      ['en', 'English'],
      ['zh-Hant', 'China'],
    ] as const) {
      server.sent.length = 0
      speak(language)
      await settle(60_000)
      expect(server.sent.map((sent) => [sent.path, sent.body['symbol'], sent.language])).toEqual([
        ['test/figure', undefined, name],
        ['test/stock', '0712', name],
        ['test/stock', '0A1B', name],
      ])
      expect(shown.now().state).toBe('ready')
    }
  })

  test('an answer in the language before is not shown after a change of language', async () => {
    const { server, show, speak } = bench()
    const shown = await show(resource(figure)({}).atom)
    speak('en')
    await settle()
    expect(server.sent.map(({ language }) => language)).toEqual(['Japan', 'English'])
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(loading())
    await server.sent[1]?.answer({ n: 2 })
    expect(shown.now()).toEqual(ready({ n: 2 }))
  })

  test('what anybody may read is read without a session', async () => {
    const { server, show } = bench({ account: 'nobody' })
    const shown = await show(resource(open)({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
    expect(server.sent[0]?.headers.get('token')).toBeNull()
  })

  test.each([
    ['HTML', new Response('<html>', { status: 200 })],
    ['nothing', new Response('', { status: 200 })],
    ['another shape', Response.json({ status: 1, msg: '', data: { n: 'one' } })],
  ])('%s instead of an answer is no answer', async (_, response) => {
    const { server, show } = bench()
    const shown = await show(resource(figure)({}).atom)
    await server.sent[0]?.reply(response)
    expect(shown.now()).toMatchObject({ state: 'failed', refusal: { code: 'badAnswer' } })
  })
})

/** How often it is asked for in so long after a first failure. */
async function sentAfter(every: number | false, ms: number): Promise<number> {
  const { server, show } = bench()
  const shown = await show(resource(figure, every === false ? {} : { every })({}).atom)
  await server.sent[0]?.refuse('systemBusy', { reference: 'x' }, 503)
  await settle(ms)
  shown.hide()
  return server.sent.length
}

describe('polling', () => {
  test('goes on while it is shown, in a hidden page and a hidden tab nothing is sent', async () => {
    const { server, show } = bench()
    server.always('test/figure', () => ({ n: 1 }))
    const polled = resource(figure, { every: 10_000 })
    const shown = await show(polled({}).atom)
    await settle(20_000)
    expect(server.sent).toHaveLength(3)
    focusManager.setFocused(false)
    await settle(60_000)
    expect(server.sent).toHaveLength(3)
    focusManager.setFocused(true)
    await settle()
    expect(server.sent).toHaveLength(4)
    shown.hide()
    await settle(60_000)
    expect(server.sent).toHaveLength(4)
  })

  test('may depend on the value', async () => {
    const { server, show } = bench()
    let n = 0
    server.always('test/figure', () => ({ n: (n += 1) }))
    await show(resource(figure, { every: (value) => (value && value.n < 3 ? 1_000 : false) })({}).atom)
    await settle(10_000)
    expect(server.sent).toHaveLength(3)
  })

  test('comes sooner after a failure where it is rare, as ever where it is not, never if there is none', async () => {
    expect([await sentAfter(60_000, 9_999), await sentAfter(60_000, 10_000)]).toEqual([1, 2])
    expect([await sentAfter(1_000, 999), await sentAfter(1_000, 1_000)]).toEqual([1, 2])
    expect(await sentAfter(false, 600_000)).toBe(1)
  })

  test('goes on at its own pace once it is answered again', async () => {
    const { server, show } = bench()
    await show(resource(figure, { every: 60_000 })({}).atom)
    await server.sent[0]?.refuse('systemBusy', { reference: 'x' }, 503)
    await settle(10_000)
    await server.sent[1]?.answer({ n: 1 })
    await settle(59_000)
    expect(server.sent).toHaveLength(2)
    await settle(1_000)
    expect(server.sent).toHaveLength(3)
  })
})

describe('offline', () => {
  test('pauses, says from when the value is, and is made good by one refresh', async () => {
    const { server, show } = bench()
    const shown = await show(resource(figure, { every: 10_000 })({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    const since = now()
    onlineManager.setOnline(false)
    await settle(60_000)
    expect(server.sent).toHaveLength(1)
    expect(shown.now()).toEqual(ready({ n: 1 }, { since, refusal: offline }))
    onlineManager.setOnline(true)
    await settle()
    expect(server.sent).toHaveLength(2)
    await server.sent[1]?.answer({ n: 2 })
    expect(shown.now()).toEqual(ready({ n: 2 }))
    expect(server.sent).toHaveLength(2)
  })

  test('from the start is told at once and goes on by itself', async () => {
    const { server, show } = bench({ isOffline: true })
    const shown = await show(resource(figure)({}).atom)
    expect(shown.now()).toEqual(failed(offline))
    onlineManager.setOnline(true)
    await settle()
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
    expect(server.sent).toHaveLength(1)
  })
})

describe('a refresh after a change', () => {
  test('covers all inputs of a call, in all features, and what is hidden once it is shown', async () => {
    const { store, server, show } = bench()
    server.always('test/stock', () => ({ price: '1' }))
    server.always('test/figure', () => ({ n: 1 }))
    const here = resource(stock)
    const elsewhere = resource(stock, { value: ({ price }) => price })
    await show(here({ symbol: 'a' }).atom)
    await show(elsewhere({ symbol: 'b' }).atom)
    const hidden = await show(here({ symbol: 'c' }).atom)
    await show(resource(figure)({}).atom)
    hidden.hide()
    server.sent.length = 0
    await store.set(refreshAtom, ['test/stock'])
    expect(server.sent.map(({ body }) => body['symbol'])).toEqual(['a', 'b'])
    await show(here({ symbol: 'c' }).atom)
    expect(server.sent.map(({ body }) => body['symbol'])).toEqual(['a', 'b', 'c'])
  })

  test('does not trust an answer that was on its way when the change was made', async () => {
    const { store, server, show } = bench()
    const shown = await show(resource(figure)({}).atom)
    void store.set(refreshAtom, ['test/figure'])
    await settle()
    expect(server.sent).toHaveLength(2)
    await server.sent[0]?.answer({ n: 1 })
    await server.sent[1]?.answer({ n: 2 })
    expect(shown.now()).toEqual(ready({ n: 2 }))
    expect(shown.values).not.toContainEqual(ready({ n: 1 }))
  })
})

test('one server for two members on one phone: neither sees the other’s', async () => {
  const server = fakeServer()
  const funds = resource(figure)
  const [one, other] = [bench({ server }), bench({ server, account: '0000000002' })]
  const [mine, theirs] = [await one.show(funds({}).atom), await other.show(funds({}).atom)]
  await server.sent[0]?.answer({ n: 1 })
  await server.sent[1]?.answer({ n: 2 })
  expect([mine.now(), theirs.now()]).toEqual([ready({ n: 1 }), ready({ n: 2 })])
})

/** A page that was closed: what it has read stays on the device. */
async function visited() {
  const device = fakeKept()
  const { server, show } = bench({ kept: device.kept })
  const shown = await show(resource(figure)({}).atom)
  await server.sent[0]?.answer({ n: 1 })
  await settle()
  shown.hide()
  return { device, since: now() }
}

describe('what outlasts the page', () => {
  test('is shown with its time by a later visit whose reads are lost, and replaced by the next that comes', async () => {
    const { device, since } = await visited()
    await settle(3_600_000)
    const { server, show } = bench({ kept: device.kept })
    const read = resource(figure)({})
    const shown = await show(read.atom)
    expect(shown.now()).toEqual(loading())
    await server.sent[0]?.cut()
    await settle()
    expect(shown.now()).toEqual(ready({ n: 1 }, { since, refusal: offline }))
    const again = bench({ kept: device.kept })
    const next = await again.show(read.atom)
    await again.server.sent[0]?.answer({ n: 2 })
    expect(next.now()).toEqual(ready({ n: 2 }))
  })

  test('is shown without a connection, where nothing is sent, and is read again once by the way back', async () => {
    const { device, since } = await visited()
    onlineManager.setOnline(false)
    const { server, show } = bench({ kept: device.kept })
    const shown = await show(resource(figure, { value: ({ n }) => n * 2 })({}).atom)
    expect(shown.now()).toEqual(ready(2, { since, refusal: offline }))
    expect(shown.values).not.toContainEqual(failed(offline))
    expect(server.sent).toEqual([])
    onlineManager.setOnline(true)
    await settle()
    expect(shown.now()).toEqual(refreshing(2))
    await server.sent[0]?.answer({ n: 2 })
    expect([shown.now(), server.sent.length]).toEqual([ready(4), 1])
  })

  test('without a connection and with nothing kept it is told so', async () => {
    onlineManager.setOnline(false)
    const { show } = bench({ kept: fakeKept().kept })
    const shown = await show(resource(figure)({}).atom)
    expect(shown.now()).toEqual(failed(offline))
  })

  test.each([
    ['another member', { account: '0000000002' }],
    ['nobody', { account: 'nobody' }],
  ])('is not shown to %s', async (_, { account }) => {
    const { device } = await visited()
    onlineManager.setOnline(false)
    const { show } = bench({ kept: device.kept, account })
    const shown = await show(resource({ ...figure, role: 'anyone' })({}).atom)
    expect(shown.now()).toEqual(failed(offline))
  })

  test('of nobody nothing is kept', async () => {
    const device = fakeKept()
    const { server, show } = bench({ kept: device.kept, account: 'nobody' })
    await show(resource(open)({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    await settle()
    expect(device.answers.size).toBe(0)
  })

  test('is not shown where the server refuses: that is an answer', async () => {
    const { device } = await visited()
    const { server, show } = bench({ kept: device.kept })
    const shown = await show(resource(figure)({}).atom)
    await server.sent[0]?.refuse('notFound', { what: 'x' })
    await settle()
    expect(shown.now()).toMatchObject({ state: 'failed', refusal: { code: 'notFound' } })
  })

  test('a device that cannot keep anything is as one that has kept nothing', async () => {
    const { server, show } = bench({ kept: async () => undefined })
    const shown = await show(resource(figure)({}).atom)
    await server.sent[0]?.answer({ n: 1 })
    expect(shown.now()).toEqual(ready({ n: 1 }))
    onlineManager.setOnline(false)
    const other = await bench({ kept: async () => undefined }).show(resource(figure)({}).atom)
    expect(other.now()).toEqual(failed(offline))
  })
})
