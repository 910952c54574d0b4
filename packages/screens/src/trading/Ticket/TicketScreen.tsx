import { hrefTo } from '@kabuto/domain/paths'
import type { RefusalCode } from '@kabuto/domain/shared'
import { Card, EmptyState, NavBar, Page, Section, Skeleton } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import type { TicketScreenProps } from './ticketData.ts'

export type { AskedOrder, Review, TicketData } from './ticketData.ts'

const loadForm = async () => ({ default: (await import('./TicketForm.tsx')).TicketForm })
const TicketForm = lazy(loadForm)
const TicketReceipt = lazy(async () => ({ default: (await import('./TicketReceipt.tsx')).TicketReceipt }))

/** What is told of a symbol that is none, or that is missing. */
const unknown: ReadonlySet<RefusalCode> = new Set(['notFound', 'required'])

/** An order with all that it costs before it is sent. Every key and every price weighs it anew. */
export function TicketScreen({ asked, data, onRetry, ...rest }: TicketScreenProps) {
  const { t } = useTranslation(['ticket', 'titles'])
  // The form and the rules that it weighs by come while the page still asks for what they weigh.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  const { symbol } = asked
  const { submission } = rest
  if (submission.state === 'done')
    return (
      <Suspense fallback={null}>
        <TicketReceipt order={submission.record} data={data} />
      </Suspense>
    )
  const back = { href: hrefTo('stock', { symbol }) }
  if (data.state === 'failed' && unknown.has(data.refusal.code))
    return (
      <Page bleed nav={<NavBar title={t('titles:ticket')} back={{ href: hrefTo('quotes') }} />}>
        <Missing symbol={symbol} />
      </Page>
    )
  const waiting = (
    // Its heading takes no focus: that of the form is about to come.
    <div aria-busy="true">
      <Page bleed nav={<NavBar title={t('titles:ticket')} back={back} />}>
        <TicketSkeleton />
      </Page>
    </div>
  )
  if (data.state === 'loading') return waiting
  if (data.state === 'ready' || data.state === 'refreshing')
    return (
      <Suspense fallback={waiting}>
        <TicketForm key={symbol} asked={asked} data={data} back={back} onRetry={onRetry} {...rest} />
      </Suspense>
    )
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
