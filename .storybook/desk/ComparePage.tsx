import { languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { type Look, priceColours, textSizes, themes } from '../stage/look.ts'
import { addressOf } from './camera/camera.ts'
import { PHONE, type Screen } from './camera/PictureFrame.tsx'
import { Choice } from './Choice.tsx'
import { deskWords } from './deskWords.ts'
import { Lead, Paper } from './DeskPage.tsx'
import { StoryChanges } from './pictures/StoryChanges.tsx'
import { usePictureReport } from './pictures/usePictureReport.ts'
import { StoryLink } from './StoryLink.tsx'
import { useStoryIndex } from './useStoryIndex.ts'

const looks = ['language', 'theme', 'width', 'text'] as const
/** The looks that a story is shown in, or it as it was and as it is. */
export const comparisons = [...looks, 'base'] as const
export type Comparison = (typeof comparisons)[number]

type Side = { name: string; look: Look; screen: Screen }

const widths: Screen[] = [{ width: 320, height: 640 }, PHONE, { width: 750, height: 1000 }]

type Words = (typeof deskWords)['ja']

/** The looks in which a story is shown; what they do not differ in is as in the toolbar. */
function sidesOf(by: (typeof looks)[number], look: Look, words: Words): Side[] {
  if (by === 'language')
    return languages.map((language) => ({
      name: languageNames[language],
      look: { ...look, language },
      screen: PHONE,
    }))
  if (by === 'theme')
    return themes.flatMap((theme) =>
      priceColours.map((price) => ({
        name: `${words[`theme_${theme}`]}・${words[`price_${price}`]}`,
        look: { ...look, theme, price },
        screen: PHONE,
      })),
    )
  if (by === 'width') return widths.map((screen) => ({ name: `${screen.width} px`, look, screen }))
  return textSizes.map((text) => ({ name: `${text}%`, look: { ...look, text }, screen: PHONE }))
}

function AgainstBase({ story }: { story: string }) {
  return <StoryChanges story={story} collected={usePictureReport()} />
}

type ComparePageProps = { story: string; by: Comparison; look: Look; onCompare: (by: Comparison) => void }

/** One story in several looks at once. */
export function ComparePage({ story, by, look, onCompare }: ComparePageProps) {
  const words = useWords(deskWords)
  const index = useStoryIndex()
  const isGone = index !== undefined && !(story in index)
  return (
    <Paper>
      <h1>{words.compare}</h1>
      <Lead>{words.compareLead}</Lead>
      <Controls>
        <Choice
          label={words.by}
          value={by}
          onChange={onCompare}
          options={comparisons.map((value) => ({ value, label: words[`by_${value}`] }))}
        />
        <code>{story}</code>
        <StoryLink id={story}>{words.openStory}</StoryLink>
      </Controls>
      {isGone ? (
        <Gone role="alert">
          <p>{words.compareNone}</p>
          <StoryLink id="flows-map--all">{words.toMap}</StoryLink>
        </Gone>
      ) : by === 'base' ? (
        <AgainstBase story={story} />
      ) : (
        <Sides>
          {sidesOf(by, look, words).map(({ name, look: own, screen }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              {/* A page of this workshop, with its scripts. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
              <iframe key={`${story} ${JSON.stringify(own)}`} title={name} src={addressOf(story, own)} style={screen} />
            </figure>
          ))}
        </Sides>
      )}
    </Paper>
  )
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[4]};
  align-items: center;
  margin-block: ${k.space[4]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
`

/* Each in its own width; where they do not fit one scrolls to the side, as along a table. */
const Sides = styled.div`
  display: flex;
  gap: ${k.space[6]};
  overflow-x: auto;
  figure {
    flex: none;
    margin: 0;
  }
  figcaption {
    margin-bottom: ${k.space[2]};
    font: ${k.type.subStrong};
  }
  iframe {
    border: ${k.border.hairline} solid ${k.line.control};
    border-radius: ${k.radius.lg};
    background: ${k.bg.page};
  }
`

const Gone = styled.div`
  display: grid;
  gap: ${k.space[3]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  font: ${k.type.ui};
`
