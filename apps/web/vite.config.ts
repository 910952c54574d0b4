import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { firstFrame } from './firstFrame.ts'
import { inlineTokens } from './inlineTokens.ts'
import { pageChunks } from './pageChunks.ts'
import { pureModules } from './pureModules.ts'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

const config = (shared?: (id: string) => string | undefined): UserConfig => ({
  plugins: [inlineTokens(), pureModules(), react(), firstFrame()],
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
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A page comes in few pieces: each request costs a journey, and dozens of small chunks pack badly.
        codeSplitting: {
          groups: [
            {
              // What every page runs on, the same from release to release.
              name: 'base',
              priority: 4,
              test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|styled-components|stylis|jotai|valibot)@/,
            },
            { name: 'shell', priority: 3, tags: ['$initial'] },
            ...(shared ? [{ name: shared, debugName: 'shared by pages', priority: 2 }] : []),
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
