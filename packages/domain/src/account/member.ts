import type { OutputOf } from '../shared/wire/call.ts'
import type { memberCall } from './contract.ts'

/** Who is logged in, with every status and the reason of each block. */
export type Member = OutputOf<typeof memberCall>
