import { describe, expect, test } from 'vitest'
import { amongRows } from './edits.ts'

describe('a row among others', () => {
  const rows = '{\n  b: {\n    x,\n  },\n  d: {\n    y,\n  },\n}\n'
  const row = /^ {2}(\w+): \{\n {4}.*\n {2}\},$/gm

  test.each([
    ['a', '{\n  a,\n  b: {\n    x,\n  },\n  d: {\n    y,\n  },\n}\n'],
    ['C', '{\n  b: {\n    x,\n  },\n  C,\n  d: {\n    y,\n  },\n}\n'],
    ['e', '{\n  b: {\n    x,\n  },\n  d: {\n    y,\n  },\n  e,\n}\n'],
  ])('%s stands in its order', (key, text) => expect(amongRows(rows, row, key, `  ${key},`)).toBe(text))

  test('without any there is no place for it', () => expect(amongRows('{}\n', row, 'a', 'a')).toBe('{}\n'))
})
