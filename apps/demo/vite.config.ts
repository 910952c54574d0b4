import { defineConfig } from 'vite'
import { appConfig, devConfig } from '../web/appBuild.ts'
import { pagePolicy } from './pagePolicy.ts'

/** Any static host, under any path: nothing in the page can be made anew for each answer. */
const host = { base: './', hasNonce: false, answers: false, isInstalled: false } as const

export default defineConfig(async ({ command }) => {
  const { plugins = [], ...config } = command === 'build' ? (await appConfig(host)).config : devConfig(host)
  return { ...config, publicDir: '../web/public', plugins: [...plugins, pagePolicy()] }
})
