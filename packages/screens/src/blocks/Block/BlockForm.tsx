import { blockAmount, checkBlock, emptyBlock, mostShares, toBlockRequest } from '@kabuto/domain/blocks'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoment, isUnderWay, minus } from '@kabuto/domain/shared'
import { Banner, Cells, Field, Money, Row, Section, Stack, Tag, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferAnswer } from '../../shared/Offer/OfferAnswer.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferBar } from '../../shared/Offer/OfferBar.tsx'
import { OfferConfirmLater } from '../../shared/Offer/OfferConfirmLater.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { OfferMoney } from '../../shared/Offer/OfferMoney.tsx'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { Risks } from '../../shared/Offer/Risks.tsx'
import { UnitsField } from '../../shared/Offer/UnitsField.tsx'
import { useOfferForm } from '../../shared/Offer/useOfferForm.ts'
import { useSellFee } from '../../shared/Offer/useSellFee.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { count, usePrice } from '../../shared/Offer/usePrice.ts'
import { type BlockData, type BlockScreenProps, contextOf } from './blockData.ts'
import { BlockBeside } from './BlockBeside.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { BlockFacts } from './BlockFacts.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'

type BlockFormProps = Omit<BlockScreenProps, 'data'> & { data: BlockData }

/** What it is, what can be lost, and the form; or why nothing can be applied for. */
export function BlockForm({ data, submission, onSubmit, onRetry }: BlockFormProps) {
  const { t } = useTranslation(['blocks', 'offer', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const price = usePrice()
  const { offer, now, cash } = data
  const { unit, minShares, lockedThrough, state, closedReason, deadline } = offer
  const isOpen = state === 'subscribing'
  const context = contextOf(data)
  const { form, card, confirming, holding, reason, review, field } = useOfferForm({
    as: `block ${offer.id}`,
    check: (draft) => (isOpen ? checkBlock(draft, context) : []),
    empty: emptyBlock,
    submission,
  })
  const barred = checkBlock({ quantity: String(minShares), key: '-' }, context).some((one) => one.field === undefined)
  const isClosed = (!isOpen || barred) && !isUnderWay(submission)
  // The amount is shown before the key is typed.
  const quantityWrong = form.found.some((one) => one.field === 'quantity')
  const request = quantityWrong || form.draft.quantity === '' ? undefined : toBlockRequest(offer.id, form.draft)
  const shares = request && Number(request.quantity)
  const amount = request && blockAmount(offer, request.quantity)
  const sellFee = useSellFee(amount === undefined ? undefined : { value: amount, quantity: shares ?? 0 }, now)
  const from = sellableFrom(lockedThrough, locale, now)
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const own = shares === undefined ? '' : ownMoney(shares, { decimals: 0 })
  const nothing = <Money value="0" currency="JPY" masked={false} />
  const value = <Money value={amount} currency="JPY" />
  const fees = [
    {
      label: t('value'),
      tier: shares === undefined ? '' : t('offer:sharesTimes', { n: own, price: price(offer.price) }),
      value,
    },
    { label: t('order:feePurchase'), tier: t('feeFree'), value: nothing },
    { label: t('order:feeStampDuty'), tier: t('order:dutyJpy'), value: nothing },
    { label: t('order:feeService'), tier: t('order:noInterest'), value: nothing },
  ]
  const total = { label: t('total'), value }
  const power = {
    before: cash.available,
    after: amount === undefined ? undefined : minus(cash.available, amount),
    note: t('powerNote'),
  }

  function whyClosed(): string | undefined {
    if (closedReason !== null) return t('closedBecause', { reason: closedReason })
    if (state === 'toBeSubscribed') return t('offer:toOpen', { time: at(offer.from) })
    return state === 'ended' ? t('offer:closed', { time: at(deadline) }) : undefined
  }

  const closed = whyClosed()
  return (
    <SendingForm form={form}>
      <BlockFrame
        bottom={
          !isClosed && (
            <OfferBar
              total={{
                label: t('total'),
                note: shares === undefined ? t('barEmpty') : t('barNote', { n: own }),
                value,
              }}
              decline={{ label: t('offer:decline'), href: hrefTo('blocks') }}
              accept={{ label: t('offer:review'), onPress: review }}
              submission={submission}
              reason={reason}
            />
          )
        }
      >
        <Section ground="surface">
          <Stack gap="3">
            <OfferHead name={nameIn(offer.names, locale)} sub={offer.symbol} badge={<OfferBadge state={state} />} />
            <Row justify="between" align="baseline">
              <div>
                <Text look="sub" tone="secondary">
                  {t('price')}
                </Text>
                <Text look="title1">{price(offer.price)}</Text>
              </div>
              <Text as="span" look="sub" tone="secondary">
                {t('close')} {price(offer.close)}
              </Text>
            </Row>
            <Cells
              cells={[
                { label: t('locked'), value: t('until', { day: formatDay(lockedThrough, locale, { now }) }) },
                { label: t('discount'), value: `${offer.discountPercent}%` },
              ]}
            />
            <Row gap="2">
              <Text as="span" look="sub" tone="secondary">
                {t('seller', { name: offer.seller.name })}
              </Text>
              <Tag>{offer.seller.seatAccount}</Tag>
            </Row>
          </Stack>
        </Section>
        <Section>
          <Stack gap="3">
            {!isClosed && <BlockBeside offer={offer} shares={shares} now={now} />}
            <BlockFacts data={data} />
            {closed !== undefined && <Banner tone={state === 'toBeSubscribed' ? 'info' : 'neutral'}>{closed}</Banner>}
            {!isClosed && (
              <OfferPart title={t('offer:form')}>
                <UnitsField
                  label={t('quantity')}
                  note={t('quantityNote', { unit: count(unit), most: count(mostShares(offer)) })}
                  unit={t('shareUnit')}
                  lot={unit}
                  least={minShares}
                  most={mostShares(offer)}
                  format={(n) => t('shares', { n: count(n) })}
                  {...field('quantity')}
                />
                <Field label={t('keyField')} note={t('keyFieldNote')} autoComplete="off" {...field('key')} />
                <OfferMoney fees={fees} total={total} power={power} later={[sellFee]} />
              </OfferPart>
            )}
            <OfferAnswer {...card} submissions={[submission]} now={now} fixes={{ reload: onRetry }} />
            <Risks items={offer.risks} />
          </Stack>
        </Section>
        <OfferConfirmLater
          asked={
            holding && request
              ? {
                  confirming,
                  title: t('confirmTitle'),
                  offer: { name: nameIn(offer.names, locale), code: offer.symbol },
                  lines: [{ label: t('quantity'), value: t('shares', { n: own }), tone: 'strong' }],
                  fees,
                  total,
                  power,
                  binds: t('binds', { from }),
                  send: { label: t('send'), onPress: () => onSubmit(request) },
                }
              : undefined
          }
        />
      </BlockFrame>
    </SendingForm>
  )
}
