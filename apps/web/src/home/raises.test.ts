import { fundsSummaryCall, sampleFunds } from '@kabuto/domain/funds'
import { applyRaiseCall, raisesCall, sampleRaise, sampleRaiseApplications } from '@kabuto/domain/offerings'
import { ready } from '@kabuto/domain/shared'
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
import { applyRaise, raises } from './raises.ts'

useFakePage()

const answer = { products: [sampleRaise], applications: sampleRaiseApplications }

/** What raises money is shown, beside what can be spent. */
async function atRaises() {
  const room = bench()
  const { server, show } = room
  server.always(raisesCall.path, () => answer)
  server.always(fundsSummaryCall.path, () => sampleFunds)
  const list = await show(raises({}).atom)
  await show(funds({}).atom)
  await settle()
  return { ...room, list }
}

const act: Act = {
  path: applyRaiseCall.path,
  send: (store) => store.set(applyRaise.send, { id: sampleRaise.id, amount: sampleRaise.minimum }),
  submission: (store) => store.get(applyRaise.submissions)(),
  record: sampleRaiseApplications[0],
  rereads: [raisesCall.path, fundsSummaryCall.path],
}

test('what raises money and what was applied for are one reading', async () => {
  const { list, server } = await atRaises()
  expect(list.now()).toEqual(ready(answer))
  expect(server.to(raisesCall.path)).toHaveLength(1)
})

test('an application is sent once, told, and reads again what it has changed', async () => {
  expect(await grantedOf(await atRaises(), act)).toMatchObject(onceGranted(act))
})

test('an application whose answer is lost is asked for again under its own key', async () => {
  expect(await lostOf(await atRaises(), act)).toEqual(askedAgain(act))
})
