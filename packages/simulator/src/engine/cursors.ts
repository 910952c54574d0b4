import type { Call } from '@kabuto/domain/shared'
import { hashedText } from './hash.ts'

const KEY = 0x6375_7273
const RADIX = 36

const checkOf = (path: string, place: string): string => (hashedText(KEY, `${path} ${place}`) >>> 0).toString(RADIX)

/** Whether an answer of the call is a page of a list. */
function isPaged({ input }: Pick<Call, 'input'>): boolean {
  return 'entries' in input && 'cursor' in (input.entries as object)
}

/**
 * A cursor is the place in a list with a few letters that follow from it and from the call, so that what is none, or is
 * another list's, is not taken for one. It keeps no secret.
 */
export function cursorOf(path: string, place: string): string {
  return `${place}~${checkOf(path, place)}`
}

/** The place that a cursor names; nothing where the call has not given it. */
function placeOf(path: string, cursor: string): string | undefined {
  const place = cursor.slice(0, cursor.lastIndexOf('~'))
  return cursor === cursorOf(path, place) ? place : undefined
}

/** What was asked, with the place where the page begins; nothing where its cursor is none. */
export function withPlace(call: Pick<Call, 'path' | 'input'>, asked: object): object | undefined {
  const { cursor } = asked as { cursor?: unknown }
  if (typeof cursor !== 'string' || !isPaged(call)) return asked
  const place = placeOf(call.path, cursor)
  return place === undefined ? undefined : { ...asked, cursor: place }
}

/** A page as it is told: the place where the next one begins becomes a cursor. */
export function withCursor(call: Pick<Call, 'path' | 'input'>, page: unknown): unknown {
  const { next } = page as { next?: unknown }
  return typeof next === 'string' && isPaged(call) ? { ...(page as object), next: cursorOf(call.path, next) } : page
}
