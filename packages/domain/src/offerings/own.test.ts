import { expect, test } from 'vitest'
import { drawnPlace, nextStepOf, standing, withOwn } from './own.ts'
import { sampleDrawn, sampleIpoApplications, sampleOffers } from './samples.ts'

const [waiting, won, notWon, , , , cancelled] = sampleIpoApplications
const applicationsFor = (states: Record<string, (typeof sampleIpoApplications)[number] | undefined>) =>
  Object.entries(states).flatMap(([offerId, application]) => (application ? [{ ...application, offerId }] : []))

test('what was withdrawn stands for nothing', () => {
  expect(standing(cancelled)).toBeUndefined()
  expect(standing(undefined)).toBeUndefined()
  expect(standing(waiting)).toBe(waiting)
})

test.each([
  [{}, ['ipo-1', 'ipo-2', 'ipo-3']],
  [{ 'ipo-3': won }, ['ipo-3', 'ipo-1', 'ipo-2']],
  [{ 'ipo-3': waiting }, ['ipo-1', 'ipo-3', 'ipo-2']],
  [{ 'ipo-3': notWon, 'ipo-1': waiting }, ['ipo-1', 'ipo-2', 'ipo-3']],
  [{ 'ipo-3': won, 'ipo-1': cancelled }, ['ipo-3', 'ipo-1', 'ipo-2']],
])('with %j they come in the order %j', (states, ids) =>
  expect(withOwn(sampleOffers, applicationsFor(states)).map(({ offer }) => offer.id)).toEqual(ids),
)

test('each offer has the newest application for it, as long as it stands', () => {
  const again = applicationsFor({ 'ipo-1': won }).concat(applicationsFor({ 'ipo-1': notWon, 'ipo-2': cancelled }))
  expect(withOwn(sampleOffers, again).map(({ application }) => application?.state)).toEqual([
    'won',
    undefined,
    undefined,
  ])
})

test('what comes next for an application', () => {
  const draw = '2026-11-24T18:00:00+09:00'
  const pay = '2026-11-30T12:00:00+09:00'
  const next = [draw, pay, undefined, undefined, undefined, undefined, undefined]
  expect(sampleIpoApplications.map(nextStepOf)).toEqual(next)
})

test('where a ticket stood in the draw', () => {
  const places = sampleDrawn.results.map(({ number }) => drawnPlace(sampleDrawn, number))
  expect(places).toEqual([
    { place: 1, of: 3 },
    { place: 2, of: 3 },
    { place: 3, of: 3 },
  ])
  expect(drawnPlace(sampleDrawn, 4)).toBeUndefined()
})
