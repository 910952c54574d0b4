import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { forcedMark, ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

/** Minutes of one day, from 0 to 1440. What goes past midnight is two spans. */
export type HoursSpan = { from: number; to: number }

export type HoursLine = {
  /** Whose line it is, left of it: 東京. Lines of one name share a track. */
  track: string
  /** Which hours: 通常. */
  name: string
  /** `regular` is filled, `extended` hollow: seen without colour too. */
  look: 'regular' | 'extended'
  /** The hours in words, each with its separator before the next: the bar only illustrates them. */
  times: readonly string[]
  /** Below the name: the day, where it is not today. */
  note?: ReactNode
  spans: readonly HoursSpan[]
}

export type HoursBarProps = {
  lines: readonly HoursLine[]
  /** The current time: いま 14:32. */
  now?: { at: number; label: string } | undefined
}

const DAY = 1440
const ticks = ['0', '6', '12', '18', '24']

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
`

const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(50%, 1fr);
  gap: 6px ${k.space[3]};
  align-items: center;
  font: ${k.type.caption};
  color: ${k.text.secondary};
`

const Over = styled.div`
  grid-column: 2;
  & > span {
    position: relative;
    inset-inline-start: var(--now);
    display: block;
    width: fit-content;
    max-width: 100%;
    translate: calc(-1 * var(--now));
    color: ${k.text.primary};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Name = styled.span`
  overflow-wrap: anywhere;
`

const Track = styled.div`
  position: relative;
  height: 1rem;
  border-block-end: 1px solid ${k.line.hairline};
`

const part = `
  position: absolute;
  inset-block: 0;
`

const Span = styled.i`
  ${part}
  inset-inline: var(--from) var(--rest);
  border: 1.5px solid ${k.action.bg};
  border-radius: 2px;
  ${ownColours}
  &[data-look='regular'] {
    background: ${k.action.bg};
  }
`

const Now = styled.i`
  ${part}
  inset-block: -6px;
  inset-inline-start: min(var(--now), 100% - 2px);
  width: 2px;
  background: ${k.text.primary};
  ${forcedMark}
`

const Ticks = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font: ${k.type.sub};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${k.space[4]};
    padding-block: 5px;
  }
  dt {
    flex: 1 1 8rem;
    min-width: 0;
    word-break: auto-phrase;
  }
  dt > span {
    display: block;
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  dd {
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  /* One time stays in one line where it fits there; the space behind it separates it from the next. */
  dd > span {
    display: inline-block;
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: break-spaces;
  }
`

const Mark = styled.i`
  display: inline-block;
  width: 0.875rem;
  height: 0.625rem;
  margin-inline-end: ${k.space[2]};
  border: 1.5px solid ${k.action.bg};
  border-radius: 2px;
  ${ownColours}
  &[data-look='regular'] {
    background: ${k.action.bg};
  }
`

function share(minutes: number): string {
  return `${(Math.min(DAY, Math.max(0, Number.isNaN(minutes) ? 0 : minutes)) / DAY) * 100}%`
}

/** When what trades, over one day: the bar, and always the hours in words below it. */
export function HoursBar({ lines, now }: HoursBarProps) {
  const id = useId()
  const tracks = [...new Set(lines.map(({ track }) => track))]
  const place = now && { '--now': share(now.at) }
  return (
    <Frame>
      <Picture aria-hidden="true">
        {now && (
          <Over style={place}>
            <span>{now.label}</span>
          </Over>
        )}
        {tracks.map((track) => [
          <Name key={`${id} ${track}`}>{track}</Name>,
          <Track key={track}>
            {lines
              .filter((line) => line.track === track)
              .flatMap(({ look, spans }) =>
                spans.map(({ from, to }) => (
                  <Span
                    key={`${look} ${from}`}
                    data-look={look}
                    style={{ '--from': share(from), '--rest': share(DAY - to) }}
                  />
                )),
              )}
            {place && <Now style={place} />}
          </Track>,
        ])}
        <Ticks>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </Ticks>
      </Picture>
      <Lines>
        {lines.map(({ track, name, look, times, note }) => (
          <div key={`${track} ${name}`}>
            <dt>
              <Mark data-look={look} />
              {`${track}\u3000${name}`}
              {note !== undefined && <span>{note}</span>}
            </dt>
            <dd>
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </dd>
          </div>
        ))}
      </Lines>
    </Frame>
  )
}
