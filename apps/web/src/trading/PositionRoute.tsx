import { mapped, valueOf } from '@kabuto/domain/shared'
import { PositionScreen } from '@kabuto/screens/trading'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { advanceClock, cancelOrder, fills, position, sell, weighAnew } from './data.ts'
import { useSale } from './useSale.ts'

export function PositionRoute() {
  const [query] = useSearchParams()
  // An address without an id has no record.
  const id = query.get('id') || '-'
  return <PositionOf key={id} id={id} closes={query.get('close') === '1'} />
}

function PositionOf({ id, closes }: { id: string; closes: boolean }) {
  const { data, again } = useResources({ position: position({ id }), member: member({}), funds: funds({}) })
  const list = fills({ positionId: id })
  const filled = useResources({ list })
  const more = useSetAtom(list.more)
  const [wanted, setWanted] = useState(closes)
  const known = valueOf(data)
  const [order, anew, cancel, clock] = [
    useMutation(sell, id),
    useMutation(weighAnew),
    useMutation(cancelOrder),
    useMutation(advanceClock),
  ]
  // What was sent is not taken from under its answer, whatever the position has become meanwhile.
  const sells = wanted && (known?.position.state === 'holding' || order.submission.state !== 'idle')
  const sale = useSale(sells ? known?.position : undefined, known?.member.blocks)

  async function readAll(): Promise<void> {
    await Promise.all([again(), filled.again(), sells ? sale.again() : undefined])
  }

  return (
    <PositionScreen
      data={mapped(data, (parts) => ({
        position: parts.position,
        account: { blocks: parts.member.blocks, margin: parts.funds.margin },
      }))}
      fills={mapped(filled.data, (parts) => parts.list)}
      now={useMarketTime()}
      quotes={useQuotes()}
      selling={{
        data: sale.data,
        submission: order.submission,
        weighed: anew.submission,
        onReview: anew.send,
        onSell: order.send,
        onTurnClock: (to) => clock.send({ to }),
        onRetry: () => void readAll(),
      }}
      closes={closes}
      cancelOf={cancel.of}
      onCancel={(which) => cancel.send({ id: which })}
      onWant={() => setWanted(true)}
      onMoreFills={() => void more()}
      onRetry={() => void readAll()}
    />
  )
}
