import { bodyPart } from '@kabuto/ui-kit'
import { hrefTo } from '@kabuto/domain/paths'
import { valueOf } from '@kabuto/domain/shared'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferMissing } from '../../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import type { BlockScreenProps } from './blockData.ts'
import { BlockFrame } from './BlockFrame.tsx'

export type { BlockData } from './blockData.ts'

/** Fetched beside the data, and drawn with it. */
const BlockForm = bodyPart(async () => (await import('./BlockForm.tsx')).BlockForm)

/** One block of shares: its discount and its lock, its rules and its key, and the form. */
export function BlockScreen(props: BlockScreenProps) {
  const { data, onRetry } = props
  const { t } = useTranslation('blocks')
  const known = valueOf(data)
  const waiting = (
    <BlockFrame>
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <OfferMissing
          title={t('missing')}
          text={t('missingText')}
          action={{ label: t('seeOffers'), href: hrefTo('blocks') }}
        />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
          {() => null}
        </Await>
      )}
    </BlockFrame>
  )
  if (!known) return waiting
  return (
    <BlockForm
      meanwhile={
        <BlockFrame>
          <OfferSkeleton />
        </BlockFrame>
      }
      {...props}
      data={known}
    />
  )
}
