import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

/** Reads a table as a spreadsheet does, by the same RFC. */
function readBack(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('csvOf', () => {
  test('begins with the mark of UTF-8 and ends each line as the RFC says', () => {
    expect(
      csvOf([
        ['受付番号', '入金額（円）'],
        ['KD20261120-000318', '500000'],
      ]),
    ).toBe('\uFEFF受付番号,入金額（円）\r\nKD20261120-000318,500000\r\n')
  })

  test('a table without rows is the mark alone', () => {
    expect(csvOf([])).toBe('\uFEFF')
  })

  test.each([
    ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['+81 3 1234', "'+81 3 1234"],
    ['-2+3', "'-2+3"],
    ['@name', "'@name"],
    ['\tcell', "'\tcell"],
    ['\rcell', `"'\rcell"`],
    ['-302958', '-302958'],
    ['+0.66', '+0.66'],
    ['1=1', '1=1'],
    ['a,b', '"a,b"'],
    ['「"模擬"」', '"「""模擬""」"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('%j is written as %j', (cell, expected) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF${expected}\r\n`)
  })

  test('whatever the cells hold, the table has its rows and columns, and no cell is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readBack(csvOf(rows).slice(1))
        expect(read.map(({ length }) => length)).toEqual(rows.map(({ length }) => length))
        for (const [at, row] of read.entries())
          for (const [place, cell] of row.entries()) {
            expect(cell.replace(/^'/, '')).toBe(rows[at]?.[place]?.replace(/^'/, ''))
            if (/^[=@\t\r]/.test(cell)) throw new Error(`${cell} would be worked out`)
          }
      }),
    )
  })
})
