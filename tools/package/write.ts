import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildKit } from './build.ts'
import { lintPackage } from './lintPackage.ts'
import { pack } from './pack.ts'
import { kitFolder } from './places.ts'

const root = join(import.meta.dirname, '../..')
const out = join(kitFolder(root), 'dist')

// Whatever is set in the shell: another one would give React's development build.
process.env['NODE_ENV'] = 'production'
await buildKit(root, join(out, 'package'))
const { file, size, unpackedSize, entryCount } = pack(join(out, 'package'), out)
const problems = await lintPackage(readFileSync(file))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
console.log(
  `wrote ${relative(root, file)}: ${(size / 1024).toFixed(1)} KB, ${entryCount} files of ` +
    `${(unpackedSize / 1024).toFixed(1)} KB`,
)
