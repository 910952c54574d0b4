import { defineConfig } from 'vite'
import { appConfig, devConfig } from './appBuild.ts'
import { keepRelease } from './keepRelease.ts'
import { listModules } from './listModules.ts'
import { manifests } from './manifests.ts'

const fixture = `http://127.0.0.1:${process.env['KABUTO_FIXTURE_PORT'] ?? '4650'}`

/** The server puts a fresh nonce in its place with each answer, and answers the first calls of the page. */
const served = { base: '/', hasNonce: true, answers: true, isInstalled: true } as const

export default defineConfig(async ({ command }) => {
  if (command !== 'build')
    return { ...devConfig(served), server: { port: 4649, strictPort: true, proxy: { '/api/vue': fixture } } }
  const { config, chunks } = await appConfig(served)
  return { ...config, plugins: [...(config.plugins ?? []), listModules(chunks.modules), manifests(), keepRelease()] }
})
