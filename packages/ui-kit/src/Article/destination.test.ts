import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

test.each(['#/', '#/user/aboutUs', '#/DetailsPage?product=1~', '#/!'])('%s is a place of this app', (href) => {
  expect(destinationOf(href)).toEqual({ href })
})

test.each([
  ['https://example.jp/a?b=1', 'example.jp'],
  ['HTTPS://example.jp:8443/', 'example.jp:8443'],
])('%s is a page over https, with its host', (href, host) => {
  expect(destinationOf(href)).toEqual({ href, host })
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['a page without encryption', 'http://example.jp/'],
  ['a page of another scheme that ends alike', 'xhttps://example.jp/'],
  ['a name in front of a host', 'https://kabuto.example@evil.example/'],
  ['a password in front of a host', 'https://:secret@evil.example/'],
  ['no address', 'https://'],
  ['a host that is none', 'https://exa mple/'],
  ['one slash only', 'https:/example.jp'],
  ['a place with a space', '#/user/about us'],
  ['a place with a letter that is not ASCII', '#/利用規約'],
  ['a place with more before it', 'x#/user'],
  ['an anchor', '#user'],
  ['a relative path', '/user'],
  ['nothing', ''],
])('%s is no destination: %s', (_, href) => {
  expect(destinationOf(href)).toBeUndefined()
})
