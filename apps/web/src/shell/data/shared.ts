import { memberCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { resource } from './resource.ts'

// What several features show.

export const member = resource(memberCall)
export const funds = resource(fundsSummaryCall)
