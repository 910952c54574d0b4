import { expect, test } from 'vitest'
import { parsedJson } from './json.ts'

test.each([
  ['{"a":[1,"b"]}', { a: [1, 'b'] }],
  ['[]', []],
  ['null', null],
  ['""', ''],
  ['', undefined],
  ['<html>', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
])('the text %j is %j', (text, parsed) => expect(parsedJson(text)).toEqual(parsed))
