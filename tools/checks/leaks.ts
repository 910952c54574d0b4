import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { sourcesOf } from '../sources.ts'
import type { Check } from './check.ts'

type Leak = { name: string; found: RegExp }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const leaks: Leak[] = [
  { name: 'a path of a machine', found: /(?<![\w.])\/(?:work|root|farm|Users)\/[A-Za-z.]/ },
  { name: 'a registry host', found: /https?:\/\/[^/\s"']*(?:registry|verdaccio|artifactory|nexus|mirror)[^/\s"']*/ },
  { name: 'a download address', found: /^\s*tarball:/m },
  { name: 'a private key', found: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { name: 'a token', found: /\b(?:chpt_[0-9a-f]{8,}|ghp_\w{20,}|npm_\w{20,})/ },
]

const binary = /\.(?:png|ico|woff2|sqlite)$/

export const leakage: Check = {
  name: 'no registry host, path of a machine or secret',
  run(root) {
    const home = homedir()
    // The folder of this very clone and its owner's home, whatever they are called.
    const here: Leak[] = [root, home]
      .filter((path) => path.split('/').length > 2)
      .map((path) => ({ name: 'a path of this machine', found: new RegExp(escaped(path)) }))
    return Promise.resolve(
      sourcesOf(root)
        .filter((file) => !binary.test(file))
        .flatMap((file) => {
          const text = readFileSync(join(root, file), 'utf8')
          return [...leaks, ...here].flatMap(({ name, found }) => {
            const hit = found.exec(text)
            return hit ? [`${file}:${text.slice(0, hit.index).split('\n').length} names ${name}: ${hit[0].trim()}`] : []
          })
        }),
    )
  },
}
