import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorkshopInto } from '../workshop.ts'
import { collect } from './collect.ts'
import { isShown } from './coverage.ts'
import { deskDataOf } from './deskData.ts'
import { allWords } from './messages.ts'

// One folder that any static host serves: the workshop, and what was collected from its stories.
const root = join(import.meta.dirname, '../..')
const out = join(root, '.kabuto/desk')

const { code, output } = await buildWorkshopInto(root, out)
if (code !== 0) throw new Error(`The workshop could not be built:\n${output}`)
const messages = await allWords(root)
const collected = await collect(root, out, messages.plain)
const data = deskDataOf(root, out, collected, messages.all)
mkdirSync(join(out, 'desk'), { recursive: true })
writeFileSync(join(out, 'desk/data.json'), JSON.stringify(data))
const unshown = data.items.filter((item) => !isShown(item))
console.log(`${data.stories.length} stories; of ${data.items.length} things ${unshown.length} are shown by none`)
console.log(out)
