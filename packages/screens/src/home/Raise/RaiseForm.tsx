import { nameIn } from '@kabuto/domain/market'
import { checkRaise, lotPrice, mostToRaise, type Raise } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { amountToSend, divided, formatMoment, formatMoney, isUnderWay, minus } from '@kabuto/domain/shared'
import { Banner, List, ListRow, Money, Section, Stack, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferAnswer } from '../../shared/Offer/OfferAnswer.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferBar } from '../../shared/Offer/OfferBar.tsx'
import { OfferConfirmLater } from '../../shared/Offer/OfferConfirmLater.tsx'
import { OfferMoney } from '../../shared/Offer/OfferMoney.tsx'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { Risks } from '../../shared/Offer/Risks.tsx'
import { UnitsField } from '../../shared/Offer/UnitsField.tsx'
import { useOfferForm } from '../../shared/Offer/useOfferForm.ts'
import { useSellFee } from '../../shared/Offer/useSellFee.tsx'
import { RaiseApplications } from './RaiseApplications.tsx'
import { contextOf, type RaiseData, type RaiseProps } from './raiseData.ts'
import { RaiseFrame } from './RaiseFrame.tsx'
import { RaiseOutcomes } from './RaiseOutcomes.tsx'
import { RaiseHead, RaiseTold, sellableFrom } from './RaiseTold.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'

type RaiseFormProps = Omit<RaiseProps, 'data' | 'id'> & { data: RaiseData; raise: Raise }

/** One fund-raising and its form, the others, and the applications. */
export function RaiseForm({ data, raise, openRecord, submission, onSubmit, onRetry }: RaiseFormProps) {
  const { t } = useTranslation(['raise', 'offer', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { now, cash, products, applications } = data
  const isOpen = raise.state === 'subscribing'
  const context = contextOf(data, raise)
  const step = lotPrice(raise)
  const { form, card, confirming, holding, reason, review, field } = useOfferForm({
    as: `raise ${raise.id}`,
    check: ({ amount }) => (isOpen ? checkRaise(amount, context) : []),
    empty: { amount: '' },
    submission,
  })
  const barred = checkRaise(raise.minimum, context).some((one) => one.field === undefined)
  const isClosed = (!isOpen || barred) && !isUnderWay(submission)
  const amount = holding && isOpen ? amountToSend(holding.amount) : undefined
  const shares = amount === undefined ? 0 : Number(divided(amount, raise.price, 0, 'floor'))
  const sellFee = useSellFee(amount === undefined ? undefined : { value: amount, quantity: shares }, now)
  const yen = (value: string): string => formatMoney(value, { currency: 'JPY', locale })
  const own = ownMoney(shares, { decimals: 0 })
  const nothing = <Money value="0" currency="JPY" masked={false} />
  const value = <Money value={amount} currency="JPY" />
  const fees = [
    {
      label: t('value'),
      tier: amount === undefined ? '' : t('offer:sharesTimes', { n: own, price: yen(raise.price) }),
      value,
    },
    { label: t('fee'), tier: t('free'), value: nothing },
    { label: t('order:feeStampDuty'), tier: t('order:dutyJpy'), value: nothing },
  ]
  const total = { label: t('total'), value }
  const power = {
    before: cash.available,
    after: amount === undefined ? undefined : minus(cash.available, amount),
    note: t('heldNote'),
  }
  const others = products.filter(({ id }) => id !== raise.id)
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })

  return (
    <SendingForm form={form}>
      <RaiseFrame
        bottom={
          !isClosed && (
            <OfferBar
              total={{
                label: t('total'),
                note: amount === undefined ? t('barEmpty') : t('barNote', { n: own }),
                value,
              }}
              decline={{ label: t('offer:decline'), href: hrefTo('home') }}
              accept={{ label: t('offer:review'), onPress: review }}
              submission={submission}
              reason={reason}
            />
          )
        }
      >
        <RaiseHead raise={raise} now={now} />
        <Section>
          <Stack gap="3">
            <RaiseTold raise={raise} now={now} />
            {!isOpen && (
              <Banner tone={raise.state === 'toBeSubscribed' ? 'info' : 'neutral'}>
                {raise.state === 'toBeSubscribed'
                  ? t('offer:toOpen', { time: at(raise.opensAt) })
                  : t('offer:closed', { time: at(raise.deadline) })}
              </Banner>
            )}
            {!isClosed && (
              <OfferPart title={t('offer:form')}>
                <UnitsField
                  label={t('amount')}
                  note={t('amountNote', { step: yen(step) })}
                  unit={t('yen')}
                  lot={Number(step)}
                  least={Number(raise.minimum)}
                  most={Number(mostToRaise(raise))}
                  format={(n) => yen(String(n))}
                  {...field('amount')}
                />
                <OfferMoney fees={fees} total={total} power={power} later={[sellFee]} />
              </OfferPart>
            )}
            {amount !== undefined && <RaiseOutcomes raise={raise} shares={shares} now={now} />}
            <OfferAnswer
              {...card}
              submissions={[submission]}
              now={now}
              fixes={{
                reload: onRetry,
                openRecord: 'shown',
                fill: { field: 'amount', most: mostToRaise(raise), step, put: (next) => form.set('amount', next) },
              }}
            />
            <Risks items={raise.risks} />
          </Stack>
        </Section>
        <RaiseApplications applications={applications} now={now} openRecord={openRecord} />
        {others.length > 0 && (
          <Section title={t('others')}>
            <List label={t('others')} card>
              {others.map(({ id, names, symbol, price, state }) => (
                <ListRow
                  key={id}
                  title={nameIn(names, locale)}
                  sub={t('rowPrice', { symbol, price: yen(price) })}
                  badge={<OfferBadge state={state} />}
                  href={hrefTo('product', { product: 'fundraising', id })}
                />
              ))}
            </List>
          </Section>
        )}
        <OfferConfirmLater
          asked={
            amount === undefined
              ? undefined
              : {
                  confirming,
                  title: t('confirmTitle'),
                  offer: { name: nameIn(raise.names, locale), code: raise.symbol },
                  lines: [],
                  fees,
                  total,
                  power,
                  binds: t('binds', { from: formatMoment(sellableFrom(raise), locale, { now }) }),
                  send: { label: t('send'), onPress: () => onSubmit({ id: raise.id, amount }) },
                }
          }
        />
      </RaiseFrame>
    </SendingForm>
  )
}
