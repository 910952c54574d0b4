import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf } from '../shared/wire/call.ts'
import { type Cash, checkCash } from '../shared/amount/amounts.ts'
import type { Language } from '../shared/language.ts'
import { amountToSend, parseAmount, toHalfWidth } from '../shared/input/input.ts'
import { type Amount, isAbove, isBelow, isMultiple, minus, times } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { type Instant, tokyoTime } from '../shared/time/tokyoTime.ts'
import type { applyBlockCall } from './contract.ts'
import type { BlockApplication, BlockOffer } from './entities.ts'

/** Decisions §6. */
export const MOST_BLOCKS_A_DAY = 3

export type BlockDraft = { quantity: string; key: string }

export const emptyBlock: BlockDraft = { quantity: '', key: '' }

export type BlockContext = {
  now: Instant
  blocks: Blocks
  offer: BlockOffer
  identityVerified: boolean
  appliedToday: number
  cash: Cash
  /** Only the server compares the key and counts the tries: it says so here when this one was wrong. */
  wrongKey?: { left: number } | undefined
}

/**
 * Told like the reason of a seller who closes, in the language that was asked in: what is left is less than anybody may
 * buy.
 */
export const soldOut: Record<Language, string> = {
  ja: '募集株数に達しました。',
  en: 'All shares on offer are taken.',
  'zh-Hant': '已達募集股數。',
}

type Stock = Pick<BlockOffer, 'closedReason' | 'remainingShares' | 'minShares'>

function whyClosed({ closedReason, remainingShares, minShares }: Stock): string | null {
  return closedReason ?? (remainingShares < minShares ? soldOut.ja : null)
}

/** The state of an offer: closed by its seller or sold out, else by the clock. */
export function blockState(offer: Stock & Pick<BlockOffer, 'from' | 'deadline'>, now: Instant): BlockOffer['state'] {
  const { from, deadline } = offer
  if (whyClosed(offer) !== null || now >= Date.parse(deadline)) return 'ended'
  return now < Date.parse(from) ? 'toBeSubscribed' : 'subscribing'
}

/** What counts against the day's limit: applications of this day in Tokyo that were not rejected. */
export function appliedToday(
  applications: readonly Pick<BlockApplication, 'appliedAt' | 'state'>[],
  now: Instant,
): number {
  const { day } = tokyoTime(now)
  return applications.filter(
    ({ appliedAt, state }) => state !== 'rejected' && tokyoTime(Date.parse(appliedAt)).day === day,
  ).length
}

/** There is no fee. */
export function blockAmount({ price }: Pick<BlockOffer, 'price'>, shares: Amount): Amount {
  return times(price, shares)
}

/** Keys are read from a page and typed again, in any width and case. */
export function isKey(typed: string, key: string): boolean {
  return toHalfWidth(typed).toUpperCase() === toHalfWidth(key).toUpperCase()
}

/** What one application can be for at most: what is left may be less than the most of the product. */
export function mostShares({ maxShares, remainingShares }: Pick<BlockOffer, 'maxShares' | 'remainingShares'>): number {
  return Math.min(maxShares, remainingShares)
}

/** What the discount comes to for so many shares. */
export function blockDiscount({ price, close }: Pick<BlockOffer, 'price' | 'close'>, shares: Amount): Amount {
  return times(minus(close, price), shares)
}

function checkTime(offer: BlockOffer, now: Instant): Refusal[] {
  const { deadline } = offer
  const reason = whyClosed(offer)
  const late = now >= Date.parse(deadline)
  return [
    ...(reason === null ? [] : [refuse('blockClosed', { reason })]),
    ...(late ? [refuse('deadlinePassed', { at: deadline })] : []),
    ...(blockState(offer, now) === 'toBeSubscribed'
      ? [refuse('illegalState', { state: 'toBeSubscribed', allowed: ['subscribing'] })]
      : []),
  ]
}

function checkShares(typed: string, { offer, cash }: BlockContext): Refusal[] {
  const parsed = parseAmount(typed, 'quantity')
  if ('refusal' in parsed) return [parsed.refusal]
  const { unit, minShares } = offer
  const shares = parsed.value
  const [min, max] = [String(minShares), String(mostShares(offer))]
  if (!isMultiple(shares, String(unit))) return [refuse('unitSize', { unit }, 'quantity')]
  if (isBelow(shares, min)) return [refuse('belowMinimum', { min, unit: 'shares' }, 'quantity')]
  // Of a block that is sold out nothing could be typed that fits, and it is refused as such.
  if (whyClosed(offer) === null && isAbove(shares, max))
    return [refuse('aboveMaximum', { max, unit: 'shares' }, 'quantity')]
  return checkCash(blockAmount(offer, shares), cash, { field: 'quantity' })
}

function checkKey(typed: string, wrong: BlockContext['wrongKey']): Refusal[] {
  if (toHalfWidth(typed) === '') return [refuse('required', { field: 'key' }, 'key')]
  return wrong ? [refuse('keyMismatch', wrong, 'key')] : []
}

/** Specification §5: what nobody can mend first, then the form from top to bottom. */
export function checkBlock({ quantity, key }: BlockDraft, context: BlockContext): Refusal[] {
  const { now, blocks, offer, identityVerified, appliedToday: count, wrongKey } = context
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...checkTime(offer, now),
    ...(count < MOST_BLOCKS_A_DAY ? [] : [refuse('dailyCount', { max: MOST_BLOCKS_A_DAY })]),
    ...checkShares(quantity, context),
    ...checkKey(key, wrongKey),
  ]
}

export function toBlockRequest(id: string, { quantity, key }: BlockDraft): InputOf<typeof applyBlockCall> {
  return { id, quantity: amountToSend(quantity), key: toHalfWidth(key) }
}
