import { k, SimBar } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import preview from '../preview.tsx'
import { Row, Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'
import { welcomeWords } from './parts/welcomeWords.ts'

const meta = preview.meta({ title: 'Start/Welcome', parameters: { layout: 'fullscreen' } })

const sections = {
  people: ['member', 'designer', 'pictures'],
  reading: ['toolbar', 'viewport', 'states', 'tests'],
  adding: ['folder', 'tokens', 'stories', 'run'],
} as const

const pages = ['colour', 'type', 'spacing', 'icons', 'motion', 'words'] as const

function Welcome() {
  const words = useWords(welcomeWords)
  return (
    <>
      <SimBar />
      <Sheet title={words.title} lead={words.lead}>
        {(['people', 'reading', 'adding'] as const).map((section) => (
          <Section key={section} title={words[section]}>
            <Rows>
              {sections[section].map((item) => (
                <Item key={item}>
                  <Term>{words[item]}</Term>
                  <Text>{words[`${item}Text`]}</Text>
                </Item>
              ))}
            </Rows>
          </Section>
        ))}
        <Section title={words.links}>
          <Links>
            {pages.map((page) => (
              <li key={page}>
                <Link href={`./?path=/story/foundations-${page}--all`} target="_top">
                  {words[page]}
                </Link>
              </li>
            ))}
          </Links>
        </Section>
      </Sheet>
    </>
  )
}

export const All = meta.story({ name: 'Welcome', render: () => <Welcome /> })

/* A term and its text: beside each other where the text keeps a readable width. */
const Item = styled(Row)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  > :first-child {
    flex: 0 1 14rem;
  }
  > :last-child {
    flex: 1 1 20rem;
  }
`

const Term = styled.p`
  color: ${k.text.primary};
  font: ${k.type.bodyStrong};
`

const Text = styled.p`
  max-width: 40rem;
  color: ${k.text.secondary};
  font: ${k.type.body};
  text-wrap: pretty;
  word-break: auto-phrase;
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.space[6]};
`

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  color: ${k.text.link};
  font: ${k.type.bodyStrong};
`
