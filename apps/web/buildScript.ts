import { build, type Rolldown } from 'vite'

type Script = {
  file: string
  /** What stands in it for names of its own. */
  define?: Record<string, string>
}

/** A script that runs outside of the app, in one piece. */
export async function buildScript({ file, define = {} }: Script): Promise<string> {
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [script] = (made as Rolldown.RolldownOutput).output
  return script.code.trim()
}
