import type { Locator, Page } from 'playwright-core'
import { entriesOf } from '../books.ts'
import { DEMO } from '../calls.ts'
import { button, saying, shown } from '../finders.ts'
import type { Room } from '../room.ts'

/** A form that moves money or holdings: how it is filled in, sent and confirmed, and what the books keep. */
export type Form = {
  name: string
  /** The call that it sends. */
  path: string
  account: string
  /** What it is about has to be there first; gives its id. */
  prepare?: (address: string, nth: number, folder: string) => Promise<string>
  hash: (id: string) => string
  heading: string
  /** All but the last press. */
  fill: (page: Page, nth: number) => Promise<void>
  confirm: (page: Page) => Locator
  /** Where Enter sends it too. */
  entry: (page: Page) => Locator
  /** A secret of it is never kept, so after a reload it can be asked for by its key alone. */
  secret?: true
  /** Waits until the page shows that it was done. */
  confirmed: (page: Page, nth: number, folder: string) => Promise<void>
  /** Waits until the page shows that nothing was done. */
  unconfirmed: (page: Page, nth: number) => Promise<void>
  /** What the books hold of its kind, a line each. */
  kept: (folder: string) => string[]
  /** Of these lines, what sending it once adds and takes away. */
  adds: (nth: number) => string[]
  takes?: (nth: number) => string[]
  /** Makes room for the next one. */
  tidy?: (room: Pick<Room, 'address' | 'folder'>) => Promise<void>
}

export const DAY = '2026-11-20'
export const dayOf = (time: string): string => time.slice(0, DAY.length)
export const yen = (amount: number): string => `${amount.toLocaleString('en')}円`

/** What left or came into the free cash, or another account, as the ledger has it. */
export const movesOf = (folder: string, cause: string, of = 'available'): string[] =>
  entriesOf(folder, DEMO)
    .filter((entry) => entry.cause === cause)
    .map(({ postings }) => {
      const moved = postings.filter(({ account, currency }) => account === of && currency === 'JPY')
      return `ledger: ${cause} ${moved.reduce((sum, { amount }) => sum + Number(amount), 0)} yen`
    })

type ReceiptTexts = { receipt: string; figure: (nth: number, folder: string) => string; pressed: string }

/** The receipt with its figure; where nothing was done, the form. */
export const receiptOf = ({
  receipt,
  figure,
  pressed,
}: ReceiptTexts): Pick<Form, 'confirmed' | 'unconfirmed' | 'confirm'> => ({
  async confirmed(page, nth, folder) {
    await shown(page, receipt)
    await saying(page, figure(nth, folder)).waitFor()
  },
  unconfirmed: (page) => button(page, pressed).waitFor(),
  confirm: (page) => button(page, pressed),
})
