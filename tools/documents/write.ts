import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocuments } from './generated.ts'

const root = join(import.meta.dirname, '../..')
for (const { file, text } of await generatedDocuments(root)) {
  writeFileSync(join(root, file), text)
  console.log(`wrote ${file}`)
}
