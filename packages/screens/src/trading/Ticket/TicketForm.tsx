import { hrefTo } from '@kabuto/domain/paths'
import { isUnderWay } from '@kabuto/domain/shared'
import type { Preview } from '@kabuto/domain/trading'
import { fetchedPart, NavBar, NavTextLink, Page } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { OrderBar } from '../Order/OrderBar.tsx'
import { useOrderForm } from '../Order/useOrderForm.ts'
import { chooseSession } from './chooseSession.ts'
import { firstDraft, type TicketFormProps } from './ticketData.ts'
import { TicketFields } from './TicketFields.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const OrderConfirm = fetchedPart(async () => (await import('../Order/OrderConfirm.tsx')).OrderConfirm)

export function TicketForm(props: TicketFormProps) {
  const { asked, data, back, review, submission, onSend, onEdit, onAdvanceClock, onRetry } = props
  const { t } = useTranslation(['ticket', 'titles'])
  const { value } = data
  const { symbol, side, price, session = '' } = asked
  const { form, weighed, card, errorAt, wasReviewed, isOpen, ...steps } = useOrderForm({
    value,
    first: () => firstDraft(asked, value),
    keepAs: `ticket ${symbol} ${side} ${price} ${session}`,
    submission,
    onEdit,
  })
  const { draft } = form
  useFetchedWhenIdle(OrderConfirm.fetch)

  return (
    <SendingForm form={form}>
      <Page
        bleed
        nav={
          <NavBar
            title={t('titles:ticket')}
            back={back}
            actions={<NavTextLink href={hrefTo('stock', { symbol })}>{t('toBook')}</NavTextLink>}
          />
        }
        bottom={
          <OrderBar
            form={form}
            market={value.detail.instrument.market}
            preview={weighed.preview}
            refusals={card.refusals}
            submission={submission}
            onReview={steps.onReview}
          />
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={null} bleed>
          {() => (
            <TicketFields form={form} data={value} weighed={weighed} errorAt={errorAt}>
              <>
                {submission.state === 'confirming' && (
                  <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} href={hrefTo('positions')} />
                )}
                <RefusalLater
                  {...card}
                  now={value.now}
                  fixes={{
                    advanceClock: onAdvanceClock,
                    reload: onRetry,
                    followRule: {
                      limitOnly: { to: 'limit', put: () => form.set('type', 'limit') },
                      regularOnly:
                        value.detail.instrument.market === 'jpy'
                          ? { to: 'regular', put: () => chooseSession(form, 'regular') }
                          : { to: 'buy', put: () => form.set('side', 'long') },
                    },
                    fill: { field: 'price', most: draft.price, put: (next) => form.set('price', next) },
                  }}
                />
              </>
            </TicketFields>
          )}
        </Await>
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
            onSend={(agreed: Preview) => onSend(draft, agreed)}
          />
        )}
      </Page>
    </SendingForm>
  )
}
