import type { Language } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useKitLocale } from './locale.ts'
import { k } from './tokens/k.ts'

// For stories only: the sheet a Matrix is laid out on.

const Sheet = styled.section`
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  & + & {
    margin-block-start: ${k.space[6]};
  }
`

const Title = styled.h2`
  margin-block-end: ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.subStrong};
`

const Caption = styled.span`
  display: block;
  margin-block-end: ${k.space[1]};
  color: ${k.text.secondary};
  font: ${k.type.micro};
`

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${k.space[3]};
`

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`

/** Label left, figure right, as in a list of values. */
export const Facts = styled.dl`
  display: grid;
  gap: 14px;
  font: ${k.type.sub};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${k.space[4]};
  }
  dt {
    color: ${k.text.secondary};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`

export function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet>
      <Title>{title}</Title>
      {children}
    </Sheet>
  )
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{name}</Caption>
      {children}
    </div>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A story's words in the language of the toolbar. */
export function useSamples<Samples>(samples: Record<Language, Samples>): Samples {
  return samples[useKitLocale()]
}
