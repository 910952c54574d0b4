import { spawn } from 'node:child_process'

export type Ran = { code: number; output: string }

/** Runs a program on the Node that runs us, and keeps what it says. */
export function runNode(root: string, args: string[], cwd = root, more: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...more }
    const child = spawn(process.execPath, args, { cwd, env })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8').trim() }))
  })
}

/** A tool's failure as one problem: its own words, all of them. */
export function problemsOf({ code, output }: Ran): string[] {
  return code === 0 ? [] : [output]
}
