import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildKit } from './build.ts'
import { exportedNames, measureCosts } from './cost.ts'
import { costPage } from './costPage.ts'
import { kitFolder } from './places.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(kitFolder(root), 'dist/package')

// Whatever is set in the shell: another one would give React's development build.
process.env['NODE_ENV'] = 'production'
await buildKit(root, folder)
writeFileSync(join(root, 'docs/kit-cost.md'), costPage(await measureCosts(root, folder, exportedNames(folder))))
console.log('wrote docs/kit-cost.md')
