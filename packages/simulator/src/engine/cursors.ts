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
 * A cursor is a position in a list with a checksum over it and the path of the call, so that no other text and no
 * cursor of another list is taken for one. It protects no secret.
 */
export function cursorOf(path: string, place: string): string {
  return `${place}~${checkOf(path, place)}`
}

/** The position that a cursor names; nothing if it is not a cursor of this call. */
function placeOf(path: string, cursor: string): string | undefined {
  const place = cursor.slice(0, cursor.lastIndexOf('~'))
  return cursor === cursorOf(path, place) ? place : undefined
}

/** The input with its cursor replaced by a position; nothing if the cursor is invalid. */
export function withPlace(call: Pick<Call, 'path' | 'input'>, asked: object): object | undefined {
  const { cursor } = asked as { cursor?: unknown }
  if (typeof cursor !== 'string' || !isPaged(call)) return asked
  const place = placeOf(call.path, cursor)
  return place === undefined ? undefined : { ...asked, cursor: place }
}

/** A page as the API answers it: the position of the next page becomes a cursor. */
export function withCursor(call: Pick<Call, 'path' | 'input'>, page: unknown): unknown {
  const { next } = page as { next?: unknown }
  return typeof next === 'string' && isPaged(call) ? { ...(page as object), next: cursorOf(call.path, next) } : page
}
