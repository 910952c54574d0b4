import { memberCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { isTeaching } from '@kabuto/domain/shared'
import { resource } from './resource.ts'

// What several features show.

export const member = resource(memberCall)
export const funds = resource(fundsSummaryCall)

/** Changes with the books only, and then all is read again: no page asks for it that has it. */
export const teaching = resource(memberCall, { value: ({ scenario }) => isTeaching(scenario), freshFor: Infinity })
