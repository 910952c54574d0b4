import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { firstFrame } from './firstFrame.ts'
import { inlineTokens } from './inlineTokens.ts'
import { listModules } from './listModules.ts'
import { pageChunks, type PageChunks } from './pageChunks.ts'
import { pureModules } from './pureModules.ts'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

const config = (chunks?: PageChunks): UserConfig => ({
  plugins: [inlineTokens(), pureModules(), react(), firstFrame(), chunks && listModules(chunks.modules)],
  // The server puts a fresh nonce in its place with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // What a route needs is named in the page (pageFiles.ts): lists in the entry would weigh more than they save.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    // Of all that is shipped; About shows it (src/account/licences.ts).
    license: { fileName: 'licences.json' },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry contains the names of all of them: a letter less each.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // A page comes in few pieces: each request costs a journey, and dozens of small chunks pack badly.
        codeSplitting: {
          groups: [
            // What every page runs on: one file, with the bundler's entry.
            { name: 'shell', priority: 3, tags: ['$initial'] },
            ...(chunks
              ? [
                  { name: chunks.shared, debugName: 'shared by pages', priority: 2 },
                  { name: chunks.apart, debugName: 'of a few pages', priority: 1 },
                ]
              : []),
          ],
        },
      },
    },
  },
  server: { port: 4649, strictPort: true, proxy: { '/api/vue': fixture } },
})

export default defineConfig(async ({ command }) =>
  config(command === 'build' ? await pageChunks({ ...config(), root: import.meta.dirname }) : undefined),
)
