import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { statsByName } from './turboSnap.ts'

const root = mkdtempSync(join(tmpdir(), 'kabuto-stats-'))
afterAll(() => rmSync(root, { recursive: true }))

const kit = 'packages/ui-kit/src'
const files = {
  'packages/ui-kit/package.json': '{ "name": "@kabuto/ui-kit", "exports": { ".": "./src/index.ts" } }',
  [`${kit}/Button.tsx`]: 'export const Button = 1, Other = 2',
  [`${kit}/Card.tsx`]: 'export const Card = 1',
  [`${kit}/parts/index.ts`]: "export { Card as Face } from '../Card.tsx'",
  [`${kit}/index.ts`]:
    "export { Button, Other as More } from './Button.tsx'\nexport { Face } from './parts/index.ts'\n" +
    "export type { Size } from './Size.ts'",
  [`${kit}/Size.ts`]: 'export type Size = 1',
  'packages/screens/src/Pressed.tsx': "import { More, type Face } from '@kabuto/ui-kit'\nexport const pressed = More",
  'packages/screens/src/Faced.tsx': "import { Face as F } from '@kabuto/ui-kit'\nexport const faced = F",
  'packages/screens/src/Whole.tsx': "import * as kit from '@kabuto/ui-kit'\nexport const whole = kit",
  'packages/screens/src/Late.tsx': "export const late = () => import('@kabuto/ui-kit')",
  'packages/screens/src/Unbuilt.tsx': "import { Button } from '@kabuto/ui-kit'\nexport const unbuilt = Button",
}

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const nameOf = (file: string): string => `./../${file}`

/** As a build writes them: everything of the kit is imported by its index. */
function moduleOf(file: string, ...importers: string[]) {
  return { id: file, name: nameOf(file), reasons: importers.map((importer) => ({ moduleName: nameOf(importer) })) }
}

const screens = ['Pressed', 'Faced', 'Whole', 'Late'].map((name) => `packages/screens/src/${name}.tsx`)
const story = { id: 'story', name: './pages/Kit.stories.tsx', reasons: [{ moduleName: '/virtual:stories.js' }] }

const { modules } = statsByName(
  {
    modules: [
      moduleOf(`${kit}/Button.tsx`, `${kit}/index.ts`, `${kit}/Button.stories.tsx`),
      moduleOf(`${kit}/Card.tsx`, `${kit}/parts/index.ts`),
      moduleOf(`${kit}/parts/index.ts`, `${kit}/index.ts`),
      moduleOf(`${kit}/index.ts`, ...screens),
      ...screens.map((screen) => moduleOf(screen, screen.replace('.tsx', '.stories.tsx'))),
      story,
    ],
  },
  root,
)

const importersOf = (file: string): string[] | undefined =>
  modules
    .find(({ name }) => name === nameOf(file))
    ?.reasons?.map(({ moduleName }) => moduleName.replace('./../packages/screens/src/', ''))
    .toSorted()

test('a part is imported by those that name it, under any name, and by those that take all', () => {
  expect(importersOf(`${kit}/Button.tsx`)).toEqual([
    nameOf(`${kit}/Button.stories.tsx`),
    'Late.tsx',
    'Pressed.tsx',
    'Whole.tsx',
  ])
})

test('a part is found behind two indexes, and a type of it is no import', () => {
  expect(importersOf(`${kit}/Card.tsx`)).toEqual(['Faced.tsx', 'Late.tsx', 'Whole.tsx'])
})

test('an index itself still reaches all that import it', () => {
  expect(importersOf(`${kit}/index.ts`)).toEqual(['Faced.tsx', 'Late.tsx', 'Pressed.tsx', 'Whole.tsx'])
})

test('what is no part of an index stays as it is', () => {
  expect(modules.at(-1)).toEqual(story)
  expect(importersOf(screens[0] ?? '')).toEqual(['Pressed.stories.tsx'])
})
