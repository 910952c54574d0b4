import { nameIn } from '@kabuto/domain/market'
import { lotsAmount, standing } from '@kabuto/domain/offerings'
import { formatMoment, formatMoney } from '@kabuto/domain/shared'
import { Banner, Money, Row, Section, Stack, Stepper, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { CalendarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { useStages } from '../useStages.ts'
import type { OfferingData } from './offeringData.ts'

/** The company, the state, the price, and the dates of the steps. */
export function OfferingHead({ data }: { data: OfferingData }) {
  const { t } = useTranslation(['offerings', 'offer'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { offer, now } = data
  const application = standing(data.application)
  const { names, symbol, section, underwritingPrice, lotSize, subscriptionFrom } = offer
  const steps = useStages({ offer, application }, now)
  const price = formatMoney(underwritingPrice, { currency: 'JPY', locale })
  const won = application?.state === 'won' ? application : undefined
  const winning = won?.winningLots ?? 0
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  return (
    <Section ground="surface">
      <Stack gap="3">
        <OfferHead
          name={nameIn(names, locale)}
          sub={t(`board_${section}`, { symbol })}
          badge={<OfferBadge state={application?.state ?? offer.state} />}
        />
        <div>
          <Text look="sub" tone="secondary">
            {t(won ? 'payAll' : 'price')}
          </Text>
          <Row justify="between" align="baseline">
            {won ? (
              <Money value={lotsAmount(offer, winning)} currency="JPY" size="display" />
            ) : (
              <Money value={underwritingPrice} currency="JPY" size="display" masked={false} />
            )}
            <Text as="span" look="sub" tone="secondary">
              {won
                ? t('offer:sharesTimes', { n: ownMoney(winning * lotSize, { decimals: 0 }), price })
                : t('lotNote', {
                    shares: String(lotSize),
                    amount: formatMoney(lotsAmount(offer, 1), { currency: 'JPY', locale }),
                  })}
            </Text>
          </Row>
        </div>
        <Stepper label={t('stages')} steps={steps} />
        {won ? (
          <Banner tone="neutral" icon={CalendarIcon}>
            {t('payUntil', { time: at(won.payDeadline) })}
          </Banner>
        ) : (
          <Text look="caption" tone="secondary" short>
            {t('times', { from: at(subscriptionFrom) })}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
