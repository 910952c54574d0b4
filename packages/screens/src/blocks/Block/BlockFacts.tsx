import { blockAmount, blockDiscount, MOST_BLOCKS_A_DAY } from '@kabuto/domain/blocks'
import { formatMoment, formatMoney } from '@kabuto/domain/shared'
import { KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { Stakes } from '../../shared/Offer/Stakes.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { count } from '../../shared/Offer/usePrice.ts'
import type { BlockData } from './blockData.ts'

const yen = (value: string) => <Money value={value} currency="JPY" masked={false} />

/** What can be lost, what is held, and every rule: before the form. */
export function BlockFacts({ data: { offer, key, appliedToday, now } }: { data: BlockData }) {
  const { t } = useTranslation(['blocks', 'offer'])
  const locale = useKitLocale()
  const { unit, minShares, maxShares, totalShares, remainingShares, deadline, lockedThrough } = offer
  return (
    <>
      <Stakes
        loss={{ label: t('loss', { n: count(unit) }), value: yen(blockAmount(offer, String(unit))) }}
        gain={{ label: t('gain', { n: count(unit) }), value: yen(blockDiscount(offer, String(unit))) }}
        held={{ value: t('heldValue'), note: t('heldNote') }}
        costs={{ value: formatMoney('0', { currency: 'JPY', locale }), note: t('costsNote') }}
        decided={{ value: t('decidedValue'), note: t('decidedNote') }}
      />
      <OfferPart title={t('rules')}>
        <KeyValueList
          items={[
            { label: t('range'), value: t('rangeValue', { least: count(minShares), most: count(maxShares) }) },
            { label: t('unit'), value: t('shares', { n: count(unit) }) },
            { label: t('offered'), value: t('shares', { n: count(totalShares) }) },
            { label: t('remaining'), value: t('shares', { n: count(remainingShares) }) },
            { label: t('today'), value: t('todayValue', { n: appliedToday, most: MOST_BLOCKS_A_DAY }) },
            { label: t('review'), note: t('reviewNote'), value: t('reviewTime') },
            { label: t('deadline'), value: formatMoment(Date.parse(deadline), locale, { now }) },
            {
              label: t('offer:sellable'),
              value: t('offer:sellableFrom', { time: sellableFrom(lockedThrough, locale, now) }),
              tone: 'strong',
            },
            ...(key === null ? [] : [{ label: t('key'), note: t('keyNote'), value: key, copy: key }]),
          ]}
        />
      </OfferPart>
    </>
  )
}
