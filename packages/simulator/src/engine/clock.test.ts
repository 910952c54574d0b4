import { type Instant, toIso } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { anchorOf, jumpTo, marketTime, openingAnchor, openTimeAfter, setAnchor } from './clock.ts'
import { memoryStore } from './memoryStore.ts'
import { beginWork, type Work } from './work.ts'

const MINUTE = 60_000
const after = (from: string, minutes: number): string => toIso(openTimeAfter(Date.parse(from), minutes * MINUTE))

describe('the open clock leaves out the hours in which both markets are closed', () => {
  test.each([
    ['2026-11-20T10:00:00+09:00', 15, '2026-11-20T10:15:00+09:00', 'within a session it goes like any clock'],
    ['2026-11-20T11:20:00+09:00', 30, '2026-11-20T11:50:00+09:00', 'lunch is no close'],
    ['2026-11-20T15:30:00+09:00', 2, '2026-11-20T17:01:00+09:00', 'from the closing auction to the night'],
    ['2026-11-20T23:50:00+09:00', 30, '2026-11-21T00:20:00+09:00', 'New York is open while Tokyo sleeps'],
    [
      '2026-11-21T09:59:00+09:00',
      2,
      '2026-11-23T18:01:00+09:00',
      'from the end of New York’s week over a holiday in Tokyo to New York’s next morning',
    ],
    ['2026-12-30T15:30:00+09:00', 2, '2026-12-30T17:01:00+09:00', 'the last day of the year in Tokyo'],
  ])('%s and %i minutes are %s: %s', (from, minutes, expected) => expect(after(from, minutes)).toBe(expected))

  test('it never goes back and never stands still', () => {
    const from = Date.parse('2026-11-20T10:00:00+09:00')
    const times = Array.from({ length: 500 }, (_, step) => openTimeAfter(from, step * 37 * MINUTE))
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? Infinity))).toBe(true)
  })
})

const at = (text: string): Instant => Date.parse(`${text}+09:00`)

describe('a market that nobody has set opens at ten', () => {
  test.each([
    ['2026-11-20T00:00:00', '2026-11-20', 'before the session'],
    ['2026-11-20T14:00:00', '2026-11-20', 'while it runs'],
    ['2026-11-20T15:29:59', '2026-11-20', 'to its last second'],
    ['2026-11-20T15:30:00', '2026-11-24', 'of the next business day once it is over'],
    ['2026-11-21T09:00:00', '2026-11-24', 'of the next business day on a Saturday'],
    ['2026-11-23T16:00:00', '2026-11-24', 'and on a holiday in the evening'],
  ])('at %s on %s: %s', (wall, day) => {
    expect(openingAnchor(at(wall))).toEqual({
      id: 'market',
      mode: 'open',
      market: at(`${day}T10:00:00`),
      wall: at(wall),
      speed: 1,
    })
  })
})

describe('the market’s time', () => {
  const WALL = at('2026-11-20T14:00:00')
  const MORNING = at('2026-11-19T10:00:00')
  let work: Work
  beforeEach(() => {
    work = beginWork(memoryStore())
  })
  const time = async (minutes: number): Promise<string> => toIso(await marketTime(work, WALL + minutes * MINUTE))

  test('begins at ten where nothing was set', async () => {
    expect(await time(0)).toBe('2026-11-20T10:00:00+09:00')
  })

  test('goes on from where it was set, as many times as fast', async () => {
    setAnchor(work, { mode: 'open', market: MORNING, wall: WALL, speed: 1 })
    expect(await time(30)).toBe('2026-11-19T10:30:00+09:00')
    setAnchor(work, { mode: 'open', market: MORNING, wall: WALL, speed: 10 })
    expect(await time(3)).toBe('2026-11-19T10:30:00+09:00')
  })

  test('does not go back when the clock of the machine is put back', async () => {
    setAnchor(work, { mode: 'open', market: MORNING, wall: WALL, speed: 10 })
    expect(await time(-60)).toBe('2026-11-19T10:00:00+09:00')
    setAnchor(work, { mode: 'real', market: WALL, wall: WALL, speed: 1 })
    expect(await time(-60)).toBe('2026-11-20T14:00:00+09:00')
  })

  test('is that of the machine, also at night, where it is real', async () => {
    setAnchor(work, { mode: 'real', market: WALL, wall: WALL, speed: 1 })
    expect(await time(14 * 60)).toBe('2026-11-21T04:00:00+09:00')
  })

  test('stands still where it is fixed', async () => {
    setAnchor(work, { mode: 'fixed', market: MORNING, wall: WALL, speed: 1 })
    expect(await time(600)).toBe('2026-11-19T10:00:00+09:00')
  })

  test('jumps and keeps its mode and speed', async () => {
    setAnchor(work, { mode: 'fixed', market: MORNING, wall: WALL, speed: 3 })
    await jumpTo(work, WALL, WALL + MINUTE)
    expect(await anchorOf(work, WALL)).toEqual({
      id: 'market',
      mode: 'fixed',
      market: WALL,
      wall: WALL + MINUTE,
      speed: 3,
    })
  })

  test('is real no longer after a jump', async () => {
    setAnchor(work, { mode: 'real', market: WALL, wall: WALL, speed: 1 })
    await jumpTo(work, MORNING, WALL)
    expect(await time(5)).toBe('2026-11-19T10:05:00+09:00')
    expect(await anchorOf(work, WALL)).toMatchObject({ mode: 'open' })
  })
})
