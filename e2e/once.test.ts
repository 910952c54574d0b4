import { contract } from '@kabuto/domain/contract'
import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'
import { arrived, tenTaps } from './finders.ts'
import { booksOf, changeOf, doneOnce, type Form, forms, prepareForms, reach } from './forms.ts'
import { openAs, type Room, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()
const tried = sampled(forms, 4, 1)

/** Before anything can be drawn anew, or when it has been. */
const firsts = ['ten taps', 'Enter'] as const

async function sendAtOnce(room: Room, form: Form, nth: number, first: (typeof firsts)[number]) {
  const { page, folder } = room
  const { path } = form
  const { before } = await reach(room, form, nth)
  const sent: string[] = []
  const answer = Promise.withResolvers<void>()
  // No answer comes before the last tap.
  await page.route(addressOf(path), async (route) => {
    sent.push(path)
    await answer.promise
    await route.continue()
  })
  // It is called otherwise while it sends.
  const pressed = await form.confirm(page).elementHandle()
  // A confirmation is checked once more before it can be sent.
  await expect.poll(() => pressed?.isEnabled(), { message: form.name }).toBe(true)
  if (first === 'Enter') await form.entry(page).press('Enter')
  await pressed?.evaluate(tenTaps)
  await page.keyboard.press('Enter')
  await expect.poll(() => sent, { message: form.name }).not.toEqual([])
  answer.resolve()
  await form.confirmed(page, nth, folder)
  const after = booksOf(form, folder)
  await page.unroute(addressOf(path))
  await form.tidy?.(room)
  return {
    books: { sent, ...changeOf(before, after) },
    expected: { sent: [path], ...doneOnce(form, nth) },
  }
}

test('whatever moves money or shares has a form here', () => {
  const calls = contract.filter(
    ({ path, changes }) => changes && /^(?:funds|trade|ipo|block|raise|follow|ai)\//.test(path),
  )
  const sent = new Set(forms.map(({ path }) => path))
  expect(calls.map(({ path }) => path).filter((path) => !sent.has(path))).toEqual([])
})

test(`each of ${tried.length} forms, sent by Enter and ten taps at once, is done once`, async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  await prepareForms(address)
  for (const [at, form] of tried.entries())
    for (const first of isLong ? firsts : firsts.slice(at % 2, (at % 2) + 1)) {
      // Of two applications for one offer the page shows the one with the larger number: each is larger than the last.
      const nth = at * firsts.length + firsts.indexOf(first)
      const once = await sendAtOnce(room, form, nth, first)
      expect({ form: form.name, first, ...once.books }).toEqual({ form: form.name, first, ...once.expected })
    }
  expect(complaints).toEqual([])
  await room.leave()
})
