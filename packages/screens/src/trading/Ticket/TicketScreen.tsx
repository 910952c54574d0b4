import { hrefTo } from '@kabuto/domain/paths'
import type { Loadable, RefusalCode, Submission } from '@kabuto/domain/shared'
import { type OrderDraft, type Order, type Preview } from '@kabuto/domain/trading'
import { Card, EmptyState, NavBar, Page, Section, Skeleton } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import type { AskedOrder, Review, TicketData } from './ticketData.ts'
import { TicketForm } from './TicketForm.tsx'
import { TicketReceipt } from './TicketReceipt.tsx'

export type { AskedOrder, Review, TicketData } from './ticketData.ts'

export type TicketScreenProps = {
  asked: AskedOrder
  data: Loadable<TicketData>
  review: Review
  submission: Submission<Order>
  /** The order, and the terms that were read with the last tap. */
  onSend: (draft: OrderDraft, agreed: Preview) => void
  /** Back from the last look to the fields. */
  onEdit: () => void
  /** Only on the member's own machine. */
  onAdvanceClock: (() => void) | undefined
  onRetry: () => void
}

/** What is told of a symbol that is none, or that is missing. */
const unknown: ReadonlySet<RefusalCode> = new Set(['notFound', 'required'])

/** An order with all that it costs before it is sent. Every key and every price weighs it anew. */
export function TicketScreen({ asked, data, onRetry, ...rest }: TicketScreenProps) {
  const { t } = useTranslation(['ticket', 'titles'])
  const { symbol } = asked
  const { submission } = rest
  if (submission.state === 'done') return <TicketReceipt order={submission.record} data={data} />
  const back = { href: hrefTo('stock', { symbol }) }
  if (data.state === 'failed' && unknown.has(data.refusal.code))
    return (
      <Page bleed nav={<NavBar title={t('titles:ticket')} back={{ href: hrefTo('quotes') }} />}>
        <Missing symbol={symbol} />
      </Page>
    )
  if (data.state === 'ready' || data.state === 'refreshing')
    return <TicketForm key={symbol} asked={asked} data={data} back={back} onRetry={onRetry} {...rest} />
  return (
    <Page bleed nav={<NavBar title={t('titles:ticket')} back={back} />}>
      <Await data={data} onRetry={onRetry} skeleton={<TicketSkeleton />} bleed>
        {() => null}
      </Await>
    </Page>
  )
}

/** A typing error in the address, or a stock of which there is none. */
function Missing({ symbol }: { symbol: string }) {
  const { t } = useTranslation('ticket')
  return (
    <Section>
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={t('missingStock')}
          text={t('missingStockText', { symbol })}
          action={{ label: t('find'), href: hrefTo('search') }}
        />
      </Card>
    </Section>
  )
}

function TicketSkeleton() {
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="line" count={2} />
      </Section>
      <Section>
        <Skeleton shape="block" count={4} />
      </Section>
    </>
  )
}
