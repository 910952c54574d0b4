import { addDays, type Instant, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import { marketTime as timeOfMarket, openingAnchor, setAnchor } from '../engine/clock.ts'
import type { RequestContext } from '../engine/context.ts'
import { marketOf } from '../market/marketOf.ts'
import { faultsIn } from '../books/ledger/checks.ts'
import type { Ports } from '../engine/ports.ts'
import { beginWork, type Work } from '../engine/work.ts'
import { plantMember, secretsOf } from '../scenarios/plant.ts'
import type { Seed } from '../scenarios/seed.ts'
import { dueEvents } from './dueEvents.ts'

/** The publication time of planted content: so many days before the books are planted; never in the future. */
function publicationOf(now: Instant, { daysBefore, at }: { daysBefore: number; at: string }): Instant {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return Math.min(now, tokyoInstant(addDays(tokyoTime(now).day, -daysBefore), hours * 60 + minutes))
}

function plantWords(
  { work, now }: Pick<RequestContext, 'work' | 'now'>,
  { notices = [], news = [], products = [], intents = [] }: Seed,
): void {
  for (const { daysBefore, at, ...notice } of notices)
    work.put('notices', { ...notice, publishedAt: publicationOf(now, { daysBefore, at }) })
  for (const { daysBefore, at, ...article } of news)
    work.put('news', { ...article, publishedAt: publicationOf(now, { daysBefore, at }) })
  for (const product of products) work.put('products', product)
  for (const intent of intents) work.put('intents', intent)
}

type PlantedMember = Seed['members'][number]

async function plantOne(
  context: RequestContext,
  { id, scenario, isAdmin = false }: PlantedMember,
  secrets: Awaited<ReturnType<typeof secretsOf>>,
): Promise<void> {
  await plantMember(context, id, scenario, secrets)
  const member = isAdmin ? await context.work.get('members', id) : undefined
  if (member) context.work.put('members', { ...member, isAdmin })
}

function contextOf(ports: Ports, moment: Pick<RequestContext, 'work' | 'now' | 'wall'>): RequestContext {
  return { ...ports, market: marketOf(ports), dueEvents, ...moment, language: 'ja' }
}

function assertAddsUp(work: Work): void {
  const faults = faultsIn(work.touched())
  if (faults.length > 0) throw new Error(`the scenarios do not add up: ${faults.join('; ')}`)
}

/**
 * Plants empty books: the site's settings, the clock, the members with their scenarios. One commit, so it is all there
 * or not at all. A clock that is stopped shows hours that one in mode `open` skips.
 */
export async function plantBooks(
  ports: Ports,
  seed: Seed,
  marketTime?: Instant,
  mode: 'fixed' | 'open' = 'open',
): Promise<void> {
  const work = beginWork(ports.store)
  const wall = ports.wall()
  const opening = openingAnchor(wall)
  const now = marketTime ?? opening.market
  setAnchor(work, { ...opening, mode, market: now })
  work.put('secrets', { id: 'quotes', value: ports.newId() })
  for (const row of seed.config) work.put('config', row)
  const context = contextOf(ports, { work, now, wall })
  plantWords(context, seed)
  const secrets = await secretsOf(context)
  for (const member of seed.members) await plantOne(context, member, secrets)
  assertAddsUp(work)
  if (!(await ports.store.commit(work.changes()))) throw new Error('the books were not empty')
}

/** Before it counts as a failure that others change the same rows. */
const MAX_ATTEMPTS = 20

async function plantedNow(ports: Ports, member: PlantedMember): Promise<boolean> {
  const work = beginWork(ports.store)
  const wall = ports.wall()
  const now = await timeOfMarket(work, wall)
  const context = contextOf(ports, { work, now, wall })
  await plantOne(context, member, await secretsOf(context))
  assertAddsUp(work)
  return ports.store.commit(work.changes())
}

/** Plants a member into books that are open already; nothing where somebody has that number. */
export async function plantLater(ports: Ports, member: PlantedMember): Promise<void> {
  const isThere = async (): Promise<boolean> => (await ports.store.get('members', member.id)) !== undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await isThere()) return
    try {
      if (await plantedNow(ports, member)) return
    } catch (fault) {
      // A past that somebody else was planting at the same time cannot be lived a second time.
      if (!(await isThere())) throw fault
    }
  }
  throw new Error(`${member.id} could not be planted: others changed the same rows again and again`)
}
