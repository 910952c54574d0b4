import { fundsSummaryCall } from '@kabuto/domain/funds'
import {
  abstainIpoCall,
  applyIpoCall,
  ipoApplicationsCall,
  offerCall,
  offersCall,
  payIpoCall,
  withdrawIpoCall,
} from '@kabuto/domain/offerings'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const offers = resource(offersCall)
export const offer = resource(offerCall)
export const applications = pages(ipoApplicationsCall)

/** What applying changes, and a draw or a deadline. */
export const decided = [offersCall, offerCall, ipoApplicationsCall]

export const applyIpo = mutation(applyIpoCall, { subject: ({ id }) => id, confirms: true, refreshes: decided })
export const payIpo = mutation(payIpoCall, {
  subject: ({ id }) => id,
  confirms: true,
  refreshes: [...decided, fundsSummaryCall],
})
export const abstainIpo = mutation(abstainIpoCall, { subject: ({ id }) => id, confirms: true, refreshes: decided })
export const withdrawIpo = mutation(withdrawIpoCall, { subject: ({ id }) => id, confirms: true, refreshes: decided })
