import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Actor, pathOf, patternOf, type WordKey } from '../.storybook/flows/steps/flow.ts'
import { hrefTo } from '../packages/domain/src/paths.ts'
import type { Language } from '../packages/domain/src/shared/language.ts'
import { visible } from './finders.ts'
import { goTo, layersLeft } from './room.ts'
import { wordsIn } from './wordsIn.ts'

type Name = string | RegExp

const WRITABLE = ':is(input, textarea):not([type=radio], [type=checkbox])'

/** Walks the steps of a flow in a real browser; how the clock is turned depends on where the brokerage runs. */
export function actorOf(page: Page, language: Language, turnClock: Actor['turnClock']): Actor {
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
      const heading = visible(page.locator('#root h1:not([aria-busy="true"] h1)'))
      await heading.first().waitFor()
      const before = { path: pathOf(page.url()), headings: await heading.elementHandles() }
      await goTo(page, hrefTo(screen, query))
      if (before.path === pathOf(page.url())) return
      for (const left of before.headings) await left.waitForElementState('hidden')
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
    turnClock,
  }
}
