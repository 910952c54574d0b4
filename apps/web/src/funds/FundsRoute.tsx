import { FundsScreen } from '@kabuto/screens/funds'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BottomMenu } from '../shell/BottomMenu.tsx'
import { together } from '../shell/read.ts'
import { fundsAtom, memberAtom } from '../shell/reads.ts'
import { useFresh } from '../shell/useFresh.ts'
import { cancelWithdrawal, withdrawalsAtom } from './data.ts'
import { useDecisions } from './useDecisions.ts'

export function FundsRoute() {
  const data = together([useAtomValue(memberAtom), useAtomValue(fundsAtom)], (member, funds) => ({ member, funds }))
  const [query] = useSearchParams()
  const records = useAtomValue(withdrawalsAtom)
  const readMember = useSetAtom(memberAtom)
  const readFunds = useSetAtom(fundsAtom)
  const readRecords = useSetAtom(withdrawalsAtom)
  const cancel = useSetAtom(cancelWithdrawal.sendAtom)
  const resume = useSetAtom(cancelWithdrawal.resumeAtom)
  const reset = useSetAtom(cancelWithdrawal.resetAtom)
  const readAgain = useCallback(() => {
    readMember()
    readFunds()
    readRecords()
  }, [readMember, readFunds, readRecords])
  useFresh(data, readAgain)
  useDecisions(records, readAgain)
  useEffect(() => {
    void resume()
    return () => reset()
  }, [resume, reset])
  return (
    <FundsScreen
      data={data}
      records={records}
      cancel={useAtomValue(cancelWithdrawal.submissionAtom)}
      onCancel={(id) => void cancel({ id })}
      onRetry={readAgain}
      bottom={<BottomMenu current="funds" />}
      openRecord={query.get('record') ?? undefined}
    />
  )
}
