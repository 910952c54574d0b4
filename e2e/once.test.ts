import { expect, test } from 'vitest'
import { DEMO } from './calls.ts'
import { arrived, tenTaps } from './finders.ts'
import { booksOf, forms, more, reach } from './forms.ts'
import { logIn, useRooms } from './room.ts'

const { enter } = useRooms()

test('each of the eleven forms, sent by Enter and ten taps at once, is done once', async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, folder, complaints } = room
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}#/home/index`)
  await logIn(page, 'kabuto2026', DEMO)
  await arrived(page, 'ホーム')
  expect(forms.map(({ name }) => name)).toHaveLength(11)
  for (const [nth, form] of forms.entries()) {
    const { path, adds, takes = () => [] } = form
    const { before } = await reach(room, form, nth)
    const sent: string[] = []
    const answer = Promise.withResolvers<void>()
    // No answer comes before the last tap.
    await page.route(`**/api/vue/${path}*`, async (route) => {
      sent.push(path)
      await answer.promise
      await route.continue()
    })
    // It is called otherwise while it sends.
    const pressed = await form.confirm(page).elementHandle()
    await form.entry(page).press('Enter')
    await pressed?.evaluate(tenTaps)
    await page.keyboard.press('Enter')
    await expect.poll(() => sent).toEqual([path])
    answer.resolve()
    await form.told(page, nth, folder)
    const after = booksOf(form, folder)
    expect(more(after, before)).toEqual([...adds(nth), `carried out: ${path}`].toSorted())
    expect(more(before, after)).toEqual(takes(nth))
    expect(sent).toEqual([path])
    await page.unroute(`**/api/vue/${path}*`)
    await form.tidy?.(room)
  }
  expect(complaints).toEqual([])
  await room.leave()
})
