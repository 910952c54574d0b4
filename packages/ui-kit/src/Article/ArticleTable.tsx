import { DASH, fill } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

// With large text a table is wider than the screen: it scrolls by itself, the page does not.
const Frame = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Reached by keys, so that it can be scrolled by them; no landmark, because a text may have several tables. */
const scroller = { role: 'group', tabIndex: 0 } as const

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${k.type.sub};
  th,
  td {
    position: relative;
    padding: 10px ${k.space[1]};
    border-block-end: ${k.border.hairline} solid ${k.line.hairline};
    font-weight: 400;
    text-align: end;
    vertical-align: top;
    /* A figure is never cut in two: by phrases where the browser knows them, else by spaces. */
    overflow-wrap: normal;
    word-break: keep-all;
    word-break: auto-phrase;
  }
  :is(th, td):first-child {
    text-align: start;
  }
`

const Head = styled.th`
  color: ${k.text.secondary};
  &&& {
    font: ${k.type.caption};
  }
`

type ArticleTableProps = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  words: WordsOf<'noValue' | 'tableHeads' | 'tableOf'> | undefined
}

/** Its first column names the rows. A row that is too short is filled with ―. */
export function ArticleTable({ head, rows, words: own }: ArticleTableProps) {
  const words = useKitWords({ noValue: say.noValue, tableHeads: say.tableHeads, tableOf: say.tableOf }, own)
  const heads = head.filter((text) => text.trim() !== '').join(words.tableHeads)
  const label = fill(words.tableOf, { heads })
  const width = Math.max(head.length, ...rows.map((row) => row.length))
  const cell = (text = '') =>
    text.trim() === '' ? (
      <>
        <span aria-hidden="true">{DASH}</span>
        <Spoken>{words.noValue}</Spoken>
      </>
    ) : (
      text
    )
  return (
    <Frame {...scroller} aria-label={label}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {Array.from({ length: width }, (_, at) => (
              // A column without a name has an empty cell and no head: nothing would be read for it.
              <Head key={at} as={head[at]?.trim() ? 'th' : 'td'} scope={head[at]?.trim() ? 'col' : undefined}>
                {head[at]}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {Array.from({ length: width }, (_, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell(row[at])}
                  </th>
                ) : (
                  <td key={at}>{cell(row[at])}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}
