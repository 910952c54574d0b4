import { expect, test } from 'vitest'
import type { Flow } from '../.storybook/flows/steps/flow.ts'
import { flows } from '../.storybook/flows/steps/flows.ts'
import { moments } from '../packages/domain/src/shared/time/moments.ts'
import { languages } from '../packages/domain/src/shared/language.ts'
import { seed } from '../packages/simulator/src/content/seed.ts'
import { actorOf } from './actorOf.ts'
import { ask } from './calls.ts'
import { openAs, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()

const accountOf = ({ plan }: Flow): string => {
  const member = seed.members.find(({ scenario, isAdmin }) => scenario === plan && isAdmin !== true)
  if (!member) throw new Error(`nobody is planted as ${plan}`)
  return member.id
}

/** In all languages; in `npm test` each in one, the next one in the next. */
const walks = flows.flatMap((flow, nth) =>
  sampled(languages, languages.length, nth % languages.length).map((language) => ({
    flow,
    language,
    name: flow.name.ja,
  })),
)

test('each journey has an id of its own and three to eight steps, and is walked', () => {
  const ids = flows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(walks.map(({ flow }) => flow.id))).toEqual(new Set(ids))
  expect(flows.filter(({ steps }) => steps.length < 3 || steps.length > 8)).toEqual([])
})

test.each(walks)('$name, in $language: each step shows what it is to show', async ({ flow, language }) => {
  const room = await enter(new Date(moments[flow.instant]).toISOString())
  const { page, address, complaints } = room
  if (flow.who === 'visitor') await page.goto(`${address}?lang=${language}`)
  else await openAs(room, `?lang=${language}#/home/index`, accountOf(flow))
  const actor = actorOf(page, language, async (to) => {
    await ask(address, 'user/advanceClock', { to }, accountOf(flow))
  })
  for (const { name, act } of flow.steps)
    await act(actor).catch((fault: unknown) => {
      throw new Error(`the step “${name[language]}” is not walked`, { cause: fault })
    })
  expect(complaints).toEqual([])
  await room.leave()
})
