import { expect, test } from 'vitest'
import { wayBetween } from './transitions.ts'

const stop = (address: string, index: number) => {
  const [pathname = '', query] = address.split('?')
  return { location: { pathname, search: query ? `?${query}` : '', hash: '', state: null, key: address }, index }
}

test.each([
  ['a page of a tab', '/home/index', 0, '/user/withdraw', 1, 'push'],
  ['back', '/user/withdraw', 1, '/home/index', 0, 'pop'],
  ['two back', '/user/withdraw', 3, '/user/aboutUs', 1, 'pop'],
  ['forward', '/home/index', 0, '/user/withdraw', 1, 'push'],
  ['one stock after another', '/market/marketDetail?symbol=0712', 1, '/market/marketDetail?symbol=0A1B', 2, 'push'],
  ['a page that leads nowhere', '/home/index', 0, '/no/where', 1, 'push'],
  ['another tab', '/home/index', 0, '/user/FundingDetails', 1, undefined],
  ['back to another tab', '/user/FundingDetails', 1, '/home/index', 0, undefined],
  ['a page in place of another', '/login/login', 1, '/home/index', 1, undefined],
  ['a sheet of the same page', '/user/withdraw', 1, '/user/withdraw', 2, undefined],
] as const)('%s: %s (%d) to %s (%d) is a %s', (_, from, at, to, next, way) => {
  expect(wayBetween(stop(from, at), stop(to, next))).toBe(way)
})
