import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type Ticket = { id: string; lots: number }
export type Winner = { id: string; won: number }

type Terms = { offerId: string; totalLots: number }

/**
 * All that anybody needs to check a draw. `seedHash` stands before the first application, `ticketsHash` at the deadline, the seed and the
 * results after the draw, so that none of them can be chosen to suit another.
 */
export type PublishedDraw = Terms & { seedHash: string; seed: string; tickets: readonly Ticket[]; ticketsHash: string; results: readonly Winner[] }

export type Verification = { fair: true } | { fair: false; because: 'seed' | 'tickets' | 'results' }

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function seedHashOf(seed: string, { offerId, totalLots }: Terms): string {
  return digest(`${offerId}\n${totalLots}\n${seed}`)
}

export function ticketsHashOf(tickets: readonly Ticket[]): string {
  return digest(tickets.map(({ id, lots }) => `${id} ${lots}`).toSorted().join('\n'))
}

/** The place of an application in the draw: its id and nothing about the member goes into it. */
function placeOf(seed: string, offerId: string, { id }: Ticket): string {
  return digest(`${seed}\n${offerId}\n${id}`)
}

/** In the order of their places each gets what it applied for, until the lots are gone. Everybody stands in the result. */
export function drawLots({ offerId, seed, totalLots, tickets }: Terms & Pick<PublishedDraw, 'seed' | 'tickets'>): Winner[] {
  const placed = tickets.map((ticket) => ({ ...ticket, place: placeOf(seed, offerId, ticket) }))
  let left = totalLots
  return placed
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ id, lots }) => {
      const won = Math.min(lots, left)
      left -= won
      return { id, won }
    })
}

/** Draws once more and compares: the seed and the tickets with their hashes, then every result. */
export function verifyDraw(draw: PublishedDraw): Verification {
  if (seedHashOf(draw.seed, draw) !== draw.seedHash) return { fair: false, because: 'seed' }
  const ids = new Set(draw.tickets.map(({ id }) => id))
  if (ids.size !== draw.tickets.length || ticketsHashOf(draw.tickets) !== draw.ticketsHash) return { fair: false, because: 'tickets' }
  const again = drawLots(draw)
  const same = again.length === draw.results.length && again.every(({ id, won }, index) => draw.results[index]?.id === id && draw.results[index].won === won)
  return same ? { fair: true } : { fair: false, because: 'results' }
}
