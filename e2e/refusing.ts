import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { ADMIN, addressOf, ask, DEMO } from './calls.ts'
import { isLong } from '../tools/isLong.ts'
import { alert, arrived, saying, visible } from './finders.ts'
import type { Room } from './room.ts'
import { sampled } from './sampled.ts'

/** What a refusal says, how it is reached, and its way out, pressed. */
export type Case = {
  reads: string | RegExp
  reach: () => Promise<unknown>
  way: () => Promise<unknown>
  /** Another form has been refused the same. */
  isKnown?: boolean
  /** It begins where the one before it has ended. */
  goesOn?: true
}

/** For what several forms are refused alike: the full counts try it on each of them, `npm test` on the first. */
export function onFirstForm(): <Cases extends Record<string, Case>>(cases: Cases) => Cases {
  const known = new Set<string>()
  return (cases) => {
    if (isLong) return cases
    const marked = Object.entries(cases).map(([code, one]) => [code, { ...one, isKnown: known.has(code) }] as const)
    for (const code of Object.keys(cases)) known.add(code)
    return Object.fromEntries(marked) as typeof cases
  }
}

/**
 * Each of them that is not known is reached, read and left by its way, in `npm test` every third; gives the codes of
 * all.
 */
export async function tryAll(
  { page, complaints }: Pick<Room, 'page' | 'complaints'>,
  cases: Record<string, Case>,
): Promise<string[]> {
  const unknown = Object.entries(cases).filter(([, { isKnown }]) => !isKnown)
  const first = unknown.filter(([, { goesOn }]) => !goesOn).map(([code]) => code)
  const chosen = sampled(first, 3)
  let isChosen = false
  for (const [code, { reads, reach, way, goesOn }] of unknown) {
    if (!goesOn) isChosen = chosen.includes(code)
    if (!isChosen) continue
    const shown = async (): Promise<void> => {
      await reach()
      await saying(page, reads).waitFor()
      await way()
    }
    await shown().catch(async (fault: unknown) => {
      const alerts = (await alert(page).allInnerTexts()).join(' / ')
      throw new Error([`${code}: ${alerts}`, ...complaints].join('\n'), { cause: fault })
    })
  }
  return Object.keys(cases).toSorted()
}

type Changed = {
  path: string
  changes: object
  meanwhile?: (() => Promise<unknown>) | undefined
  send: () => Promise<void>
}

/**
 * What is sent is another thing than the page knows, and something else happens before it arrives. Ends once it is
 * answered: what is read next may be said by it.
 */
export async function sendChanged(page: Page, { path, changes, meanwhile, send }: Changed): Promise<void> {
  const gone = Promise.withResolvers<void>()
  await page.route(
    addressOf(path),
    async (route) => {
      try {
        await meanwhile?.()
        const body = { ...(route.request().postDataJSON() as object), ...changes }
        await route.continue({ postData: JSON.stringify(body) })
        gone.resolve()
      } catch (fault) {
        gone.reject(fault)
      }
    },
    { times: 1 },
  )
  await Promise.all([page.waitForResponse(addressOf(path)), send(), gone.promise])
}

export const codesOf = ({ refusals }: { refusals: readonly string[] }): string[] => [...refusals].toSorted()

/** What bars a member, and where a way out leads. */
export function waysOf({ page, address }: Pick<Room, 'page' | 'address'>) {
  async function comesTo(place: string, name: string): Promise<void> {
    await arrived(page, name)
    await expect.poll(() => new URL(page.url()).hash).toBe(place)
  }

  const reading = new Set<Request>()
  page.on('request', (request) => void (request.method() === 'POST' && reading.add(request)))
  page.on('requestfinished', (request) => reading.delete(request))
  page.on('requestfailed', (request) => reading.delete(request))

  return {
    comesTo,
    /** All that was asked for has come: what happens afterwards the page does not know. */
    allRead: (): Promise<void> => expect.poll(() => reading.size).toBe(0),
    follow: async (name: string, place: string, to: string): Promise<void> => {
      await visible(page.getByRole('link', { name, exact: true }))
        .first()
        .click()
      await comesTo(place, to)
    },
    block: (kind: 'frozen' | 'loginBanned' | 'tradeBarred', act: 'impose' | 'lift', account = DEMO): Promise<unknown> =>
      ask(
        address,
        'admin/member',
        { act, account, block: kind, ...(act === 'impose' ? { reason: '模擬の確認' } : {}) },
        ADMIN,
      ),
  }
}
