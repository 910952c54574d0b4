import * as account from './account/contract.ts'
import * as backoffice from './backoffice/contract.ts'
import * as blocks from './blocks/contract.ts'
import * as cards from './cards/contract.ts'
import * as follow from './follow/contract.ts'
import * as funds from './funds/contract.ts'
import * as home from './home/contract.ts'
import * as identity from './identity/contract.ts'
import * as loans from './loans/contract.ts'
import * as market from './market/contract.ts'
import * as offerings from './offerings/contract.ts'
import * as session from './session/contract.ts'
import * as together from './session/together.ts'
import type { Call } from './shared/wire/call.ts'
import * as support from './support/contract.ts'
import * as trading from './trading/contract.ts'

const features = [
  account,
  backoffice,
  blocks,
  cards,
  follow,
  funds,
  home,
  identity,
  loans,
  market,
  offerings,
  session,
  together,
  support,
  trading,
]

/** `funds/records` as one who asks for one kind sees it: no calls of their own. */
const views = new Set<unknown>([funds.withdrawalsCall, funds.depositsCall])

/** A feature's contract also holds schemas that its entities are made of. */
const isCall = (value: object): value is Call => 'refusals' in value

/** Every call there is, by path. Only the server, OpenAPI and the conformance tests read the whole list. */
export const contract: readonly Call[] = features
  .flatMap((feature) => Object.values<object>(feature))
  .filter(isCall)
  .filter((call) => !views.has(call))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))
