import { fundsSummaryCall } from '@kabuto/domain/funds'
import { applyLoanCall, loansCall, repayLoanCall, topUpCreditCall } from '@kabuto/domain/loans'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

/** What is owed and can be borrowed; the records come page by page. */
export const credit = resource(loansCall, { value: (answer) => answer.credit })
export const loanRecords = pages(loansCall)

/** What borrowing, repaying and a decision change. */
export const decided = [fundsSummaryCall, loansCall]

export const applyLoan = mutation(applyLoanCall, { confirms: true, refreshes: decided })
export const repayLoan = mutation(repayLoanCall, { confirms: true, refreshes: decided })
export const topUpCredit = mutation(topUpCreditCall, { confirms: true, refreshes: decided })
