import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons, ICONS } from './draw.ts'

const root = join(import.meta.dirname, '../..')
const drawn = await drawIcons(root)
rmSync(join(root, ICONS), { recursive: true, force: true })
mkdirSync(join(root, ICONS))
for (const { file, text } of drawn) writeFileSync(join(root, file), text)
console.log(`wrote ${drawn.length} files: ${ICONS} and its door`)
