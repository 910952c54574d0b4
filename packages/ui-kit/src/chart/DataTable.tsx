import { useState } from 'react'
import { styled } from 'styled-components'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

/** Its cells are written when the row is shown: of 5,000 most never are. */
type DataRow = { key: string | number; cells: () => readonly string[] }

export type DataTableProps = {
  /** What the table is of, for screen readers. */
  label: string
  /** The first column names the rows. */
  heads: readonly string[]
  rows: readonly DataRow[]
  words?: WordsOf<'moreRows'> | undefined
}

/** So many rows are shown before more are asked for: a long history is 5,000. */
const PAGE = 50

// With large text the table is wider than the screen: it scrolls by itself, the page does not.
const Frame = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${k.type.caption};
  th,
  td {
    padding: ${k.space[2]} 3px;
    border-bottom: ${k.border.hairline} solid ${k.line.hairline};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th {
    color: ${k.text.secondary};
  }
  th:first-child {
    padding-inline-start: var(--table-edge, ${gutter});
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: var(--table-edge, ${gutter});
  }
`

const More = styled.button`
  width: 100%;
  min-height: ${k.size.touchMin};
  color: ${k.text.link};
  font: ${k.type.sub};
  cursor: pointer;
  &:active {
    background: ${k.bg.pressed};
  }
`

/** The equal of a chart: every figure that it draws, in words and digits. */
export function DataTable({ label, heads, rows, words: own }: DataTableProps) {
  const words = useKitWords({ moreRows: say.moreRows }, own)
  const [shown, setShown] = useState(PAGE)
  return (
    <div>
      <Frame aria-label={label} tabIndex={0}>
        <Table aria-label={label}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ key, cells }) => {
              const [name, ...values] = cells()
              return (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {values.map((value, at) => (
                    <td key={at}>{value}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Frame>
      {shown < rows.length && (
        <More type="button" onClick={() => setShown(shown + PAGE)}>
          {words.moreRows}
        </More>
      )}
    </div>
  )
}
