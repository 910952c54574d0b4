import { lacksLoans } from '@kabuto/domain/loans'
import { loading, mapped, valueOf } from '@kabuto/domain/shared'
import { loansData, LoansScreen, type LoanTab } from '@kabuto/screens/loans'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { applyLoan, credit, decided, loanRecords, repayLoan, topUpCredit } from './data.ts'

const records = loanRecords({})

const isTab = (text: string | null): text is LoanTab => text === 'borrow' || text === 'repay' || text === 'topUp'

export function LoansRoute() {
  const parts = { member: member({}), funds: funds({}), credit: credit({}), list: records }
  const { data, again } = useResources(parts)
  const [borrow, repay, topUp] = [useMutation(applyLoan), useMutation(repayLoan), useMutation(topUpCredit)]
  const more = useSetAtom(records.more)
  const now = useMarketTime()
  const [query] = useSearchParams()
  const asked = query.get('tab')
  const known = valueOf(data)
  useDecisionRefresh(
    decided,
    known?.list.rows.flatMap((row) =>
      row.kind === 'repayment' ? [] : [{ state: row.state, decidedAt: row.reviewedAt }],
    ),
  )
  // A loan may be older than a whole page of what came after it, and is paid back all the same.
  const lacks = known !== undefined && lacksLoans(known.list.rows, known.credit)
  const next = known?.list.next ?? 'loading'
  const readsOn = lacks && next === 'more'
  useEffect(() => {
    if (readsOn) void more()
  }, [readsOn, more])
  return (
    <LoansScreen
      // A way out of a refusal leads to another tab of this very page.
      key={asked}
      data={
        lacks && (next === 'more' || next === 'loading')
          ? loading()
          : mapped(data, ({ list, ...rest }) => loansData({ ...rest, records: list.rows }, now))
      }
      next={next}
      onMore={() => void more()}
      tab={isTab(asked) ? asked : undefined}
      openRecord={query.get('record') ?? undefined}
      borrow={{ submission: borrow.submission, onSubmit: borrow.send }}
      repay={{ submission: repay.submission, onSubmit: repay.send }}
      topUp={{ submission: topUp.submission, onSubmit: topUp.send }}
      onReload={() => void again()}
    />
  )
}
