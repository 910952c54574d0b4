import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocuments, generatedPage } from './generated.ts'

const root = join(import.meta.dirname, '../..')
for (const { file, text } of [...(await generatedDocuments(root)), await generatedPage(root)]) {
  writeFileSync(join(root, file), text)
  console.log(`wrote ${file}`)
}
