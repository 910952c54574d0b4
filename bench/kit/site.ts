import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { inlineTokens } from '../../apps/web/inlineTokens.ts'

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export type Built = { folder: string; output: Rolldown.RolldownOutput['output']; remove: () => void }
export type Site = { address: string; folder: string; close: () => void }

/** Builds one page of the bench as an app would be built. `alias` gives it other packages than those around it. */
export async function buildPage(page: string, alias: Record<string, string> = {}): Promise<Built> {
  // Whatever stands in the shell: another one would give React's development build.
  process.env['NODE_ENV'] = 'production'
  const root = mkdtempSync(join(tmpdir(), 'kabuto-bench-'))
  const folder = join(root, 'dist')
  const remove = (): void => rmSync(root, { recursive: true, force: true })
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width, ` +
      `initial-scale=1"><body><div id="root"></div><script type="module" src="/@bench"></script></body></html>`,
  )
  try {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'error',
      // As our app and our package are built.
      plugins: [inlineTokens()],
      oxc: { jsx: { runtime: 'automatic' } },
      resolve: { alias: { '/@bench': join(import.meta.dirname, 'pages', page), ...alias } },
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    })
    if (!('output' in built)) throw new Error('the bundler gave more or less than one output')
    return { folder, output: built.output, remove }
  } catch (fault) {
    remove()
    throw fault
  }
}

/** Builds one page and serves it. */
export async function openSite(page: string, alias?: Record<string, string>): Promise<Site> {
  const { folder, remove } = await buildPage(page, alias)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    folder,
    close() {
      server.close()
      remove()
    },
  }
}
