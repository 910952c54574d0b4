import {
  checkExchange,
  emptyExchange,
  type Exchange,
  type exchangeCall,
  exchangePreview,
  toExchangeRequest,
} from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { checkBlocks, type InputOf, isUnderWay, type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import {
  ActionBar,
  Card,
  CompareBeforeAfter,
  fetchedPart,
  KeyValueList,
  Link,
  Money,
  NavBar,
  NavTextLink,
  Page,
  Row,
  Skeleton,
  Stack,
  Text,
  useCheckedForm,
  useKitLocale,
} from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { Await } from '../../shared/Await.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { ExchangeFacts } from '../Record/ExchangeFacts.tsx'
import { Receipt } from '../../shared/Receipt.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { type ExchangeData, fromOf, rateFor, withQuote } from './exchangeData.ts'
import { ExchangeFields } from './ExchangeFields.tsx'
import { useExchangeChanges } from './useExchangeChanges.tsx'
import { useExchangeLines } from './useExchangeLines.tsx'

export { exchangeData, type ExchangeData } from './exchangeData.ts'

type ExchangeScreenProps = {
  data: Loadable<ExchangeData>
  submission: Submission<Exchange>
  onSubmit: (request: InputOf<typeof exchangeCall>) => void
  /** A new rate. */
  onRenew: () => void
  onRetry: () => void
}

const ExchangeConfirm = fetchedPart(async () => (await import('./ExchangeConfirm.tsx')).ExchangeConfirm)

const kept = { as: 'exchange', without: ['quoteId'] } as const

/** Asked about: the rate then, and the submission that the answer is to replace. */
type Asked = { rate: string; before: Submission<Exchange> }

/** Yen to dollars or back, with the middle, our rate and the difference in yen before anything is sent. */
export function ExchangeScreen({ data, submission, onSubmit, onRenew, onRetry }: ExchangeScreenProps) {
  const { t } = useTranslation(['exchange', 'records'])
  const locale = useKitLocale()
  const known = valueOf(data)
  const form = useCheckedForm({
    check: (draft) => (known ? checkExchange(withQuote(draft, known), known.context) : []),
    empty: emptyExchange,
    submission,
    keep: kept,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  const [asked, setAsked] = useState<Asked>()
  useFetchedWhenIdle(ExchangeConfirm.fetch)
  const { state } = submission
  if (submission.state === 'done') {
    const { record } = submission
    return (
      <Receipt
        title={t('doneTitle')}
        lead={t('doneLead')}
        figure={<Money value={record.proceeds} currency={record.to} size="large" />}
        outcome={t('doneText', { time: recordTime(record.submittedAt, locale) })}
        facts={<ExchangeFacts record={record} />}
        back={{ label: t('records:toFunds'), href: hrefTo('funds') }}
      />
    )
  }

  const isBarred =
    !known || (checkBlocks(known.context.blocks, 'exchange', known.context.now).length > 0 && !isUnderWay(submission))
  const from = fromOf(form.draft)
  const wrong = form.refusalOf('amount') ? 1 : 0
  const preview = known && exchangePreview(withQuote(form.draft, known), known.context)

  return (
    <SendingForm form={form}>
      <Page
        nav={
          <NavBar
            title={t('title')}
            back={{ href: hrefTo('funds') }}
            actions={<NavTextLink href={hrefTo('funds', { kind: 'exchange' })}>{t('records:toRecords')}</NavTextLink>}
          />
        }
        bottom={
          known &&
          !isBarred && (
            <ActionBar>
              <Stack gap="2">
                <Row justify="between">
                  <Text look="caption" tone="secondary">
                    {t('renewed')}
                  </Text>
                  <Link onPress={onRenew}>{t('renew')}</Link>
                </Row>
                <SendButton
                  submission={submission}
                  disabledReason={wrong > 0 ? t('records:missing', { n: wrong }) : undefined}
                  onPress={() => form.submit(() => setAsked({ rate: rateFor(from, known.rate), before: submission }))}
                >
                  {t('submit')}
                </SendButton>
              </Stack>
            </ActionBar>
          )
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<ExchangeSkeleton />}>
          {(value) => (
            <Stack gap="3">
              {!isBarred && (
                <>
                  <ExchangeFields form={form} data={value} preview={preview} errorAt={errorAt} />
                  <Costs from={from} data={value} preview={preview} />
                </>
              )}
              {state === 'confirming' && (
                <ConfirmingBanner text={t('records:confirming')} leave={t('records:confirmingLeave')} />
              )}
              <RefusalLater
                {...card}
                now={value.context.now}
                fixes={{
                  reload: onRenew,
                  fill: {
                    field: 'amount',
                    most: value.context.balances[from].available,
                    put: (amount) => form.set('amount', amount),
                  },
                }}
              />
              {asked && (
                <ExchangeConfirm
                  // An answer closes it: a refusal is shown below the form.
                  open={asked.before === submission || isUnderWay(submission)}
                  onClose={() => setAsked(undefined)}
                  draft={form.draft}
                  amount={toExchangeRequest(form.draft).amount}
                  data={value}
                  preview={preview}
                  seenRate={asked.rate}
                  sending={isUnderWay(submission)}
                  onSend={() => onSubmit(toExchangeRequest(withQuote(form.draft, value)))}
                />
              )}
            </Stack>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

type CostsProps = { from: ReturnType<typeof fromOf>; data: ExchangeData; preview: ReturnType<typeof exchangePreview> }

/** What it costs, and what can be spent of each currency afterwards. */
function Costs({ from, data: { rate, context }, preview }: CostsProps) {
  const { t } = useTranslation(['exchange', 'records'])
  const locale = useKitLocale()
  const lines = useExchangeLines(from, rate, preview)
  return (
    <>
      <Card>
        <KeyValueList items={lines} />
      </Card>
      <Card>
        <CompareBeforeAfter {...useExchangeChanges(context.balances, preview)} />
      </Card>
      <Text look="caption" tone="secondary">
        {t('source', { source: rate.source, time: recordTime(rate.at, locale) })}
      </Text>
    </>
  )
}

/** The same containers, without the data. */
function ExchangeSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton shape="block" count={2} />
      <Skeleton card shape="row" count={5} />
    </Stack>
  )
}
