import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import type { DeskData } from './deskData.ts'
import { deskWords } from './deskWords.ts'
import type { Collected } from './useCollected.ts'

type DeskPageProps<Data> = {
  title: string
  lead: string
  collected: Collected<Data>
  /** What collects it, and why there is nothing before; otherwise as for what the stories show. */
  command?: string
  why?: string
  children: (data: Data) => ReactNode
}

/** A page of the desk over what was collected; or why there is nothing yet, and the way on. */
export function DeskPage<Data = DeskData>({
  title,
  lead,
  collected,
  command = 'pnpm desk',
  why,
  children,
}: DeskPageProps<Data>) {
  const words = useWords(deskWords)
  return (
    <Paper>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {collected.kind === 'there' ? (
        children(collected.data)
      ) : (
        <Missing kind={collected.kind} why={why ?? words.noneLead} command={command} />
      )}
    </Paper>
  )
}

type MissingProps = { kind: Exclude<Collected['kind'], 'there'>; why: string; command: string }

export function Missing({ kind, why, command }: MissingProps) {
  const words = useWords(deskWords)
  if (kind === 'reading') return <Note as="output">{words.reading}</Note>
  return (
    <Note role="alert">
      <strong>{kind === 'none' ? words.none : words.unreadable}</strong>
      {kind === 'none' && <p>{why}</p>}
      <code>{command}</code>
    </Note>
  )
}

export const Paper = styled.main`
  max-width: 80rem;
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${k.space[6]} clamp(${k.space[4]}, 3vw, ${k.space[8]}) ${k.space[16]};
  color: ${k.text.primary};
  h1 {
    font: ${k.type.title1};
  }
`

export const Lead = styled.p`
  max-width: 48rem;
  margin-top: ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.ui};
  text-wrap: pretty;
`

const Note = styled.div`
  display: grid;
  gap: ${k.space[2]};
  max-width: 48rem;
  margin-top: ${k.space[6]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  font: ${k.type.ui};
  strong {
    font: ${k.type.headline};
  }
  code {
    color: ${k.text.secondary};
  }
`
