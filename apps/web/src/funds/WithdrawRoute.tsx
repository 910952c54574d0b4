import { canCancel } from '@kabuto/domain/funds'
import { WithdrawScreen } from '@kabuto/screens/funds'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useMarketTime } from '../shell/clock.ts'
import { together } from '../shell/read.ts'
import { fundsAtom, memberAtom } from '../shell/reads.ts'
import { useFresh } from '../shell/useFresh.ts'
import { advanceClock, cancelWithdrawal, cardsAtom, withdraw, withdrawalsAtom } from './data.ts'
import { useDecisions } from './useDecisions.ts'

function useWithdrawData() {
  const now = useMarketTime()
  const parts = [
    useAtomValue(memberAtom),
    useAtomValue(fundsAtom),
    useAtomValue(cardsAtom),
    useAtomValue(withdrawalsAtom),
  ] as const
  return together(parts, (member, funds, cards, records) => {
    const pending = records.find(canCancel)
    return {
      funds,
      cards,
      pending,
      frozen: member.blocks.frozen,
      context: {
        now,
        funds,
        fundPasswordSet: member.fundPasswordSet,
        identityVerified: member.identity === 'verified',
        withdrawBarred: member.blocks.withdrawBarred,
        cardIds: cards.map(({ id }) => id),
        pendingId: pending?.id,
      },
    }
  })
}

function useReadAgain(): () => void {
  const readers = [
    useSetAtom(memberAtom),
    useSetAtom(fundsAtom),
    useSetAtom(cardsAtom),
    useSetAtom(withdrawalsAtom),
  ] as const
  const [member, funds, cards, records] = readers
  return useCallback(() => {
    member()
    funds()
    cards()
    records()
  }, [member, funds, cards, records])
}

export function WithdrawRoute() {
  const data = useWithdrawData()
  const readAgain = useReadAgain()
  const send = useSetAtom(withdraw.sendAtom)
  const resume = useSetAtom(withdraw.resumeAtom)
  const reset = useSetAtom(withdraw.resetAtom)
  const cancel = useSetAtom(cancelWithdrawal.sendAtom)
  const resetCancel = useSetAtom(cancelWithdrawal.resetAtom)
  const turnClock = useSetAtom(advanceClock.sendAtom)
  useDecisions(useAtomValue(withdrawalsAtom), readAgain)
  useFresh(data, readAgain)
  useEffect(() => {
    void resume()
    return () => {
      reset()
      resetCancel()
    }
  }, [resume, reset, resetCancel])
  return (
    <WithdrawScreen
      data={data}
      submission={useAtomValue(withdraw.submissionAtom)}
      onSubmit={(request) => void send(request)}
      cancel={useAtomValue(cancelWithdrawal.submissionAtom)}
      onCancel={(id) => void cancel({ id })}
      onFix={(kind) => (kind === 'advanceClock' ? void turnClock({ to: 'fundsOpen' }) : readAgain())}
      onRetry={readAgain}
    />
  )
}
