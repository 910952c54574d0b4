import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import { Money, NavBar, Page } from '@kabuto/ui-kit'
import { SproutIcon } from '@kabuto/ui-kit/icons'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../shared/Await.tsx'
import { OfferMissing } from '../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../shared/Offer/OfferSkeleton.tsx'
import { Receipt } from '../shared/Receipt.tsx'
import type { JoinRequest, ManagedData, ManagedKind, Stake } from './managed.ts'
import { StakeFacts } from './StakeFacts.tsx'

type ManagedPageProps = {
  kind: ManagedKind
  data: Loadable<ManagedData>
  submission: Submission<Stake>
  onSubmit: (request: JoinRequest) => void
  onRetry: () => void
}

/** Fetched beside the data, and drawn with it. */
const ManagedForm = lazy(async () => ({ default: (await import('./ManagedForm.tsx')).ManagedForm }))

/** One product or portfolio with the form to begin; after that its receipt. */
export function ManagedPage(props: ManagedPageProps) {
  const { kind, data, submission, onRetry } = props
  const { t } = useTranslation(['follow', 'titles'])
  const known = valueOf(data)
  const title = kind === 'follow' ? t('titles:follow') : t('aiTitle')
  const list = kind === 'follow' ? hrefTo('follow') : hrefTo('product', { product: 'ai' })
  if (submission.state === 'done' && known) {
    const { record } = submission
    return (
      <Receipt
        title={title}
        lead={t(kind === 'follow' ? 'doneFollow' : 'doneJoin')}
        figure={<Money value={record.amount} currency="JPY" size="large" />}
        outcome={t('doneText')}
        facts={<StakeFacts stake={record} now={known.now} />}
        back={{
          label: t(kind === 'follow' ? 'toFollows' : 'toList'),
          href: kind === 'follow' ? hrefTo('follows') : list,
        }}
      />
    )
  }
  const waiting = (
    <Page bleed nav={<NavBar title={title} back={{ href: list }} />}>
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <OfferMissing
          icon={SproutIcon}
          title={t('missing')}
          text={t('missingText')}
          action={{ label: t('toList'), href: list }}
        />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
          {() => <OfferSkeleton />}
        </Await>
      )}
    </Page>
  )
  if (!known) return waiting
  return (
    <Suspense fallback={waiting}>
      <ManagedForm {...props} data={known} />
    </Suspense>
  )
}
