import { siteConfigCall } from './session/contract.ts'
import type { Call } from './shared/call.ts'

/** Every call there is. Only the server, OpenAPI and the conformance tests read the whole list. */
export const contract: readonly Call[] = [siteConfigCall]
