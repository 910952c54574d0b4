import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import { checkCash, type Cash } from '../shared/amount/amounts.ts'
import { parseAmount, type Parsed } from '../shared/input/input.ts'
import { advance } from '../shared/machine/machine.ts'
import { type Amount, isAbove, isBelow, times } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { IpoApplication, Offer } from './entities.ts'
import { ipoApplicationMachine } from './machines.ts'

/** One application a stock and member, editable until the deadline (decisions §6). */
export const MOST_APPLICATIONS = 1

/** The state of an offer by the clock. */
export function offerState(
  { subscriptionFrom, deadline }: Pick<Offer, 'subscriptionFrom' | 'deadline'>,
  now: Instant,
): Offer['state'] {
  if (now < Date.parse(subscriptionFrom)) return 'toBeSubscribed'
  return now < Date.parse(deadline) ? 'subscribing' : 'ended'
}

function parseLots(typed: string, most: number): Parsed<number> {
  const parsed = parseAmount(typed, 'lots')
  if ('refusal' in parsed) return parsed
  const { value } = parsed
  if (isBelow(value, '1')) return { refusal: refuse('belowMinimum', { min: '1', unit: 'lots' }, 'lots') }
  return isAbove(value, String(most))
    ? { refusal: refuse('aboveMaximum', { max: String(most), unit: 'lots' }, 'lots') }
    : { value: Number(value) }
}

function refusalsOf(parsed: Parsed<unknown>): Refusal[] {
  return 'refusal' in parsed ? [parsed.refusal] : []
}

function checkStage(offer: Offer, now: Instant): Refusal[] {
  const state = offerState(offer, now)
  if (state === 'ended') return [refuse('deadlinePassed', { at: offer.deadline })]
  return state === 'toBeSubscribed' ? [refuse('illegalState', { state, allowed: ['subscribing'] })] : []
}

export type IpoDraft = { lots: string; /** The application that this one changes. */ replaces: string | undefined }

export type IpoContext = {
  now: Instant
  blocks: Blocks
  offer: Offer
  identityVerified: boolean
  existing: Pick<IpoApplication, 'id'> | undefined
}

/** Applying and winning hold no money (decisions §5), so no cash is needed here. */
export function checkIpoApplication(
  { lots, replaces }: IpoDraft,
  { now, blocks, offer, identityVerified, existing }: IpoContext,
): Refusal[] {
  const twice = existing !== undefined && existing.id !== replaces
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...checkStage(offer, now),
    ...(twice ? [refuse('alreadyApplied', { max: MOST_APPLICATIONS, id: existing.id })] : []),
    ...refusalsOf(parseLots(lots, offer.maxLots)),
  ]
}

/** What so many lots of an offer cost; there is no fee. */
export function lotsAmount(
  { underwritingPrice, lotSize }: Pick<Offer, 'underwritingPrice' | 'lotSize'>,
  lots: number,
): Amount {
  return times(underwritingPrice, String(lots * lotSize))
}

export type PayContext = {
  now: Instant
  blocks: Blocks
  offer: Pick<Offer, 'underwritingPrice' | 'lotSize'>
  application: Pick<IpoApplication, 'state' | 'winningLots' | 'payDeadline'>
  cash: Cash
}

/** Fewer lots than were won give up the rest. */
export function checkIpoPayment(typed: string, { now, blocks, offer, application, cash }: PayContext): Refusal[] {
  const step = advance(ipoApplicationMachine, application.state, { on: 'pay' })
  if ('refusal' in step) return [...checkBlocks(blocks, 'apply', now), step.refusal]
  const lots = parseLots(typed, application.winningLots ?? 0)
  const late = now >= Date.parse(application.payDeadline)
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...(late ? [refuse('deadlinePassed', { at: application.payDeadline })] : []),
    ...('refusal' in lots ? [lots.refusal] : checkCash(lotsAmount(offer, lots.value), cash, { field: 'lots' })),
  ]
}

function checkUntil(
  state: IpoApplication['state'],
  on: 'withdraw' | 'abstain',
  until: string,
  now: Instant,
): Refusal[] {
  const step = advance(ipoApplicationMachine, state, { on })
  if ('refusal' in step) return [step.refusal]
  return now < Date.parse(until) ? [] : [refuse('deadlinePassed', { at: until })]
}

/** Like a change: until the deadline, as nothing but its ticket hangs on it. */
export function checkIpoWithdrawal(
  { state, deadline }: Pick<IpoApplication, 'state' | 'deadline'>,
  now: Instant,
): Refusal[] {
  return checkUntil(state, 'withdraw', deadline, now)
}

export function checkAbstain(
  { state, payDeadline }: Pick<IpoApplication, 'state' | 'payDeadline'>,
  now: Instant,
): Refusal[] {
  return checkUntil(state, 'abstain', payDeadline, now)
}
