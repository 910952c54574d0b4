import { memberCall, sampleMember, sampleResetSimulation } from '@kabuto/domain/account'
import { ready } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { beginAnew } from '../../account/data.ts'
import { member, teaching } from './shared.ts'
import { bench, settle, useFakePage } from './testing.ts'

useFakePage()

test('that a fraud is replayed is known from what was read of the member, until the books begin anew', async () => {
  const room = bench()
  let { scenario } = sampleMember
  room.server.always(memberCall.path, () => ({ ...sampleMember, scenario }))
  room.server.always('user/resetSimulation', () => sampleResetSimulation)
  room.store.sub(member({}).atom, () => undefined)
  await settle()
  const [before, atom] = [room.server.sent.length, teaching({}).atom]
  room.store.sub(atom, () => undefined)
  await settle()
  expect(room.store.get(atom)).toEqual(ready(false))
  expect(room.server.sent).toHaveLength(before)
  scenario = 'rogue'
  void room.store.set(beginAnew.send, { scenario, text: '悪質業者' })
  await settle()
  await settle()
  expect(room.store.get(atom)).toEqual(ready(true))
})
