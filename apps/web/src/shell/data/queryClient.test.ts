import { defineCall, ready } from '@kabuto/domain/shared'
import { number, object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { pageBegins } from '../pages/firstPage.ts'
import { resource } from './resource.ts'
import { bench, useFakePage } from './testing.ts'

const transition = vi.hoisted(() => ({ isOpen: false }))

vi.mock(import('react'), async (original) => ({
  ...(await original()),
  startTransition(scope) {
    transition.isOpen = true
    void scope()
    transition.isOpen = false
  },
}))

const figure = defineCall({
  role: 'member',
  changes: false,
  refusals: [],
  path: 'test/figure',
  input: object({}),
  output: object({ n: number() }),
})

useFakePage()

/** Whether an answer is told within a transition of React's, which it renders in slices. */
async function isToldInSlices(n: number): Promise<boolean> {
  const { server, show, store } = bench()
  const { atom } = resource(figure)({})
  const shown = await show(atom)
  let told: boolean | undefined
  store.sub(atom, () => {
    told = transition.isOpen
  })
  await server.sent[0]?.answer({ n })
  expect(shown.now()).toEqual(ready({ n }))
  if (told === undefined) throw new Error('the answer was not told')
  return told
}

test('answers come in slices on the first page, and at once on the pages that taps lead to', async () => {
  pageBegins()
  expect(await isToldInSlices(1)).toBe(true)
  pageBegins()
  expect(await isToldInSlices(2)).toBe(false)
})
