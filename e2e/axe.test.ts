import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { accessTable } from './accessTable.ts'
import { goTo, atHome, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()
const all = Object.keys(accessTable) as ScreenName[]
const names = sampled(all, 4)

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window
  interface Window {
    axe: typeof axe
  }
}

/** What it finds on the page that is shown, with its best practices and with landmarks, which no story has. */
const found = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`))
  })

test(`axe finds nothing on ${names.length} of the 43 routes`, async () => {
  const room = await enter()
  const { page } = room
  await atHome(room)
  await page.evaluate(axe.source)
  const findings: Record<string, string[]> = {}
  for (const name of names) {
    const { heading, query } = accessTable[name]
    await goTo(page, hrefTo(name, query))
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).filter({ visible: true }).waitFor()
    await quiet(page)
    findings[name] = await found(page)
  }
  expect(findings).toEqual(Object.fromEntries(names.map((name) => [name, []])))
  expect(all).toHaveLength(43)
  await room.leave()
})
