import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocuments } from '../documents/generated.ts'
import type { Check } from './check.ts'

/** docs/machines.md and docs/openapi.json are what the domain makes. */
export const documents: Check = {
  name: 'documents made from the domain',
  async run(root) {
    const made = await generatedDocuments(root)
    return made
      .filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
      .map(({ file }) => `${file} is not what the domain makes. Run: pnpm documents`)
  },
}
