import { nameIn } from '@kabuto/domain/market'
import type { Offer, OwnOffer } from '@kabuto/domain/offerings'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { Card, EmptyState, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { CalendarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { OfferingCard } from './OfferingCard.tsx'

type OfferingListProps = { shown: readonly OwnOffer[]; all: readonly OwnOffer[]; now: Instant }

/** The new issues of one tab. */
export function OfferingList({ shown, all, now }: OfferingListProps) {
  const { t } = useTranslation('offerings')
  return (
    <Section>
      <Stack gap="3">
        {shown.map((own) => (
          <OfferingCard key={own.offer.id} own={own} now={now} />
        ))}
        {shown.length === 0 && <NoOfferings all={all} now={now} />}
        <Text look="caption" tone="secondary" short>
          {t('foot')}
        </Text>
      </Stack>
    </Section>
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
