import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocuments } from '../documents/generated.ts'
import type { Check } from './check.ts'

/** What is generated in docs is up to date. */
export const documents: Check = {
  name: 'generated documents',
  async run(root) {
    const made = await generatedDocuments(root)
    return made
      .filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
      .map(({ file }) => `${file} is out of date. Run: pnpm documents`)
  },
}
