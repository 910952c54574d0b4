import { nameIn } from '@kabuto/domain/market'
import { lotsAmount, type OwnOffer } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { Button, Card, Cells, Money, Stack, Stepper, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { EvenChoice } from '../../shared/Offer/EvenChoice.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { useStages } from '../useStages.ts'

/** One offer of the list, joined with what the member made of it. */
export function OfferingCard({ own, now }: { own: OwnOffer; now: Instant }) {
  const { t } = useTranslation(['offerings', 'offer'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { offer, application } = own
  const { id, names, symbol, section, underwritingPrice, lotSize, subscriptionFrom } = offer
  const steps = useStages(own, now)
  const lots = application?.paidLots ?? (application?.winningLots || application?.lots)
  const won = application?.state === 'won'
  const shares = (count: number): string => t('offer:sharesOf', { n: ownMoney(count * lotSize, { decimals: 0 }) })
  const head = (
    <OfferHead
      name={nameIn(names, locale)}
      sub={t(`board_${section}`, { symbol })}
      badge={
        <OfferBadge state={application?.state ?? offer.state}>
          {won ? t('wonBadge', { n: ownMoney((lots ?? 0) * lotSize, { decimals: 0 }) }) : undefined}
        </OfferBadge>
      }
    />
  )
  if (!application && offer.state === 'toBeSubscribed')
    return (
      <Card href={hrefTo('offering', { id })}>
        {head}
        <Text look="sub" tone="secondary">
          {t('opensFrom', { time: formatMoment(Date.parse(subscriptionFrom), locale, { now }) })}
        </Text>
      </Card>
    )
  const price = {
    label: t('price'),
    value: <Money value={underwritingPrice} currency="JPY" masked={false} />,
  }
  const cells =
    lots === undefined
      ? [
          price,
          { label: t('lot'), value: t('offer:sharesOf', { n: String(lotSize) }) },
          { label: t('lotAmount'), value: <Money value={lotsAmount(offer, 1)} currency="JPY" masked={false} /> },
        ]
      : [
          price,
          { label: t(application?.winningLots ? 'wonLots' : 'applied'), value: shares(lots) },
          {
            label: t(application?.state === 'paymentComplete' ? 'paid' : won ? 'toPay' : 'askedAmount'),
            value: <Money value={lotsAmount(offer, lots)} currency="JPY" />,
          },
        ]
  const body = (
    <Stack gap="3">
      {head}
      <Stepper label={t('stages')} steps={steps} />
      <Cells cells={cells} />
      {won && (
        <EvenChoice
          decline={{ label: t('abstain'), href: hrefTo('offering', { id, act: 'abstain' }) }}
          accept={
            <Button kind="line" href={hrefTo('offering', { id })}>
              {t('goPay')}
            </Button>
          }
        />
      )}
    </Stack>
  )
  return <Card href={won ? undefined : hrefTo('offering', { id })}>{body}</Card>
}
