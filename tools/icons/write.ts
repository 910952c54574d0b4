import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from './draw.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, 'packages/ui-kit/src/icons.ts'), await drawIcons(root))
console.log('wrote packages/ui-kit/src/icons.ts')
