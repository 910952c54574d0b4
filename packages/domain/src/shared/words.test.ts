import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { faultWords, problemWords } from './problemWords.ts'
import { fill } from './words.ts'

test('fill puts each value in its place, and leaves a name without a value to be seen', () => {
  expect(fill('{{a}} and {{b}}', { a: 1, b: 'two' })).toBe('1 and two')
  expect(fill<string>('{{a}} {{c}}', { a: 1 })).toBe('1 {{c}}')
})

test.each(languages)('a problem has words in %s, and the msg of a server goes first', (language) => {
  expect(problemWords({ code: 'requestFailed', status: 502 }, language)).toContain('502')
  expect(problemWords({ code: 'requestFailed' }, language)).toContain('―')
  expect(problemWords({ code: 'requestFailed', status: 400, msg: 'said by the server' }, language)).toBe('said by the server')
  expect(faultWords({ code: 'systemBusy', reference: 'ab12' }, language)).toContain('ab12')
})
