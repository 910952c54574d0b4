import { languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { type Look, priceColours, textSizes, themes } from '../stage/look.ts'
import { addressOf } from './camera/camera.ts'
import { PHONE, type Screen } from './camera/PictureFrame.tsx'
import { Choice } from './Choice.tsx'
import { deskWords } from './deskWords.ts'
import { Lead, Paper } from './DeskPage.tsx'
import { StoryLink } from './StoryLink.tsx'

export const comparisons = ['language', 'theme', 'width', 'text'] as const
export type Comparison = (typeof comparisons)[number]

type Side = { name: string; look: Look; screen: Screen }

const widths: Screen[] = [{ width: 320, height: 640 }, PHONE, { width: 750, height: 1000 }]

type Words = (typeof deskWords)['ja']

/** The looks in which a story is shown; what they do not differ in is as in the toolbar. */
function sidesOf(by: Comparison, look: Look, words: Words): Side[] {
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

/** Whether the workshop has a story: not known until its index is read, or where it cannot be. */
function useIsThere(story: string): boolean | undefined {
  const [known, setKnown] = useState<{ story: string; isThere: boolean | undefined }>()
  useEffect(() => {
    const leaving = new AbortController()
    async function look(): Promise<void> {
      const response = await fetch(new URL('index.json', document.baseURI), { signal: leaving.signal })
      const { entries } = (await response.json()) as { entries: Record<string, unknown> }
      setKnown({ story, isThere: story in entries })
    }
    // Without an index the frames themselves say what is missing.
    look().catch(() => setKnown({ story, isThere: undefined }))
    return () => leaving.abort()
  }, [story])
  return known?.story === story ? known.isThere : undefined
}

type ComparePageProps = { story: string; by: Comparison; look: Look; onCompare: (by: Comparison) => void }

/** One story in several looks at once. */
export function ComparePage({ story, by, look, onCompare }: ComparePageProps) {
  const words = useWords(deskWords)
  const isThere = useIsThere(story)
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
      {isThere === false ? (
        <Gone role="alert">
          <p>{words.compareNone}</p>
          <StoryLink id="flows-map--all">{words.toMap}</StoryLink>
        </Gone>
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
