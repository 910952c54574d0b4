import type { Row } from '@kabuto/simulator'
import type { Page } from 'playwright-core'
import { rowsOf } from './books.ts'
import { ADMIN, ask, DEMO, stopClock } from './calls.ts'
import { arrived, field, visible } from './finders.ts'
import { writeRow } from './planted.ts'
import { type Case, type onFirstForm, sendChanged, waysOf } from './refusing.ts'
import { goTo, layersLeft, openAs, type Room, type useRooms } from './room.ts'
import { STANDS } from './times.ts'

// A form for what is offered, with a confirmation in a dialog, and what it can be refused for.

type FormAt = {
  room: Room
  /** What the forms of a file are refused alike. */
  alike: ReturnType<typeof onFirstForm>
  path: string
  hash: string
  heading: string
  /** All but the last press, from the page as it comes. */
  fill: (page: Page) => Promise<void>
  /** What sends it in the dialog that asks once more, and what leads back from there. */
  send: string
  back: string
  /** That dialog shows the refusal itself, and is not closed. */
  stays?: boolean
}

/** What a page sends is another thing than it knows, as from one that was read long ago; then what it says is read. */
export function formAt({ room, alike, path, hash, heading, fill, send, back, stays = false }: FormAt) {
  const { page, address, folder } = room
  const { block, follow, allRead } = waysOf(room)

  async function anew(): Promise<void> {
    await layersLeft(page)
    await goTo(page, '#/home/index')
    await arrived(page, 'ホーム')
    await goTo(page, hash)
    await arrived(page, heading)
    await allRead()
  }

  const dialogs = visible(page.getByRole('dialog').or(page.getByRole('alertdialog')))
  const press = (name: string): Promise<void> => dialogs.getByRole('button', { name, exact: true }).click()

  async function fillAgain(): Promise<void> {
    // The dialog of the time before takes its time to close.
    if (!stays) await dialogs.first().waitFor({ state: 'hidden' })
    await fill(page)
  }

  async function sendOther(reads: Case['reads'], changes: object, meanwhile?: () => Promise<unknown>): Promise<void> {
    if (new URL(page.url()).hash !== hash) await anew()
    await fillAgain()
    // An earlier toast may still say the same; it is kept while it is pointed at.
    await page.mouse.move(0, 0)
    await visible(page.locator('output').getByText(reads)).first().waitFor({ state: 'hidden' })
    await sendChanged(page, { path, changes, meanwhile, send: () => press(send) })
  }

  /** Refused for what was sent; the form is there and can be sent once more. */
  const sending = (reads: Case['reads'], changes: object): Case => ({
    reads,
    reach: () => sendOther(reads, changes),
    way: async () => {
      await fillAgain()
      await press(back)
    },
  })

  /** Refused for what has become of something meanwhile. */
  const happening = (reads: Case['reads'], what: () => Promise<unknown>, undo: () => Promise<unknown>): Case => ({
    reads,
    reach: () => sendOther(reads, {}, what),
    way: async () => {
      await undo()
      if (stays) await press(back)
      await anew()
    },
  })

  /** Imposed while it is on its way; the way out is to object. */
  const barred = (kind: 'tradeBarred' | 'frozen', reads: RegExp): Case => ({
    reads,
    reach: () => sendOther(reads, {}, () => block(kind, 'impose')),
    way: async () => {
      await follow('お問い合わせで異議を申し立てる', '#/user/kf', 'お問い合わせ')
      await block(kind, 'lift')
    },
  })

  async function setIdentity(identity: 'verified' | 'unverified'): Promise<void> {
    const [row] = rowsOf(folder, 'members', DEMO) as Row[]
    if (!row) throw new Error('no member')
    await writeRow(folder, { collection: 'members', owner: DEMO, due: undefined, row: { ...row, identity } as Row })
  }

  const fails = (fault: 'failed' | 'none'): Promise<unknown> =>
    ask(address, 'admin/fault', { call: path, fault }, ADMIN)

  return {
    sending,
    happening,
    /** What every application can be refused for. */
    bars: alike({
      tradeBarred: barred('tradeBarred', /から取引を停止しています/),
      accountFrozen: barred('frozen', /から凍結中です/),
    }),
    identity: alike({
      identityRequired: happening(
        /本人確認/,
        () => setIdentity('unverified'),
        () => setIdentity('verified'),
      ),
    }),
    ...alike({ notFound: sending('お探しのものは見つかりません。画面を開き直してください。', { id: 'nothing' }) }),
    failing: (reads: string): Case =>
      happening(
        reads,
        () => fails('failed'),
        () => fails('none'),
      ),
    /** What every number can be refused for. */
    numbers: (name: string, { least, most }: { least: RegExp; most?: [string, RegExp] }) =>
      alike({
        required: sending(/は必須です。入力してください。$|を入力してください。$/, { [name]: '' }),
        amountFormat: sending(/を数字で入力してください。$/, { [name]: '-1' }),
        notWholeNumber: sending('整数で入力してください。小数は使えません。', { [name]: '1.5' }),
        belowMinimum: sending(least, { [name]: '0' }),
        ...(most && { aboveMaximum: sending(most[1], { [name]: most[0] }) }),
      }),
  }
}

/** Typed again: the refusal is about the previous value. */
export async function retype(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill('')
  await field(page, name).fill(value)
}

/** Logged in, with a stopped clock. */
export async function begin(enter: ReturnType<typeof useRooms>['enter']): Promise<Room> {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  await stopClock(room.address, STANDS)
  await openAs(room, '#/home/index')
  await arrived(room.page, 'ホーム')
  return room
}

/** The confirmation of an application. */
export const LOOK = '戻って直す'

/** A banned member is logged out before anything is shown here: access.test.ts. */
const ELSEWHERE = 'loginBanned'

export const without = (codes: readonly string[]): string[] => codes.filter((code) => code !== ELSEWHERE)

export const STATE = /^いまの状態は「/
export const NO_CASH = /^残高が足りません。/
export const NOT_FREE = /^使える現金(?:が足りません|を .* 超えています)。/
