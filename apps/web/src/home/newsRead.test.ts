import { expect, test } from 'vitest'
import { memoryOver } from '../shell/device/memory.ts'
import { addNewsRead, newsReadBy } from './newsRead.ts'

const own = '0000000001'

function emptyMemory() {
  return memoryOver(() => {
    throw new Error('no storage')
  })
}

test('what was read is kept for its member, each once, the last one first', () => {
  const lasting = emptyMemory()
  expect(newsReadBy(lasting, own)).toEqual([])
  for (const id of ['w1', 'w2', 'w1']) addNewsRead(lasting, own, id)
  expect(newsReadBy(lasting, own)).toEqual(['w1', 'w2'])
  expect(newsReadBy(lasting, '0000000002')).toEqual([])
})

test('no more are kept than 400, and nothing that is no id', () => {
  const lasting = emptyMemory()
  lasting.write(
    `kabuto.drafts.${own}`,
    JSON.stringify({ newsRead: [5, ...Array.from({ length: 500 }, (_, at) => `${at}`)] }),
  )
  expect(newsReadBy(lasting, own)).toHaveLength(400)
  addNewsRead(lasting, own, 'new')
  expect(newsReadBy(lasting, own)).toHaveLength(400)
  expect(newsReadBy(lasting, own).slice(0, 2)).toEqual(['new', '0'])
})
