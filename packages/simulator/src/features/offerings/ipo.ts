import {
  abstainIpoCall,
  applyIpoCall,
  checkAbstain,
  checkIpoApplication,
  checkIpoPayment,
  checkIpoWithdrawal,
  type IpoApplication,
  ipoApplicationMachine,
  ipoApplicationsCall,
  lotsAmount,
  type Offer,
  offerCall,
  offersCall,
  payIpoCall,
  standing,
  type Ticket,
  withdrawIpoCall,
} from '@kabuto/domain/offerings'
import { advance, amountToSend, refuse, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Books, Desk, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { recordsOfOwner } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'
import { offerNow, offersNow } from '../../products/offers.ts'

type Row = Collections['ipoApplications']

async function shown(desk: Desk, row: Row): Promise<IpoApplication> {
  const found = await offerNow(desk, row.offerId)
  if (!found) throw new Error(`${row.offerId} was applied for, but is not offered`)
  const { drawAt: _, booked: __, ...application } = row
  const { names, deadline, draw } = found.offer
  return { ...application, names, deadline, draw }
}

export const offers = memberHandler(offersCall, async (desk, { stage }) => ({
  data: (await offersNow(desk)).filter(({ state }) => stage === undefined || state === stage),
}))

const ROWS = 100

/** The newest one for an offer: among all that a member has made since it took applications, withdrawn ones as well. */
async function ownOf({ work, account }: MemberDesk, { id, subscriptionFrom }: Offer): Promise<Row | undefined> {
  let from: string | undefined
  for (;;) {
    const rows = await work.page('ipoApplications', account, { from, limit: ROWS, newestFirst: true })
    const found = rows.find((row) => row.offerId === id)
    const oldest = rows.at(-1)
    if (found || !oldest || rows.length < ROWS || Date.parse(oldest.appliedAt) < Date.parse(subscriptionFrom))
      return found
    from = oldest.id
  }
}

export const offer = memberHandler(offerCall, async (desk, { id }) => {
  const found = await offerNow(desk, id)
  if (!found) return { refusal: refuse('notFound', { what: id }) }
  const own = await ownOf(desk, found.offer)
  return { data: { ...found, ...(own ? { application: await shown(desk, own) } : {}) } }
})

/** Tickets are numbered in the order of arrival; a changed application keeps its number. */
async function ticketFor({ work }: MemberDesk, { id }: Offer): Promise<number> {
  const row = (await work.get('offers', id)) ?? { id, applications: 0, sealed: null, drawn: null }
  work.put('offers', { ...row, applications: row.applications + 1 })
  return row.applications + 1
}

/** Read first, because a changed application has its ticket already. */
async function putTicket({ work }: Pick<Books, 'work'>, offerId: string, ticket: Ticket): Promise<void> {
  const id = `${offerId}/${ticket.number}`
  await work.get('tickets', id)
  work.put('tickets', { id, ...ticket }, offerId)
}

/**
 * An application whose books are closed asks for nothing any more. From the deadline on its ticket stands like all
 * others.
 */
export async function voidTicket(books: Books, { offerId, ticket }: Row): Promise<void> {
  const found = await offerNow(books, offerId)
  if (found && books.now < Date.parse(found.offer.deadline))
    await putTicket(books, offerId, { number: ticket, lots: 0 })
}

async function newRow(desk: MemberDesk, found: Offer): Promise<Row> {
  const { id, symbol, underwritingPrice, issueDate, payDeadline, lotSize, draw } = found
  return {
    ...(await nextOrder(desk)),
    offerId: id,
    ticket: await ticketFor(desk, found),
    symbol,
    underwritingPrice,
    issueDate,
    payDeadline,
    lotSize,
    state: 'awaitingDraw',
    appliedAt: toIso(desk.now),
    lots: 0,
    winningLots: null,
    paidLots: null,
    amountToSubscribe: '0',
    amountSubscribed: '0',
    drawAt: Date.parse(draw.at),
    booked: false,
  }
}

export const applyIpo = memberHandler(applyIpoCall, async (desk, { id, lots, replaces }) => {
  const { work, account, now, member } = desk
  const found = (await offerNow(desk, id))?.offer
  if (!found) return { refusal: refuse('notFound', { what: id }) }
  const own = await ownOf(desk, found)
  const existing = standing(own)
  const [refusal] = checkIpoApplication(
    { lots, replaces },
    { now, offer: found, existing, blocks: member.blocks, identityVerified: member.identity === 'verified' },
  )
  if (refusal) return { refusal }
  const count = Number(amountToSend(lots))
  const row = { ...(existing ?? (await newRow(desk, found))), lots: count, amountToSubscribe: lotsAmount(found, count) }
  work.put('ipoApplications', row, account)
  await putTicket(desk, id, { number: row.ticket, lots: count })
  return { data: await shown(desk, row) }
})

export const ipoApplications = memberHandler(ipoApplicationsCall, async (desk, asked) => {
  const page = await recordsOfOwner(desk, 'ipoApplications', asked)
  if (!page) return { refusal: refuse('notFound', { what: asked.id ?? '' }) }
  const { items, next } = page
  return { data: { items: await Promise.all(items.map((row) => shown(desk, row))), next } }
})

/**
 * Money moves here and not before: neither applying nor winning holds any. Fewer lots than were won give up the rest.
 */
export const payIpo = memberHandler(payIpoCall, async (desk, { id, lots }) => {
  const { work, account, now, member } = desk
  const row = await work.owned('ipoApplications', id, account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkIpoPayment(lots, {
    now,
    blocks: member.blocks,
    offer: row,
    application: row,
    cash: await cashFor(desk, 'JPY'),
  })
  const step = advance(ipoApplicationMachine, row.state, { on: 'pay' })
  if (refusal || 'refusal' in step) return { refusal: refusal ?? refuse('notFound', { what: id }) }
  const paidLots = Number(amountToSend(lots))
  const amount = lotsAmount(row, paidLots)
  const paid: Row = { ...row, state: step.to, paidLots, amountSubscribed: amount, paidAt: toIso(desk.now) }
  work.put('ipoApplications', paid)
  await post(desk, 'lotsPaid', id, moved({ from: 'available', to: 'shares', amount }))
  await netAgainstUnsettled(desk, 'JPY', id)
  return { data: await shown(desk, paid) }
})

export const abstainIpo = memberHandler(abstainIpoCall, async (desk, { id }) => {
  const { work, account, now } = desk
  const row = await work.owned('ipoApplications', id, account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkAbstain(row, now)
  const step = advance(ipoApplicationMachine, row.state, { on: 'abstain' })
  if (refusal || 'refusal' in step) return { refusal: refusal ?? refuse('notFound', { what: id }) }
  work.put('ipoApplications', { ...row, state: step.to })
  return { data: await shown(desk, { ...row, state: step.to }) }
})

/** Its ticket is for no lots any more, so nothing is drawn for it. */
export const withdrawIpo = memberHandler(withdrawIpoCall, async (desk, { id }) => {
  const { work, account, now } = desk
  const row = await work.owned('ipoApplications', id, account)
  const found = row && (await offerNow(desk, row.offerId))?.offer
  if (!row || !found) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkIpoWithdrawal({ state: row.state, deadline: found.deadline }, now)
  const step = advance(ipoApplicationMachine, row.state, { on: 'withdraw' })
  if (refusal || 'refusal' in step) return { refusal: refusal ?? refuse('notFound', { what: id }) }
  const withdrawn: Row = { ...row, state: step.to }
  work.put('ipoApplications', withdrawn)
  await voidTicket(desk, withdrawn)
  return { data: await shown(desk, withdrawn) }
})
