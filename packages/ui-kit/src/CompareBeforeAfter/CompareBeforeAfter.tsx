import { DASH } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, TriangleAlertIcon } from '../icons.ts'
import { Spoken, spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type BeforeAfter = {
  label: string
  /** Below the label: why, or which tier of a fee. */
  note?: ReactNode
  /** Money or any other figure; nothing is shown as ―. */
  before: ReactNode
  after: ReactNode
  /** `strong` is the line that matters most, `changed` differs from what was agreed to. */
  tone?: 'plain' | 'strong' | 'changed' | undefined
}

export type CompareBeforeAfterProps = {
  items: readonly BeforeAfter[]
  /** `before` and `after` head their columns and are read with each figure; `changes` heads the labels. */
  words?: WordsOf<'after' | 'before' | 'changes' | 'noValue'> | undefined
}

const Frame = styled.div`
  container-type: inline-size;
  font: ${k.type.sub};
`

// In rem: with large text each line becomes two, its label above its figures.
const Columns = styled.div`
  --figure-room: calc((100cqi - 7.5rem - 24px) / 2);
  display: grid;
  grid-template-columns: minmax(5rem, 1fr) repeat(2, fit-content(39%));
  column-gap: ${k.space[2]};
  & > * {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  @container (width < 18rem) {
    --figure-room: calc(100cqi - 4rem);
    display: block;
    & > * {
      display: block;
    }
  }
`

const Heads = styled.div`
  padding-block-end: 6px;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  & > :not(:first-child) {
    text-align: end;
  }
  /* The head of the first figures ends where they do, in front of the arrows. */
  & > :nth-child(2) {
    padding-inline-end: calc(1rem + ${k.space[2]});
  }
  @container (width < 18rem) {
    && {
      display: none;
    }
  }
`

const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding-block: 7px;
  border-block-start: 1px solid ${k.line.hairline};
  dt {
    min-width: 0;
    color: ${k.text.secondary};
    word-break: auto-phrase;
  }
  dd {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${k.space[2]};
    min-width: 0;
    text-align: end;
    & > :not(svg) {
      min-width: 0;
    }
    svg {
      color: ${k.text.secondary};
    }
  }
  dd:nth-of-type(1) {
    color: ${k.text.secondary};
  }
  dd:nth-of-type(2) {
    font-weight: 600;
  }
  &[data-tone='strong'] dt {
    color: ${k.text.primary};
    font-weight: 600;
  }
  &[data-tone='changed'] {
    padding-inline: ${k.space[2]};
    border-radius: ${k.radius.sm};
    background: ${k.tone.progress.bg};
    && * {
      color: ${k.tone.progress.text};
    }
    dt > svg {
      margin-inline-end: ${k.space[1]};
      vertical-align: -0.125em;
    }
  }
  @container (width < 18rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 ${k.space[2]};
    /* No headings above it. */
    &:first-child {
      border: 0;
      padding-block-start: 0;
    }
    dt {
      flex: 1 0 100%;
    }
    dd {
      flex-wrap: wrap;
      max-width: 100%;
    }
  }
`

const Note = styled.span`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  font-weight: 400;
`

// For screen readers where the column has its heading, and visible where it has none.
const When = styled.span`
  ${spokenOnly}
  @container (width < 18rem) {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
    color: ${k.text.secondary};
    font: ${k.type.caption};
    white-space: normal;
  }
`

/** What an act changes, each figure beside what it is now: an order that is amended, the money before it is spent. */
export function CompareBeforeAfter({ items, words: own }: CompareBeforeAfterProps) {
  const words = useKitWords({ after: say.after, before: say.before, changes: say.changes, noValue: say.noValue }, own)
  const none = (
    <span>
      <span aria-hidden="true">{DASH}</span>
      <Spoken>{words.noValue}</Spoken>
    </span>
  )
  return (
    <Frame>
      <Columns>
        {/* Each figure says for itself which one it is. */}
        <Heads aria-hidden="true" data-heads>
          <span>{words.changes}</span>
          <span>{words.before}</span>
          <span>{words.after}</span>
        </Heads>
        <dl>
          {items.map(({ label, note, before, after, tone = 'plain' }) => (
            <Line key={label} data-tone={tone}>
              <dt>
                {tone === 'changed' && <Icon shape={TriangleAlertIcon} size="small" />}
                {label}
                {note !== undefined && <Note>{note}</Note>}
              </dt>
              <dd>
                <When>{words.before} </When>
                <span>{before ?? none}</span>
                <Icon shape={ChevronRightIcon} size="small" />
              </dd>
              <dd>
                <When>{words.after} </When>
                <span>{after ?? none}</span>
              </dd>
            </Line>
          ))}
        </dl>
      </Columns>
    </Frame>
  )
}
