import { Icon, k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import * as icons from '../../packages/ui-kit/src/icons.ts'
import preview from '../preview.tsx'
import { iconWords } from './parts/iconWords.ts'
import { Code } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } })

const sizes = { tiny: '14', small: '16', medium: '20', large: '24' } as const
const [[, first] = []] = Object.entries(icons)

function Icons() {
  const words = useWords(iconWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.shapes} lead={words.shapesLead}>
        <Grid>
          {Object.entries(icons).map(([name, shape]) => (
            <Cell key={name}>
              <Icon shape={shape} size="large" />
              <Code>{name.replace(/Icon$/, '')}</Code>
            </Cell>
          ))}
        </Grid>
      </Section>
      <Section title={words.sizes} lead={words.sizesLead}>
        <Grid>
          {Object.entries(sizes).map(([size, pixels]) => (
            <Cell key={size}>
              {first ? <Icon shape={first} size={size as keyof typeof sizes} /> : null}
              <Code>
                {size}　{pixels}
              </Code>
            </Cell>
          ))}
        </Grid>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Icons', render: () => <Icons /> })

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${k.space[2]};
`

const Cell = styled.li`
  display: grid;
  gap: ${k.space[3]};
  place-content: center;
  justify-items: center;
  min-height: 6rem;
  padding: ${k.space[3]};
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  color: ${k.text.primary};
  text-align: center;
`
