import {
  type Draw,
  drawLots,
  type Drawn,
  entropyOf,
  type Offer,
  seedHashOf,
  type Ticket,
  ticketsHashOf,
} from '@kabuto/domain/offerings'
import { type Instant, toIso, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../rows/collections.ts'
import type { RequestContext } from '../engine/context.ts'
import { pick } from '../engine/chance.ts'

type Drawing = Pick<RequestContext, 'work' | 'digest' | 'market' | 'now'>
/** The terms of a draw: its tickets are counted at the deadline, and it is made at its own time. */
type Terms = Pick<Offer, 'id' | 'totalLots' | 'deadline'> & { drawAt: Instant }

/**
 * The number of simulated applicants: without them everybody would win. Their tickets come after those of the members.
 */
const CROWD = 250

function crowdOf(offerId: string, first: number): Ticket[] {
  return Array.from({ length: CROWD }, (_, index) => ({
    number: first + index,
    lots: 1 + pick(`${offerId} crowd ${index}`, 5),
  }))
}

/** Nobody can know it before, and anybody can check it afterwards. */
async function seedOf({ work, digest }: Drawing, offerId: string): Promise<string> {
  const secret = await work.get('secrets', 'quotes')
  return digest(`${secret?.value} draw ${offerId}`)
}

/** What nobody chose and everybody can look up: Tokyo's index closes of the day of the draw. */
function entropyAt({ market }: Drawing, drawAt: Instant): string {
  const { day } = tokyoTime(drawAt)
  return entropyOf(
    day,
    (['nikkei225', 'topix'] as const).map((name) => ({ name, value: market.indexClose(name, day) ?? '' })),
  )
}

type Row = Collections['offers']
type Sealed = Row & { sealed: { tickets: Ticket[]; ticketsHash: string } }

/** All tickets of an offer, from the end of its time to apply on: before anybody can know how it is drawn. */
async function sealedOf({ work }: Drawing, { id }: Terms, before: Row | undefined): Promise<Sealed> {
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

async function drawnOf(context: Drawing, terms: Terms, row: Sealed, seed: string): Promise<NonNullable<Row['drawn']>> {
  if (row.drawn) return row.drawn
  const { id, totalLots, drawAt } = terms
  const entropy = entropyAt(context, drawAt)
  const results = drawLots({ offerId: id, totalLots, seed, entropy, tickets: row.sealed.tickets })
  context.work.put('offers', { ...row, drawn: { entropy, results } })
  return { entropy, results }
}

/**
 * What is published of a draw by now, and the result once it is made. The first reader after its time stores the
 * result, so all readers get the same.
 */
export async function drawOf(context: Drawing, terms: Terms): Promise<{ draw: Draw; drawn: Drawn | null }> {
  const { id: offerId, totalLots, deadline, drawAt } = terms
  const seed = await seedOf(context, offerId)
  const before = { seedHash: seedHashOf(seed, { offerId, totalLots }), at: toIso(drawAt) }
  if (context.now < Date.parse(deadline))
    return { draw: { ...before, ticketsHash: null, seed: null, entropy: null }, drawn: null }
  const row = await sealedOf(context, terms, await context.work.get('offers', offerId))
  const { tickets, ticketsHash } = row.sealed
  if (context.now < drawAt) return { draw: { ...before, ticketsHash, seed: null, entropy: null }, drawn: null }
  const { entropy, results } = await drawnOf(context, terms, row, seed)
  return { draw: { ...before, ticketsHash, seed, entropy }, drawn: { tickets, results } }
}
