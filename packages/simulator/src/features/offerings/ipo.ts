import {
  abstainIpoCall,
  applyIpoCall,
  checkAbstain,
  checkIpoApplication,
  checkIpoPayment,
  checkIpoWithdrawal,
  type IpoApplication,
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
import { amountToSend, refuse, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, MemberContext, RequestContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { recordsOfOwner } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'
import { offerNow, offersNow } from '../../products/offers.ts'

type Row = Collections['ipoApplications']

async function toApplication(context: RequestContext, row: Row): Promise<IpoApplication> {
  const found = await offerNow(context, row.offerId)
  if (!found) throw new Error(`${row.offerId} was applied for, but is not offered`)
  const { drawAt: _, booked: __, ...application } = row
  const { names, deadline, draw } = found.offer
  return { ...application, names, deadline, draw }
}

export const offers = memberHandler(offersCall, async (context, { stage }) => ({
  data: (await offersNow(context)).filter(({ state }) => stage === undefined || state === stage),
}))

const ROWS = 100

/** The newest one for an offer: among all that a member has made since it took applications, withdrawn ones as well. */
async function ownOf({ work, account }: MemberContext, { id, subscriptionFrom }: Offer): Promise<Row | undefined> {
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

export const offer = memberHandler(offerCall, async (context, { id }) => {
  const found = await offerNow(context, id)
  if (!found) return { refusal: refuse('notFound', { what: id }) }
  const own = await ownOf(context, found.offer)
  return { data: { ...found, ...(own ? { application: await toApplication(context, own) } : {}) } }
})

/** Tickets are numbered in the order of arrival; a changed application keeps its number. */
async function ticketFor({ work }: MemberContext, { id }: Offer): Promise<number> {
  const row = (await work.get('offers', id)) ?? { id, applications: 0, sealed: null, drawn: null }
  work.put('offers', { ...row, applications: row.applications + 1 })
  return row.applications + 1
}

/** Read first, because a changed application has its ticket already. */
async function putTicket({ work }: Pick<AccountContext, 'work'>, offerId: string, ticket: Ticket): Promise<void> {
  const id = `${offerId}/${ticket.number}`
  await work.get('tickets', id)
  work.put('tickets', { id, ...ticket }, offerId)
}

/** The ticket of books that are archived is for no lots any more. After the deadline it stays, like all tickets. */
export async function voidTicket(context: AccountContext, { offerId, ticket }: Row): Promise<void> {
  const found = await offerNow(context, offerId)
  if (found && context.now < Date.parse(found.offer.deadline))
    await putTicket(context, offerId, { number: ticket, lots: 0 })
}

async function newRow(context: MemberContext, found: Offer): Promise<Row> {
  const { id, symbol, underwritingPrice, issueDate, payDeadline, lotSize, draw } = found
  return {
    ...(await nextOrder(context)),
    offerId: id,
    ticket: await ticketFor(context, found),
    symbol,
    underwritingPrice,
    issueDate,
    payDeadline,
    lotSize,
    state: 'awaitingDraw',
    appliedAt: toIso(context.now),
    lots: 0,
    winningLots: null,
    paidLots: null,
    amountToSubscribe: '0',
    amountSubscribed: '0',
    drawAt: Date.parse(draw.at),
    booked: false,
  }
}

export const applyIpo = memberHandler(applyIpoCall, async (context, { id, lots, replaces }) => {
  const { work, account, now, member } = context
  const found = (await offerNow(context, id))?.offer
  if (!found) return { refusal: refuse('notFound', { what: id }) }
  const own = await ownOf(context, found)
  const existing = standing(own)
  const [refusal] = checkIpoApplication(
    { lots, replaces },
    { now, offer: found, existing, blocks: member.blocks, identityVerified: member.identity === 'verified' },
  )
  if (refusal) return { refusal }
  const count = Number(amountToSend(lots))
  const row = {
    ...(existing ?? (await newRow(context, found))),
    lots: count,
    amountToSubscribe: lotsAmount(found, count),
  }
  work.put('ipoApplications', row, account)
  await putTicket(context, id, { number: row.ticket, lots: count })
  return { data: await toApplication(context, row) }
})

export const ipoApplications = memberHandler(ipoApplicationsCall, async (context, asked) => {
  const page = await recordsOfOwner(context, 'ipoApplications', asked)
  if (!page) return { refusal: refuse('notFound', { what: asked.id ?? '' }) }
  const { items, next } = page
  return { data: { items: await Promise.all(items.map((row) => toApplication(context, row))), next } }
})

/**
 * Money moves here and not before: neither applying nor winning holds any. Paying fewer lots than won gives up the
 * rest.
 */
export const payIpo = memberHandler(payIpoCall, async (context, { id, lots }) => {
  const { work, account, now, member } = context
  const row = await work.owned('ipoApplications', id, account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkIpoPayment(lots, {
    now,
    blocks: member.blocks,
    offer: row,
    application: row,
    cash: await cashFor(context, 'JPY'),
  })
  if (refusal) return { refusal }
  const paidLots = Number(amountToSend(lots))
  const amount = lotsAmount(row, paidLots)
  const paid: Row = { ...row, state: 'paymentComplete', paidLots, amountSubscribed: amount, paidAt: toIso(now) }
  work.put('ipoApplications', paid)
  await post(context, 'lotsPaid', id, transfer({ from: 'available', to: 'shares', amount }))
  await netAgainstUnsettled(context, 'JPY', id)
  return { data: await toApplication(context, paid) }
})

export const abstainIpo = memberHandler(abstainIpoCall, async (context, { id }) => {
  const { work, account, now } = context
  const row = await work.owned('ipoApplications', id, account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkAbstain(row, now)
  if (refusal) return { refusal }
  const abstained: Row = { ...row, state: 'abstained' }
  work.put('ipoApplications', abstained)
  return { data: await toApplication(context, abstained) }
})

/** Its ticket is for no lots any more, so nothing is drawn for it. */
export const withdrawIpo = memberHandler(withdrawIpoCall, async (context, { id }) => {
  const { work, account, now } = context
  const row = await work.owned('ipoApplications', id, account)
  const found = row && (await offerNow(context, row.offerId))?.offer
  if (!row || !found) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkIpoWithdrawal({ state: row.state, deadline: found.deadline }, now)
  if (refusal) return { refusal }
  const withdrawn: Row = { ...row, state: 'cancelled' }
  work.put('ipoApplications', withdrawn)
  await voidTicket(context, withdrawn)
  return { data: await toApplication(context, withdrawn) }
})
