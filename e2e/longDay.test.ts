import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { ask, asked, stopClock } from './calls.ts'
import { arrived, saying, visible } from './finders.ts'
import { goTo, openAs, useRooms } from './room.ts'
import { FRIDAY, STANDS } from './times.ts'

// A page that stays open all day, and longer than that.

const { enter } = useRooms()
const MINUTE = 60_000
/** The next day on which Tokyo trades: between lie a weekend and a holiday. */
const NEXT_DAY = '2026-11-24T09:30:00+09:00'

/** The phone is put away: its pages are hidden. */
const putAway = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const takeOut = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** The ids of what holds yen. */
async function holds(address: string): Promise<string[]> {
  const summary = (await ask(address, 'funds/summary')) as { holds: { id: string }[] }
  return summary.holds.map(({ id }) => id)
}

test('a phone that sleeps over the end of the day asks for nothing; awake, it reads once that the order has expired', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  const sent = { symbol: '0712', side: 'long', type: 'limit', price: '2400', quantity: '100', leverage: 1 }
  const { positionId } = (await ask(address, 'trade/order', { ...sent, session: 'regular' })) as {
    positionId: string
  }
  expect(await holds(address)).toContain(positionId)
  await page.clock.install({ time: new Date(STANDS) })
  await openAs(room, '#/position/position?tab=entrust')
  await arrived(page, '取引')
  const row = visible(page.locator(`a[href*="${positionId}"]`)).first()
  await row.waitFor()
  await quiet(page)

  const calls = asked(page)
  await putAway(page)
  await stopClock(address, NEXT_DAY)
  await page.clock.fastForward(Date.parse(NEXT_DAY) - Date.parse(STANDS))
  await quiet(page)
  expect(calls).toEqual([])

  await takeOut(page)
  await row.waitFor({ state: 'detached' })
  await quiet(page)
  const paths = calls.map(({ path }) => path)
  expect(paths).toContain('trade/positions')
  expect(paths).toEqual([...new Set(paths)])
  expect(await holds(address)).not.toContain(positionId)
  await goTo(page, '/position/position?tab=terminated')
  await visible(page.locator(`a[href*="${positionId}"]`))
    .filter({ hasText: '期限切れ' })
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

test.each([
  ['forward', 180],
  ['back', -180],
])(
  'the clock of a phone that is put %s by three hours puts the market wrong until the next answer only',
  async (_, by) => {
    const room = await enter()
    const { page, complaints } = room
    await page.clock.install({ time: new Date(FRIDAY) })
    await openAs(room, '#/home/index')
    const time = saying(page, /^11\/20（金）14:3\d（模擬時刻）$/)
    await time.waitFor()
    await quiet(page)
    await page.clock.setSystemTime(Date.parse(FRIDAY) + by * MINUTE)
    // The page shows it with its next tick, and reads its prices anew within a minute.
    await page.clock.runFor(MINUTE)
    await time.waitFor()
    await saying(page, '後場　取引中').waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  },
)
