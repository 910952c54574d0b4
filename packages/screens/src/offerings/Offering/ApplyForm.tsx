import { nameIn } from '@kabuto/domain/market'
import { checkIpoApplication, lotsAmount } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { amountToSend, formatMoment, formatMoney, isUnderWay } from '@kabuto/domain/shared'
import { Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferAnswer } from '../../shared/Offer/OfferAnswer.tsx'
import { OfferBar } from '../../shared/Offer/OfferBar.tsx'
import { OfferConfirmLater } from '../../shared/Offer/OfferConfirmLater.tsx'
import { OfferMoney } from '../../shared/Offer/OfferMoney.tsx'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { UnitsField } from '../../shared/Offer/UnitsField.tsx'
import { useOfferForm } from '../../shared/Offer/useOfferForm.ts'
import { useSellFee } from '../../shared/Offer/useSellFee.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { ApplicationFacts } from '../ApplicationFacts.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { useLots } from '../useLots.ts'
import { contextOf, type OfferingData, type OfferingScreenProps, obstaclesTo } from './offeringData.ts'
import { OfferingBody } from './OfferingBody.tsx'
import { OfferingFrame } from './OfferingFrame.tsx'
import { OfferingHead } from './OfferingHead.tsx'
import { useGoingBack } from './useGoingBack.tsx'

type ApplyFormProps = Pick<OfferingScreenProps, 'apply' | 'withdraw' | 'onRetry'> & { data: OfferingData }

/** Applies, or changes the application, until the deadline. Nothing is held and nothing is paid. */
export function ApplyForm({ data, apply, withdraw, onRetry }: ApplyFormProps) {
  const { t } = useTranslation(['offerings', 'offer', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const lotsOf = useLots()
  const { offer, now, cash } = data
  const context = contextOf(data)
  const existing = context.existing && data.application
  const { form, card, confirming, holding, reason, review, field } = useOfferForm({
    as: `ipo ${offer.id}`,
    check: ({ lots }) => checkIpoApplication({ lots, replaces: existing?.id }, context),
    empty: { lots: existing ? String(existing.lots) : '' },
    submission: apply.submission,
    besides: refusalsOf(withdraw.submission),
  })
  const goingBack = useGoingBack('withdraw', withdraw, existing)
  const lots = holding && Number(amountToSend(holding.lots))
  const { lotSize, maxLots, underwritingPrice, payDeadline } = offer
  const amount = lots === undefined ? undefined : lotsAmount(offer, lots)
  const shares = (lots ?? 0) * lotSize
  const sellFee = useSellFee(amount === undefined ? undefined : { value: amount, quantity: shares }, now)
  const from = sellableFrom(offer, locale, now)
  const isBarred = obstaclesTo(data).length > 0 && !isUnderWay(apply.submission)
  const format = (n: number): string => t('lots', { n })
  const nothing = <Money value="0" currency="JPY" masked={false} />
  const fees = [
    { label: t('atApply'), tier: t('nothingHeld'), value: nothing },
    { label: t('atWin'), tier: t('nothingHeld'), value: nothing },
    { label: t('order:feePurchase'), tier: t('buyFeeFree'), value: nothing },
    { label: t('order:feeStampDuty'), tier: t('order:dutyJpy'), value: nothing },
  ]
  const total = {
    label: t('atPay'),
    aside:
      lots === undefined
        ? undefined
        : t('offer:sharesTimes', {
            n: ownMoney(shares, { decimals: 0 }),
            price: formatMoney(underwritingPrice, { currency: 'JPY', locale }),
          }),
    value: <Money value={amount} currency="JPY" />,
  }
  const power = { before: cash.available, after: cash.available }

  return (
    <SendingForm form={form}>
      <OfferingFrame
        bottom={
          !isBarred && (
            <OfferBar
              total={{
                label: t('barLabel'),
                note: lots === undefined ? t('barEmpty') : t('barNote', { lots: lotsOf({ lots, lotSize }) }),
                value: <Money value={amount} currency="JPY" />,
              }}
              decline={
                existing
                  ? { label: t('withdraw'), onPress: goingBack.ask }
                  : { label: t('offer:decline'), href: hrefTo('offerings') }
              }
              accept={{
                label: t(existing ? 'reviewChange' : 'offer:review'),
                onPress: review,
              }}
              submission={apply.submission}
              reason={reason}
            />
          )
        }
      >
        <OfferingHead data={data} />
        <OfferingBody data={data}>
          {existing && (
            <OfferPart title={t('own')}>
              <ApplicationFacts application={existing} />
            </OfferPart>
          )}
          {!isBarred && (
            <OfferPart title={t(existing ? 'formChange' : 'offer:form')}>
              <UnitsField
                label={t('lotsLabel')}
                note={t('canApplyValue', { n: maxLots })}
                unit={t('lotUnit')}
                lot={1}
                least={1}
                most={maxLots}
                format={format}
                {...field('lots')}
              />
              <OfferMoney
                fees={fees}
                total={total}
                power={{ ...power, note: t('powerSame') }}
                later={[
                  {
                    label: t('offer:sellable'),
                    note: t('sellableNote'),
                    value: t('offer:sellableFrom', { time: from }),
                  },
                  sellFee,
                ]}
              />
            </OfferPart>
          )}
          <OfferAnswer
            {...card}
            submissions={[apply.submission, withdraw.submission]}
            now={now}
            fixes={{ reload: onRetry }}
          />
        </OfferingBody>
        {goingBack.dialog}
        <OfferConfirmLater
          asked={
            lots === undefined
              ? undefined
              : {
                  confirming,
                  title: t(existing ? 'confirmChangeTitle' : 'confirmTitle'),
                  offer: { name: nameIn(offer.names, locale), code: offer.symbol },
                  lines: [{ label: t('lotsLabel'), value: lotsOf({ lots, lotSize }), tone: 'strong' }],
                  fees,
                  total,
                  power,
                  binds: t('confirmBinds', {
                    time: formatMoment(Date.parse(payDeadline), locale, { now }),
                    from,
                  }),
                  send: {
                    label: t(existing ? 'sendChange' : 'send'),
                    onPress: () =>
                      apply.onSubmit({
                        id: offer.id,
                        lots: String(lots),
                        ...(existing ? { replaces: existing.id } : {}),
                      }),
                  },
                }
          }
        />
      </OfferingFrame>
    </SendingForm>
  )
}
