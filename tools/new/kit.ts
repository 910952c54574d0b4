import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { amongRows, doorRow, type Edits } from './edits.ts'
import type { Name } from './names.ts'

const KIT = 'packages/ui-kit/src'
const PARTS = '.storybook/pages/parts'
const PLACES = '.storybook/names/places.ts'

const partOf = ({ pascal }: Name): string => `import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type ${pascal}Tone = 'plain' | 'quiet'

export type ${pascal}Props = { tone?: ${pascal}Tone | undefined; children: ReactNode }

const Face = styled.div\`
  min-width: 0;
  padding: \${k.space[3]} \${k.space[4]};
  border-radius: \${k.radius.lg};
  background: \${k.bg.surface};
  color: \${k.text.primary};
  font: \${k.type.body};
  overflow-wrap: anywhere;
  &[data-tone='quiet'] {
    color: \${k.text.secondary};
    font: \${k.type.sub};
  }
\`

/** So far a face with something on it. Say here when to take it, and when another part. */
export function ${pascal}({ tone = 'plain', children }: ${pascal}Props) {
  return <Face data-tone={tone}>{children}</Face>
}
`

const storiesOf = ({ pascal }: Name): string => `import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, useSamples } from '../base/board.tsx'
import { ${pascal} } from './${pascal}.tsx'

const meta = preview.meta({ title: 'Kit/${pascal}', component: ${pascal}, args: { children: '見本の文です。' } })

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('見本の文です。')).toBeVisible()
  },
})

export const Quiet = meta.story({ name: '控えめ', args: { tone: 'quiet' } })

export const Long = meta.story({
  name: '長いことば',
  args: { children: '長い語がひとつ、折り返すところなく続きます。'.repeat(9) + 'x'.repeat(200) },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({ ja: { text: '見本の文です。' }, en: { text: 'A sample text.' }, 'zh-Hant': { text: '這是範例文字。' } })
    return (
      <Board title="${pascal}">
        <Example name="plain">
          <${pascal}>{words.text}</${pascal}>
        </Example>
        <Example name="quiet">
          <${pascal} tone="quiet">{words.text}</${pascal}>
        </Example>
      </Board>
    )
  },
})
`

/** A part of the kit: its folder, its stories, its export in the entry file. */
export function newKit(edits: Edits, root: string, name: Name): string[] {
  const { pascal } = name
  if (new RegExp(`\\b${pascal}\\b`).test(readFileSync(join(root, `${KIT}/index.ts`), 'utf8')))
    throw new PlainError(`The kit exports ${pascal} already.`)
  edits.create(`${KIT}/${pascal}/${pascal}.tsx`, partOf(name))
  edits.create(`${KIT}/${pascal}/${pascal}.stories.tsx`, storiesOf(name))
  const row = `export { ${pascal}, type ${pascal}Props, type ${pascal}Tone } from './${pascal}/${pascal}.tsx'`
  edits.change(`${KIT}/index.ts`, (text) => amongRows(text, doorRow, pascal, row))
  // It takes words, and nothing in it can be pressed so far: the lists of the workshop ask for both.
  edits.change(`${PARTS}/hostileParts.tsx`, (text) =>
    text
      .replace('import {\n', `import {\n  ${pascal},\n`)
      .replace(
        'Record<Flat, Render> = {\n',
        `Record<Flat, Render> = {\n  ${pascal}: ({ text }) => <${pascal}>{text}</${pascal}>,\n`,
      ),
  )
  edits.change(`${PARTS}/keyPatterns.ts`, (text) =>
    text.replace('export const still = [\n', `export const still = [\n  '${pascal}',\n`),
  )
  edits.change(PLACES, (text) => text.replace('  枠組み: {\n', `$&    ${pascal}: '新しい部品',\n`))
  return [
    `Its Japanese name, and the group that it belongs to: ${PLACES}`,
    `Make it what it is for, and look at it: pnpm picture kit-${pascal.toLowerCase()}--matrix`,
    'Its row on the page of costs: pnpm --filter @kabuto/ui-kit cost',
  ]
}
