import { is } from 'valibot'
import { expect, test } from 'vitest'
import { hrefSchema } from './link.ts'

test.each([
  ['https://example.jp', true],
  ['https://example.jp:8443/a?b=c#d', true],
  ['HTTPS://EXAMPLE.JP/', true],
  ['#/user/withdraw', true],
  ['#/market/marketDetail?symbol=0712', true],
  ['#/', true],
  ['http://example.jp', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.jp', false],
  ['/user/withdraw', false],
  ['#user', false],
  ['https://', false],
  ['https://bank.jp@example.jp/', false],
  ['https://example.jp\\@bank.jp', false],
  ['https://-example.jp', false],
  ['https://example.jp/a b', false],
  ['https://example.jp/\nx', false],
  [`#/${'x'.repeat(500)}`, true],
  [`#/${'x'.repeat(501)}`, false],
])('%j as a link: %s', (href, allowed) => expect(is(hrefSchema, href)).toBe(allowed))
