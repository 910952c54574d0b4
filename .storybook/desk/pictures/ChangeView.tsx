import { k } from '@kabuto/ui-kit'
import { useState } from 'react'
import { styled } from 'styled-components'
import { modes } from '../../modes.ts'
import { useWords } from '../../pages/parts/useWords.ts'
import { Choice } from '../Choice.tsx'
import { deskWords } from '../deskWords.ts'
import { pictureAddress, type PictureChange, type Side } from './pictureReport.ts'

const views = ['slider', 'beside', 'difference'] as const
type View = (typeof views)[number]

export type AddressOf = (side: Side, change: PictureChange) => string

type ChangeViewProps = { change: PictureChange; addressOf?: AddressOf }

/** A picture as it was and as it is: one over the other, side by side, or only what differs. */
export function ChangeView({ change, addressOf = pictureAddress }: ChangeViewProps) {
  const words = useWords(deskWords)
  const [view, setView] = useState<View>('slider')
  const [share, setShare] = useState(50)
  const { width } = modes[change.mode].viewport
  const picture = (side: Side) => (
    <figure style={{ width }}>
      <figcaption>{words[side]}</figcaption>
      <img src={addressOf(side, change)} alt={words[side]} />
    </figure>
  )
  if (change.kind !== 'changed') return <Beside>{picture(change.kind === 'added' ? 'after' : 'before')}</Beside>
  return (
    <Face>
      <Choice
        label={words.view}
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: words[`view_${value}`] }))}
      />
      {view === 'slider' && (
        <>
          <Ends style={{ width }}>
            <span>{words.before}</span>
            <span>{words.after}</span>
          </Ends>
          <Over style={{ width, '--share': `${share}%` }}>
            <img src={addressOf('before', change)} alt={words.before} />
            <img src={addressOf('after', change)} alt={words.after} data-over />
            <input
              type="range"
              aria-label={words.slider}
              value={share}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            />
          </Over>
        </>
      )}
      {view === 'beside' && (
        <Beside>
          {picture('before')}
          {picture('after')}
        </Beside>
      )}
      {view === 'difference' && <Beside>{picture('difference')}</Beside>}
    </Face>
  )
}

const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
  justify-items: start;
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  max-width: 100%;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

/* The left of the line is the picture before, the right the one after; the whole picture moves the line. */
const Over = styled.div`
  position: relative;
  display: grid;
  align-items: start;
  max-width: 100%;
  overflow: hidden;
  border: ${k.border.hairline} solid ${k.line.control};
  border-radius: ${k.radius.sm};
  background: ${k.bg.sunken};
  img {
    display: block;
    grid-area: 1 / 1;
    width: 100%;
  }
  [data-over] {
    clip-path: inset(0 0 0 var(--share));
  }
  &::after {
    position: absolute;
    inset-block: 0;
    left: calc(var(--share) - 1px);
    width: 2px;
    background: ${k.line.focus};
    content: '';
    pointer-events: none;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[4]};
  max-width: 100%;
  figure {
    max-width: 100%;
    margin: 0;
  }
  figcaption {
    margin-bottom: ${k.space[1]};
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  img {
    display: block;
    width: 100%;
    border: ${k.border.hairline} solid ${k.line.control};
    border-radius: ${k.radius.sm};
  }
`
