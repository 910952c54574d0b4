import type { OwnOffer } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import { bodyPart, NavBar, NavTextLink, Page, Section, SegmentedTabs, Skeleton } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'

/** Fetched beside the data, and drawn with it. */
const OfferingList = bodyPart(async () => (await import('./OfferingList.tsx')).OfferingList)

export const offeringTabs = ['all', 'toBeSubscribed', 'subscribing', 'ended'] as const
export type OfferingTab = (typeof offeringTabs)[number]

type OfferingsScreenProps = {
  data: Loadable<readonly OwnOffer[]>
  now: Instant
  tab: OfferingTab
  onTab: (tab: OfferingTab) => void
  onRetry: () => void
}

const inTab = (tab: OfferingTab, all: readonly OwnOffer[]): readonly OwnOffer[] =>
  tab === 'all' ? all : all.filter(({ offer }) => offer.state === tab)

/** All new issues listed: those where the member has something to do first, then those open for application. */
export function OfferingsScreen({ data, now, tab, onTab, onRetry }: OfferingsScreenProps) {
  const { t } = useTranslation('offerings')
  const known = valueOf(data)
  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('offeringsTitle')}
          back={{ href: hrefTo('home') }}
          actions={<NavTextLink href={hrefTo('applications')}>{t('toApplications')}</NavTextLink>}
        />
      }
    >
      <Section ground="surface">
        <SegmentedTabs
          label={t('tabs')}
          value={tab}
          onChange={onTab}
          options={offeringTabs.map((value) => ({
            value,
            label:
              value === 'all' || !known
                ? t(`tab_${value}`)
                : t('tabCount', { tab: t(`tab_${value}`), n: inTab(value, known).length }),
          }))}
        />
      </Section>
      <Await data={data} onRetry={onRetry} skeleton={<OfferingsSkeleton />} bleed>
        {(all) => <OfferingList meanwhile={<OfferingsSkeleton />} shown={inTab(tab, all)} all={all} now={now} />}
      </Await>
    </Page>
  )
}

function OfferingsSkeleton() {
  return (
    <Section>
      <Skeleton shape="block" count={4} />
    </Section>
  )
}
