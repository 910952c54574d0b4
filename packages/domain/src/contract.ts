import { advanceClockCall, memberCall } from './account/contract.ts'
import { cardsCall } from './cards/contract.ts'
import { cancelWithdrawalCall, fundsSummaryCall, withdrawalsCall, withdrawCall } from './funds/contract.ts'
import { loginCall, logoutCall, lookAroundCall, siteConfigCall } from './session/contract.ts'
import type { Call } from './shared/call.ts'

/** Every call there is. Only the server, OpenAPI and the conformance tests read the whole list. */
export const contract: readonly Call[] = [
  siteConfigCall,
  loginCall,
  lookAroundCall,
  logoutCall,
  memberCall,
  advanceClockCall,
  cardsCall,
  fundsSummaryCall,
  withdrawalsCall,
  withdrawCall,
  cancelWithdrawalCall,
]
