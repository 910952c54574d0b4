import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineTokens } from './inlineTokens.ts'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

export default defineConfig({
  plugins: [inlineTokens(), react()],
  // The server puts a fresh nonce in its place with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in two pieces: they pack smaller than dozens of small ones, and a new page adds none.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|styled-components|stylis|jotai|valibot)@/,
            },
            {
              name: 'kit',
              test: /packages[\\/]ui-kit[\\/]src[\\/](?:[a-z]\w*\.ts|(?:Icon|Text|Stack|Button|Page|NavBar|Banner|ActionBar)[\\/])/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  server: { port: 4649, strictPort: true, proxy: { '/api/vue': fixture } },
})
