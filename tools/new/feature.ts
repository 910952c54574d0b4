import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Edits } from './edits.ts'
import type { Feature } from './names.ts'

const SCREENS = 'packages/screens/src'

const source = (feature: Feature): string => `export const ja = {
} as const

declare module '../../words.ts' {
  interface Words {
    ${feature}: typeof ja
  }
}
`

const translated = (name: string): string => `import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const ${name} = translation<typeof ja>()({
})
`

/** The first screen of a feature brings its words. */
export function addFeature(edits: Edits, root: string, feature: Feature): void {
  if (existsSync(join(root, SCREENS, feature, 'messages'))) return
  edits.create(`${SCREENS}/${feature}/messages/ja.ts`, source(feature))
  for (const file of ['en', 'zhHant']) edits.create(`${SCREENS}/${feature}/messages/${file}.ts`, translated(file))
  edits.create(`${SCREENS}/${feature}/index.ts`, '')
}
