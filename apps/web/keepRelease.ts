import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { buildScript } from './buildScript.ts'

type Kept = { url: string; revision: string | null }

/** What a release is made of: its page, and its files, whose names change with what is in them. */
function releaseOf(bundle: Rolldown.OutputBundle): Kept[] {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no page')
  const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
  return [
    { url: '/', revision: createHash('sha256').update(page.source).digest('base64url').slice(0, 16) },
    ...files.toSorted().map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

/** Builds the worker that keeps the release on the device of a member. */
export function keepRelease(): Plugin {
  return {
    name: 'kabuto-keep-release',
    async writeBundle({ dir }, bundle) {
      const worker = await buildScript({
        file: 'worker/serviceWorker.ts',
        define: { RELEASE: JSON.stringify(releaseOf(bundle)) },
      })
      writeFileSync(join(dir ?? '', 'sw.js'), worker)
    },
  }
}
