import { fill } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { deskWords } from './deskWords.ts'

/** How many rows more each time; all of them would be some thousands. */
export const PAGE = 40

export function Search({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const words = useWords(deskWords)
  return (
    <SearchField
      type="search"
      aria-label={words.search}
      placeholder={words.search}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The first row of a table: what each column holds. */
export function Heads({ heads }: { heads: string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A table that scrolls sideways where it is too wide; its rows are given. */
export function DeskTable({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <Scroller>
      <Table>
        <Heads heads={heads} />
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  )
}

/** How many rows are shown, and the way to more of them. */
export function More({ shown, all, onMore }: { shown: number; all: number; onMore: () => void }) {
  const words = useWords(deskWords)
  return (
    <Foot>
      <span>{fill(words.count, { shown, all })}</span>
      {shown < all && (
        <button type="button" onClick={onMore}>
          {words.more}
        </button>
      )}
    </Foot>
  )
}

/** What only screen readers say, for what is drawn beside it. */
export const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** What is chosen above a table, and stays in sight. */
export const Filters = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${k.space[4]};
  padding-block: ${k.space[2]};
  background: ${k.bg.page};
`

const SearchField = styled.input`
  flex: 0 1 16rem;
  min-height: ${k.size.touchMin};
  padding: 0 ${k.space[3]};
  border: ${k.border.hairline} solid ${k.line.control};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  color: ${k.text.primary};
  font: ${k.type.ui};
`

const Scroller = styled.div`
  margin-top: ${k.space[3]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  min-width: 56rem;
  border-collapse: collapse;
  color: ${k.text.primary};
  font: ${k.type.sub};
  text-align: start;
  th,
  td {
    padding: ${k.space[2]} ${k.space[3]};
    text-align: start;
    vertical-align: middle;
  }
  tr + tr,
  tbody tr:first-child {
    border-top: ${k.border.hairline} solid ${k.line.hairline};
  }
  thead th,
  small,
  [data-cell='kind'] {
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  [data-cell='kind'] {
    white-space: nowrap;
  }
  [data-cell='look'],
  [data-cell='number'] {
    white-space: nowrap;
  }
  th[scope='row'] {
    min-width: 11rem;
    max-width: 18rem;
    font: ${k.type.subStrong};
    overflow-wrap: anywhere;
  }
  td:nth-child(3) {
    min-width: 16rem;
    word-break: auto-phrase;
  }
  [data-cell='stories'] {
    min-width: 11rem;
  }
  [data-cell='mark'] {
    color: ${k.text.tertiary};
  }
  [data-in] {
    color: ${k.tone.success.mark};
  }
`

const Foot = styled.div`
  display: flex;
  gap: ${k.space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: ${k.size.touchMin};
  margin-top: ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  button {
    min-height: ${k.size.touchMin};
    padding: 0 ${k.space[4]};
    border: ${k.border.hairline} solid ${k.line.control};
    border-radius: ${k.radius.md};
    background: ${k.bg.surface};
    color: ${k.text.link};
    font: ${k.type.subStrong};
  }
`
