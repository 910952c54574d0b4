import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from '../icons/draw.ts'
import { contrastRows } from '../tokens/contrast.ts'
import { generated } from '../tokens/generated.ts'
import { readTokens } from '../tokens/read.ts'
import type { Check } from './check.ts'

function drift(root: string): string[] {
  return generated(root)
    .filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
    .map(({ file }) => `${file} is not what tokens.json makes. Run: pnpm tokens`)
}

async function iconDrift(root: string): Promise<string[]> {
  const file = 'packages/ui-kit/src/icons.ts'
  return readFileSync(join(root, file), 'utf8') === (await drawIcons(root))
    ? []
    : [`${file} is not what lucide draws. Run: pnpm icons`]
}

function tooFaint(root: string): string[] {
  return contrastRows(readTokens(root)).flatMap(({ part, grounds, floor, ...ratios }) =>
    (['light', 'dark'] as const)
      .filter((theme) => ratios[theme] < floor)
      .map(
        (theme) => `${part} on ${grounds.join(', ')} has ${ratios[theme].toFixed(2)} in ${theme}, less than ${floor}`,
      ),
  )
}

export const tokens: Check = {
  name: 'tokens and icons: drift and contrast',
  run: async (root) => [...drift(root), ...(await iconDrift(root)), ...tooFaint(root)],
}
