import type { Raise } from '@kabuto/domain/offerings'
import { addDays, type Day, type Instant, tokyoInstant } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { createMarket } from '../market/createMarket.ts'
import { memoryStore } from '../engine/memoryStore.ts'
import { beginWork } from '../engine/work.ts'
import { raiseNow, raisesNow, stockOfRaise } from './raises.ts'

const market = createMarket('raises')
const DAY = 24 * 60 * 60_000

function deskAt(now: Instant) {
  const desk = { market, now, seed: 'raises', language: 'ja', work: beginWork(memoryStore()) } as const
  return desk as unknown as Parameters<typeof raisesNow>[0]
}

const raisesAt = (now: Instant): Promise<Raise[]> => raisesNow(deskAt(now))

async function wrongAt(now: Instant): Promise<string[]> {
  const raises = await raisesAt(now)
  const old = raises.filter(({ deadline }) => now - Date.parse(deadline) > 31 * DAY)
  return [
    ...(raises.some(({ opensAt, deadline }) => Date.parse(opensAt) <= now && now < Date.parse(deadline))
      ? []
      : ['nothing is raised']),
    ...(raises.length > 9 ? [`${raises.length} placements`] : []),
    ...old.map(({ id }) => `${id} is old`),
  ].map((wrong) => `${new Date(now).toISOString()} ${wrong}`)
}

describe('placements', () => {
  test.each([
    ['2026-11-01', '2027-08-31'],
    ['2027-09-01', '2028-06-30'],
    ['2028-07-01', '2029-01-31'],
    ['2035-04-01', '2035-06-30'],
    ['2047-01-01', '2047-03-31'],
  ])('there is one to apply for at each instant from %s to %s, and no endless list', async (from, to) => {
    const wrong: string[] = []
    for (let day: Day = from; day <= to; day = addDays(day, 1))
      for (const minutes of [0, 9 * 60, 15 * 60]) {
        wrong.push(...(await wrongAt(tokyoInstant(day, minutes) - 1)), ...(await wrongAt(tokyoInstant(day, minutes))))
      }
    expect(wrong).toEqual([])
  })

  test('are told from the day on which they open, when the close is known that their price hangs on', async () => {
    const day = '2027-02-02'
    const opening = (at: Instant) => raisesAt(at).then((all) => all.filter(({ opensAt }) => opensAt.startsWith(day)))
    expect(await opening(tokyoInstant(day) - 1)).toEqual([])
    expect(await raiseNow(deskAt(tokyoInstant(day) - 1), 'raise-2027-02-0')).toBeUndefined()
    expect(await opening(tokyoInstant(day))).toMatchObject([{ id: 'raise-2027-02-0', state: 'toBeSubscribed' }])
    expect(await opening(tokyoInstant(day, 9 * 60))).toMatchObject([{ state: 'subscribing', raised: '0' }])
    const [raise] = await opening(tokyoInstant(day, 9 * 60))
    const close = Number(market.closeOf(raise?.symbol ?? '', addDays(day, -1)))
    expect(Number(raise?.price)).toBeLessThanOrEqual(close * 0.97)
    expect(await opening(Date.parse(raise?.deadline ?? ''))).toMatchObject([{ state: 'ended' }])
  })

  test('that are over are told of for a month, and their company for good', async () => {
    const [raise] = (await raisesAt(tokyoInstant('2027-02-10'))).filter(({ state }) => state === 'subscribing')
    const { id = '', symbol, names, deadline = '' } = raise ?? {}
    const isListed = async (days: number): Promise<boolean> =>
      (await raisesAt(Date.parse(deadline) + days * DAY)).some((other) => other.id === id)
    expect([await isListed(30), await isListed(31)]).toEqual([true, false])
    expect(stockOfRaise({ market, seed: 'raises' }, id)).toEqual({ symbol, names })
    expect((await raiseNow(deskAt(Date.parse(deadline) + 900 * DAY), id))?.symbol).toBe(symbol)
  })

  test.each(['raise-2027-13-0', 'raise-2027-00-0', 'raise-2027-02-3', 'raise-27-02-0', 'raise-1999-02-0', ''])(
    '“%s” is none',
    async (id) => expect(await raiseNow(deskAt(tokyoInstant('2028-01-04')), id)).toBeUndefined(),
  )
})
