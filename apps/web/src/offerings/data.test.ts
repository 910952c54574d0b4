import { fundsSummaryCall, sampleFunds } from '@kabuto/domain/funds'
import {
  abstainIpoCall,
  applyIpoCall,
  ipoApplicationsCall,
  offerCall,
  offersCall,
  payIpoCall,
  sampleIpoApplications,
  sampleOffers,
  withdrawIpoCall,
} from '@kabuto/domain/offerings'
import { idle, ready, refuse, refused } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import {
  type Act,
  bench,
  askedAgain,
  grantedOf,
  lostOf,
  onceGranted,
  settle,
  useFakePage,
} from '../shell/data/testing.ts'
import { funds } from '../shell/data/shared.ts'
import { abstainIpo, applications, applyIpo, offer, offers, payIpo, withdrawIpo } from './data.ts'

useFakePage()

const [first, second] = sampleOffers
const [waiting, won] = sampleIpoApplications
if (!first || !second || !waiting || !won) throw new Error('there are no samples')

/** The offers, one of them and what was applied for are shown, beside what can be spent. */
async function atOffers() {
  const room = bench()
  const { server, show } = room
  server.always(offersCall.path, () => sampleOffers)
  server.always(offerCall.path, () => ({ offer: first, drawn: null }))
  server.always(ipoApplicationsCall.path, () => ({ items: [waiting, won], next: null }))
  server.always(fundsSummaryCall.path, () => sampleFunds)
  const list = await show(offers({}).atom)
  const own = await show(applications({}).atom)
  await show(offer({ id: first?.id ?? '' }).atom)
  await show(funds({}).atom)
  await settle()
  return { ...room, list, own }
}

const offered = [offersCall.path, offerCall.path, ipoApplicationsCall.path]

const acts: (Act & { name: string })[] = [
  {
    name: 'an application',
    path: applyIpoCall.path,
    send: (store) => store.set(applyIpo.send, { id: first.id, lots: '3' }),
    submission: (store) => store.get(applyIpo.submissions)(first.id),
    record: waiting,
    // Nothing is held.
    rereads: offered,
  },
  {
    name: 'a payment',
    path: payIpoCall.path,
    send: (store) => store.set(payIpo.send, { id: won.id, lots: '1' }),
    submission: (store) => store.get(payIpo.submissions)(won.id),
    record: { ...won, state: 'paymentComplete', paidLots: 1 },
    rereads: [...offered, fundsSummaryCall.path],
  },
  {
    name: 'what is declined',
    path: abstainIpoCall.path,
    send: (store) => store.set(abstainIpo.send, { id: won.id }),
    submission: (store) => store.get(abstainIpo.submissions)(won.id),
    record: { ...won, state: 'abstained' },
    rereads: offered,
  },
  {
    name: 'what is taken back',
    path: withdrawIpoCall.path,
    send: (store) => store.set(withdrawIpo.send, { id: waiting.id }),
    submission: (store) => store.get(withdrawIpo.submissions)(waiting.id),
    record: { ...waiting, state: 'cancelled' },
    rereads: offered,
  },
]

test('offers and applications are two readings, each asked for once', async () => {
  const { list, own, server } = await atOffers()
  expect(list.now()).toEqual(ready(sampleOffers))
  expect(own.now()).toEqual(ready({ rows: [waiting, won], next: 'end' }))
  expect(offered.map((path) => server.to(path).length)).toEqual([1, 1, 1])
})

test.each(acts)('$name is sent once, told, and reads again what it has changed', async (act) => {
  expect(await grantedOf(await atOffers(), act)).toMatchObject(onceGranted(act))
})

test.each(acts)('$name whose answer is lost is asked for again under its own key', async (act) => {
  expect(await lostOf(await atOffers(), act)).toEqual(askedAgain(act))
})

test('each offer has a state of its own: what one was refused stands at no other', async () => {
  const { store, server } = await atOffers()
  void store.set(applyIpo.send, { id: first.id, lots: '11' })
  await settle()
  await server.to(applyIpoCall.path)[0]?.refuse('aboveMaximum', { max: '10' })
  const of = store.get(applyIpo.submissions)
  expect([of(first.id), of(second.id)]).toEqual([refused([refuse('aboveMaximum', { max: '10' })]), idle()])
  expect(server.to(offersCall.path)).toHaveLength(1)
})
