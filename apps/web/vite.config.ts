import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineTokens } from './inlineTokens.ts'
import { pureModules } from './pureModules.ts'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

export default defineConfig({
  plugins: [inlineTokens(), pureModules(), react()],
  // The server puts a fresh nonce in its place with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The page names what it starts with; lists of what each of forty routes needs would weigh more than they save.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in two pieces: they pack smaller than dozens of small ones, and a new page adds
        // none.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|styled-components|stylis|jotai|valibot)@/,
            },
            {
              name: 'kit',
              // Each icon and each part's words is a module: those that most pages show come with it, no others.
              test: /packages[\\/]ui-kit[\\/]src[\\/](?:[a-z]\w*\.ts|(?:icons|words|Icon|Text|Stack|Button|Page|NavBar|Banner|ActionBar)[\\/])/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  server: { port: 4649, strictPort: true, proxy: { '/api/vue': fixture } },
})
