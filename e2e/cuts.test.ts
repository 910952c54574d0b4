import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'
import { cutOnce, cuts, type Cut } from './cuts.ts'
import { arrived, LOOKED_FOR, saying, textOf } from './finders.ts'
import { type Books, booksOf, changeOf, doneOnce, type Form, forms, prepareForms, reach } from './forms.ts'
import { randomFrom } from './random.ts'
import { goTo, logIn, openAs, type Room, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'
import { sampled } from './sampled.ts'

const { enter } = useRooms()
const tried = sampled(forms, 4)
const CUTS = isLong ? 200 : tried.length

/** What a member does while the answer is looked for. */
const meanwhile = {
  waits: () => Promise.resolve(),
  'loads the page anew': async ({ page }: Room) => {
    await page.reload()
  },
  'goes away and comes back': async ({ page }: Room, hash: string) => {
    await goTo(page, '#/home/index')
    await arrived(page, 'ホーム')
    await goTo(page, hash)
  },
}
type Meanwhile = keyof typeof meanwhile

const cutNames = Object.keys(cuts) as Cut[]
const meanwhileNames = Object.keys(meanwhile) as Meanwhile[]

type Round = { form: Form; nth: number; cut: Cut; does: Meanwhile }

/** One form sent, its answer lost in that way: what the page shows in the end is what the books contain. */
async function tryRound(room: Room, { form, nth, cut, does }: Round): Promise<{ confirmed: Books; kept: Books }> {
  const { page, folder } = room
  const { path, account, heading, secret } = form
  const { before, id } = await reach(room, form, nth)
  const { release } = await cutOnce(page, path, cut)
  const hurt = cuts[cut]
  await form.confirm(page).click()
  if ('ended' in hurt) {
    await page.locator('#root').getByLabel('会員番号', { exact: true }).waitFor()
    await logIn(page, 'kabuto2026', account)
  } else {
    await saying(page, LOOKED_FOR).waitFor()
    await meanwhile[does](room, form.hash(id))
  }
  await arrived(page, heading)
  release()
  // What is not kept cannot be sent again: it is asked for by its key alone.
  const isForgotten = 'ended' in hurt || does === 'loads the page anew'
  const isDone = hurt.done || !(isForgotten && secret)
  await (isDone ? form.confirmed(page, nth, folder) : form.unconfirmed(page, nth))
  const after = booksOf(form, folder)
  await page.unroute(addressOf(path))
  await form.tidy?.(room)
  return {
    confirmed: isDone ? doneOnce(form, nth) : { adds: [], takes: [] },
    kept: changeOf(before, after),
  }
}

test(`${CUTS} times cut on the way there or back: the page tells what the books hold, one record or none`, async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  await prepareForms(address)
  const random = randomFrom(20_261_123)
  const pick = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  const rounds = Array.from({ length: CUTS }, (_, nth) => ({
    form: tried[nth % tried.length] as Form,
    nth,
    cut: pick(cutNames),
    does: pick(meanwhileNames),
  }))
  for (const round of rounds) {
    const { form, nth, cut, does } = round
    const what = `${nth}: ${form.name}, ${cut}, the member ${does}`
    const { confirmed, kept } = await tryRound(room, round).catch(async (fault: unknown) => {
      throw new Error(`${what}; on the page: ${await textOf(page)}`, { cause: fault })
    })
    expect({ what, ...kept }).toEqual({ what, ...confirmed })
  }
  await room.leave()
})
