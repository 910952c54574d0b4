import { hrefTo } from '@kabuto/domain/paths'
import { fixesOf, isUnderWay, type Refusal, type Submission } from '@kabuto/domain/shared'
import { contextOfOrder, type Preview, weighOrder } from '@kabuto/domain/trading'
import { NavBar, NavTextLink, Page, useCheckedForm } from '@kabuto/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { type RefusalCardOf, useRefusalCard } from '../../shared/useRefusalCard.ts'
import { TicketBar } from './TicketBar.tsx'
import { firstDraft, type TicketFormProps } from './ticketData.ts'
import { TicketFields } from './TicketFields.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

/** Fields that have no place of their own for a refusal: the card tells it. */
const choices: ReadonlySet<string | undefined> = new Set(['side', 'type', 'leverage', 'session'])

const loadConfirm = async () => ({ default: (await import('./TicketConfirm.tsx')).TicketConfirm })
const TicketConfirm = lazy(loadConfirm)

export function TicketForm(props: TicketFormProps) {
  const { asked, data, back, review, submission, onSend, onEdit, onAdvanceClock, onRetry } = props
  const { t } = useTranslation(['ticket', 'titles'])
  const { value } = data
  const { symbol, side, price, session = '' } = asked
  const context = contextOfOrder(value)
  const [empty] = useState(() => firstDraft(asked, value))
  const [keep] = useState({ as: `ticket ${symbol} ${side} ${price} ${session}`, without: [] })
  const form = useCheckedForm({
    check: (draft) => weighOrder(draft, context).refusals,
    empty,
    submission,
    keep,
  })
  const { draft } = form
  const weighed = weighOrder(draft, context)
  const { card } = useRefusalCard(form, submission)
  const atChoices = form.found.filter(({ field }) => choices.has(field))
  const atFields = (['price', 'quantity'] as const).flatMap((field) => form.refusalOf(field) ?? [])
  // What can be mended by a press is told by the card, also where it stands at a field.
  const mendable = atFields.filter((refusal) => fixesOf(refusal).length > 0 && !card.refusals.includes(refusal))
  const refusals: readonly Refusal[] = [...atChoices, ...mendable, ...card.refusals]
  const errorAt: RefusalCardOf['errorAt'] = (refusal, words) => {
    if (!refusal) return {}
    return refusal === refusals[0] ? { errorId: card.titleId } : { error: words(refusal) }
  }
  // The submission that the answer is to replace: an answer closes the sheet.
  const [confirmed, setConfirmed] = useState<Submission<unknown>>()
  useFetchedWhenIdle(loadConfirm)
  const isOpen = confirmed !== undefined && (confirmed === submission || isUnderWay(submission))

  function edit(): void {
    setConfirmed(undefined)
    onEdit()
  }

  return (
    <form {...form.formProps}>
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
          <TicketBar
            form={form}
            market={value.detail.instrument.market}
            preview={weighed.preview}
            refusals={refusals}
            submission={submission}
            onReview={() => form.submit(() => setConfirmed(submission))}
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
                  refusals={refusals}
                  now={value.now}
                  fixes={{
                    advanceClock: onAdvanceClock,
                    reload: onRetry,
                    fill: { field: 'price', most: draft.price, put: (next) => form.set('price', next) },
                  }}
                />
              </>
            </TicketFields>
          )}
        </Await>
        {weighed.preview && confirmed && (
          <Suspense fallback={null}>
            <TicketConfirm
              open={isOpen}
              draft={draft}
              data={value}
              weighed={weighed}
              preview={weighed.preview}
              review={review}
              sending={isUnderWay(submission) || review.state === 'asking'}
              onClose={edit}
              onSend={(agreed: Preview) => onSend(draft, agreed)}
            />
          </Suspense>
        )}
      </Page>
    </form>
  )
}
