import { build, type Rolldown } from 'vite'

/** The script that is inlined in the page (frameScript.ts), in one piece. */
export async function buildFrameScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'frameScript.ts', output: { format: 'iife' } },
    },
  })
  const [script] = (made as Rolldown.RolldownOutput).output
  return script.code.trim()
}
