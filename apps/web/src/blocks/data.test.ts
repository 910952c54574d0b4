import {
  applyBlockCall,
  blockApplicationCall,
  blockApplicationsCall,
  blockCall,
  blocksCall,
  sampleBlockApplication,
  sampleBlockDetail,
  sampleBlockDraft,
  sampleBlocks,
} from '@kabuto/domain/blocks'
import { fundsSummaryCall, sampleFunds } from '@kabuto/domain/funds'
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
import { applyBlock, block, blockApplication, blockApplications, blocks } from './data.ts'

useFakePage()

const { id, blockId } = sampleBlockApplication

/** The blocks, one of them and what was applied for are shown, beside what can be spent. */
async function atBlocks() {
  const room = bench()
  const { server, show } = room
  server.always(blocksCall.path, () => sampleBlocks)
  server.always(blockCall.path, () => sampleBlockDetail)
  server.always(blockApplicationsCall.path, () => ({ items: [sampleBlockApplication], next: null }))
  server.always(blockApplicationCall.path, () => sampleBlockApplication)
  server.always(fundsSummaryCall.path, () => sampleFunds)
  const list = await show(blocks({}).atom)
  const own = await show(blockApplications({}).atom)
  await show(block({ id: blockId }).atom)
  await show(blockApplication({ id }).atom)
  await show(funds({}).atom)
  await settle()
  return { ...room, list, own }
}

const act: Act = {
  path: applyBlockCall.path,
  send: (store) => store.set(applyBlock.send, { id: blockId, ...sampleBlockDraft }),
  submission: (store) => store.get(applyBlock.submissions)(blockId),
  record: sampleBlockApplication,
  rereads: [
    blocksCall.path,
    blockCall.path,
    blockApplicationsCall.path,
    blockApplicationCall.path,
    fundsSummaryCall.path,
  ],
}

test('blocks and applications are two readings', async () => {
  const { list, own } = await atBlocks()
  expect(list.now()).toEqual(ready(sampleBlocks))
  expect(own.now()).toEqual(ready({ rows: [sampleBlockApplication], next: 'end' }))
})

test('an application is sent once, told, and reads again what it has changed', async () => {
  expect(await grantedOf(await atBlocks(), act)).toMatchObject(onceGranted(act))
})

test('an application whose answer is lost is asked for again under its own key', async () => {
  expect(await lostOf(await atBlocks(), act)).toEqual(askedAgain(act))
})

test('a wrong key is told at its own block, with what is left, and nothing is read again', async () => {
  const { store, server } = await atBlocks()
  void store.set(applyBlock.send, { id: blockId, quantity: '1000', key: 'AAAA-AAAA' })
  await settle()
  await server.to(applyBlockCall.path)[0]?.refuse('keyMismatch', { left: 4 })
  const of = store.get(applyBlock.submissions)
  expect([of(blockId), of('block-2')]).toEqual([refused([refuse('keyMismatch', { left: 4 })]), idle()])
  expect(server.to(blocksCall.path)).toHaveLength(1)
})
