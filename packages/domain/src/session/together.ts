import { array, maxLength, nullable, object, pipe, string, unknown } from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { envelope } from '../shared/wire/envelope.ts'

const MOST_TOGETHER = 12

/**
 * Several reads in one answer, in the order asked: what a page shows first comes by one journey. `null` where a read is
 * to be asked for by itself, because it was refused with another code of HTTP than 200 or is no read at all.
 */
export const togetherCall = defineCall({
  path: 'common/together',
  role: 'anyone',
  changes: false,
  input: object({ calls: pipe(array(object({ path: string(), input: unknown() })), maxLength(MOST_TOGETHER)) }),
  output: object({ answers: array(nullable(envelope)) }),
  refusals: [],
})
