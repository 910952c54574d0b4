import { nameIn } from '@kabuto/domain/market'
import { checkIpoPayment, type IpoApplication, lotsAmount } from '@kabuto/domain/offerings'
import { amountToSend, checkBlocks, formatMoment, formatMoney, isUnderWay, minus } from '@kabuto/domain/shared'
import { Money, OptionCards, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
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
import type { OfferingData, OfferingScreenProps } from './offeringData.ts'
import { OfferingBody } from './OfferingBody.tsx'
import { OfferingFrame } from './OfferingFrame.tsx'
import { OfferingHead } from './OfferingHead.tsx'
import { useGoingBack } from './useGoingBack.tsx'

type PayFormProps = Pick<OfferingScreenProps, 'pay' | 'abstain' | 'act' | 'onRetry'> & {
  data: OfferingData
  application: IpoApplication
}

/** Pays for all or some of the allotment, or declines it. */
export function PayForm({ data, application, pay, abstain, act, onRetry }: PayFormProps) {
  const { t } = useTranslation(['offerings', 'offer', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const lotsOf = useLots()
  const { offer, now, cash, member } = data
  const { id, lotSize, payDeadline } = application
  const winning = application.winningLots ?? 0
  const { form, card, confirming, holding, reason, review, field } = useOfferForm({
    as: `ipo payment ${id}`,
    check: ({ lots }) => checkIpoPayment(lots, { now, offer, application, cash, blocks: member.blocks }),
    empty: { lots: String(winning) },
    submission: pay.submission,
    besides: refusalsOf(abstain.submission),
  })
  const goingBack = useGoingBack('abstain', abstain, application, act === 'abstain')
  const lots = holding && Number(amountToSend(holding.lots))
  const amount = lots === undefined ? undefined : lotsAmount(offer, lots)
  const shares = (lots ?? 0) * lotSize
  const rest = lots === undefined ? undefined : winning - lots
  const sellFee = useSellFee(amount === undefined ? undefined : { value: amount, quantity: shares }, now)
  const from = sellableFrom(offer, locale, now)
  const isBarred = checkBlocks(member.blocks, 'apply', now).length > 0 && !isUnderWay(pay.submission)
  const nothing = <Money value="0" currency="JPY" masked={false} />
  const fees = [
    {
      label: t('toPay'),
      tier:
        lots === undefined
          ? ''
          : t('offer:sharesTimes', {
              n: ownMoney(shares, { decimals: 0 }),
              price: formatMoney(offer.underwritingPrice, { currency: 'JPY', locale }),
            }),
      value: <Money value={amount} currency="JPY" />,
    },
    { label: t('order:feePurchase'), tier: t('buyFeeFree'), value: nothing },
    { label: t('order:feeStampDuty'), tier: t('order:dutyJpy'), value: nothing },
  ]
  const total = { label: t('payTotal'), value: <Money value={amount} currency="JPY" /> }
  const power = {
    before: cash.available,
    after: amount === undefined ? undefined : minus(cash.available, amount),
    label: t('powerAfterPay'),
  }
  const given =
    rest === undefined
      ? undefined
      : t('givenUpValue', {
          lots: lotsOf({ lots: rest, lotSize }),
          amount: ownMoney(lotsAmount(offer, rest), { currency: 'JPY' }),
        })

  return (
    <SendingForm form={form}>
      <OfferingFrame
        bottom={
          !isBarred && (
            <OfferBar
              total={{
                label: t('toPay'),
                note: formatMoment(Date.parse(payDeadline), locale, { now }),
                value: <Money value={amount} currency="JPY" />,
              }}
              decline={{ label: t('abstain'), onPress: goingBack.ask }}
              accept={{ label: t('reviewPay'), onPress: review }}
              submission={pay.submission}
              reason={reason}
            />
          )
        }
      >
        <OfferingHead data={data} />
        <OfferingBody data={data}>
          <OfferPart title={t('own')}>
            <ApplicationFacts application={application} drawn={data.drawn} />
          </OfferPart>
          {!isBarred && (
            <OfferPart title={t('payForm')}>
              <UnitsField
                label={t('payLots')}
                note={t('payNote', { n: ownMoney(winning, { decimals: 0 }) })}
                unit={t('lotUnit')}
                lot={1}
                least={1}
                most={winning}
                format={(n) => t('lots', { n })}
                {...field('lots')}
              />
              {winning > 1 && (
                <OptionCards
                  label={t('payChoices')}
                  value={lots === undefined ? undefined : String(lots)}
                  onChange={(next) => form.set('lots', next)}
                  options={[winning, 1].map((n) => ({
                    value: String(n),
                    label: t('payChoice', { lots: t('lots', { n }) }),
                    figure: <Money value={lotsAmount(offer, n)} currency="JPY" />,
                    text: t('payGiveUp', { lots: t('lots', { n: winning - n }) }),
                  }))}
                />
              )}
              <OfferMoney
                fees={fees}
                total={total}
                power={power}
                later={[
                  { label: t('givenUp'), note: t('givenUpNote'), value: given },
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
            submissions={[pay.submission, abstain.submission]}
            now={now}
            fixes={{ reload: onRetry }}
          />
        </OfferingBody>
        {goingBack.dialog}
        <OfferConfirmLater
          asked={
            lots === undefined || rest === undefined
              ? undefined
              : {
                  confirming,
                  title: t('payTitle'),
                  offer: { name: nameIn(offer.names, locale), code: offer.symbol },
                  lines: [
                    { label: t('payLots'), value: lotsOf({ lots, lotSize }), tone: 'strong' },
                    { label: t('givenUp'), value: given },
                  ],
                  fees,
                  total,
                  power,
                  binds:
                    rest > 0
                      ? t('payBindsRest', { rest: lotsOf({ lots: rest, lotSize }), from })
                      : t('payBinds', { from }),
                  send: { label: t('sendPay'), onPress: () => pay.onSubmit({ id, lots: String(lots) }) },
                }
          }
        />
      </OfferingFrame>
    </SendingForm>
  )
}
