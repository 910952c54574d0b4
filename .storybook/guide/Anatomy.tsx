import { Story } from '@storybook/addon-docs/blocks'
import { fill } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import { useRef } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'
import { varName } from '../../tools/tokens/css.ts'
import { placeInK } from '../../tools/tokens/typed.ts'
import { StoryLink } from '../desk/StoryLink.tsx'
import type { Use } from '../inspect/finding.ts'
import { useWords } from '../pages/parts/useWords.ts'
import { layoutOf } from '../stage/Halves.tsx'
import { tokens } from '../tokens.ts'
import type { Piece } from './anatomy.ts'
import { Code, GuideTable, Quiet } from './GuideTable.tsx'
import { guideWords } from './guideWords.ts'
import { Nothing } from './Part.tsx'
import { usePieces } from './usePieces.ts'

const nameOfVariable = new Map(tokens.map(({ path }) => [varName(path), placeInK(path).join('.')]))

type Aspect =
  'color' | 'ground' | 'font' | 'radius' | 'padding' | 'gap' | 'border' | 'shadow' | 'height' | 'width' | 'fill'

const aspects: [RegExp, Aspect][] = [
  [/^color$/, 'color'],
  [/^background-color$/, 'ground'],
  [/^font$/, 'font'],
  [/radius/, 'radius'],
  [/^padding/, 'padding'],
  [/gap$/, 'gap'],
  [/^border/, 'border'],
  [/shadow/, 'shadow'],
  [/height$/, 'height'],
  [/width$/, 'width'],
  [/^(?:fill|stroke)$/, 'fill'],
]

/** Each token once with what it is for; a value that comes from none only where it is a measure. */
function looksOf(uses: readonly Use[]): [Aspect, string][] {
  const looks = uses.flatMap(({ property, value, token }): [Aspect, string][] => {
    const aspect = aspects.find(([pattern]) => pattern.test(property))?.[1]
    if (aspect === undefined) return []
    if (token) return [[aspect, nameOfVariable.get(token.variable) ?? token.variable]]
    return aspect === 'padding' || aspect === 'radius' || aspect === 'gap' ? [[aspect, value]] : []
  })
  return [...Map.groupBy(looks, ([aspect]) => aspect)].map(([aspect, values]) => [
    aspect,
    [...new Set(values.map(([, value]) => value))].join(' · '),
  ])
}

const MARK = 20

type Mark = { number: number; left: number; top: number }

/** At the corner of each piece, beside the marks that are already there. */
function marksOf(pieces: readonly Piece[]): Mark[] {
  const marks: Mark[] = []
  for (const [at, piece] of pieces.entries()) {
    const top = Math.max(0, piece.top - MARK / 2)
    let left = Math.max(0, piece.left - MARK / 2)
    while (marks.some((other) => Math.abs(other.left - left) < MARK && Math.abs(other.top - top) < MARK)) left += MARK
    marks.push({ number: at + 1, left, top })
  }
  return marks
}

function PieceRow({ piece, number }: { piece: Piece; number: number | undefined }) {
  const words = useWords(guideWords)
  const { name, part, count, read, width, height, uses } = piece
  return (
    <tr>
      {number !== undefined && <td>{number}</td>}
      <th scope="row">
        {part === undefined ? (
          <Code>{name}</Code>
        ) : (
          <StoryLink id={`kit-${part.toLowerCase()}--guide`} view="docs">
            {name}
          </StoryLink>
        )}
        {count > 1 && <Quiet as="p">{fill(words.times, { count })}</Quiet>}
      </th>
      <td>
        {read ? (
          <>
            <Code>{read.role}</Code> {read.name === '' ? '' : `「${read.name}」`}
          </>
        ) : (
          <Quiet>{words.notRead}</Quiet>
        )}
      </td>
      <Size>
        {Math.round(width)} × {Math.round(height)}
      </Size>
      <td>
        <Looks>
          {looksOf(uses).map(([aspect, value]) => (
            <li key={aspect}>
              <Quiet>{words[aspect]}</Quiet> <Code>{value}</Code>
            </li>
          ))}
        </Looks>
      </td>
    </tr>
  )
}

/** Of a part that opens, the story in which it is open. */
export function shownWhole(stories: readonly PreparedStory[]): PreparedStory | undefined {
  const [first] = stories
  if (first?.initialArgs['open'] !== false) return first
  return stories.find(({ initialArgs }) => initialArgs['open'] === true) ?? first
}

type AnatomyProps = { story: PreparedStory; part: string }

/** A sample of a part with a number on each of its pieces, and what each of them is. */
export function Anatomy({ story, part }: AnatomyProps) {
  const words = useWords(guideWords)
  const stage = useRef<HTMLDivElement>(null)
  const pieces = usePieces(stage, story.id, part)
  const { inline = true, height = '480px' } =
    (story.parameters['docs'] as { story?: { inline?: boolean; height?: string } } | undefined)?.story ?? {}
  const isOne = pieces?.length === 1
  const heads = [words.number, words.piece, words.read, words.size, words.tokens].slice(isOne ? 1 : 0)
  return (
    <>
      <Stage ref={stage} data-layout={layoutOf(story.parameters)}>
        {inline ? (
          <Story of={story.moduleExport as object} __forceInitialArgs />
        ) : (
          // A page of this workshop, with its scripts.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={fill(words.anatomyOf, { part })}
            src={`iframe.html?id=${story.id}&viewMode=story`}
            loading="lazy"
            style={{ height }}
          />
        )}
        {!isOne &&
          marksOf(pieces ?? []).map(({ number, left, top }) => (
            <Dot key={number} aria-hidden style={{ left, top }}>
              {number}
            </Dot>
          ))}
      </Stage>
      {pieces === undefined && <Nothing>{words.anatomyReading}</Nothing>}
      {pieces?.length === 0 && <Nothing>{words.anatomyNone}</Nothing>}
      {pieces !== undefined && pieces.length > 0 && (
        <GuideTable label={words.anatomy} heads={heads}>
          {pieces.map((piece, at) => (
            <PieceRow key={`${piece.part ?? ''} ${piece.name}`} piece={piece} number={isOne ? undefined : at + 1} />
          ))}
        </GuideTable>
      )}
    </>
  )
}

/** As wide as a screen, with its gutters. */
const Stage = styled.div`
  position: relative;
  width: 375px;
  max-width: 100%;
  padding: ${k.space[4]};
  outline: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.lg};
  background: ${k.bg.page};
  &[data-layout='fullscreen'] {
    padding-inline: 0;
  }
  iframe {
    width: 100%;
    border: 0;
  }
`

const Dot = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${MARK}px;
  height: ${MARK}px;
  border-radius: ${k.radius.full};
  background: ${k.action.bg};
  color: ${k.action.text};
  font:
    600 12px/1 ui-monospace,
    monospace;
  pointer-events: none;
`

const Size = styled.td`
  white-space: nowrap;
`

const Looks = styled.ul`
  display: grid;
  gap: 2px;
`
