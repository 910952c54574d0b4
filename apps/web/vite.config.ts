import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

export default defineConfig({
  plugins: [react()],
  // The server puts a fresh nonce in its place with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', manifest: true, modulePreload: { polyfill: false }, reportCompressedSize: false, assetsInlineLimit: 0 },
  server: { port: 4649, strictPort: true, proxy: { '/api/vue': fixture } },
})
