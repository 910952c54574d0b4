import { memberCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { isTeaching } from '@kabuto/domain/shared'
import { resource } from './resource.ts'

// What several features show.

export const member = resource(memberCall)
export const funds = resource(fundsSummaryCall)

/** From what any page has read of its member. */
export const teaching = resource(memberCall, { value: ({ scenario }) => isTeaching(scenario), passive: true })
