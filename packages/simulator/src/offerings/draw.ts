import {
  drawLots,
  type Drawn,
  entropyOf,
  ipoApplicationMachine,
  type Offer,
  type Ticket,
  ticketsHashOf,
} from '@kabuto/domain/offerings'
import { advance, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../collections.ts'
import type { Books, Desk } from '../handler.ts'
import { bookShares } from '../positions/booked.ts'
import { pick } from '../shared/chance.ts'
import { offerNow, seedOf } from '../shared/offers.ts'

type Application = Collections['ipoApplications']

/** The simulated public: without it everybody would win. Their tickets stand behind those of the members. */
const CROWD = 250

function crowdOf(offerId: string, first: number): Ticket[] {
  return Array.from({ length: CROWD }, (_, index) => ({
    number: first + index,
    lots: 1 + pick(`${offerId} crowd ${index}`, 5),
  }))
}

/** What nobody chose and everybody can look up: Tokyo's index closes of the day of the draw. */
function entropyAt({ market }: Pick<Desk, 'market'>, offer: Offer): string {
  const { day } = tokyoTime(Date.parse(offer.draw.at))
  return entropyOf(
    day,
    (['nikkei225', 'topix'] as const).map((name) => ({ name, value: market.indexClose(name, day) ?? '' })),
  )
}

type Sealed = Collections['offers'] & { sealed: { tickets: Ticket[] } }

/**
 * All tickets of an offer and their hash stand from the end of its time to apply, before anybody can know how it is
 * drawn. Done by whoever looks first.
 */
async function sealedOf({ work }: Pick<Desk, 'work'>, { id }: Offer): Promise<Sealed> {
  const before = await work.get('offers', id)
  if (before?.sealed) return { ...before, sealed: before.sealed }
  const members = (await work.ownedBy('tickets', id))
    .map(({ number, lots }) => ({ number, lots }))
    .toSorted((one, other) => one.number - other.number)
  const tickets = [...members, ...crowdOf(id, members.length + 1)]
  const row: Sealed = {
    id,
    applications: members.length,
    sealed: { tickets, ticketsHash: ticketsHashOf(tickets) },
    drawn: null,
  }
  work.put('offers', row)
  return row
}

/** The draw of an offer: made once, by whoever looks first after its time, and the same whoever that is. */
async function drawnOf(desk: Desk, offer: Offer): Promise<Drawn> {
  const row = await sealedOf(desk, offer)
  const { tickets } = row.sealed
  if (row.drawn) return { tickets, results: row.drawn.results }
  const terms = {
    offerId: offer.id,
    totalLots: offer.totalLots,
    seed: await seedOf(desk, offer.id),
    entropy: entropyAt(desk, offer),
  }
  const results = drawLots({ ...terms, tickets })
  desk.work.put('offers', { ...row, drawn: { entropy: terms.entropy, results } })
  return { tickets, results }
}

/** What falls due on an offer: its tickets are sealed at the deadline and drawn at the time of the draw. */
export async function broughtUp(desk: Desk, offer: Offer): Promise<Drawn | null> {
  if (Date.parse(offer.draw.at) <= desk.now) return drawnOf(desk, offer)
  if (Date.parse(offer.deadline) <= desk.now) await sealedOf(desk, offer)
  return null
}

async function draw(books: Books, row: Application): Promise<void> {
  const offer = await offerNow(books, row.offerId)
  if (!offer) throw new Error(`${row.offerId} is drawn, but not offered`)
  const { results } = await drawnOf(books, offer)
  const won = results.find(({ number }) => number === row.ticket)?.won ?? 0
  const step = advance(ipoApplicationMachine, row.state, { on: 'draw', won: won > 0 })
  if ('refusal' in step) throw new Error(`${row.id} cannot be drawn`)
  books.work.put('ipoApplications', { ...row, state: step.to, winningLots: won })
}

/** Paid lots are shares from the day of issue on. */
function issue(books: Books, row: Application): void {
  const { symbol, underwritingPrice, orderNumber, paidLots, lotSize, issueDate } = row
  books.work.put('ipoApplications', { ...row, booked: true })
  bookShares(books, {
    symbol,
    quantity: (paidLots ?? 0) * lotSize,
    price: underwritingPrice,
    orderNumber,
    origin: 'ipo',
    issueDay: issueDate,
  })
}

/** What comes by itself: the draw, the end of the time to pay, the day of issue. */
export async function happenToApplication(books: Books, row: Application): Promise<void> {
  if (row.state === 'awaitingDraw') return draw(books, row)
  if (row.state === 'paymentComplete') return issue(books, row)
  const step = advance(ipoApplicationMachine, row.state, { on: 'deadline' })
  if ('refusal' in step) throw new Error(`${row.id} has no deadline`)
  return books.work.put('ipoApplications', { ...row, state: step.to })
}
