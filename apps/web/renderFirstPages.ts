import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as firstPages from './firstPages.tsx'

/** Builds the pages for Node, runs them there, and gives what they rendered. */
export async function renderFirstPages(): Promise<firstPages.FirstPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'kabuto-first-pages-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      // The build output is outside of the workspace, where no package is found by its name.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { ssr: 'firstPages.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    })
    const built = (await import(pathToFileURL(join(outDir, 'firstPages.js')).href)) as typeof firstPages
    return await built.firstPages()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
