import { languages } from '@kabuto/domain/shared'
import { k, type KitWord, kitWords } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import preview from '../preview.tsx'
import { Name, Quiet, Row, Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { toneWords } from './parts/toneWords.ts'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Words', parameters: { layout: 'fullscreen' } })

const rules = ['order', 'number', 'clock', 'blame', 'apology', 'place'] as const

function Words() {
  const words = useWords(toneWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.tone}>
        <Rows>
          {rules.map((rule) => (
            <Row key={rule}>
              <Name name={words[rule]} />
              <Saying>{words[`${rule}Sample`]}</Saying>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={words.own} lead={words.ownLead}>
        <Rows>
          {(Object.keys(kitWords.ja) as KitWord[]).map((name) => (
            <Row key={name}>
              <Quiet as="code">{name}</Quiet>
              {languages.map((language) => (
                <Saying key={language} lang={language}>
                  {kitWords[language][name]}
                </Saying>
              ))}
            </Row>
          ))}
        </Rows>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Words', render: () => <Words /> })

/* The type tokens hold the font of the root; a part in another language names its own. */
const Saying = styled.p`
  color: ${k.text.primary};
  font: ${k.type.ui};
  font-family: var(--k-font);
  text-wrap: pretty;
  word-break: auto-phrase;
`
