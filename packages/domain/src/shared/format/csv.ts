/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would evaluate such a cell; a signed number begins like a formula but is none. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell)

function written(cell: string): string {
  const safe = isFormula(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table in the format of RFC 4180, which spreadsheets open in the right encoding and without running formulas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
