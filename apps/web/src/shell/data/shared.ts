import { memberCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { isTeaching } from '@kabuto/domain/shared'
import { resource } from './resource.ts'

// Resources that several features use.

export const member = resource(memberCall)
export const funds = resource(fundsSummaryCall)

/** Whether the member is the teaching scenario, once any page has read the member. */
export const teaching = resource(memberCall, { value: ({ scenario }) => isTeaching(scenario), passive: true })
