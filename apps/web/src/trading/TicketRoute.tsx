import { mapped, orderSessions, valueOf } from '@kabuto/domain/shared'
import { marketOfSymbol } from '@kabuto/domain/market'
import { emptyOrder, toOrderRequest } from '@kabuto/domain/trading'
import { type AskedOrder, TicketScreen } from '@kabuto/screens/trading'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { noStock, symbolOf } from './askedSymbol.ts'
import { advanceClock, detail, order, weighed } from './data.ts'
import { placingOrder } from './placing.ts'
import { useLiveQuote } from './useLiveQuote.ts'

function askedOf(query: URLSearchParams): AskedOrder & { isSymbol: boolean } {
  return {
    ...symbolOf(query),
    side: query.get('side') === 'short' ? 'short' : 'long',
    price: query.get('price') ?? '',
    session: orderSessions.find((session) => session === query.get('session')),
  }
}

export function TicketRoute() {
  const [query] = useSearchParams()
  const { isSymbol, ...asked } = askedOf(query)
  const { symbol } = asked
  const { data, again } = useResources(
    isSymbol
      ? {
          member: member({}),
          detail: detail({ symbol }),
          weighed: weighed(toOrderRequest({ ...emptyOrder, symbol })),
        }
      : noStock,
  )
  const quote = useLiveQuote(isSymbol ? symbol : '', valueOf(data)?.detail.quote)
  const now = useMarketTime()
  const sending = useMutation(order)
  const clock = useMutation(advanceClock)
  const place = useSetAtom(placingOrder.placeAtom)
  const leave = useSetAtom(placingOrder.leaveAtom)
  useEffect(() => leave, [leave])
  return (
    <TicketScreen
      asked={asked}
      data={mapped(data, ({ member: { blocks }, detail: read, weighed: { funds } }) => ({
        detail: read,
        quote: quote ?? read.quote,
        blocks,
        funds,
        now,
      }))}
      review={useAtomValue(placingOrder.reviewAtom)}
      submission={sending.submission}
      onSend={(draft, agreed) => void place(draft, agreed)}
      onEdit={leave}
      onAdvanceClock={() => clock.send({ to: marketOfSymbol(symbol) === 'usd' ? 'newYorkOpen' : 'tokyoOpen' })}
      onRetry={() => void again()}
    />
  )
}
