import { k } from '@kabuto/ui-kit'
import manifest from '../../packages/ui-kit/package.json'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import log from '../../packages/ui-kit/CHANGELOG.md?raw'
import preview from '../preview.tsx'
import { changelogWords } from './parts/changelogWords.ts'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/Changelog', parameters: { layout: 'fullscreen' } })

/** `## 0.1.0`, below it `### Added`, below that one line a change. */
const versions = log
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...groups] = text.split(/^### /m)
    return {
      name: name.trim(),
      groups: groups.map((group) => ({
        title: group.split('\n', 1)[0] ?? '',
        changes: [...group.matchAll(/^- (.+)$/gm)].map(([, change = '']) => change),
      })),
    }
  })

function Changelog() {
  const words = useWords(changelogWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      {versions.map(({ name, groups }) => (
        <Section key={name} title={name}>
          {groups.map(({ title, changes }) => (
            <Group key={title} lang="en">
              <h3>{title}</h3>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change.replaceAll('`', '')}</li>
                ))}
              </ul>
            </Group>
          ))}
        </Section>
      ))}
    </Sheet>
  )
}

/** The newest entry is of the version that is packed, and nothing of the file was passed over. */
export const All = meta.story({
  name: 'Changelog',
  render: () => <Changelog />,
  async play() {
    await expect(versions[0]?.name.split(' ')[0]).toBe(manifest.version)
    const shown = versions.flatMap(({ groups }) => groups.flatMap(({ changes }) => changes))
    await expect(shown).toHaveLength(log.match(/^- /gm)?.length ?? 0)
  },
})

const Group = styled.div`
  font-family: var(--k-font);
  & + & {
    margin-top: ${k.space[6]};
  }
  h3 {
    color: ${k.text.secondary};
    font: ${k.type.subStrong};
  }
  ul {
    display: grid;
    gap: ${k.space[2]};
    max-width: 48rem;
    margin-top: ${k.space[2]};
    padding-inline-start: 1.25em;
    color: ${k.text.primary};
    font: ${k.type.body};
    list-style: disc;
    overflow-wrap: anywhere;
  }
`
