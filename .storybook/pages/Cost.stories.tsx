import * as kit from '@kabuto/ui-kit'
import { k } from '@kabuto/ui-kit'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import page from '../../docs/kit-cost.md?raw'
import preview from '../preview.tsx'
import { costWords } from './parts/costWords.ts'
import { Figure, Name, Row, Rows, Value } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/Cost', parameters: { layout: 'fullscreen' } })

/** The rows of the page that is measured, heaviest first; one without what comes later has a dash there. */
const rows = [...page.matchAll(/^\| ([^|]+) \| ([\d.]+) \| ([\d.–]+) \|$/gm)].map(
  ([, name = '', first = '', later = '']) => ({ name, first: Number(first), later: Number(later.replace('–', '0')) }),
)
const [whole, ...parts] = rows
const charts = parts.filter(({ later }) => later > 0)
const others = parts.filter(({ later }) => later === 0)
const heaviest = Math.max(...others.map(({ first }) => first))

const kilobytes = (amount: number): string => `${amount.toFixed(1)} KB`

function Costs({ of }: { of: typeof parts }) {
  const words = useWords(costWords)
  return (
    <Rows>
      {of.map(({ name, first, later }) => (
        <Row key={name}>
          <Name name={name} />
          <Value label={words.first}>
            <Figure>{kilobytes(first)}</Figure>
          </Value>
          {later > 0 ? (
            <Value label={words.later}>
              <Figure>{kilobytes(later)}</Figure>
            </Value>
          ) : (
            <Bar style={{ '--share': first / heaviest }} />
          )}
        </Row>
      ))}
    </Rows>
  )
}

function Cost() {
  const words = useWords(costWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.whole} lead={words.wholeLead}>
        {whole ? <Costs of={[whole]} /> : null}
      </Section>
      <Section title={words.late} lead={words.lateLead}>
        <Costs of={charts} />
      </Section>
      <Section title={words.each} lead={words.eachLead}>
        <Costs of={others} />
      </Section>
    </Sheet>
  )
}

/** What is shown is what is exported: the page of costs has a row for each name, and it is read whole. */
export const All = meta.story({
  name: 'Cost',
  render: () => <Cost />,
  async play() {
    await expect(parts.map(({ name }) => name).toSorted()).toEqual(Object.keys(kit).toSorted())
  },
})

const Bar = styled.div`
  width: calc(var(--share) * 100%);
  min-width: 2px;
  height: 0.5rem;
  border-radius: ${k.radius.xs};
  background: ${k.action.softBg};
  box-shadow: inset 0 0 0 1px ${k.line.control};
`
