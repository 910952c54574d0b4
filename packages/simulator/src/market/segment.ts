import { fraction, hashed, swing } from '../engine/hash.ts'
import type { Ladder } from './ladder.ts'

/**
 * A segment of a session, in seconds from `from` up to `to`: its opening step, its highest, lowest and closing step,
 * and the lots traded in it.
 */
export type Segment = { from: number; to: number; open: number; high: number; low: number; close: number; lots: number }

/** Everything that decides how a segment is divided. */
export type PathParameters = { key: number; ladder: Ladder; unit: number; seconds: number }

export function emptySegment(): Segment {
  return { from: 0, to: 0, open: 0, high: 0, low: 0, close: 0, lots: 0 }
}

const MINUTE = 60
/** From the open over the high and the low to the close are three legs at most, and no price moves without a lot. */
const LEGS = 3
/** With fewer lots than both halves may need all of it happens in one. */
const FEW = 2 * LEGS

/** Segments longer than a minute are divided at a whole minute, so that every minute is a segment of its own. */
function middleOf(from: number, to: number): number {
  const length = to - from
  return length > MINUTE ? from + MINUTE * Math.floor(length / (2 * MINUTE)) : from + (length >> 1)
}

/** Most is traded after the opening and before the close: how much until a part of the day is over. */
function tradedBy(part: number): number {
  const aside = 2 * part - 1
  return part + 0.28 * (aside * aside * aside * aside * aside + 1)
}

/** The share of a segment's lots that is usually traded in its first half, by the time of day. */
function usualShare({ seconds }: PathParameters, { from, to }: Segment, middle: number): number {
  const begun = tradedBy(from / seconds)
  return (tradedBy(middle / seconds) - begun) / (tradedBy(to / seconds) - begun)
}

function quiet(one: Segment, step: number): void {
  one.open = one.high = one.low = one.close = step
  one.lots = 0
}

function copy(from: Segment, to: Segment): void {
  to.open = from.open
  to.high = from.high
  to.low = from.low
  to.close = from.close
  to.lots = from.lots
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** The price in the middle: around half the way, at most the whole range of the segment aside. */
function junction({ open, high, low, close }: Segment, hash: number): number {
  const centre = (open + close) / 2
  return within(Math.round(centre + swing(hash) * (high - low)), low, high)
}

/** Of the room that is left to the half that need not touch an end: mostly little. */
function reach(room: number, bits: number): number {
  return Math.floor((room * bits * bits) / 256 ** 2)
}

/** Whether the first of two halves touches an end: the nearer one of them, in three of four. */
function touches(first: number, second: number, bits: number): boolean {
  return first <= second === bits > 0
}

/** The one half touches the high of the whole, the other comes as near as it likes; so with the low. */
function extremes(whole: Segment, left: Segment, right: Segment, hash: number): void {
  const [topLeft, topRight] = [Math.max(left.open, left.close), Math.max(right.open, right.close)]
  const highIsLeft = touches(whole.high - topLeft, whole.high - topRight, hash & 3)
  left.high = highIsLeft ? whole.high : topLeft + reach(whole.high - topLeft, (hash >>> 8) & 255)
  right.high = highIsLeft ? topRight + reach(whole.high - topRight, (hash >>> 8) & 255) : whole.high
  const [endLeft, endRight] = [Math.min(left.open, left.close), Math.min(right.open, right.close)]
  const lowIsLeft = touches(endLeft - whole.low, endRight - whole.low, (hash >>> 4) & 3)
  left.low = lowIsLeft ? whole.low : endLeft - reach(endLeft - whole.low, (hash >>> 16) & 255)
  right.low = lowIsLeft ? endRight - reach(endRight - whole.low, (hash >>> 16) & 255) : whole.low
}

function shareLots(whole: Segment, left: Segment, right: Segment, usual: number, noise: number): void {
  const share = usual + (noise - 0.5) * Math.min(usual, 1 - usual) * 1.6
  const least = whole.high > whole.low ? LEGS : 0
  left.lots = within(Math.round(whole.lots * share), least, whole.lots - least)
  right.lots = whole.lots - left.lots
}

/** Divides a segment into two that together are exactly it: to the tick and to the share. */
export function split(parameters: PathParameters, whole: Segment, left: Segment, right: Segment): void {
  const middle = middleOf(whole.from, whole.to)
  left.from = whole.from
  left.to = right.from = middle
  right.to = whole.to
  const hash = hashed(hashed(parameters.key, whole.from), whole.to)
  const noise = hashed(hash, 1)
  const usual = usualShare(parameters, whole, middle)
  if (whole.lots < FEW) {
    const first = fraction(noise) < usual
    copy(whole, first ? left : right)
    quiet(first ? right : left, first ? whole.close : whole.open)
    return
  }
  left.open = whole.open
  left.close = right.open = junction(whole, hash)
  right.close = whole.close
  extremes(whole, left, right, noise)
  shareLots(whole, left, right, usual, fraction(hashed(hash, 2)))
}
