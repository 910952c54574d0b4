import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRows } from '../tokens/contrast.ts'
import { generated } from '../tokens/generated.ts'
import { readTokens } from '../tokens/read.ts'
import type { Check } from './check.ts'

function drift(root: string): string[] {
  return generated(root)
    .filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
    .map(({ file }) => `${file} is not what tokens.json makes. Run: pnpm tokens`)
}

function tooFaint(root: string): string[] {
  return contrastRows(readTokens(root)).flatMap(({ part, grounds, floor, ...ratios }) =>
    (['light', 'dark'] as const)
      .filter((theme) => ratios[theme] < floor)
      .map((theme) => `${part} on ${grounds.join(', ')} has ${ratios[theme].toFixed(2)} in ${theme}, less than ${floor}`),
  )
}

export const tokens: Check = {
  name: 'tokens: drift and contrast',
  run: (root) => Promise.resolve([...drift(root), ...tooFaint(root)]),
}
