import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heads } from '../desk/DeskTable.tsx'

type GuideTableProps = { label: string; heads: string[]; children: ReactNode }

/** A table that scrolls sideways in itself where it is too wide, by keys too. */
export function GuideTable({ label, heads, children }: GuideTableProps) {
  return (
    <Scroller aria-label={label} tabIndex={0}>
      <Table>
        <Heads heads={heads} />
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  )
}

export const Code = styled.code`
  font:
    0.8125rem/1.5 ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`

/** A sentence of a comment, with what stands between backticks as code. */
export function Sentence({ text }: { text: string }) {
  return text.split('`').map((each, at) => (at % 2 === 1 ? <Code key={`${each} ${at}`}>{each}</Code> : each))
}

export const Quiet = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Scroller = styled.section`
  /* As wide as its place, however wide its table. */
  contain: inline-size;
  border-bottom: ${k.border.hairline} solid ${k.line.hairline};
  overflow-x: auto;
  &:focus-visible {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

const Table = styled.table`
  width: 100%;
  min-width: 40rem;
  border-collapse: collapse;
  color: ${k.text.primary};
  font: ${k.type.sub};
  th,
  td {
    padding: ${k.space[2]} ${k.space[3]};
    text-align: start;
    vertical-align: top;
  }
  tbody tr {
    border-top: ${k.border.hairline} solid ${k.line.hairline};
  }
  thead th {
    color: ${k.text.secondary};
    font: ${k.type.caption};
    white-space: nowrap;
  }
  tbody th {
    font: ${k.type.subStrong};
    white-space: nowrap;
  }
`
