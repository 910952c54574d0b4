import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'
import { type Cut, cuts } from './cuts.ts'
import { arrived, saying, visible } from './finders.ts'
import { booksOf, type Form, forms, more, prepareForms, reach } from './forms.ts'
import { openAs, type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()

const NOT_NOW = '通信がないため、いまは送信できません。'
const LOOKED_FOR = /結果を確認中|注文が通ったかを確かめています|応答を確認しています/

const setOffline = ({ page }: Room, offline: boolean): Promise<void> => page.context().setOffline(offline)

/** The form says that it cannot be sent, by a card before one types and at its button, and sends nothing. */
async function refusedOffline({ page }: Room, form: Form): Promise<void> {
  const confirm = form.confirm(page)
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  const isInForm = await confirm.evaluate((button) => button.closest('form') !== null)
  if (isInForm) await saying(page, NOT_NOW).waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await confirm.click({ force: true })
  expect(sent.filter((url) => url.endsWith(form.path))).toEqual([])
}

/** The connection goes before the form is sent; once it is back the form is sent as it was left. */
async function cutBefore(room: Room, form: Form): Promise<void> {
  await setOffline(room, true)
  await refusedOffline(room, form)
  await setOffline(room, false)
  await saying(room.page, NOT_NOW).waitFor({ state: 'hidden' })
  await form.confirm(room.page).click()
}

/** The connection goes with what is sent, and comes back once the form has said that it looks for its answer. */
async function cutWith(room: Room, form: Form, cut: Cut): Promise<void> {
  const { page } = room
  let sent = 0
  await page.route(addressOf(form.path), async (route: Route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await setOffline(room, true)
    await cuts[cut].by(route)
  })
  await form.confirm(page).click()
  await saying(page, LOOKED_FOR).waitFor()
  await setOffline(room, false)
}

const losses = {
  before: cutBefore,
  'in the middle': (room, form) => cutWith(room, form, 'cut while it was sent'),
  after: (room, form) => cutWith(room, form, 'cut after it was sent'),
} satisfies Record<string, (room: Room, form: Form) => Promise<void>>

test('a connection that is lost before, in the middle of and after each form loses and doubles nothing', async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, folder } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  await prepareForms(address)
  let nth = 0
  for (const form of sampled(forms, 7)) {
    const { path, adds, takes = () => [] } = form
    for (const [when, lose] of Object.entries(losses)) {
      const what = `${form.name}, lost ${when}`
      try {
        const { before } = await reach(room, form, nth)
        await lose(room, form)
        await form.confirmed(page, nth, folder)
        const after = booksOf(form, folder)
        await page.unroute(addressOf(path))
        await form.tidy?.(room)
        expect({ what, adds: more(after, before), takes: more(before, after) }).toEqual({
          what,
          adds: [...adds(nth), `carried out: ${path}`].toSorted(),
          takes: takes(nth),
        })
      } catch (fault) {
        const seen = (await visible(page.locator('main')).allInnerTexts()).join(' ')
        throw new Error(`${what}; on the page: ${seen}`, { cause: fault })
      }
      nth += 1
    }
  }
  await room.leave()
})
