import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type RefusalFact = {
  label: string
  value: ReactNode
  /** What a sum is made of. */
  parts?: { label: string; value: ReactNode }[] | undefined
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${k.space[2]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k.space[4]};
  padding-block: 4px;
  dt,
  dd {
    min-width: 0;
    max-width: 100%;
    word-break: auto-phrase;
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
  }
  &[data-part] {
    padding-block: 2px;
    padding-inline-start: ${k.space[3]};
    font: ${k.type.caption};
    dd {
      font-weight: 400;
    }
  }
`

/** The values a rule was held against. */
export function RefusalFacts({ facts }: { facts: RefusalFact[] }) {
  if (facts.length === 0) return null
  return (
    <List>
      {facts.map(({ label, value, parts = [] }) => (
        <Fragment key={label}>
          <Line>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Line>
          {parts.map((part) => (
            <Line key={part.label} data-part="">
              <dt>{part.label}</dt>
              <dd>{part.value}</dd>
            </Line>
          ))}
        </Fragment>
      ))}
    </List>
  )
}
