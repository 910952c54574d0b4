import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copySources, lendModules } from '../copyTree.ts'

/** A file of the copy: new text, or a change of the existing text. */
export type Fault = string | ((text: string) => string)

const root = join(import.meta.dirname, '../..')

/**
 * Copies the tree, plants faults in the copy, hands it over, and takes it away again. The real tree is never touched.
 */
export async function withPlanted<Result>(
  faults: Record<string, Fault>,
  look: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'kabuto-planted-')))
  try {
    copySources(root, copy)
    lendModules(root, copy)
    for (const [file, fault] of Object.entries(faults)) {
      const place = join(copy, file)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, typeof fault === 'string' ? fault : fault(readFileSync(place, 'utf8')))
    }
    return await look(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
