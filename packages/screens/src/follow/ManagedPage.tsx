import { type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import { bodyPart, fetchedPart, NavBar, Page } from '@kabuto/ui-kit'
import { SproutIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../shared/Await.tsx'
import { OfferMissing } from '../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../shared/Offer/OfferSkeleton.tsx'
import { type JoinRequest, listOf, type ManagedData, type ManagedKind, type Stake } from './managed.ts'

type ManagedPageProps = {
  kind: ManagedKind
  data: Loadable<ManagedData>
  submission: Submission<Stake>
  onSubmit: (request: JoinRequest) => void
  onRetry: () => void
}

/** Fetched beside the data, and drawn with it. */
const ManagedForm = bodyPart(async () => (await import('./ManagedForm.tsx')).ManagedForm)

const ManagedReceipt = fetchedPart(async () => (await import('./ManagedReceipt.tsx')).ManagedReceipt)

/** One product or portfolio with the form to begin; after that its receipt. */
export function ManagedPage(props: ManagedPageProps) {
  const { kind, data, submission, onRetry } = props
  const { t } = useTranslation(['follow', 'titles'])
  const known = valueOf(data)
  const title = kind === 'follow' ? t('titles:follow') : t('aiTitle')
  const list = listOf(kind)
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
  return submission.state === 'done' ? (
    <ManagedReceipt meanwhile={waiting} kind={kind} stake={submission.record} now={known.now} />
  ) : (
    <ManagedForm meanwhile={waiting} {...props} data={known} />
  )
}
