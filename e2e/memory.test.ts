import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { accessTable } from './accessTable.ts'
import { arrived } from './finders.ts'
import { goTo, openAs, STOPPED, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'
import { sampled } from './sampled.ts'

/** What the engine makes faster by and by is code of its own, and would be counted with what a page keeps. */
const { enter } = useRooms({ flags: ['--js-flags=--no-opt --no-maglev --no-sparkplug'], moves: false })
const NAVIGATIONS = isLong ? 1000 : 30
/** Until every page has been kept and left, and what comes when a page is idle has come. */
const WARM = 6
/** Nothing more, but for a word that is longer than another. */
const FLAT = 1.01

/** A member's account and money: from the invitation to the withdrawal. */
const all: readonly ScreenName[] = [
  'start',
  'introOne',
  'introTwo',
  'login',
  'register',
  'home',
  'search',
  'notices',
  'notice',
  'member',
  'funds',
  'deposit',
  'depositChannel',
  'withdraw',
  'cards',
  'addCard',
  'identity',
  'exchange',
  'loans',
  'settings',
  'loginPassword',
  'fundPassword',
  'language',
  'about',
  'support',
]
const screens = sampled(all, 3)

type Memory = { heap: number; nodes: number; listeners: number }

/** What is left once nothing is held any more by what has gone. */
async function memoryOf(page: Page, cdp: CDPSession): Promise<Memory> {
  await quiet(page)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

async function visit(page: Page, screen: ScreenName): Promise<void> {
  const { heading, query } = accessTable[screen]
  await goTo(page, hrefTo(screen, query))
  await arrived(page, heading)
}

/** One after the other, and again from the first one on. */
async function visitAll(page: Page, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await visit(page, screens[nth % screens.length] ?? 'home')
  await visit(page, 'home')
}

test(`${NAVIGATIONS} navigations leave nothing behind`, async () => {
  const room = await enter(STOPPED, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  await visitAll(page, WARM * screens.length)
  const before = await memoryOf(page, cdp)
  await visitAll(page, NAVIGATIONS)
  let after = before
  // What is just on its way is gone at one of the next looks; what is kept is not.
  await expect
    .poll(async () => {
      after = await memoryOf(page, cdp)
      return {
        nodes: after.nodes <= before.nodes * FLAT,
        listeners: after.listeners <= before.listeners * FLAT,
        heap: after.heap < before.heap * 1.1,
      }
    })
    .toEqual({ nodes: true, listeners: true, heap: true })
  console.log(JSON.stringify({ navigations: NAVIGATIONS, before, after }))
  expect(complaints).toEqual([])
  await room.leave()
})
