import { memberCall, type Member } from '@kabuto/domain/account'
import { type FundsSummary, fundsSummaryCall } from '@kabuto/domain/funds'
import { read } from './read.ts'

// What several features show is read once, so that a change made in one of them is seen in all.

export const memberAtom = read(memberCall, {}, (member): Member => member)
export const fundsAtom = read(fundsSummaryCall, {}, (funds): FundsSummary => funds)
