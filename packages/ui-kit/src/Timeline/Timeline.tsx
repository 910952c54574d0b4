import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Progress, dotFaces, progressWords } from '../base/progress.ts'
import { Spoken } from '../base/spoken.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type TimelineEntry = {
  id: string
  title: string
  /** As it is read; without one a dash. */
  time?: string | undefined
  note?: ReactNode
  progress: Progress
}

export type TimelineProps = {
  label: string
  entries: readonly TimelineEntry[]
  words?: WordsOf<'noTime' | 'stepDone' | 'stepFailed' | 'stepNow' | 'stepTodo'> | undefined
}

const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  column-gap: ${k.space[3]};
  padding-block-end: ${k.space[4]};
  font: ${k.type.sub};
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    position: absolute;
    inset: 1.125rem auto -2px calc(0.625rem - 1px);
    width: 2px;
    background: ${k.line.hairline};
    ${ownColours}
    content: '';
  }
`

const Dot = styled.span`
  position: relative;
  width: 0.75rem;
  height: 0.75rem;
  margin: 0.25rem;
  border-radius: 50%;
  ${dotFaces}
  [data-progress='now'] > & {
    box-shadow: inset 0 0 0 4px ${k.action.bg};
  }
  /* Without colour a failure still has its own shape. */
  [data-progress='failed'] > & {
    border-radius: ${k.radius.xs};
    rotate: 45deg;
  }
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  min-width: 0;
`

const Title = styled.span`
  position: relative;
  min-width: 0;
  overflow-wrap: anywhere;
  [data-progress='now'] & {
    font-weight: 600;
  }
  [data-progress='todo'] & {
    color: ${k.text.secondary};
  }
`

const Time = styled.span`
  position: relative;
  margin-inline-start: auto;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  line-height: 1.625;
`

const Note = styled.div`
  flex-basis: 100%;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  overflow-wrap: anywhere;
`

/** What happened to something and what will, each with its time, from top to bottom. */
export function Timeline({ label, entries, words: own }: TimelineProps) {
  const words = useKitWords(
    {
      noTime: say.noTime,
      stepDone: say.stepDone,
      stepFailed: say.stepFailed,
      stepNow: say.stepNow,
      stepTodo: say.stepTodo,
    },
    own,
  )
  return (
    <Entries aria-label={label}>
      {entries.map(({ id, title, time, note, progress }) => (
        <Entry key={id} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
          <Dot aria-hidden="true" />
          <Words>
            <Title>
              {title}
              <Spoken>{words[progressWords[progress]]}</Spoken>
            </Title>
            <Time>
              {time ?? <span aria-hidden="true">―</span>}
              {time === undefined && <Spoken>{words.noTime}</Spoken>}
            </Time>
            {note && <Note>{note}</Note>}
          </Words>
        </Entry>
      ))}
    </Entries>
  )
}
