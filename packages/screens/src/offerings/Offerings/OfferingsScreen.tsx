import { nameIn } from '@kabuto/domain/market'
import type { Offer, OwnOffer } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import {
  Card,
  EmptyState,
  NavBar,
  NavTextLink,
  Page,
  ScrollTabs,
  Section,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { CalendarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferingCard } from './OfferingCard.tsx'

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

/** All new issues that are told of: what has to be done about one's own first, then what can be applied for. */
export function OfferingsScreen({ data, now, tab, onTab, onRetry }: OfferingsScreenProps) {
  const { t } = useTranslation('offerings')
  const known = valueOf(data)
  return (
    <Page
      bleed
      nav={
        <NavBar
          flat
          title={t('offeringsTitle')}
          back={{ href: hrefTo('home') }}
          actions={<NavTextLink href={hrefTo('applications')}>{t('toApplications')}</NavTextLink>}
        />
      }
    >
      <ScrollTabs
        label={t('tabs')}
        value={tab}
        onChange={onTab}
        tabs={offeringTabs.map((value) => ({
          value,
          label: t(`tab_${value}`),
          count: value === 'all' ? undefined : known && inTab(value, known).length,
        }))}
      >
        <Await data={data} onRetry={onRetry} skeleton={<OfferingsSkeleton />} bleed>
          {(all) => (
            <Section>
              <Stack gap="3">
                {inTab(tab, all).map((own) => (
                  <OfferingCard key={own.offer.id} own={own} now={now} />
                ))}
                {inTab(tab, all).length === 0 && <NoOfferings all={all} now={now} />}
                <Text look="caption" tone="secondary" short>
                  {t('foot')}
                </Text>
              </Stack>
            </Section>
          )}
        </Await>
      </ScrollTabs>
    </Page>
  )
}

/** Nothing here: when the next one opens, where one is known of. */
function NoOfferings({ all, now }: { all: readonly OwnOffer[]; now: Instant }) {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const [next] = all
    .map(({ offer }) => offer)
    .filter(({ state }) => state === 'toBeSubscribed')
    .toSorted((one: Offer, other: Offer) => Date.parse(one.subscriptionFrom) - Date.parse(other.subscriptionFrom))
  return (
    <Card>
      <EmptyState
        icon={CalendarIcon}
        title={t('none')}
        text={
          next
            ? t('nextOpens', {
                name: nameIn(next.names, locale),
                time: formatMoment(Date.parse(next.subscriptionFrom), locale, { now }),
              })
            : t('noneText')
        }
      />
    </Card>
  )
}

function OfferingsSkeleton() {
  return (
    <Section>
      <Skeleton shape="block" count={4} />
    </Section>
  )
}
