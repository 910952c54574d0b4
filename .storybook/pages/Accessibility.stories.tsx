import { k } from '@kabuto/ui-kit'
import * as kit from '@kabuto/ui-kit'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { contrastRows } from '../../tools/tokens/contrast.ts'
import preview from '../preview.tsx'
import { tokens } from '../tokens.ts'
import { accessWords, patternWords } from './parts/accessWords.ts'
import { keyPatterns, still } from './parts/keyPatterns.ts'
import { Links, Point, StoryLink } from './parts/Points.tsx'
import { Name, Quiet, Row, Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/Accessibility', parameters: { layout: 'fullscreen' } })

const promises = [
  'native',
  'keys',
  'names',
  'reasons',
  'touch',
  'size',
  'contrast',
  'colour',
  'motion',
  'live',
] as const
const checks = ['walk', 'axe', 'real', 'hostile'] as const

const idOf = ({ file, story }: { file: string; story: string }): string => toId(file, storyNameFromExport(story))

function Accessibility() {
  const words = useWords(accessWords)
  const patterns = useWords(patternWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.promises}>
        <Rows>
          {promises.map((promise) => (
            <Point key={promise} term={words[promise]}>
              {words[`${promise}Text`]}
            </Point>
          ))}
        </Rows>
      </Section>
      <Section title={words.checked}>
        <Rows>
          {checks.map((check) => (
            <Point key={check} term={words[check]}>
              {words[`${check}Text`]}
            </Point>
          ))}
          <Point term={words.pairs}>{`${contrastRows(tokens).length}　${words.pairsText}`}</Point>
        </Rows>
        <Links
          links={[
            { label: words.toColour, story: 'foundations-colour--all' },
            { label: words.toMotion, story: 'foundations-motion--all' },
            { label: words.toHostile, story: 'foundations-hostile--markup' },
          ]}
        />
      </Section>
      <Section title={words.table} lead={words.tableLead}>
        <Rows>
          {Object.entries(keyPatterns).map(([part, proof]) => (
            <Row key={part}>
              <Name name={part} />
              <div>
                <Pattern>{patterns[proof.pattern]}</Pattern>
                <Quiet>{patterns[`${proof.pattern}Keys`]}</Quiet>
              </div>
              <StoryLink story={idOf(proof)}>
                {proof.file.replace(/^.*\//, '')}　{proof.story}
              </StoryLink>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={words.still} lead={words.stillLead}>
        <Quiet>{still.join('　')}</Quiet>
      </Section>
    </Sheet>
  )
}

type Story = { input?: { play?: unknown }; meta?: { input?: { title?: string } } }
type StoryFile = Record<string, Story>

const files = import.meta.glob<StoryFile>(['../../packages/ui-kit/src/*/*.stories.tsx', './Keyboard.stories.tsx'])

/** The story of a row is there, is titled as the row says, and plays. */
async function problemOf([part, { file, story }]: [string, { file: string; story: string }]): Promise<string[]> {
  const name = file.replace(/^.*\//, '')
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1]
  const found = (await load?.())?.[story]
  if (found?.meta?.input?.title !== file) return [`${part}: no story ${file} ${story}`]
  return typeof found.input?.play === 'function' ? [] : [`${part}: ${file} ${story} plays nothing`]
}

/** The table is whole: every exported part is in it or named as still, and each row leads to a play. */
export const All = meta.story({
  name: 'Accessibility',
  render: () => <Accessibility />,
  async play() {
    const parts = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))
    await expect([...Object.keys(keyPatterns), ...still].toSorted()).toEqual(parts.toSorted())
    await expect((await Promise.all(Object.entries(keyPatterns).map(problemOf))).flat()).toEqual([])
  },
})

const Pattern = styled.p`
  color: ${k.text.primary};
  font: ${k.type.ui};
  word-break: auto-phrase;
`
