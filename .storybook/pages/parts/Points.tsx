import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Row } from './Rows.tsx'

type PointProps = { term: string; children: ReactNode }

/** A term and what is said about it: beside each other where the text keeps a readable width. */
export function Point({ term, children }: PointProps) {
  return (
    <Line>
      <Term>{term}</Term>
      <Said>{children}</Said>
    </Line>
  )
}

type LinksProps = { links: readonly { label: string; story: string }[] }

/** Links to other stories of the workshop. */
export function Links({ links }: LinksProps) {
  return (
    <Ways>
      {links.map(({ label, story }) => (
        <li key={story}>
          <StoryLink story={story}>{label}</StoryLink>
        </li>
      ))}
    </Ways>
  )
}

type StoryLinkProps = { story: string; children: ReactNode }

export function StoryLink({ story, children }: StoryLinkProps) {
  return (
    <Way href={`./?path=/story/${story}`} target="_top">
      {children}
    </Way>
  )
}

const Line = styled(Row)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  > :first-child {
    flex: 0 1 14rem;
  }
  > :last-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
`

const Term = styled.p`
  min-width: 0;
  color: ${k.text.primary};
  font: ${k.type.bodyStrong};
  overflow-wrap: anywhere;
`

const Said = styled.div`
  max-width: 40rem;
  color: ${k.text.secondary};
  font: ${k.type.body};
  text-wrap: pretty;
  word-break: auto-phrase;
`

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.space[6]};
`

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  color: ${k.text.link};
  font: ${k.type.bodyStrong};
  overflow-wrap: anywhere;
`

/** Code as it is written; long lines go on below. */
export const Listing = styled.pre`
  padding: ${k.space[4]};
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  color: ${k.text.primary};
  font-size: 0.8125rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & + & {
    margin-top: ${k.space[3]};
  }
`
