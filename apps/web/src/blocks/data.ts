import {
  applyBlockCall,
  blockApplicationCall,
  blockApplicationsCall,
  blockCall,
  blocksCall,
} from '@kabuto/domain/blocks'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const blocks = resource(blocksCall)
export const block = resource(blockCall)
export const blockApplications = pages(blockApplicationsCall)
export const blockApplication = resource(blockApplicationCall)

/** What applying changes, and a decision. */
export const decided = [blocksCall, blockCall, blockApplicationsCall, blockApplicationCall, fundsSummaryCall]

export const applyBlock = mutation(applyBlockCall, { subject: ({ id }) => id, confirms: true, refreshes: decided })
