import {
  checkFollow,
  firstTime,
  emptyFollow,
  followCosts,
  lossLimitValue,
  termEnd,
  toFollowRequest,
} from '@kabuto/domain/follow'
import {
  divided,
  formatMoment,
  formatMoney,
  type Instant,
  isUnderWay,
  minus,
  negated,
  type Submission,
  times,
} from '@kabuto/domain/shared'
import {
  AllocationDonut,
  AmountField,
  Banner,
  Button,
  Change,
  KeyValueList,
  Money,
  NavBar,
  Page,
  Section,
  Stack,
  useKitLocale,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferAnswer } from '../shared/Offer/OfferAnswer.tsx'
import { OfferBadge } from '../shared/Offer/OfferBadge.tsx'
import { OfferBar } from '../shared/Offer/OfferBar.tsx'
import { OfferConfirmLater } from '../shared/Offer/OfferConfirmLater.tsx'
import { OfferHead } from '../shared/Offer/OfferHead.tsx'
import { OfferMoney } from '../shared/Offer/OfferMoney.tsx'
import { OfferPart } from '../shared/Offer/OfferPart.tsx'
import { Risks } from '../shared/Offer/Risks.tsx'
import { Stakes } from '../shared/Offer/Stakes.tsx'
import { UnitsField } from '../shared/Offer/UnitsField.tsx'
import { useOfferForm } from '../shared/Offer/useOfferForm.ts'
import { type JoinRequest, listOf, type ManagedData, type ManagedKind } from './managed.ts'
import { RecordLine } from './RecordCells.tsx'
import { SendingForm } from '../shared/SendingForm.tsx'

export type ManagedFormProps = {
  kind: ManagedKind
  data: ManagedData
  submission: Submission<unknown>
  onSubmit: (request: JoinRequest) => void
  onRetry: () => void
}

/** What it is and what can be lost, then the form with its costs, its limit and its end. */
export function ManagedForm({ kind, data, submission, onSubmit, onRetry }: ManagedFormProps) {
  const { t } = useTranslation(['follow', 'offer', 'titles'])
  const locale = useKitLocale()
  const { offer, now, member, cash } = data
  const { id, name, minimum, termDays, costs, closesAt, endsAt, about } = offer
  const list = listOf(kind)
  const product = 'rule' in about ? undefined : about
  const context = { now, blocks: member.blocks, product: offer, cash }
  const barred = checkFollow({ ...emptyFollow, amount: minimum }, context).some((one) => one.field === undefined)
  const { form, card, confirming, holding, reason, review, field } = useOfferForm({
    as: `${kind} ${id}`,
    check: (draft) => checkFollow(draft, context),
    empty: emptyFollow,
    submission,
  })
  const isClosed = barred && !isUnderWay(submission)
  const request = holding && form.draft.amount !== '' ? toFollowRequest(id, holding) : undefined
  const amount = request?.amount
  const lossAt = request && lossLimitValue(request.amount, request.lossLimit)
  const yen = (value: string): string => formatMoney(value, { currency: 'JPY', locale })
  const at = (time: string | Instant): string =>
    formatMoment(typeof time === 'string' ? Date.parse(time) : time, locale, { now })
  const ends = firstTime(termEnd(now, termDays), endsAt)
  const fees = costs.map((cost) => ({
    label: cost.name,
    tier: cost.rule,
    value: <Money value={amount === undefined ? undefined : followCosts(amount, [cost], termDays)} currency="JPY" />,
  }))
  const allCosts = amount === undefined ? undefined : followCosts(amount, costs, termDays)
  const total = { label: t('costsTotal', { days: termDays }), value: <Money value={allCosts} currency="JPY" /> }
  const power = {
    before: cash.available,
    after: amount === undefined ? undefined : minus(cash.available, amount),
    note: t('fromValue'),
  }
  const stops = {
    label: t('stopsAt'),
    note: t('stopsNote'),
    value: <Money value={lossAt} currency="JPY" />,
  }
  const loses = {
    label: t('loses'),
    value: (
      <Money
        value={lossAt === undefined || amount === undefined ? undefined : negated(minus(amount, lossAt))}
        currency="JPY"
      />
    ),
  }
  const ending = { label: t('ends'), note: t('endsNote'), value: ends && at(ends) }
  return (
    <SendingForm form={form}>
      <Page
        bleed
        nav={<NavBar title={kind === 'follow' ? t('titles:follow') : t('aiTitle')} back={{ href: list }} />}
        bottom={
          !isClosed && (
            <OfferBar
              total={{
                label: t('amount'),
                note: allCosts === undefined ? t('barEmpty') : t('barNote', { costs: yen(allCosts), days: termDays }),
                value: <Money value={amount} currency="JPY" />,
              }}
              decline={{ label: t('offer:decline'), href: list }}
              accept={{ label: t('offer:review'), onPress: review }}
              submission={submission}
              reason={reason}
            />
          )
        }
      >
        <Section ground="surface">
          <Stack gap="3">
            <OfferHead
              name={name}
              sub={
                'rule' in about
                  ? about.rule
                  : `${t('fictional', { name: about.leadTrader.name })} ${about.leadTrader.seatAccount}`
              }
              badge={<OfferBadge state={offer.state} />}
            />
            <RecordLine of={offer} />
            <Banner tone="info">{t(kind === 'follow' ? 'notReal' : 'noLearning')}</Banner>
          </Stack>
        </Section>
        <Section>
          <Stack gap="3">
            <Stakes
              loss={{ label: t('largestFall'), value: <Change percent={negated(offer.largestFall)} /> }}
              gain={{ label: t('gain', { days: offer.gainDays }), value: <Change percent={offer.gain} /> }}
              held={{ value: t('heldTerm', { days: termDays }), note: t('heldNote') }}
              costs={{
                value: yen(followCosts(minimum, costs, termDays)),
                note: t('costNote', { amount: yen(minimum), days: termDays }),
              }}
              decided={{ value: t('decided'), note: t('decidedNote') }}
            />
            <OfferPart title={t('holdings')} note={t('spread', { amount: yen(amount ?? minimum) })}>
              <AllocationDonut
                label={t('holdings')}
                slices={offer.holdings.map(({ symbol, name: stock, percent }) => ({
                  name: `${stock} ${symbol}`,
                  value: divided(times(amount ?? minimum, percent), '100', 0, 'towardZero'),
                }))}
                currency="JPY"
                masked={false}
              />
              <KeyValueList
                items={[
                  ...(product
                    ? [
                        { label: t('fundSize'), value: yen(product.fundSize) },
                        { label: t('productProfit'), value: yen(product.profit) },
                        { label: t('holdingDays'), value: t('days', { n: product.holdingDays }) },
                      ]
                    : []),
                  { label: t('minimum'), value: yen(minimum) },
                  ...(closesAt === null ? [] : [{ label: t('closes'), value: at(closesAt) }]),
                ]}
              />
            </OfferPart>
            {!isClosed && (
              <OfferPart title={t('offer:form')}>
                <AmountField
                  label={t('amount')}
                  note={t('amountNote', { least: yen(minimum) })}
                  unit={t('yen')}
                  {...field('amount')}
                />
                <UnitsField
                  label={t('lossLimit')}
                  note={t('lossNote')}
                  unit={t('percent')}
                  lot={1}
                  least={1}
                  most={50}
                  format={(n) => `${n}%`}
                  {...field('lossLimit')}
                />
                <KeyValueList items={[loses, stops]} />
                <OfferMoney fees={fees} total={total} power={power} later={[ending]} />
              </OfferPart>
            )}
            <OfferAnswer {...card} submissions={[submission]} now={now} fixes={{ reload: onRetry }} />
            {isClosed && (
              <Button kind="line" href={list}>
                {t('toList')}
              </Button>
            )}
            <Risks items={offer.risks} />
          </Stack>
        </Section>
        <OfferConfirmLater
          asked={
            request && {
              confirming,
              title: t(kind === 'follow' ? 'confirmFollow' : 'confirmJoin'),
              offer: { name },
              lines: [
                { label: t('amount'), value: <Money value={request.amount} currency="JPY" />, tone: 'strong' },
                loses,
                stops,
                ending,
              ],
              fees,
              total,
              power,
              binds: t('heldNote'),
              send: {
                label: t(kind === 'follow' ? 'sendFollow' : 'sendJoin'),
                onPress: () => onSubmit(request),
              },
            }
          }
        />
      </Page>
    </SendingForm>
  )
}
