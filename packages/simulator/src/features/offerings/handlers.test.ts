import type { Drawn, IpoApplication, Offer, Raise, RaiseApplication } from '@kabuto/domain/offerings'
import { times } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleLater } from '../../books/ledger/cash.ts'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import { at, called, MEMBER, memberBooks } from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import { memoryStore } from '../../engine/memoryStore.ts'
import type { Span } from '../../engine/store.ts'
import { beginWork } from '../../engine/work.ts'
import type { Collections } from '../../rows/collections.ts'
import { applicationDue } from './draw.ts'
import { abstainIpo, applyIpo, ipoApplications, offer, offers, payIpo, voidTicket, withdrawIpo } from './ipo.ts'
import { applyRaise, decideRaise, giveBackRaise, raises } from './raises.ts'

const OTHER = '0000000002'
const MILLION = '1000000'
const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }

let context: MemberContext
beforeEach(async () => {
  context = await memberBooks()
  await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount: MILLION }))
})

const inYen = async () => (await balancesOf(context)).JPY
const lastEntry = async () => (await context.work.ownedBy('entries', MEMBER)).at(-1)
const isSound = (): void => expect(faultsIn(context.work.touched())).toEqual([])
const changed = (member: object): MemberContext => ({ ...context, member: { ...context.member, ...member } })

/** Sales of 900,000 yen that settle on the 25th: of a million only 100,000 are settled. */
function soldToday(): Promise<void> {
  const part = { symbol: '0712', settles: '2026-11-25', from: at('25T00:00:00'), amount: '900000' }
  return settleLater(context, 'sale', 's1', { currency: 'JPY', parts: [part] })
}

/** Applications until the 24th at 15:00, draw on the 25th at 18:00, payment until the 30th at 14:00. */
const OFFER = 'ipo-0921'
type Row = Collections['ipoApplications']

const answer = async (id = OFFER) =>
  (await called(offer, context, { id })) as { offer: Offer; drawn: Drawn | null; application?: IpoApplication }
const applied = async (input: object = {}) =>
  (await called(applyIpo, context, { id: OFFER, lots: '2', ...input })) as IpoApplication
const rowOf = async (id: string): Promise<Row> => {
  const row = await context.work.get('ipoApplications', id)
  if (!row) throw new Error('nothing was applied for')
  return row
}
const tickets = () => context.work.ownedBy('tickets', OFFER)

const states = async (input: object) => {
  const found = (await called(offers, context, input)) as Offer[]
  return new Set(found.map(({ state }) => state))
}

const others = (count: number, appliedAt: string, row: Row): void => {
  for (let index = 0; index < count; index += 1)
    context.work.put('ipoApplications', { ...row, id: `z${100 + index}`, offerId: 'ipo-083Z', appliedAt }, MEMBER)
}
/** Where each page began that was read of the member’s applications. */
const pagesRead = (): (string | undefined)[] => {
  const begun: (string | undefined)[] = []
  const { work } = context
  const page: typeof work.page = (collection, owner, span: Span) => {
    begun.push(span.from)
    return work.page(collection, owner, span)
  }
  context = { ...context, work: { ...work, page } }
  return begun
}

describe('new issues', () => {
  test('are told by their stage', async () => {
    expect(await states({})).toEqual(new Set(['ended', 'subscribing', 'toBeSubscribed']))
    expect(await states({ stage: 'subscribing' })).toEqual(new Set(['subscribing']))
  })

  test('are told one by one, with what the member has made of them last', async () => {
    expect(await answer()).toMatchObject({ offer: { id: OFFER, state: 'subscribing' }, drawn: null })
    expect(await answer()).not.toHaveProperty('application')
    const first = await applied()
    expect((await answer()).application).toEqual(first)
    await called(withdrawIpo, context, { id: first.id })
    expect((await answer()).application).toMatchObject({ id: first.id, state: 'cancelled' })
    const second = await applied()
    expect((await answer()).application).toEqual(second)
    expect(await answer('ipo-083Z')).not.toHaveProperty('application')
    expect(await answer('ipo-none')).toBe('notFound')
  })

  test.each([
    ['2026-11-20T14:32:00+09:00', 99],
    ['2026-11-20T14:32:00+09:00', 100],
    ['2026-11-20T14:32:00+09:00', 250],
    ['2026-11-17T09:00:00+09:00', 100],
  ])('know an application behind others of %s, %d of them', async (appliedAt, count) => {
    const made = await applied()
    others(count, appliedAt, await rowOf(made.id))
    expect((await answer()).application).toMatchObject({ id: made.id })
    expect(await applied()).toBe('alreadyApplied')
  })

  test('are not looked for among what was applied for before', async () => {
    const made = await applied()
    others(250, '2026-11-17T08:59:59+09:00', await rowOf(made.id))
    const begun = pagesRead()
    await answer()
    expect(begun).toEqual([undefined])
  })

  test.each([
    [150, [undefined, 'z150']],
    [200, [undefined, 'z200', 'z100']],
  ])('are looked for to the end of %d applications, and no further', async (count, pages) => {
    const made = await applied()
    others(count, '2026-11-20T14:32:00+09:00', await rowOf(made.id))
    context.work.remove('ipoApplications', made.id)
    const begun = pagesRead()
    expect(await answer()).not.toHaveProperty('application')
    expect(begun).toEqual(pages)
  })
})

describe('an application for a new issue', () => {
  test('has the next ticket and holds no money', async () => {
    const { offer: found } = await answer()
    const made = await applied({ lots: '２' })
    const common = {
      id: made.id,
      orderNumber: 'KB20261120-000001',
      offerId: OFFER,
      ticket: 1,
      symbol: found.symbol,
      underwritingPrice: found.underwritingPrice,
      issueDate: '2026-12-04',
      payDeadline: '2026-11-30T14:00:00+09:00',
      lotSize: 100,
      state: 'awaitingDraw',
      appliedAt: '2026-11-20T14:32:00+09:00',
      lots: 2,
      winningLots: null,
      paidLots: null,
      amountToSubscribe: times(found.underwritingPrice, '200'),
      amountSubscribed: '0',
    }
    expect(made).toEqual({
      ...common,
      names: found.names,
      deadline: '2026-11-24T15:00:00+09:00',
      draw: found.draw,
    })
    expect(await context.work.ownedBy('ipoApplications', MEMBER)).toEqual([
      { ...common, drawAt: at('25T18:00:00'), booked: false },
    ])
    expect(await tickets()).toEqual([{ id: `${OFFER}/1`, number: 1, lots: 2 }])
    expect(await context.work.get('offers', OFFER)).toEqual({ id: OFFER, applications: 1, sealed: null, drawn: null })
    expect(await inYen()).toEqual({ outside: '-1000000', available: MILLION })
    isSound()
  })

  test('keeps its ticket when it is changed; the next one has the next', async () => {
    const first = await applied()
    context = { ...context, now: context.now + 60_000 }
    const again = await applied({ lots: '3', replaces: first.id })
    expect(again).toEqual({ ...first, lots: 3, amountToSubscribe: times(first.underwritingPrice, '300') })
    expect(await tickets()).toMatchObject([{ number: 1, lots: 3 }])
    context = { ...context, account: OTHER }
    expect(await applied({ lots: '5' })).toMatchObject({ ticket: 2 })
    expect(await tickets()).toMatchObject([
      { number: 1, lots: 3 },
      { number: 2, lots: 5 },
    ])
    expect(await context.work.get('offers', OFFER)).toMatchObject({ applications: 2 })
  })

  test('that is changed in another call overwrites the ticket that is stored', async () => {
    const store = memoryStore()
    context = { ...context, work: beginWork(store) }
    const { id } = await applied()
    expect(await store.commit(context.work.changes())).toBe(true)
    context = { ...context, work: beginWork(store) }
    await applied({ lots: '3', replaces: id })
    expect(await store.commit(context.work.changes())).toBe(true)
    context = { ...context, work: beginWork(store) }
    expect(await tickets()).toEqual([{ id: `${OFFER}/1`, number: 1, lots: 3 }])
  })

  test.each([
    [{ id: 'ipo-none' }, {}, 'notFound'],
    [{ id: 'ipo-0Q3V' }, {}, 'illegalState'],
    [{ lots: '11' }, {}, 'aboveMaximum of lots'],
    [{}, { identity: 'underReview' }, 'identityRequired'],
    [{}, { blocks: { frozen: block } }, 'accountFrozen'],
  ])('with %j by a member with %j is refused, and has no ticket', async (input, member, code) => {
    context = changed(member)
    expect(await applied(input)).toBe(code)
    expect(await context.work.ownedBy('ipoApplications', MEMBER)).toEqual([])
    expect([await tickets(), await context.work.get('offers', OFFER)]).toEqual([[], undefined])
  })

  test('is refused from the deadline on', async () => {
    context = { ...context, now: at('24T15:00:00') }
    expect(await applied()).toBe('deadlinePassed')
  })

  test('is listed, the newest first, or by its id, to its own member', async () => {
    const [first, second] = [await applied(), await applied({ id: 'ipo-083Z' })]
    expect(await called(ipoApplications, context, {})).toEqual({ items: [second, first], next: null })
    expect(await called(ipoApplications, context, { id: first.id })).toEqual({ items: [first], next: null })
    expect(await called(ipoApplications, { ...context, account: OTHER }, { id: first.id })).toBe('notFound')
  })

  test('for what is offered no more is a fault of the program', async () => {
    const { id } = await applied()
    context.work.put('ipoApplications', { ...(await rowOf(id)), offerId: 'ipo-none' }, MEMBER)
    await expect(called(ipoApplications, context, {})).rejects.toThrow('ipo-none was applied for, but is not offered')
  })
})

describe('an application that is withdrawn', () => {
  test('stays as a record, and its ticket is for no lots', async () => {
    const made = await applied()
    expect(await called(withdrawIpo, context, { id: made.id })).toEqual({ ...made, state: 'cancelled' })
    expect(await rowOf(made.id)).toMatchObject({ state: 'cancelled', lots: 2 })
    expect(await tickets()).toEqual([{ id: `${OFFER}/1`, number: 1, lots: 0 }])
    expect(await called(withdrawIpo, context, { id: made.id })).toBe('illegalState')
    expect(await applied()).toMatchObject({ state: 'awaitingDraw', ticket: 2 })
  })

  test('is one’s own, and withdrawn before the deadline', async () => {
    const { id } = await applied()
    expect(await called(withdrawIpo, { ...context, account: OTHER }, { id })).toBe('notFound')
    context.work.put('ipoApplications', { ...(await rowOf(id)), id: 'gone', offerId: 'ipo-none' }, MEMBER)
    expect(await called(withdrawIpo, context, { id: 'gone' })).toBe('notFound')
    context = { ...context, now: at('24T15:00:00') }
    expect(await called(withdrawIpo, context, { id })).toBe('deadlinePassed')
    expect(await rowOf(id)).toMatchObject({ state: 'awaitingDraw' })
  })
})

describe('the ticket of books that are archived', () => {
  test.each([
    ['24T14:59:59', 0],
    ['24T15:00:00', 2],
  ])('on the %s is for %d lots', async (time, lots) => {
    const { id } = await applied()
    await voidTicket({ ...context, now: at(time) }, await rowOf(id))
    expect(await tickets()).toMatchObject([{ number: 1, lots }])
  })

  test('for what is offered no more stays', async () => {
    const { id } = await applied()
    await voidTicket(context, { ...(await rowOf(id)), offerId: 'ipo-none' })
    expect(await tickets()).toMatchObject([{ number: 1, lots: 2 }])
    expect(await context.work.ownedBy('tickets', 'ipo-none')).toEqual([])
  })
})

/** The draw as it was made: what each number has won. */
async function drawn(won: number, number = 1): Promise<void> {
  context = { ...context, now: at('25T18:00:00') }
  const sealed = { tickets: [{ number: 1, lots: 2 }], ticketsHash: 'hash' }
  const results = [
    { number: 7, won: 9 },
    { number, won },
  ]
  context.work.put('offers', { id: OFFER, applications: 1, sealed, drawn: { entropy: 'closes', results } })
}

async function winner(lots = 2): Promise<IpoApplication> {
  const made = await applied()
  await drawn(lots)
  await applicationDue(context, await rowOf(made.id))
  return made
}

const pay = async (id: string, lots = '2') => (await called(payIpo, context, { id, lots })) as IpoApplication

describe('the draw', () => {
  test.each([
    [2, 'won', 2],
    [1, 'won', 1],
    [0, 'notWon', 0],
  ])('that gives %d lots ends it as %s', async (lots, state, winningLots) => {
    const { id } = await applied()
    const before = await rowOf(id)
    await drawn(lots)
    await applicationDue(context, before)
    const amountToSubscribe = times(before.underwritingPrice, String(100 * winningLots))
    expect(await rowOf(id)).toEqual({ ...before, state, winningLots, amountToSubscribe })
  })

  test('of other numbers gives nothing', async () => {
    const { id } = await applied()
    await drawn(2, 8)
    await applicationDue(context, await rowOf(id))
    expect(await rowOf(id)).toMatchObject({ state: 'notWon', winningLots: 0, amountToSubscribe: '0' })
  })

  test('that was not made yet, or of nothing that is offered, is a fault of the program', async () => {
    const { id } = await applied()
    const row = await rowOf(id)
    const fault = `is not drawn, but ${id} waits for it no longer`
    await expect(applicationDue(context, row)).rejects.toThrow(`${OFFER} ${fault}`)
    await expect(applicationDue(context, { ...row, offerId: 'ipo-none' })).rejects.toThrow(`ipo-none ${fault}`)
    await expect(applicationDue(context, { ...row, state: 'unpaid' })).rejects.toThrow(
      `nothing falls due for ${id}, which is unpaid`,
    )
    expect(await rowOf(id)).toEqual(row)
  })
})

describe('lots that were won', () => {
  test('are paid from the cash', async () => {
    const { id, underwritingPrice } = await winner()
    const before = await rowOf(id)
    const paid = await pay(id)
    const amount = times(underwritingPrice, '200')
    const changes = { state: 'paymentComplete', paidLots: 2, amountSubscribed: amount }
    expect(paid).toMatchObject({ id, ...changes, paidAt: '2026-11-25T18:00:00+09:00', draw: { seed: {} } })
    expect(await rowOf(id)).toEqual({ ...before, ...changes, paidAt: '2026-11-25T18:00:00+09:00' })
    expect(await inYen()).toMatchObject({ available: String(1_000_000 - Number(amount)), shares: amount })
    expect(await lastEntry()).toMatchObject({ cause: 'lotsPaid', record: id })
    expect(await pay(id)).toBe('illegalState')
    isSound()
  })

  test('can be paid in part; the rest is given up', async () => {
    const { id, underwritingPrice } = await winner()
    const amountSubscribed = times(underwritingPrice, '100')
    expect(await pay(id, '１')).toMatchObject({ state: 'paymentComplete', paidLots: 1, amountSubscribed })
    expect(await inYen()).toMatchObject({ shares: amountSubscribed })
  })

  test('are paid with proceeds that are not settled yet, where nothing else is left', async () => {
    await soldToday()
    const { id, underwritingPrice } = await winner()
    await pay(id)
    const left = 1_000_000 - Number(times(underwritingPrice, '200'))
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ amount: String(left) }])
    expect(await lastEntry()).toMatchObject({ cause: 'netted', record: id })
  })

  test.each([
    ['3', {}, 'aboveMaximum of lots'],
    ['2', { blocks: { frozen: block } }, 'accountFrozen'],
  ])('are not paid as %s by a member with %j', async (lots, member, code) => {
    const { id } = await winner()
    context = changed(member)
    expect(await pay(id, lots)).toBe(code)
    expect(await rowOf(id)).toMatchObject({ state: 'won', paidLots: null })
    expect(await inYen()).toMatchObject({ available: MILLION })
  })

  test('are not paid without the money, after the deadline, or by somebody else', async () => {
    const { id } = await winner()
    expect(await called(payIpo, { ...context, account: OTHER }, { id, lots: '1' })).toBe('notFound')
    context = { ...context, now: at('30T14:00:00') }
    expect(await pay(id)).toBe('deadlinePassed')
    await post(context, 'withdrawal', 'w1', transfer({ from: 'available', to: 'outside', amount: MILLION }))
    context = { ...context, now: at('30T13:59:59') }
    expect(await pay(id)).toBe('insufficientBalance of lots')
  })

  test('are given up for good, and nothing is paid', async () => {
    const made = await winner()
    const { id } = made
    expect(await called(abstainIpo, { ...context, account: OTHER }, { id })).toBe('notFound')
    expect(await called(abstainIpo, { ...context, now: at('30T14:00:00') }, { id })).toBe('deadlinePassed')
    expect(await rowOf(id)).toMatchObject({ state: 'won' })
    expect(await called(abstainIpo, context, { id })).toMatchObject({ id, state: 'abstained', names: made.names })
    expect(await rowOf(id)).toMatchObject({ state: 'abstained', winningLots: 2 })
    expect(await called(abstainIpo, context, { id })).toBe('illegalState')
    expect(await inYen()).toMatchObject({ available: MILLION })
  })

  test('are void at the deadline', async () => {
    const { id } = await winner()
    const row = await rowOf(id)
    await applicationDue(context, row)
    expect(await rowOf(id)).toEqual({ ...row, state: 'unpaid' })
  })

  test('and paid are shares on the day of issue', async () => {
    const { id, symbol, underwritingPrice, orderNumber } = await winner()
    await pay(id)
    const row = await rowOf(id)
    context = { ...context, now: Date.parse('2026-12-04T09:00:00+09:00') }
    await applicationDue(context, row)
    expect(await rowOf(id)).toEqual({ ...row, booked: true })
    expect(await context.work.ownedBy('positions', MEMBER)).toMatchObject([
      { symbol, orderNumber, origin: 'ipo', quantity: 200, limit: underwritingPrice, issueDay: '2026-12-04' },
    ])
    isSound()
  })
})

/** 276,800 yen a lot, until the 26th; locked through the 4th of January. */
const RAISE = 'raise-2026-11-1'
type RaiseRow = Collections['raiseApplications']

const placed = async (id?: string, around = context) =>
  (await called(raises, around, { id })) as { products: Raise[]; applications: RaiseApplication[] }
const asked = async (input: object = {}) =>
  (await called(applyRaise, context, { id: RAISE, amount: '553,600', ...input })) as RaiseApplication
const raiseRow = async (id: string): Promise<RaiseRow> => {
  const row = await context.work.get('raiseApplications', id)
  if (!row) throw new Error('nothing was applied for')
  return row
}
const taken = async () => (await context.work.get('raises', RAISE))?.lots
const queue = async () => (await context.work.all('queue')).map(({ item }) => item)

describe('an application for a placement', () => {
  test('holds its money and waits for its review', async () => {
    const made = await asked()
    const row = {
      id: made.id,
      orderNumber: 'KB20261120-000001',
      raiseId: RAISE,
      amount: '553600',
      state: 'pending',
      appliedAt: '2026-11-20T14:32:00+09:00',
      decidedAt: '2026-11-20T14:33:00+09:00',
      allotted: null,
    }
    const { products } = await placed()
    const found = products.find(({ id }) => id === RAISE)
    expect(made).toEqual({ ...row, symbol: found?.symbol, names: found?.names })
    expect(await context.work.ownedBy('raiseApplications', MEMBER)).toEqual([row])
    expect(await inYen()).toMatchObject({ frozen: '553600', available: '446400' })
    expect(await lastEntry()).toMatchObject({ cause: 'applicationHeld', record: made.id })
    expect(await taken()).toBe(2)
    expect(await queue()).toEqual([
      {
        kind: 'raise',
        account: MEMBER,
        name: '森 花子',
        id: made.id,
        orderNumber: 'KB20261120-000001',
        amount: '553600',
        submittedAt: row.appliedAt,
        decidesAt: row.decidedAt,
        images: [],
      },
    ])
    isSound()
  })

  test.each([
    [{ id: 'raise-1999-02-0' }, {}, 'notFound'],
    [{ amount: '276801' }, {}, 'unitSize of amount'],
    [{ amount: '1384000' }, {}, 'insufficientBalance of amount'],
    [{}, { identity: 'underReview' }, 'identityRequired'],
    [{}, { blocks: { frozen: block } }, 'accountFrozen'],
  ])('with %j by a member with %j is refused, and nothing is held', async (input, member, code) => {
    context = changed(member)
    expect(await asked(input)).toBe(code)
    expect([await taken(), await queue()]).toEqual([undefined, []])
    expect(await inYen()).toMatchObject({ available: MILLION })
  })

  test('waits alone: the next one comes once it is decided', async () => {
    const { id } = await asked({ amount: '276800' })
    expect(await asked({ amount: '276800' })).toBe('fundOperationPending')
    await decideRaise(context, await raiseRow(id), { on: 'approve' })
    const next = await asked({ amount: '276800' })
    expect(next).toMatchObject({ state: 'pending', orderNumber: 'KB20261120-000002' })
    expect(await taken()).toBe(2)
    expect((await placed()).applications.map((one) => one.id)).toEqual([next.id, id])
    expect(await placed(id)).toMatchObject({ applications: [{ id, state: 'passed' }] })
    expect((await placed(id)).applications).toHaveLength(1)
  })

  test('is told to its own member only', async () => {
    const { id } = await asked()
    expect(await placed('nobody’s')).toBe('notFound')
    expect(await placed(id, { ...context, account: OTHER })).toBe('notFound')
    expect(await placed(undefined, { ...context, account: OTHER })).toMatchObject({ applications: [] })
  })

  test('that waits is known, and listed with at most a hundred', async () => {
    const row = await raiseRow((await asked()).id)
    for (let index = 0; index < 120; index += 1)
      context.work.put('raiseApplications', { ...row, id: `0${100 + index}`, state: 'rejected' }, MEMBER)
    expect((await placed()).applications).toHaveLength(100)
    expect((await placed()).applications[0]).toMatchObject({ id: row.id })
    expect(await asked()).toBe('fundOperationPending')
  })

  test('that passes is allotted: shares at its price, locked as it was told', async () => {
    const { id } = await asked()
    const row = await raiseRow(id)
    context = { ...context, now: at('20T14:32:30') }
    expect(await decideRaise(context, row, { on: 'approve' })).toEqual({ to: 'passed' })
    const decidedAt = '2026-11-20T14:32:30+09:00'
    expect(await raiseRow(id)).toEqual({ ...row, state: 'passed', decidedAt, allotted: '553600' })
    expect(await inYen()).toMatchObject({ frozen: '0', shares: '553600', available: '446400' })
    expect(await lastEntry()).toMatchObject({ cause: 'allotted', record: id })
    expect(await context.work.ownedBy('positions', MEMBER)).toMatchObject([
      { origin: 'raise', quantity: 200, limit: '2768', lockedThrough: '2027-01-04', orderNumber: row.orderNumber },
    ])
    expect([await taken(), await queue()]).toEqual([2, []])
    isSound()
  })

  test('that passes uses proceeds that are not settled yet, where nothing else is left', async () => {
    await soldToday()
    const { id } = await asked()
    await decideRaise(context, await raiseRow(id), { on: 'approve' })
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ amount: '446400' }])
    expect(await lastEntry()).toMatchObject({ cause: 'netted', record: id })
  })

  test('that is rejected gives back money and lots, and says why', async () => {
    const { id } = await asked()
    const row = await raiseRow(id)
    expect(await decideRaise(context, row, { on: 'reject', reason: '審査の結果' })).toEqual({ to: 'rejected' })
    const decidedAt = '2026-11-20T14:32:00+09:00'
    expect(await raiseRow(id)).toEqual({ ...row, state: 'rejected', decidedAt, allotted: '0', reason: '審査の結果' })
    expect(await inYen()).toMatchObject({ frozen: '0', available: MILLION })
    expect(await lastEntry()).toMatchObject({ cause: 'applicationReturned', record: id })
    expect([await taken(), await queue(), await context.work.ownedBy('positions', MEMBER)]).toEqual([0, [], []])
  })

  test('is decided once, and for what is raised', async () => {
    const row = await raiseRow((await asked()).id)
    expect(await decideRaise(context, { ...row, state: 'passed' }, { on: 'reject', reason: 'x' })).toMatchObject({
      refusal: { code: 'notPending' },
    })
    expect(await decideRaise(context, { ...row, raiseId: 'raise-1999-02-0' }, { on: 'approve' })).toMatchObject({
      refusal: { code: 'notFound', params: { what: 'raise-1999-02-0' } },
    })
    expect([await raiseRow(row.id), await taken()]).toEqual([row, 2])
  })

  test.each([
    ['pending', 'pending', RAISE, 0],
    ['passed', 'passed', RAISE, 0],
    ['rejected, whose lots came back before,', 'rejected', RAISE, 2],
    ['for nothing that is raised', 'pending', 'raise-1999-02-0', 2],
  ] as const)('of archived books that is %s leaves what is taken right', async (_, state, raiseId, lots) => {
    const row = await raiseRow((await asked()).id)
    await giveBackRaise(context, { ...row, state, raiseId })
    expect(await taken()).toBe(lots)
  })
})

test.each([
  ['an issue', offer, { id: 'none' }],
  ['an application for it', applyIpo, { id: 'none', lots: '1' }],
  ['what was applied for', ipoApplications, { id: 'none' }],
  ['a payment', payIpo, { id: 'none', lots: '1' }],
  ['what is given up', abstainIpo, { id: 'none' }],
  ['a withdrawal', withdrawIpo, { id: 'none' }],
  ['an application for a placement', applyRaise, { id: 'none', amount: '1' }],
  ['a placement', raises, { id: 'none' }],
])('%s that is not there is named in the refusal', async (_, handler, input) => {
  expect(await handler.run(context as never, input as never)).toMatchObject({
    refusal: { code: 'notFound', params: { what: 'none' } },
  })
})
