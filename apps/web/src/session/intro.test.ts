import { expect, test } from 'vitest'
import { bench, fakeStorage } from '../shell/data/testing.ts'
import { introReadAtom, pageAfterIntro, registerHref } from './intro.ts'

test('the introduction comes before the first registration of a device, and not again', () => {
  const lasting = fakeStorage()
  const { store } = bench({ lasting })
  const href = (room = store): string => registerHref(room.get(introReadAtom))
  expect(href()).toBe('#/login/logon?next=%2Flogin%2Fregister')
  store.set(introReadAtom)
  expect(href()).toBe('#/login/register')
  expect(href(bench({ lasting }).store)).toBe('#/login/register')
  expect(href(bench().store)).toBe('#/login/logon?next=%2Flogin%2Fregister')
})

test('where nothing can be kept it is read for as long as the page lives', () => {
  const { store } = bench({ lasting: fakeStorage(new Map(), 'forbidden') })
  store.set(introReadAtom)
  expect(store.get(introReadAtom)).toBe(true)
})

test.each([
  ['next=%2Fuser%2FaboutUs', '/user/aboutUs'],
  ['next=%2Flogin%2Fregister%3Fnext%3D%252Fuser%252Fwithdraw', '/login/register?next=%2Fuser%2Fwithdraw'],
  ['', undefined],
  ['next=//elsewhere.example', undefined],
  ['next=javascript:alert(1)', undefined],
])('with %j it leads to %s', (query, place) => expect(pageAfterIntro(new URLSearchParams(query))).toBe(place))
