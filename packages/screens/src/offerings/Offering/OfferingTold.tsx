import { lotsAmount } from '@kabuto/domain/offerings'
import { formatMoment, formatMoney } from '@kabuto/domain/shared'
import { KeyValueList, Money, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { Stakes } from '../../shared/Offer/Stakes.tsx'
import { useLots } from '../useLots.ts'
import type { OfferingData } from './offeringData.ts'

/** What it is, and what has to be known before the form. */
export function OfferingTold({ data: { offer, now } }: { data: OfferingData }) {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const lotsOf = useLots(false)
  const { about, totalLots, lotSize, maxLots, deadline } = offer
  return (
    <>
      <OfferPart title={t('about')}>
        <Stack gap="2">
          {about.map((text) => (
            <Text key={text} look="sub" short>
              {text}
            </Text>
          ))}
        </Stack>
        <KeyValueList
          items={[
            { label: t('total'), value: lotsOf({ lots: totalLots, lotSize }) },
            { label: t('canApply'), value: t('canApplyValue', { n: maxLots }) },
            { label: t('howOften'), value: t('howOftenValue') },
            {
              label: t('change'),
              value: t('changeValue', { time: formatMoment(Date.parse(deadline), locale, { now }) }),
            },
          ]}
        />
      </OfferPart>
      <Stakes
        loss={{
          label: t('lossLabel'),
          value: <Money value={lotsAmount(offer, 1)} currency="JPY" masked={false} />,
        }}
        gain={{ label: t('gainLabel'), value: t('gainValue') }}
        held={{ value: formatMoney('0', { currency: 'JPY', locale }), note: t('heldNote') }}
        costs={{ value: formatMoney('0', { currency: 'JPY', locale }), note: t('costsNote') }}
        decided={{ value: t('byDraw'), note: t('byDrawNote') }}
      />
    </>
  )
}
