import { paths } from '@kabuto/domain/paths'
import { describe, expect, test } from 'vitest'
import { otherEntranceHref, loginPathFor, pageAfterLogin, redirects, screenAt } from './addresses.ts'

/** What the router makes of an address of ours. */
function parted(address: string): { pathname: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return { pathname, query: searchParams }
}

const pages = Object.entries(paths).filter(([screen]) => screen !== 'login' && screen !== 'register')
const queries = ['', '?record=w1', '?symbol=0712&day=today', '?say=a%26b%3D%23c%2Bd%3F&name=%E5%87%BA%E9%87%91']

describe('a login leads back', () => {
  test.each(pages)('to %s with the query that it had', (_, pathname) => {
    const logins = queries.map((search) => parted(loginPathFor({ pathname, search })))
    expect(logins.map((login) => login.pathname)).toEqual(queries.map(() => paths.login))
    expect(logins.map(({ query }) => pageAfterLogin(query))).toEqual(queries.map((search) => pathname + search))
  })

  test.each([
    ['nothing', ''],
    ['an empty one', 'next='],
    ['no path', 'next=user/withdraw'],
    ['a path of nobody', 'next=/no/where'],
    ['a path with more behind it', 'next=/user/withdraw/'],
    ['a path with steps up', 'next=/user/../user/withdraw'],
    ['a path behind a blank', 'next=%20/user/withdraw'],
    ['a foreign site', 'next=https://elsewhere.example/user/withdraw'],
    ['a foreign site of the same scheme', 'next=//elsewhere.example/user/withdraw'],
    ['a foreign site by backslash', 'next=/%5Celsewhere.example'],
    ['a foreign site that names us', 'next=//elsewhere.example?/user/withdraw'],
    ['a script', 'next=javascript:alert(1)'],
    ['the login itself', 'next=/login/login'],
    ['the registration', 'next=/login/register'],
    ['a login that leads back', 'next=/login/login?next=%2Fuser%2Fwithdraw'],
  ])('home from %s', (_, query) => {
    expect(pageAfterLogin(new URLSearchParams(query))).toBe(paths.home)
  })

  test.each([
    ['', '#/login/register'],
    ['ended=1', '#/login/register'],
    [
      'ended=1&next=%2Fuser%2FFundingDetails%3Frecord%3Dw1',
      '#/login/register?next=%2Fuser%2FFundingDetails%3Frecord%3Dw1',
    ],
  ])('and from it, with %j, the registration does, at %s', (query, href) => {
    expect(otherEntranceHref('register', new URLSearchParams(query))).toBe(href)
    expect(otherEntranceHref('login', new URLSearchParams(query))).toBe(href.replace('register', 'login'))
  })

  test('and says that a session has ended only where one has', () => {
    const place = { pathname: paths.funds, search: '?record=w1' }
    expect(parted(loginPathFor(place)).query.get('ended')).toBeNull()
    const ended = parted(loginPathFor(place, { ended: '1' })).query
    expect([ended.get('ended'), pageAfterLogin(ended)]).toEqual(['1', '/user/FundingDetails?record=w1'])
  })
})

describe('a place', () => {
  test('is the screen of its path, letter for letter', () => {
    expect(Object.values(paths).map(screenAt)).toEqual(Object.keys(paths))
    expect(['', '/', '/user', '/user/Withdraw', 'user/withdraw'].map(screenAt)).toEqual(Array(5).fill(undefined))
  })

  test('that the specification redirects is no page', () => {
    expect(redirects).toEqual({ '/': 'start', '/tabbarLayout': 'home' })
    expect(Object.keys(redirects).map(screenAt)).toEqual([undefined, undefined])
  })
})
