import { fundsSummaryCall } from '@kabuto/domain/funds'
import { applyRaiseCall, raisesCall } from '@kabuto/domain/offerings'
import { mutation } from '../shell/data/mutation.ts'
import { resource } from '../shell/data/resource.ts'

export const raises = resource(raisesCall)

/** What applying changes, and a decision. */
export const decided = [raisesCall, fundsSummaryCall]

export const applyRaise = mutation(applyRaiseCall, { confirms: true, refreshes: decided })
