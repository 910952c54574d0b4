import type { BlockOffer } from '@kabuto/domain/blocks'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoment, type Instant } from '@kabuto/domain/shared'
import { Card, Cells, KeyValueList, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { count, usePrice } from '../../shared/Offer/usePrice.ts'

/** One block: how long it cannot be sold is beside its discount, at the same size and before it. */
export function BlockCard({ offer, now }: { offer: BlockOffer; now: Instant }) {
  const { t } = useTranslation('blocks')
  const locale = useKitLocale()
  const price = usePrice()
  const { id, names, symbol, state, closedReason, lockedThrough, discountPercent, minShares, maxShares } = offer
  return (
    <Card href={hrefTo('block', { id })}>
      <Stack gap="3">
        <OfferHead name={nameIn(names, locale)} sub={symbol} badge={<OfferBadge state={state} />} />
        <Cells
          cells={[
            { label: t('locked'), value: t('until', { day: formatDay(lockedThrough, locale, { now }) }) },
            { label: t('discount'), value: `${discountPercent}%` },
          ]}
        />
        <Cells
          cells={[
            { label: t('price'), value: price(offer.price) },
            { label: t('close'), value: price(offer.close) },
          ]}
        />
        {closedReason === null ? (
          <KeyValueList
            items={[
              { label: t('range'), value: t('rangeValue', { least: count(minShares), most: count(maxShares) }) },
              {
                label: t(state === 'toBeSubscribed' ? 'opens' : 'deadline'),
                value: formatMoment(Date.parse(state === 'toBeSubscribed' ? offer.from : offer.deadline), locale, {
                  now,
                }),
              },
            ]}
          />
        ) : (
          <Text look="sub" tone="secondary" short>
            {closedReason}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
