import { fundsSummaryCall, sampleFunds } from '@kabuto/domain/funds'
import {
  applyLoanCall,
  loansCall,
  repayLoanCall,
  sampleLoan,
  sampleLoans,
  samplePendingLoan,
  sampleRepayment,
  sampleTopUp,
  topUpCreditCall,
} from '@kabuto/domain/loans'
import { confirming, done, ready } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { funds } from '../shell/data/shared.ts'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { applyLoan, credit, loanRecords, repayLoan, topUpCredit } from './data.ts'

useFakePage()

/** The page of loans is shown, and all that it reads has been read. */
async function atLoans() {
  const room = bench()
  const { server, show } = room
  server.always(fundsSummaryCall.path, () => sampleFunds)
  server.always(loansCall.path, () => sampleLoans)
  // A page shows all of them at once.
  const [owed, records] = await Promise.all([show(credit({}).atom), show(loanRecords({}).atom), show(funds({}).atom)])
  await settle()
  return { ...room, owed, records, sentTo: () => server.sent.map(({ path }) => path) }
}

test('what is owed and the records are one reading', async () => {
  const { owed, records, sentTo } = await atLoans()
  expect(sentTo().filter((path) => path === loansCall.path)).toHaveLength(1)
  expect(owed.now()).toEqual(ready(sampleLoans.credit))
  expect(records.now()).toEqual(ready({ rows: sampleLoans.items, next: 'end' }))
})

type Atoms = { send: typeof applyLoan.send; submissions: typeof applyLoan.submissions }

/** All three are sent and shown alike; only what they answer differs. */
const act = (made: unknown): Atoms => made as Atoms

const acts = [
  {
    name: 'a loan',
    made: act(applyLoan),
    request: { amount: '200000' },
    path: applyLoanCall.path,
    record: samplePendingLoan,
  },
  {
    name: 'a repayment',
    made: act(repayLoan),
    request: { id: 'l1', amount: '100000' },
    path: repayLoanCall.path,
    record: { loan: sampleLoan, repayment: sampleRepayment },
  },
  {
    name: 'a higher limit',
    made: act(topUpCredit),
    request: { amount: '500000' },
    path: topUpCreditCall.path,
    record: sampleTopUp,
  },
]

test.each(acts)('$name that is granted is told, and reads again what it has changed', async ({ made, ...sent }) => {
  const { store, server, sentTo } = await atLoans()
  server.sent.length = 0
  void store.set(made.send, sent.request)
  await settle()
  expect(server.sent[0]?.body).toEqual(sent.request)
  await server.sent[0]?.answer(sent.record, 'はい。')
  await settle()
  expect(store.get(made.submissions)()).toEqual(done(sent.record))
  expect(store.get(toastAtom)).toMatchObject({ tone: 'done', msg: 'はい。' })
  expect(sentTo().toSorted()).toEqual([sent.path, fundsSummaryCall.path, loansCall.path].toSorted())
})

test.each(acts)('$name whose answer is lost is asked for again under its own key', async ({ made, request }) => {
  const { store, server } = await atLoans()
  server.sent.length = 0
  void store.set(made.send, request)
  await settle()
  await server.sent[0]?.cut()
  expect(store.get(made.submissions)()).toEqual(confirming())
  await settle(500)
  expect(server.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key 1', 'key 1'])
})
