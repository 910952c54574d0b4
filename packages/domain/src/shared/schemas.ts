import { isoTimestamp, pipe, regex, string } from 'valibot'

/** A decimal string: no float ever crosses the wire. */
export const amountSchema = pipe(string(), regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** ISO 8601 with an offset. */
export const timeSchema = pipe(string(), isoTimestamp())
