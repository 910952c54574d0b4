import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '../sources.ts'
import type { Check } from './check.ts'

type Ban = { files: RegExp; found: RegExp; why: string }

const product = /^(?:packages|apps\/web)\/.*\.tsx?$/
const anyCode = /^(?:packages|apps|e2e|tools|\.storybook)\/.*\.(?:tsx?|mjs)$/
const anyTest = /\.(?:test|stories)\.tsx?$/

/** What the linter has no rule for. */
const bans: Ban[] = [
  { files: product, found: /new Date\(\)/, why: 'reads the clock of the machine; the clock is injected' },
  {
    files: product,
    found: /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b/,
    why: 'makes HTML from a string',
  },
  { files: anyTest, found: /\b(?:it|test|describe)\.(?:skip|todo|only|skipIf|runIf)\b/, why: 'leaves a test out' },
  { files: anyTest, found: /toMatch(?:Inline)?Snapshot\b/, why: 'is a snapshot that nobody reads' },
  { files: anyTest, found: /\bsetTimeout\(|timers\/promises/, why: 'sleeps; wait for what is to happen instead' },
  {
    files: anyTest,
    found: /\btimeout: |\b(?:test|hook)Timeout\b|setDefault(?:Navigation)?Timeout\(/,
    why: 'sets a time limit of its own; tools/limits.ts sets them all',
  },
  { files: /^packages\/[^/]+\/src\/.*\.tsx?$/, found: /^export \*/m, why: 'exports without names' },
  { files: anyCode, found: /^export (?:const )?enum\b/m, why: 'is an enum; use a union of strings' },
  {
    files: /^packages\/.*(?:^|\/)(?:utils|helpers|common|types)\.tsx?$|(?:^|\/)index\.tsx$/,
    found: /^/,
    why: 'has a name that says nothing',
  },
  { files: anyCode, found: /^(?=.{121}) *(?:\/\*|\*|\/\/)/m, why: 'is a comment of more than 120 columns' },
]

/** Checks may name what they look for. */
const own = /^tools\/checks\//

export const forbidden: Check = {
  name: 'what the house forbids beyond lint',
  run: (root) =>
    Promise.resolve(
      sourcesOf(root)
        .filter((file) => anyCode.test(file) && !own.test(file))
        .flatMap((file) => {
          const text = readFileSync(join(root, file), 'utf8')
          return bans.flatMap(({ files, found, why }) => {
            const hit = files.test(file) ? found.exec(text) : null
            return hit ? [`${file}:${text.slice(0, hit.index).split('\n').length} ${hit[0] || file} ${why}`] : []
          })
        }),
    ),
}
