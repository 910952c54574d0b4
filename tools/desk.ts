import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tally } from './check.ts'
import { buildDemo } from './demo.ts'
import { collect, type Extent } from './desk/collect.ts'
import { isShown } from '../.storybook/desk/deskData.ts'
import { deskDataOf } from './desk/deskData.ts'
import { allWords } from './desk/messages.ts'
import { buildWorkshop } from './workshop.ts'

const root = join(import.meta.dirname, '..')

/**
 * Opens the stories of a built workshop, and puts what they show where its pages read it. All stories together must
 * show everything.
 */
async function collectInto(out: string, extent: Extent): Promise<Tally> {
  const messages = await allWords(root)
  const { collected, failing } = await collect(root, out, messages.plain, extent)
  const data = deskDataOf(root, out, collected, messages.all)
  mkdirSync(join(out, 'desk'), { recursive: true })
  writeFileSync(join(out, 'desk/data.json'), JSON.stringify(data))
  const unshown = data.items.filter((item) => !isShown(item))
  const opened = Object.keys(collected).length
  console.log(`✓ ${opened} stories opened; of ${data.items.length} things ${unshown.length} are shown by none of them`)
  const failures = [
    ...failing.map((failure) => `the story fails: ${failure}`),
    ...(extent === 'all' ? unshown.map(({ kind, name }) => `no story shows the ${kind} ${name}`) : []),
  ]
  for (const failure of failures) console.error(`✗ ${failure}`)
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures }
}

/** One folder that any static host serves: the workshop, what its stories show, and the app without a server. */
export async function buildDesk(out: string, extent: Extent): Promise<Tally> {
  const parts = [await buildWorkshop(root), await buildDemo(root, join(out, 'app'))]
  const failures = parts.flatMap((part) => part.failures)
  if (failures.length > 0) return { passed: 0, failed: failures.length, failures }
  const { passed, ...unshown } = await collectInto(out, extent)
  return { passed: parts.length + passed, ...unshown }
}

if (import.meta.main) {
  const out = join(root, 'storybook-static')
  const { failed } = await buildDesk(out, 'all')
  if (failed === 0) console.log(out)
  process.exitCode = failed
}
