import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, isUnderWay, type Loadable } from '@kabuto/domain/shared'
import { contextOfOrder, dayTradeOrder, type OrderDraft, orderedNowCloses, turnaroundOf } from '@kabuto/domain/trading'
import { fetchedPart, Money, useKitLocale } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import { OrderBar } from '../Order/OrderBar.tsx'
import type { OrderData } from '../Order/orderData.ts'
import { useOrderForm } from '../Order/useOrderForm.ts'
import { DayTradeFields } from './DayTradeFields.tsx'
import { DayTradingPage } from './DayTradingPage.tsx'
import type { AskedDayTrade, DayTradingScreenProps } from './dayTradingData.ts'

const OrderConfirm = fetchedPart(async () => (await import('../Order/OrderConfirm.tsx')).OrderConfirm)

type DayTradeFormProps = Pick<DayTradingScreenProps, 'tab' | 'asked' | 'quotes' | 'ordering' | 'lists' | 'onTab'> & {
  data: Extract<Loadable<OrderData>, { value: OrderData }>
  /** The list of another tab, in place of the fields. The form's input is kept. */
  children: ReactNode
}

/** The requested quantity, or one unit: its cost is in sight before anything is typed. */
function firstDayTrade({ symbol, side, quantity }: AskedDayTrade, { detail }: OrderData): OrderDraft {
  return dayTradeOrder({ symbol, side, quantity: quantity || String(detail.instrument.unit) })
}

export function DayTradeForm({ tab, asked, quotes, ordering, lists, onTab, data, children }: DayTradeFormProps) {
  const { t } = useTranslation('dayTrading')
  const locale = useKitLocale()
  const { book, review, submission, onSend, onEdit, onAdvanceClock, onRetry } = ordering
  const { value } = data
  const { now } = value
  const { symbol, side, quantity } = asked
  const { form, weighed, card, errorAt, wasReviewed, isOpen, ...steps } = useOrderForm({
    value,
    first: () => firstDayTrade(asked, value),
    keepAs: `day trade ${symbol} ${side} ${quantity}`,
    submission,
    onEdit,
  })
  useFetchedWhenIdle(OrderConfirm.fetch)
  const { draft } = form
  const round = turnaroundOf(draft, contextOfOrder(value))
  const closes = formatMoment(orderedNowCloses(now), locale, { now })

  return (
    <SendingForm form={form}>
      <DayTradingPage
        tab={tab}
        lists={lists}
        onTab={onTab}
        bottom={
          tab === 'order' && (
            <OrderBar
              form={form}
              market={value.detail.instrument.market}
              preview={weighed.preview}
              refusals={card.refusals}
              submission={submission}
              onReview={steps.onReview}
            />
          )
        }
      >
        {children || (
          <Await data={data} onRetry={onRetry} skeleton={null} bleed>
            {() => (
              <DayTradeFields
                form={form}
                data={value}
                weighed={weighed}
                book={book}
                quotes={quotes}
                closes={closes}
                errorAt={errorAt}
                onRetry={onRetry}
              >
                {submission.state === 'confirming' && (
                  <ConfirmingBanner
                    text={t('confirming')}
                    leave={t('toApplied')}
                    href={hrefTo('dayTrading', { tab: 'alreadyApplied' })}
                  />
                )}
                <RefusalLater
                  {...card}
                  now={now}
                  fixes={{
                    advanceClock: onAdvanceClock,
                    reload: onRetry,
                    followRule: { japanOnly: { href: hrefTo('dayTrading', { side: draft.side }) } },
                  }}
                />
              </DayTradeFields>
            )}
          </Await>
        )}
        {weighed.preview && wasReviewed && (
          <OrderConfirm
            open={isOpen}
            draft={draft}
            data={value}
            weighed={weighed}
            preview={weighed.preview}
            review={review}
            sending={isUnderWay(submission) || review.state === 'asking'}
            onClose={steps.onEdit}
            onSend={(agreed) => onSend(draft, agreed)}
            more={{
              lines: [
                { label: t('closesLine'), value: closes },
                {
                  label: t('closingCost'),
                  value: <Money value={round?.total} currency="JPY" masked={false} />,
                },
              ],
              note: t('confirmNote'),
            }}
          />
        )}
      </DayTradingPage>
    </SendingForm>
  )
}
