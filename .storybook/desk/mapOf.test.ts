import { describe, expect, test } from 'vitest'
import type { DeskData } from './deskData.ts'
import { mapOf, type MapScreen } from './mapOf.ts'
import { sampleDesk } from './sampleDesk.ts'

const names = (screens: MapScreen[]): string[] => screens.map(({ name }) => name)

const withWays = (...ways: [from: string, to: string][]): DeskData => ({
  ...sampleDesk,
  ways: ways.map(([from, to]) => ({ from, to, name: to, story: 0 })),
})

describe('the map of screens', () => {
  test('has the ways to each screen and away from it', () => {
    const withdraw = mapOf(sampleDesk).screens.find(({ name }) => name === 'withdraw')
    expect(withdraw?.ins.map(({ from }) => from)).toEqual(['home', 'funds'])
    expect(withdraw?.outs.map(({ to }) => to)).toEqual(['funds'])
  })

  test('lists what nothing leads to, though something leads away from it', () => {
    expect(names(mapOf(withWays(['start', 'home'], ['home', 'withdraw'], ['position', 'home'])).unreachable)).toEqual([
      'position',
    ])
    expect(
      names(mapOf(withWays(['start', 'home'], ['home', 'withdraw'], ['withdraw', 'position'])).unreachable),
    ).toEqual([])
  })

  test('has the screens of the menu reached from every page of a member, and from no other', () => {
    expect(names(mapOf(withWays(['start', 'withdraw'])).unreachable)).toEqual(['position'])
    expect(names(mapOf(withWays()).unreachable)).toEqual(['home', 'funds', 'withdraw', 'position'])
  })

  test('goes round a circle once', () => {
    const circle = withWays(['start', 'home'], ['home', 'withdraw'], ['withdraw', 'home'], ['withdraw', 'position'])
    expect(names(mapOf(circle).unreachable)).toEqual([])
  })

  test('lists the screens that no story shows, and those with only a way back', () => {
    const map = mapOf(sampleDesk)
    expect(names(map.unseen)).toEqual(['start', 'home'])
    expect(names(map.ends)).toEqual(['position'])
  })
})
