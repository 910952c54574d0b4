import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { fill, languages } from '@kabuto/domain/shared'
import { k, useKitLocale } from '@kabuto/ui-kit'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { StoryLink } from '../../desk/StoryLink.tsx'
import { mockDifferences } from '../../mocks/differences.ts'
import { screenMocks } from '../../mocks/screenMocks.ts'
import { idOf, placeOf, titled } from '../../names/places.ts'
import { stateOf } from '../../names/states.ts'
import { useWords } from '../../pages/parts/useWords.ts'
import { GuideTable } from '../GuideTable.tsx'
import { Head, Lead, Nothing, Part } from '../Part.tsx'
import { MockBeside } from './MockBeside.tsx'
import { screenGuideWords } from './screenGuideWords.ts'
import { StateGrid } from './StateGrid.tsx'

/** A screen as a designer reviews it: beside its mock, and in all its states, languages and themes. */
export function ScreenGuide() {
  const words = useWords(screenGuideWords)
  const language = useKitLocale()
  const stories = useContext(DocsContext).componentStories()
  const [first] = stories
  if (!first) return null
  const title = titled.find((known) => idOf(known) === first.componentId) ?? ''
  const states = stories.map(({ id, name }) => ({ id, name: stateOf(name, title) }))
  const shown = states.find(({ id }) => id.endsWith('--ready')) ?? states[0]
  const mocks = screenMocks[title] ?? []
  const differences = mockDifferences[title] ?? []
  return (
    <Unstyled>
      <ScreenHead>
        <h1>{placeOf(title).split('/').at(-1)}</h1>
        <Lead>{words.lead}</Lead>
        <p>
          <a href={`./?path=/story/flows-compare--one&args=story:${first.id}`} target="_top">
            {words.compare}
          </a>
          <StoryLink id="flows-map--all">{words.map}</StoryLink>
        </p>
      </ScreenHead>
      <Part id="mock" title={words.mock}>
        {mocks.length === 0 && <Nothing>{words.noMock}</Nothing>}
        {shown && <MockBeside mocks={mocks} state={shown} />}
        {mocks.length > 0 && (
          <>
            <h3>{words.differs}</h3>
            {differences.length === 0 ? (
              <Nothing>{words.noDifference}</Nothing>
            ) : (
              <GuideTable label={words.differs} heads={[words.what, words.why]}>
                {differences.map(({ what, why }) => (
                  <tr key={what.en}>
                    <td>{what[language]}</td>
                    <td>{why[language]}</td>
                  </tr>
                ))}
              </GuideTable>
            )}
          </>
        )}
      </Part>
      <Part
        id="states"
        title={words.states}
        lead={fill(words.statesLead, { states: states.length, looks: languages.length * 2 })}
      >
        <StateGrid states={states} />
      </Part>
    </Unstyled>
  )
}

const ScreenHead = styled(Head)`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${k.space[4]};
  }
  a {
    color: ${k.text.link};
    font: ${k.type.sub};
  }
`
