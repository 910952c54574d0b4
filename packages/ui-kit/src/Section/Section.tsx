import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon } from '../icons.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'

export type SectionProps = {
  title?: string | undefined
  /** Right of the title: a date, a count. */
  note?: ReactNode
  /** Right of the title: the way to all of it. */
  link?: { label: string; href: string } | undefined
  /** `surface` is a white band over the whole width. */
  ground?: 'none' | 'surface' | undefined
  children: ReactNode
}

const Band = styled.section`
  padding: ${k.space[4]} ${gutter} 0;
  &[data-titled] {
    padding-block-start: ${k.space[6]};
  }
  &[data-ground='surface'] {
    padding-block: ${k.space[3]} ${k.space[4]};
    background: ${k.bg.surface};
  }
  &[data-ground='none'] + &[data-ground='surface'] {
    margin-block-start: ${k.space[4]};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  padding-block-end: ${k.space[2]};
`

const Title = styled.h2`
  font: ${k.type.headline};
  text-wrap: balance;
  word-break: auto-phrase;
`

const Note = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const More = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: ${k.size.touchMin};
  margin-block: -12px;
  color: ${k.text.link};
  font: ${k.type.sub};
  text-decoration: none;
  &:active {
    color: ${k.text.primary};
  }
`

/** A group of a screen with its heading and its gutters. Inside a Page with `bleed`. */
export function Section({ title, note, link, ground = 'none', children }: SectionProps) {
  const id = useId()
  const titled = title !== undefined
  return (
    <Band data-ground={ground} data-titled={titled || undefined} aria-labelledby={titled ? id : undefined}>
      {titled && (
        <Head>
          <Title id={id}>{title}</Title>
          {note !== undefined && <Note>{note}</Note>}
          {link && (
            <More href={link.href}>
              {link.label}
              <Icon shape={ChevronRightIcon} size="small" />
            </More>
          )}
        </Head>
      )}
      {children}
    </Band>
  )
}
