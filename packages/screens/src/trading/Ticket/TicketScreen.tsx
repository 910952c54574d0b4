import { hrefTo } from '@kabuto/domain/paths'
import { bodyPart, fetchedPart, NavBar, Page } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { isMissing, MissingStock, OrderSkeleton } from '../Order/OrderFrames.tsx'
import type { TicketScreenProps } from './ticketData.ts'

export type { AskedOrder } from './ticketData.ts'

const TicketForm = bodyPart(async () => (await import('./TicketForm.tsx')).TicketForm)
const TicketReceipt = fetchedPart(async () => (await import('./TicketReceipt.tsx')).TicketReceipt)

/** An order with all that it costs before it is sent. Every key and every price recalculates it. */
export function TicketScreen({ asked, data, onRetry, ...rest }: TicketScreenProps) {
  const { t } = useTranslation(['ticket', 'titles'])
  const { symbol } = asked
  const { submission } = rest
  if (submission.state === 'done') return <TicketReceipt order={submission.record} data={data} />
  const back = { href: hrefTo('stock', { symbol }) }
  if (isMissing(data))
    return (
      <Page bleed nav={<NavBar title={t('titles:ticket')} back={{ href: hrefTo('quotes') }} />}>
        <MissingStock symbol={symbol} />
      </Page>
    )
  const waiting = (
    // Its heading takes no focus: that of the form is about to come.
    <div aria-busy="true">
      <Page bleed nav={<NavBar title={t('titles:ticket')} back={back} />}>
        <OrderSkeleton />
      </Page>
    </div>
  )
  if (data.state === 'loading') return waiting
  if (data.state === 'ready' || data.state === 'refreshing')
    return (
      <TicketForm meanwhile={waiting} key={symbol} asked={asked} data={data} back={back} onRetry={onRetry} {...rest} />
    )
  return (
    <Page bleed nav={<NavBar title={t('titles:ticket')} back={back} />}>
      <Await data={data} onRetry={onRetry} skeleton={<OrderSkeleton />} bleed>
        {() => null}
      </Await>
    </Page>
  )
}
