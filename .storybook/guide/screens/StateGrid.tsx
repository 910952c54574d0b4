import { fill, languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { PictureFrame } from '../../desk/camera/PictureFrame.tsx'
import { useCamera } from '../../desk/camera/useCamera.tsx'
import { Spoken } from '../../desk/DeskTable.tsx'
import { StoryLink } from '../../desk/StoryLink.tsx'
import { useWords } from '../../pages/parts/useWords.ts'
import { defaultLook, type Look } from '../../stage/look.ts'
import { screenGuideWords } from './screenGuideWords.ts'

const PICTURE = 112

const themes = ['light', 'dark'] as const

/** Languages by themes, each with the colours of prices that its members know. */
const looks: Look[] = languages.flatMap((language) => themes.map((theme) => ({ ...defaultLook, language, theme })))

const keyOf = ({ language, theme }: Look): string => `${language} ${theme}`

/** The ids of the rows that have been in sight. */
function useSeenRows(): { seen: ReadonlySet<string>; watch: (row: HTMLTableRowElement | null) => void } {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const rows = useRef(new Set<HTMLTableRowElement>())
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id)
      if (shown.length > 0) setSeen((before) => new Set([...before, ...shown]))
    })
    for (const row of rows.current) observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return { seen, watch: (row) => void (row && rows.current.add(row)) }
}

export type ScreenState = { id: string; name: string }

/** Every state of a screen, in each language and theme. */
export function StateGrid({ states }: { states: readonly ScreenState[] }) {
  const words = useWords(screenGuideWords)
  const { seen, watch } = useSeenRows()
  const shots = looks.flatMap((look) => states.filter(({ id }) => seen.has(id)).map(({ id }) => ({ id, look })))
  const { pictureOf, taken, frame } = useCamera(shots)
  return (
    <>
      {frame}
      <Count>{fill(words.taken, { taken, all: states.length * looks.length })}</Count>
      <Scroller aria-label={words.states} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{words.state}</th>
              {looks.map((look) => (
                <th key={keyOf(look)} scope="col">
                  {languageNames[look.language]}
                  <small>{words[look.theme]}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(({ id, name }) => (
              <tr key={id} id={id} ref={watch}>
                <th scope="row">
                  <StoryLink id={id}>{name}</StoryLink>
                </th>
                {looks.map((look) => {
                  const picture = pictureOf({ id, look })
                  const title = `${name}・${languageNames[look.language]}・${words[look.theme]}`
                  return (
                    <td key={keyOf(look)} data-look={keyOf(look)}>
                      <StoryLink id={id} globals={{ language: look.language, theme: look.theme }}>
                        <PictureFrame
                          picture={picture === 'failed' ? undefined : picture}
                          title={title}
                          width={PICTURE}
                        />
                        {picture === 'failed' && words.failed}
                        <Spoken>{title}</Spoken>
                      </StoryLink>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </>
  )
}

const Count = styled.output`
  display: block;
  margin-bottom: ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
`

/* As wide as its place, however many looks there are; what is spoken in it is cut off with it. */
const Scroller = styled.section`
  position: relative;
  contain: inline-size;
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  overflow-x: auto;
  &:focus-visible {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

const Table = styled.table`
  border-collapse: collapse;
  color: ${k.text.primary};
  font: ${k.type.sub};
  th,
  td {
    padding: ${k.space[2]};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  small {
    display: block;
    font: ${k.type.caption};
  }
  tbody tr {
    border-top: ${k.border.hairline} solid ${k.line.hairline};
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 7.5rem;
    min-width: 7.5rem;
    background: ${k.bg.surface};
    word-break: auto-phrase;
  }
`
