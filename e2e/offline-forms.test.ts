import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'
import { type Cut, cuts } from './cuts.ts'
import { arrived, LOOKED_FOR, saying, textOf } from './finders.ts'
import { booksOf, changeOf, doneOnce, type Form, forms, prepareForms, reach } from './forms.ts'
import { openAs, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()

const NOT_NOW = '通信がないため、いまは送信できません。'

const setOffline = (page: Page, offline: boolean): Promise<void> => page.context().setOffline(offline)

/**
 * The connection goes before the form is sent. Then the form says so, above its fields and at its button, and sends
 * nothing; once it is back the form is sent as it was left.
 */
async function cutBefore(page: Page, form: Form): Promise<void> {
  const sent: string[] = []
  await page.route(addressOf(form.path), (route) => {
    sent.push(form.path)
    return route.continue()
  })
  await setOffline(page, true)
  const confirm = form.confirm(page)
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  const isInForm = await confirm.evaluate((button) => button.closest('form') !== null)
  if (isInForm) await saying(page, NOT_NOW).waitFor()
  await confirm.click({ force: true })
  await setOffline(page, false)
  await saying(page, NOT_NOW).waitFor({ state: 'hidden' })
  expect(sent).toEqual([])
  await confirm.click()
  await expect.poll(() => sent).toEqual([form.path])
}

/** The connection goes with what is sent, and comes back once the form has said that it looks for its answer. */
async function cutWith(page: Page, form: Form, cut: Cut): Promise<void> {
  let sent = 0
  await page.route(addressOf(form.path), async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await setOffline(page, true)
    await cuts[cut].by(route)
  })
  await form.confirm(page).click()
  await saying(page, LOOKED_FOR).waitFor()
  await setOffline(page, false)
}

const losses = {
  before: cutBefore,
  'in the middle': (page, form) => cutWith(page, form, 'cut while it was sent'),
  after: (page, form) => cutWith(page, form, 'cut after it was sent'),
} satisfies Record<string, (page: Page, form: Form) => Promise<void>>

test('a connection that is lost before, in the middle of and after each form loses and doubles nothing', async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, folder } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  await prepareForms(address)
  let nth = 0
  for (const form of sampled(forms, 7)) {
    for (const [when, lose] of Object.entries(losses)) {
      const what = `${form.name}, lost ${when}`
      try {
        const { before } = await reach(room, form, nth)
        await lose(page, form)
        await form.confirmed(page, nth, folder)
        const after = booksOf(form, folder)
        await page.unroute(addressOf(form.path))
        await form.tidy?.(room)
        expect({ what, ...changeOf(before, after) }).toEqual({ what, ...doneOnce(form, nth) })
      } catch (fault) {
        throw new Error(`${what}; on the page: ${await textOf(page)}`, { cause: fault })
      }
      nth += 1
    }
  }
  await room.leave()
})
