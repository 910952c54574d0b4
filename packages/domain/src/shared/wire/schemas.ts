import {
  array,
  check,
  type GenericSchema,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import type { Currency } from '../format/money.ts'
import { LONGEST_TYPED } from '../input/input.ts'
import { isDay } from '../time/days.ts'

/** A decimal string: no float ever crosses the wire. */
export const amountSchema = pipe(string(), regex(/^-?\d{1,15}(\.\d{1,8})?$/))

export const currencySchema = picklist(['JPY', 'USD'] as const satisfies readonly Currency[])

/** How many of something: shares, lots, months. */
export const countSchema = pipe(number(), integer(), minValue(0))

/** The invented credit score, shown as `82 / 100`. */
export const scoreSchema = pipe(countSchema, maxValue(100))

/** ISO 8601 with an offset, of an existing day. `+09` without minutes is ISO too, but Date.parse does not read it. */
export const timeSchema = pipe(
  string(),
  isoTimestamp(),
  check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
)

/** A day of a market's own calendar, `2026-11-20`. */
export const daySchema = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/), check(isDay))

/** What a member may type. */
export const typedSchema = pipe(string(), maxLength(LONGEST_TYPED))

/** Decisions §5. */
export const identityStateSchema = picklist(['unverified', 'underReview', 'verified'])

/** 普通 and 当座: a bank's account. */
export const accountKindSchema = picklist(['ordinary', 'current'])

/** The id of a record. */
export const idSchema = pipe(string(), minLength(1), maxLength(64))

/** Where the next page of a list begins; opaque to the client. */
export const cursorSchema = optional(pipe(string(), maxLength(200)))

/** With it only the record of this id, without it all records. */
export const oneIdSchema = optional(idSchema)

/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends GenericSchema>(item: Item) {
  return object({ items: array(item), next: nullable(string()) })
}
