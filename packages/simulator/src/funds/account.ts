import { type FundsParts, type FundsSummary, fundsSummary, type Withdrawal } from '@kabuto/domain/funds'
import { minus, plus, tokyoTime } from '@kabuto/domain/shared'
import type { MemberDesk } from '../handler.ts'

export type Account = { parts: FundsParts; withdrawals: Withdrawal[] }

/** Cash of trades whose settlement day has come joins the settled cash. */
function settle(parts: FundsParts, today: string): FundsParts {
  const due = parts.unsettled.filter(({ settles }) => settles <= today)
  return {
    ...parts,
    settled: due.reduce((settled, { amount }) => plus(settled, amount), parts.settled),
    unsettled: parts.unsettled.filter(({ settles }) => settles > today),
  }
}

/** The simulated back office has decided: the money leaves, its hold ends. */
function pass(parts: FundsParts, { id, amount }: Withdrawal): FundsParts {
  return { ...parts, settled: minus(parts.settled, amount), holds: parts.holds.filter((hold) => hold.id !== id) }
}

/** Times are told to the second; within one the count in the order number tells. */
function newestFirst(a: Withdrawal, b: Withdrawal): number {
  return Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || (a.orderNumber < b.orderNumber ? 1 : -1)
}

/** A member's books as they are now: whatever fell due since they were last looked at has happened. */
export async function openAccount({ work, member, now }: MemberDesk): Promise<Account> {
  const stored = await work.get('funds', member.id)
  if (!stored) throw new Error(`member ${member.id} has no books`)
  const { id, ...before } = stored
  const records = await work.ownedBy('withdrawals', member.id)
  const decided = records.filter(({ state, decidedAt }) => state === 'pending' && Date.parse(decidedAt) <= now)
  const parts = decided.reduce(pass, settle(before, tokyoTime(now).day))
  const passed = decided.map((record): Withdrawal => ({ ...record, state: 'passed' }))
  for (const record of passed) work.put('withdrawals', record, member.id)
  if (decided.length > 0 || parts.unsettled.length !== before.unsettled.length) work.put('funds', { id, ...parts })
  const withdrawals = records.map((record) => passed.find((other) => other.id === record.id) ?? record)
  return { parts, withdrawals: withdrawals.toSorted(newestFirst) }
}

export function summaryOf({ parts }: Account): FundsSummary {
  return fundsSummary(parts)
}
