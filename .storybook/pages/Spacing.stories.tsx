import preview from '../preview.tsx'
import { tokensUnder } from '../tokens.ts'
import { Measures } from './parts/Measures.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { spacingWords } from './parts/spacingWords.ts'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Spacing', parameters: { layout: 'fullscreen' } })

function Spaces() {
  const words = useWords(spacingWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.space} lead={words.spaceLead}>
        <Measures tokens={tokensUnder('primitive.space')} shape="bar" />
      </Section>
      <Section title={words.size} lead={words.sizeLead}>
        <Measures tokens={tokensUnder('primitive.size')} shape="square" />
      </Section>
      <Section title={words.radius}>
        <Measures tokens={tokensUnder('primitive.radius')} shape="corner" />
      </Section>
      <Section title={words.border}>
        <Measures tokens={tokensUnder('primitive.border')} shape="rule" />
      </Section>
      <Section title={words.elevation} lead={words.elevationLead}>
        <Measures tokens={tokensUnder('semantic.elevation')} shape="shadow" />
      </Section>
      <Section title={words.layout} lead={words.layoutLead}>
        <Measures tokens={tokensUnder('primitive.layout')} shape="none" />
      </Section>
      <Section title={words.part}>
        <Measures tokens={tokensUnder('component').filter(({ type }) => type === 'dimension')} shape="none" />
      </Section>
      <Section title={words.z} lead={words.zLead}>
        <Measures tokens={tokensUnder('primitive.z')} shape="none" />
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Spacing', render: () => <Spaces /> })
