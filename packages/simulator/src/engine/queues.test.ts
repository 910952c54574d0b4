import { expect, test } from 'vitest'
import { createQueues } from './queues.ts'

/** Work that ends when the test says so, and notes when it begins and ends. */
function stretched(noted: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = async (): Promise<string> => {
    noted.push(`${name} begins`)
    try {
      return await promise
    } finally {
      noted.push(`${name} ends`)
    }
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

/** Long enough for everything that can go on by itself. */
async function settle(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
}

test('work of one name waits for the work before it; work of another name does not', async () => {
  const queued = createQueues()
  const noted: string[] = []
  const [first, second, other] = [stretched(noted, 'first'), stretched(noted, 'second'), stretched(noted, 'other')]
  const answers = Promise.all([
    queued('0000000001', first.work),
    queued('0000000001', second.work),
    queued('0000000002', other.work),
  ])
  await settle()
  expect(noted).toEqual(['first begins', 'other begins'])
  second.end()
  other.end()
  await settle()
  expect(noted).toEqual(['first begins', 'other begins', 'other ends'])
  first.end()
  expect(await answers).toEqual(['first', 'second', 'other'])
  expect(noted.slice(3)).toEqual(['first ends', 'second begins', 'second ends'])
})

test('an error goes to its own caller, and the next one has its turn', async () => {
  const queued = createQueues()
  const noted: string[] = []
  const [first, second, third] = [stretched(noted, 'first'), stretched(noted, 'second'), stretched(noted, 'third')]
  const failed = queued('0000000001', first.work)
  const after = queued('0000000001', second.work)
  first.fail()
  await expect(failed).rejects.toThrow('first')
  // Whoever comes while the second one runs still waits for it.
  const last = queued('0000000001', third.work)
  await settle()
  expect(noted).toEqual(['first begins', 'first ends', 'second begins'])
  second.end()
  third.end()
  expect(await Promise.all([after, last])).toEqual(['second', 'third'])
})
