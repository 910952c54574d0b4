import { fill } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { modes } from '../../modes.ts'
import { useWords } from '../../pages/parts/useWords.ts'
import { deskWords } from '../deskWords.ts'
import { DeskPage } from '../DeskPage.tsx'
import { StoryLink } from '../StoryLink.tsx'
import type { Collected } from '../useCollected.ts'
import type { StoryIndex } from '../useStoryIndex.ts'
import { type AddressOf, ChangeView } from './ChangeView.tsx'
import { nameOfMode } from './nameOfMode.ts'
import type { PictureChange, PictureReport } from './pictureReport.ts'

type PicturesPageProps = {
  collected: Collected<PictureReport>
  index: StoryIndex | undefined
  /** Of which story and in which mode a change is looked at; where there is none, it is the first one. */
  story: string
  mode: string
  onChoose: (change: Pick<PictureChange, 'story' | 'mode'>) => void
  addressOf?: AddressOf
}

type ChangesProps = Omit<PicturesPageProps, 'collected'> & { report: PictureReport }

/** `資金 Funds/出金 Withdraw`: where the sidebar has the story, without the first of its folders. */
function placeIn(index: StoryIndex | undefined, story: string): string | undefined {
  return index?.[story]?.title.replace(/^[^/]*\//, '')
}

const keyOf = ({ story, mode }: PictureChange): string => `${story} ${mode}`

function Changes({ report: { changes }, index, story, mode, onChoose, addressOf }: ChangesProps) {
  const words = useWords(deskWords)
  const ofStory = changes.filter((change) => change.story === story)
  const shown = ofStory.find((change) => change.mode === mode) ?? ofStory[0] ?? changes[0]
  if (!shown) return null
  const byPlace = Map.groupBy(changes, (change) => placeIn(index, change.story) ?? words.goneStories)
  return (
    <Split>
      <nav aria-label={words.pictures}>
        {[...byPlace].map(([place, own]) => (
          <section key={place}>
            <h2>
              {place} <span>{own.length}</span>
            </h2>
            <ul>
              {own.map((change) => (
                <li key={keyOf(change)}>
                  <PickButton type="button" aria-pressed={change === shown} onClick={() => onChoose(change)}>
                    <span>{index?.[change.story]?.name ?? change.story}</span>
                    <small>
                      {nameOfMode(change.mode, words)}・
                      {change.kind === 'changed'
                        ? fill(words.pixels, { count: change.pixels.toLocaleString('en') })
                        : words[`kind_${change.kind}`]}
                    </small>
                  </PickButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Shown aria-label={words.view}>
        <h2>
          {index?.[shown.story]?.name ?? shown.story} <small>{nameOfMode(shown.mode, words)}</small>
        </h2>
        {index?.[shown.story] && (
          <p>
            <StoryLink
              id={shown.story}
              globals={{
                theme: modes[shown.mode].theme,
                price: modes[shown.mode].price,
                language: modes[shown.mode].language,
              }}
            >
              {words.openStory}
            </StoryLink>
          </p>
        )}
        <ChangeView key={keyOf(shown)} change={shown} {...(addressOf && { addressOf })} />
      </Shown>
    </Split>
  )
}

function Report(props: ChangesProps) {
  const words = useWords(deskWords)
  const { base, head, isDirty, stories, changes } = props.report
  return (
    <>
      <Sum>
        {fill(words.compared, {
          base,
          head: isDirty ? fill(words.dirty, { head }) : head,
          stories: stories.length,
          modes: Object.keys(modes).length,
        })}
        <strong>{changes.length === 0 ? words.noneChanged : fill(words.changed, { count: changes.length })}</strong>
      </Sum>
      <Changes {...props} />
    </>
  )
}

/** What differs between the pictures of this tree and those before it, by screen. */
export function PicturesPage({ collected, ...rest }: PicturesPageProps) {
  const words = useWords(deskWords)
  return (
    <DeskPage
      title={words.pictures}
      lead={words.picturesLead}
      collected={collected}
      command="pnpm visual"
      why={words.picturesNone}
    >
      {(report) => <Report report={report} {...rest} />}
    </DeskPage>
  )
}

const Sum = styled.p`
  margin-top: ${k.space[4]};
  font: ${k.type.ui};
  strong {
    display: block;
    font: ${k.type.headline};
  }
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  gap: ${k.space[6]};
  align-items: start;
  margin-top: ${k.space[4]};
  nav {
    display: grid;
    gap: ${k.space[4]};
  }
  h2 {
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    nav {
      max-height: 40dvh;
      overflow-y: auto;
    }
  }
`

const PickButton = styled.button`
  display: grid;
  width: 100%;
  min-height: ${k.size.touchMin};
  align-content: center;
  padding: ${k.space[1]} ${k.space[2]};
  border-radius: ${k.radius.sm};
  color: ${k.text.primary};
  font: ${k.type.sub};
  text-align: start;
  overflow-wrap: anywhere;
  small {
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  &[aria-pressed='true'] {
    background: ${k.bg.surface};
    box-shadow: inset 3px 0 ${k.text.brand};
  }
`

const Shown = styled.section`
  position: sticky;
  top: ${k.space[4]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
  h2 {
    color: ${k.text.primary};
    font: ${k.type.headline};
  }
  small {
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
  @media (width < 900px) {
    position: static;
  }
`
