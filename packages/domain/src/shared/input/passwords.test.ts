import { expect, test } from 'vitest'
import { codesOf, toFullWidth } from '../../testing.ts'
import { checkAgain, checkPassword, type PasswordPart, passwordParts, passwordToSend } from './passwords.ts'

const format = [{ code: 'passwordFormat', params: { min: 8, max: 16 }, field: 'newPassword' }]

test.each([
  ['', [{ code: 'required', params: { field: 'newPassword' }, field: 'newPassword' }]],
  ['kabuto2', format],
  ['kabuto20', []],
  ['kabuto2026kabuto', []],
  ['kabuto2026kabuto1', format],
  ['KABUTO26', []],
  ['kabutokabuto', format],
  ['2026202620', format],
  ['!"#$%&\'()~7a', []],
  ['kabuto 2026', []],
  ['kabutó2026', format],
  ['かぶと2026abc', format],
  ['kabuto26\n', format],
  ['🪖kabuto2026', format],
  ['a1'.repeat(5000), format],
])('a password of %j is refused for %j, in full width too', (typed, refusals) => {
  expect(checkPassword(typed, 'newPassword')).toEqual(refusals)
  expect(checkPassword(toFullWidth(typed), 'newPassword')).toEqual(refusals)
})

test.each([
  ['kabuto2026', '', ['required passwordAgain']],
  ['kabuto2026', 'kabuto2027', ['passwordsDiffer passwordAgain']],
  ['kabuto2026', 'kabuto2026 ', ['passwordsDiffer passwordAgain']],
  ['kabuto2026', 'ｋａｂｕｔｏ２０２６', []],
])('%j and again %j give %j', (typed, again, codes) => {
  expect(codesOf(checkAgain(typed, again, 'passwordAgain'))).toEqual(codes)
})

test('it is sent in half width and otherwise as typed', () =>
  expect(passwordToSend(' ｋabuto 2026 ')).toBe(' kabuto 2026 '))

test.each<[string, PasswordPart[]]>([
  ['', []],
  [' ', ['characters']],
  ['k', ['letter', 'characters']],
  ['7', ['digit', 'characters']],
  ['kabuto2', ['letter', 'digit', 'characters']],
  ['--------', ['length', 'characters']],
  ['a'.repeat(16), ['length', 'letter', 'characters']],
  ['a'.repeat(17), ['letter', 'characters']],
  ['かぶとの番号7です', ['length', 'digit']],
  ['kabuto26', ['length', 'letter', 'digit', 'characters']],
])('of %j these parts hold: %j, in full width too', (typed, parts) => {
  for (const each of [typed, toFullWidth(typed)]) {
    const held = Object.entries(passwordParts(each)).filter(([, holds]) => holds)
    expect(held.map(([part]) => part)).toEqual(parts)
  }
})
