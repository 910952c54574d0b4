import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type SheetProps = { title: string; lead: string; children: ReactNode }

/** One page of the workshop: a title, one sentence, and sections under hairlines. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Paper>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {children}
    </Paper>
  )
}

type SectionProps = { title: string; lead?: string | undefined; children: ReactNode }

export function Section({ title, lead, children }: SectionProps) {
  return (
    <Part>
      <Heading>{title}</Heading>
      {lead ? <Note>{lead}</Note> : null}
      <Body>{children}</Body>
    </Part>
  )
}

const Paper = styled.main`
  max-width: 72rem;
  margin: 0 auto;
  padding: ${k.space[8]} clamp(${k.space[4]}, 4vw, ${k.space[12]}) ${k.space[16]};
`

const Title = styled.h1`
  color: ${k.text.primary};
  font: ${k.type.title1};
  text-wrap: balance;
  word-break: auto-phrase;
`

const Lead = styled.p`
  max-width: 40rem;
  margin-top: ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.reading};
  text-wrap: pretty;
`

const Part = styled.section`
  margin-top: ${k.space[12]};
`

const Heading = styled.h2`
  color: ${k.text.primary};
  font: ${k.type.headline};
`

const Note = styled.p`
  max-width: 40rem;
  margin-top: ${k.space[1]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-wrap: pretty;
`

const Body = styled.div`
  margin-top: ${k.space[4]};
`
