import { expect, test } from 'vitest'
import type { Actor, Flow, WordKey } from '../.storybook/flows/steps/flow.ts'
import { flows } from '../.storybook/flows/steps/flows.ts'
import { hrefTo } from '../packages/domain/src/paths.ts'
import { moments } from '../packages/domain/src/shared/time/moments.ts'
import { type Language, languages } from '../packages/domain/src/shared/language.ts'
import { seed } from '../packages/simulator/src/content/seed.ts'
import { ask } from './calls.ts'
import { visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'
import { wordsIn } from './wordsIn.ts'

const { enter } = useRooms()

function actorOf({ page, address }: Room, language: Language, account: string): Actor {
  const word = wordsIn(language)
  const first = (role: 'button' | 'heading' | 'link', name: string) =>
    visible(page.getByRole(role, { name, exact: true })).first()
  return {
    language,
    word: (key: WordKey, values) => word(key, values),
    at: (screen, query) => goTo(page, hrefTo(screen, query)),
    press: (name) => first('button', name).click(),
    follow: (name) => first('link', name).click(),
    type: (label, text) =>
      visible(page.getByLabel(label, { exact: true }))
        .first()
        .fill(text),
    tick: () => visible(page.getByRole('checkbox')).first().setChecked(true, { force: true }),
    reads: (text) => visible(page.getByText(text)).first().waitFor(),
    shown: (heading) => first('heading', heading).waitFor(),
    async turnClock(to) {
      await ask(address, 'user/advanceClock', { to }, account)
    },
  }
}

const accountOf = ({ plan }: Flow): string => {
  const member = seed.members.find(({ scenario, isAdmin }) => scenario === plan && isAdmin !== true)
  if (!member) throw new Error(`nobody is planted as ${plan}`)
  return member.id
}

const walks = flows.flatMap((flow) => languages.map((language) => ({ flow, language, name: flow.name.ja })))

test.each(sampled(walks, 3))('$name, in $language: each step shows what it is to show', async ({ flow, language }) => {
  const room = await enter(new Date(moments[flow.instant]).toISOString())
  const { page, address, complaints } = room
  if (flow.who === 'visitor') await page.goto(`${address}?lang=${language}`)
  else await openAs(room, `?lang=${language}#/home/index`, accountOf(flow))
  const actor = actorOf(room, language, accountOf(flow))
  for (const step of flow.steps) await step.act(actor)
  expect(complaints).toEqual([])
  await room.leave()
})
