import { expect, test } from 'vitest'
import { symbolOf } from './askedSymbol.ts'

test.each([
  ['symbol=0712', '0712', true],
  ['symbol=kabu1', 'KABU1', true],
  ['symbol=%EF%BC%90%EF%BC%97%EF%BC%91%EF%BC%92', '0712', true],
  ['symbol=<b>', '<b>', false],
  ['symbol=', '', false],
  ['', '', false],
])('“%s” asks for “%s”, a symbol: %s', (query, symbol, isSymbol) => {
  expect(symbolOf(new URLSearchParams(query))).toEqual({ symbol, isSymbol })
})
