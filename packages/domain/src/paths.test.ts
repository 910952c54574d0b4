import { expect, test } from 'vitest'
import { hrefTo, paths } from './paths.ts'

test.each([
  [hrefTo('withdraw'), '#/user/withdraw'],
  [hrefTo('stock', { symbol: '0712' }), '#/market/marketDetail?symbol=0712'],
  [hrefTo('product', { product: 'ai', id: 'a&b=ä ?' }), '#/home/DetailsPage?product=ai&id=a%26b%3D%C3%A4%20%3F'],
])('a link holds %s', (href, expected) => expect(href).toBe(expected))

test('no two pages have one address', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
})
