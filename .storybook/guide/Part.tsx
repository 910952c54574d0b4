import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type PartProps = { id: string; title: string; lead?: string | undefined; children: ReactNode }

/** One part of the page under a heading that the list at its top leads to. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Frame>
  )
}

/** The top of a page: its title, and what belongs to it. */
export const Head = styled.header`
  display: grid;
  gap: ${k.space[2]};
  h1 {
    color: ${k.text.primary};
    font: ${k.type.title1};
    text-wrap: balance;
    word-break: auto-phrase;
  }
`

export const Lead = styled.p`
  max-width: 44rem;
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-wrap: pretty;
  word-break: auto-phrase;
`

export const Nothing = styled.p`
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.page};
  color: ${k.text.secondary};
  font: ${k.type.sub};
`

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
  margin-top: ${k.space[10]};
  h2 {
    color: ${k.text.primary};
    font: ${k.type.headline};
    scroll-margin-top: ${k.space[4]};
  }
  h3 {
    color: ${k.text.primary};
    font: ${k.type.bodyStrong};
  }
`
