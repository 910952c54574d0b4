import { array, type GenericSchema, isoTimestamp, maxLength, minLength, nullable, object, optional, pipe, regex, string } from 'valibot'

/** A decimal string: no float ever crosses the wire. */
export const amountSchema = pipe(string(), regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** ISO 8601 with an offset. */
export const timeSchema = pipe(string(), isoTimestamp())

/** A day of a market's own calendar, `2026-11-20`. */
export const daySchema = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a member may type: long enough for anything meant, short enough to hash and to keep. */
export const typedSchema = pipe(string(), maxLength(200))

/** The id of a record. */
export const idSchema = pipe(string(), minLength(1), maxLength(64))

/** Where the next page of a list begins; opaque to the client. */
export const cursorSchema = optional(pipe(string(), maxLength(200)))

/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends GenericSchema>(item: Item) {
  return object({ items: array(item), next: nullable(string()) })
}
