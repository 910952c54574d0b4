import type { BlockApplication } from '@kabuto/domain/blocks'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import { ActionBar, Button, bodyPart, NavBar, Page } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferMissing } from '../../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'

/** Fetched beside the data, and drawn with it. */
const Body = bodyPart(async () => (await import('./BlockApplicationBody.tsx')).BlockApplicationBody)

type BlockApplicationScreenProps = { data: Loadable<BlockApplication>; now: Instant; onRetry: () => void }

/** One application for a block: its course until it can be sold, or why it was refused and that the money is back. */
export function BlockApplicationScreen({ data, now, onRetry }: BlockApplicationScreenProps) {
  const { t } = useTranslation('blocks')
  const state = valueOf(data)?.state
  const way =
    state === 'passed'
      ? { label: t('toPositions'), href: hrefTo('positions', { tab: 'auction' }) }
      : { label: t('others'), href: hrefTo('blocks') }
  return (
    <Page
      bleed
      nav={<NavBar title={t('blockApplicationTitle')} back={{ href: hrefTo('blocks', { tab: 'applications' }) }} />}
      bottom={
        state !== undefined && (
          <ActionBar>
            <Button kind="line" href={way.href}>
              {way.label}
            </Button>
          </ActionBar>
        )
      }
    >
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <OfferMissing
          title={t('noApplication')}
          text={t('noApplicationText')}
          action={{ label: t('tab_applications'), href: hrefTo('blocks', { tab: 'applications' }) }}
        />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
          {(application) => <Body meanwhile={<OfferSkeleton />} application={application} now={now} />}
        </Await>
      )}
    </Page>
  )
}
