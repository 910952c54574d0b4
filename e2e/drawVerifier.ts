import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// A stranger's check of a draw, written from docs/decisions/draw.md alone: nothing of ours is imported. As a script it
// reads what `ipo/detail` answered: node e2e/drawVerifier.ts answer.json

type Ticket = { number: number; lots: number }
type Winner = { number: number; won: number }

/** As `ipo/detail` returns it after the draw. */
export type PublishedDraw = {
  offer: {
    id: string
    totalLots: number
    draw: { seedHash: string; ticketsHash: string; seed: string; entropy: string }
  }
  drawn: { tickets: Ticket[]; results: Winner[] }
}

/** What is not as the text says. */
export type Fault = 'seedHash' | 'numbers' | 'ticketsHash' | 'results'

export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The entropy of a day in Tokyo, from the names and the closes of its two indices. */
export const entropyOf = (day: string, closes: readonly { name: string; value: string }[]): string =>
  `[${[day, ...closes.map(({ name, value }) => `${name} ${value}`).toSorted()].map(quoted).join(',')}]`

function resultsOf({ offer: { id, totalLots, draw }, drawn: { tickets } }: PublishedDraw): Winner[] {
  let left = totalLots
  return tickets
    .map((ticket) => ({
      ...ticket,
      place: hashOf(`[${quoted(draw.seed)},${quoted(draw.entropy)},${quoted(id)},${ticket.number}]`),
    }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ number, lots }) => {
      const won = Math.min(lots, left)
      left -= won
      return { number, won }
    })
}

const sameResults = (one: readonly Winner[], other: readonly Winner[]): boolean =>
  one.length === other.length &&
  one.every(({ number, won }, index) => other[index]?.number === number && other[index].won === won)

export function faultsOf(published: PublishedDraw): Fault[] {
  const { offer, drawn } = published
  const { seed, seedHash, ticketsHash } = offer.draw
  const inOrder = drawn.tickets.toSorted((one, other) => one.number - other.number)
  const holds: Record<Fault, boolean> = {
    seedHash: hashOf(`[${quoted(offer.id)},${offer.totalLots},${quoted(seed)}]`) === seedHash,
    numbers: inOrder.every(({ number }, index) => number === index + 1),
    ticketsHash: hashOf(`[${inOrder.map(({ number, lots }) => `[${number},${lots}]`).join(',')}]`) === ticketsHash,
    results: sameResults(resultsOf(published), drawn.results),
  }
  return (Object.keys(holds) as Fault[]).filter((one) => !holds[one])
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('Say which file holds what ipo/detail answered.')
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: PublishedDraw }
  const faults = faultsOf(data)
  process.stdout.write(faults.length === 0 ? 'The draw is right.\n' : `Not as drawn: ${faults.join(', ')}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
