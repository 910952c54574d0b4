import { rowsOf } from './books.ts'
import { ADMIN, ask, stopClock } from './calls.ts'
import { quiet } from './browser.ts'
import { arrived } from './finders.ts'
import type { Form } from './forms/form.ts'
import { moneyForms } from './forms/money.ts'
import { offerForms } from './forms/offers.ts'
import { tradingForms } from './forms/trading.ts'
import { goTo, logIn, type Room } from './room.ts'
import { STANDS } from './times.ts'

export type { Form } from './forms/form.ts'

/** Each form that moves money or holdings. */
export const forms: readonly Form[] = [...moneyForms, ...tradingForms, ...offerForms]

/** Stops the market's time, and gives the demo member enough cash for every form sent hundreds of times. */
export async function prepareForms(address: string): Promise<void> {
  await stopClock(address, STANDS)
  const sent = { channel: 'bank', amount: '20000000', proof: 'sample-proof' }
  const { id } = (await ask(address, 'funds/deposit', sent)) as { id: string }
  await ask(address, 'admin/approve', { kind: 'deposit', id }, ADMIN)
}

type Answer = { path: string }

/** All of the form's kind in the books: its records, and how often its call was executed. */
export const booksOf = ({ account: owner, path, kept }: Form, folder: string): string[] => [
  ...kept(folder),
  ...(rowsOf(folder, 'answers', owner) as Answer[])
    .filter((answer) => answer.path === path)
    .map(() => `carried out: ${path}`),
]

/** What came into the books, and what went. */
export type Books = { adds: string[]; takes: string[] }

/** What the books hold more and less than before. */
export const changeOf = (before: readonly string[], after: readonly string[]): Books => ({
  adds: more(after, before),
  takes: more(before, after),
})

/** What is to come into the books, and to go, where a form is done once. */
export const doneOnce = ({ path, adds, takes }: Form, nth: number): Books => ({
  adds: [...adds(nth), `carried out: ${path}`].toSorted(),
  takes: takes?.(nth) ?? [],
})

/** What is in the one and not in the other, each line as often as it occurs more. */
function more(one: readonly string[], than: readonly string[]): string[] {
  const rest = [...than]
  return one
    .filter((line) => {
      const at = rest.indexOf(line)
      if (at !== -1) rest.splice(at, 1)
      return at === -1
    })
    .toSorted()
}

/** The form of a member who has just come to its page, filled in but for the last press; and the books before it. */
export async function reach(room: Room, form: Form, nth: number): Promise<{ before: string[]; id: string }> {
  const { page, address, folder } = room
  const id = (await form.prepare?.(address, nth, folder)) ?? ''
  const account = await page.evaluate(() => window.localStorage.getItem('account'))
  if (account !== form.account) {
    await page.evaluate(() => {
      window.localStorage.clear()
      window.sessionStorage.clear()
    })
    await page.goto(`${address}#/login/login?next=%2Fhome%2Findex`)
    await page.reload()
    await logIn(page, 'kabuto2026', form.account)
  } else await goTo(page, '#/home/index')
  await arrived(page, 'ホーム')
  await goTo(page, form.hash(id))
  await arrived(page, form.heading)
  // What the form before has left in the books is shown, or what is sent would have to be agreed to anew.
  await quiet(page)
  await form.fill(page, nth)
  await quiet(page)
  return { before: booksOf(form, folder), id }
}
