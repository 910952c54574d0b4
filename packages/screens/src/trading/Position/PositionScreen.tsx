import { hrefTo } from '@kabuto/domain/paths'
import { staleOf, valueOf } from '@kabuto/domain/shared'
import { isOpened } from '@kabuto/domain/trading'
import { Card, EmptyState, bodyPart, fetchedPart, NavAction, NavBar, Page, Section, Skeleton } from '@kabuto/ui-kit'
import { ChartLineIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { SellSheetLater } from '../Sell/SellSheetLater.tsx'
import { PositionBar } from './PositionBar.tsx'
import type { PositionScreenProps } from './positionData.ts'

export type { ListedFills, PositionData } from './positionData.ts'

/** Fetched beside the data, and drawn with it. */
const Body = bodyPart(async () => (await import('./PositionBody.tsx')).PositionBody)
const SaleReceipt = fetchedPart(async () => (await import('../Sell/SaleReceipt.tsx')).SaleReceipt)

/** Everything about one position, from its order to its settlement, and the ways out of it. */
export function PositionScreen(props: PositionScreenProps) {
  const { data, now, selling, closes = false, onWant, onRetry } = props
  const { t } = useTranslation(['position', 'titles'])
  const [open, setOpen] = useState(closes)
  const position = valueOf(data)?.position
  if (selling.submission.state === 'done' && position)
    return <SaleReceipt order={selling.submission.record} position={position} now={now} />

  function show(): void {
    onWant()
    setOpen(true)
  }

  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('titles:position')}
          back={{ href: hrefTo('positions') }}
          actions={
            position && (
              <NavAction icon={ChartLineIcon} label={t('chart')} href={hrefTo('stock', { symbol: position.symbol })} />
            )
          }
        />
      }
      bottom={position?.state === 'holding' && <PositionBar position={position} now={now} onClose={show} />}
    >
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <Section>
          <Card>
            <EmptyState
              title={t('missing')}
              text={t('missingText')}
              action={{ label: t('toPositions'), href: hrefTo('positions') }}
            />
          </Card>
        </Section>
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<PositionSkeleton />} bleed>
          {(value) => <Body meanwhile={<PositionSkeleton />} {...props} known={value} stale={staleOf(data)?.since} />}
        </Await>
      )}
      {position && isOpened(position) && (
        <SellSheetLater
          {...selling}
          wanted={open || selling.data.state !== 'loading'}
          // What was closed meanwhile leaves nothing to sell; an order that is on its way is not taken from under it.
          open={open && (position.state === 'holding' || selling.submission.state !== 'idle')}
          onClose={() => setOpen(false)}
          position={position}
          quotes={props.quotes}
          now={now}
        />
      )}
    </Page>
  )
}

/** The same containers, without the data. */
function PositionSkeleton() {
  const { t } = useTranslation('position')
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="block" count={2} />
      </Section>
      <Section title={t('course')}>
        <Skeleton card shape="row" count={3} />
      </Section>
      <Section title={t('facts')}>
        <Skeleton card shape="row" count={6} />
      </Section>
    </>
  )
}
