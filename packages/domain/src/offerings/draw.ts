import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Amount } from '../shared/amount/money.ts'
import type { Day } from '../shared/time/days.ts'
import type { Drawn } from './entities.ts'

/**
 * An application in the draw, under its number in the order of arrival: 1, 2, 3 and so on, so that nobody chooses one.
 */
export type Ticket = Drawn['tickets'][number]
export type Winner = Drawn['results'][number]

type Terms = { offerId: string; totalLots: number }
type Secret = { seed: string; entropy: string }

/**
 * All that anybody needs to check a draw. `seedHash` is published before the first application, `ticketsHash` at the
 * deadline, the rest after the draw. `entropy` is a value that nobody chose and everybody can look up;
 * docs/decisions/draw.md says what that proves and what not.
 */
export type PublishedDraw = Terms &
  Secret & { seedHash: string; ticketsHash: string; tickets: readonly Ticket[]; results: readonly Winner[] }

export type Verification = { fair: true } | { fair: false; because: 'seed' | 'tickets' | 'results' }

/** JSON, because parts that are only joined can be cut elsewhere and look the same. */
function digest(parts: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))))
}

/** The simulated index closes of the day of the draw, written so that everybody writes the same. */
export function entropyOf(day: Day, closes: readonly { name: string; value: Amount }[]): string {
  return JSON.stringify([day, ...closes.map(({ name, value }) => `${name} ${value}`).toSorted()])
}

/** The closes that an entropy was written from, by the names of their indices. */
export function closesIn(entropy: string): Record<string, Amount> {
  const closes = entropy.matchAll(/"(\w+) ([\d.]+)"/g)
  return Object.fromEntries([...closes].map(([, name = '', value = '']) => [name, value]))
}

export function seedHashOf(seed: string, { offerId, totalLots }: Terms): string {
  return digest([offerId, totalLots, seed])
}

function inOrder(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((one, other) => one.number - other.number)
}

export function ticketsHashOf(tickets: readonly Ticket[]): string {
  return digest(inOrder(tickets).map(({ number, lots }) => [number, lots]))
}

/**
 * In the order drawn each gets what it applied for, until the lots are gone. The result contains every ticket.
 */
export function drawLots({
  offerId,
  seed,
  entropy,
  totalLots,
  tickets,
}: Terms & Secret & Pick<PublishedDraw, 'tickets'>): Winner[] {
  const placed = tickets.map((ticket) => ({ ...ticket, place: digest([seed, entropy, offerId, ticket.number]) }))
  let left = totalLots
  return placed
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ number, lots }) => {
      const won = Math.min(lots, left)
      left -= won
      return { number, won }
    })
}

/** Numbered 1 to n without a gap. One that was taken back before the deadline keeps its number and is for no lots. */
function areWhole(tickets: readonly Ticket[]): boolean {
  return inOrder(tickets).every(({ number, lots }, index) => number === index + 1 && lots >= 0)
}

/** Draws once more and compares: the seed and the tickets with their hashes, then every result. */
export function verifyDraw(draw: PublishedDraw): Verification {
  if (seedHashOf(draw.seed, draw) !== draw.seedHash) return { fair: false, because: 'seed' }
  if (!areWhole(draw.tickets) || ticketsHashOf(draw.tickets) !== draw.ticketsHash)
    return { fair: false, because: 'tickets' }
  const again = drawLots(draw)
  const same =
    again.length === draw.results.length &&
    again.every(({ number, won }, index) => draw.results[index]?.number === number && draw.results[index].won === won)
  return same ? { fair: true } : { fair: false, because: 'results' }
}
