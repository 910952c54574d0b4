import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { type Actor, type Flow, patternOf, type WordKey } from '../.storybook/flows/steps/flow.ts'
import { flows } from '../.storybook/flows/steps/flows.ts'
import { hrefTo } from '../packages/domain/src/paths.ts'
import { moments } from '../packages/domain/src/shared/time/moments.ts'
import { type Language, languages } from '../packages/domain/src/shared/language.ts'
import { seed } from '../packages/simulator/src/content/seed.ts'
import { ask } from './calls.ts'
import { visible } from './finders.ts'
import { goTo, layersLeft, openAs, type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'
import { wordsIn } from './wordsIn.ts'

const { enter } = useRooms()

type Name = string | RegExp

const WRITABLE = ':is(input, textarea):not([type=radio], [type=checkbox])'

function actorOf({ page, address }: Room, language: Language, account: string): Actor {
  const word = wordsIn(language)
  const first = (role: 'button' | 'heading' | 'link' | 'radio', name: Name) =>
    visible(page.getByRole(role, { name, exact: true })).first()
  const text = (read: Name): Locator => visible(page.getByText(read)).first()
  const inDialog = (name: string): Locator =>
    visible(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true }))
  return {
    language,
    word: (key: WordKey, values) => word(key, values),
    like: (key: WordKey) => patternOf(word(key)),
    async at(screen, query) {
      // A dialog that has closed would go back from the page that comes.
      await layersLeft(page)
      await goTo(page, hrefTo(screen, query))
    },
    press: (name) => first('button', name).click(),
    agree: (name) => inDialog(name).first().click(),
    async insist(name, heading) {
      const button = inDialog(name)
      const isDone = async (): Promise<boolean> => {
        // The element that is there now: it may go away, and is not waited for then.
        for (const shown of await button.elementHandles()) await shown.dispatchEvent('click')
        return first('heading', heading).isVisible()
      }
      await expect.poll(isDone).toBe(true)
    },
    follow: (name) => first('link', name).click(),
    async type(label, typed) {
      const labelled = visible(page.getByLabel(label, { exact: true }))
      const field = labelled.and(page.locator(WRITABLE)).first()
      await field.fill(typed)
      await field.blur()
    },
    async choose(label, search) {
      await visible(page.getByRole('button', { name: new RegExp(`^${label}`) }))
        .first()
        .click()
      const box = page.getByRole('dialog').getByRole('searchbox')
      await box.fill(search)
      await box.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
    pick: (name) => first('radio', name).check({ force: true }),
    tick: () => visible(page.getByRole('checkbox')).first().setChecked(true, { force: true }),
    reads: (read) => text(read).waitFor(),
    finds: (pattern) => text(pattern).innerText(),
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
  const actor = actorOf(room, language, accountOf(flow))
  for (const { name, act } of flow.steps)
    await act(actor).catch((fault: unknown) => {
      throw new Error(`the step “${name[language]}” is not walked`, { cause: fault })
    })
  expect(complaints).toEqual([])
  await room.leave()
})
