import type { BlockOffer } from '@kabuto/domain/blocks'
import { addDays, type Day, type Instant, isBusinessDay, tokyoInstant } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { createMarket } from '../../market/createMarket.ts'
import { memoryStore } from '../../engine/memoryStore.ts'
import { beginWork } from '../../engine/work.ts'
import { blockOffers } from './offers.ts'

const market = createMarket('blocks')

function offersAt(now: Instant): Promise<BlockOffer[]> {
  const desk = { market, now, seed: 'blocks', language: 'ja', work: beginWork(memoryStore()) } as const
  return blockOffers(desk as unknown as Parameters<typeof blockOffers>[0])
}

async function wrongOn(day: Day): Promise<string[]> {
  const offers = await offersAt(tokyoInstant(day, 12 * 60))
  const states = new Set(offers.map(({ state }) => state))
  return [
    ...(isBusinessDay(day) && !states.has('subscribing') ? [`${day} nothing to apply for`] : []),
    ...(states.has('subscribing') || states.has('toBeSubscribed') ? [] : [`${day} nothing ahead`]),
    ...(offers.length > 9 ? [`${day} ${offers.length} offers`] : []),
    ...(new Set(offers.map(({ id }) => id)).size === offers.length ? [] : [`${day} one offer twice`]),
  ]
}

test.each([
  ['2026-11-01', '2027-06-30'],
  ['2027-07-01', '2028-03-31'],
  ['2028-04-01', '2029-01-31'],
  ['2035-04-01', '2035-05-31'],
  ['2047-05-01', '2047-06-30'],
])(
  'there is a block to apply for on each business day, and one ahead on each other, from %s to %s',
  async (from, to) => {
    const wrong: string[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) wrong.push(...(await wrongOn(day)))
    expect(wrong).toEqual([])
  },
)
