import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons, ICONS } from '../icons/draw.ts'
import { contrastRows } from '../tokens/contrast.ts'
import { generated } from '../tokens/generated.ts'
import { readTokens } from '../tokens/read.ts'
import type { Check } from './check.ts'

const holds = (root: string, file: string, text: string): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text

function drift(root: string): string[] {
  return generated(root)
    .filter(({ file, text }) => !holds(root, file, text))
    .map(({ file }) => `${file} is not what tokens.json makes. Run: pnpm tokens`)
}

async function iconDrift(root: string): Promise<string[]> {
  const drawn = await drawIcons(root)
  const strays = globSync(`${ICONS}/*`, { cwd: root }).filter((file) => !drawn.some((icon) => icon.file === file))
  const other = drawn.filter(({ file, text }) => !holds(root, file, text)).map(({ file }) => file)
  return [...strays, ...other].map((file) => `${file} is not what lucide draws. Run: pnpm icons`)
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
