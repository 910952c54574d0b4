import { expect, test } from 'vitest'
import { fakeStorage } from '../shell/data/testing.ts'
import { memoryOver } from '../shell/device/memory.ts'
import { forgetDrafts } from '../shell/session/drafts.ts'
import { addSearched, forgetSearched, searchedBy } from './searched.ts'

const ME = '0000000001'

function device() {
  const kept = new Map<string, string>()
  return { lasting: memoryOver(() => fakeStorage(kept)), kept }
}

test('what was looked at last stands first, each stock once, twenty at most', () => {
  const { lasting } = device()
  for (let at = 0; at < 21; at += 1) addSearched(lasting, ME, `0${at}`)
  expect(searchedBy(lasting, ME)).toEqual(Array.from({ length: 20 }, (_, at) => `0${20 - at}`))
  addSearched(lasting, ME, '05')
  expect(searchedBy(lasting, ME).slice(0, 2)).toEqual(['05', '020'])
  expect(searchedBy(lasting, ME)).toHaveLength(20)
})

test('one is taken away, or all; nothing of another member is touched or seen', () => {
  const { lasting, kept } = device()
  for (const symbol of ['0712', '0166', '0379']) addSearched(lasting, ME, symbol)
  addSearched(lasting, '0000000002', 'KABU1')
  forgetSearched(lasting, ME, '0166')
  expect(searchedBy(lasting, ME)).toEqual(['0379', '0712'])
  expect([searchedBy(lasting, '0000000002'), searchedBy(lasting, undefined)]).toEqual([['KABU1'], []])
  forgetSearched(lasting, ME)
  expect(searchedBy(lasting, ME)).toEqual([])
  expect([...kept.keys()]).toEqual(['kabuto.drafts.0000000002'])
})

test.each(['12', 'null', '"0712"', '{}'])('%s in the storage is no history', (junk) => {
  const { lasting, kept } = device()
  kept.set(`kabuto.drafts.${ME}`, `{"searched":${junk}}`)
  expect(searchedBy(lasting, ME)).toEqual([])
})

test('of what is no symbol nothing is taken', () => {
  const { lasting, kept } = device()
  kept.set(`kabuto.drafts.${ME}`, '{"searched":["0712", 7, null, ["0166"]]}')
  expect(searchedBy(lasting, ME)).toEqual(['0712'])
})

test('a log-out leaves nothing of it', () => {
  const { lasting, kept } = device()
  addSearched(lasting, ME, '0712')
  forgetDrafts(lasting, ME)
  expect([...kept]).toEqual([])
})
