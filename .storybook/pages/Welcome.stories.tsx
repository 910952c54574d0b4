import { SimBar } from '@kabuto/ui-kit'
import preview from '../preview.tsx'
import { Links, Point } from './parts/Points.tsx'
import { Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'
import { welcomeWords } from './parts/welcomeWords.ts'

const meta = preview.meta({ title: 'Start/Welcome', parameters: { layout: 'fullscreen' } })

const sections = {
  people: ['member', 'designer', 'pictures'],
  reading: ['toolbar', 'viewport', 'states', 'tests'],
  adding: ['folder', 'tokens', 'stories', 'run'],
} as const

const starts = [
  ['kit', 'start-kit'],
  ['setup', 'start-setup'],
  ['accessibility', 'start-accessibility'],
  ['writing', 'start-writing'],
  ['prices', 'start-pricecolours'],
  ['cost', 'start-cost'],
  ['changelog', 'start-changelog'],
] as const
const pages = (['colour', 'type', 'spacing', 'icons', 'motion', 'words'] as const).map(
  (page) => [page, `foundations-${page}`] as const,
)

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
                <Point key={item} term={words[item]}>
                  {words[`${item}Text`]}
                </Point>
              ))}
            </Rows>
          </Section>
        ))}
        <Section title={words.links}>
          <Links
            links={[...starts, ...pages].map(([label, story]) => ({ label: words[label], story: `${story}--all` }))}
          />
        </Section>
      </Sheet>
    </>
  )
}

export const All = meta.story({ name: 'Welcome', render: () => <Welcome /> })
