import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgets, weigh } from '../checks/budgets.ts'
import { runNode } from '../checks/command.ts'
import { withPlanted } from '../checks/planted.ts'
import type { features } from '../features.ts'
import { routeRows } from '../routeRows.ts'
import { editsOf } from './edits.ts'
import { pascalName } from './names.ts'
import { newScreen } from './screen.ts'

type Feature = (typeof features)[number]

/** The screens of each feature that are still to come (decisions §2 and §3). */
const comingOf: Partial<Record<Feature, string>> = {
  home: 'News',
  offerings: 'Offerings Offering Applications',
  blocks: 'Blocks Block BlockApplication',
  follow: 'Follow Follows',
  account: 'Documents',
}

test('with all forty screens of the specification every page keeps its budget', async () => {
  await withPlanted({}, async (copy) => {
    const rows = () => routeRows(readFileSync(join(copy, 'apps/web/src/routes.ts'), 'utf8'))
    const waiting = rows().filter(({ component }) => !component)
    for (const [feature, screens = ''] of Object.entries(comingOf)) {
      for (const screen of screens.split(' ')) {
        const edits = editsOf(copy)
        newScreen(edits, copy, feature as Feature, pascalName(screen), undefined)
        await edits.write()
      }
    }
    expect(waiting.length).toBeGreaterThan(0)
    expect(rows().filter(({ component }) => !component)).toEqual([])
    expect(await runNode(copy, ['tools/build.ts'])).toMatchObject({ code: 0 })
    // The pages that the shell shows where there is no screen come on top.
    expect(weigh(copy).length).toBeGreaterThanOrEqual(rows().length)
    expect(await budgets.run(copy)).toEqual([])
  })
})
