import {
  type applyLoanCall,
  checkLoan,
  checkRepayment,
  checkTopUp,
  type CreditTopUp,
  type Loan,
  loanObstacles,
  loanTerms,
  owedAt,
  type repayLoanCall,
  type topUpCreditCall,
  topUpObstacles,
  toLoanRequest,
  toRepaymentRequest,
} from '@kabuto/domain/loans'
import { hrefTo } from '@kabuto/domain/paths'
import {
  type InputOf,
  isUnderWay,
  type Loadable,
  type OutputOf,
  type Refusal,
  type Submission,
  valueOf,
} from '@kabuto/domain/shared'
import { ActionBar, NavBar, type NextPage, Page, Section, SegmentedTabs, Skeleton, Stack } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { Borrow } from './Borrow.tsx'
import { LoanReceipt } from './LoanReceipt.tsx'
import { LoanRecords } from './LoanRecords.tsx'
import { type ActDraft, type LoansData, withLoan } from './loansData.ts'
import { LoansHead } from './LoansHead.tsx'
import { Repay } from './Repay.tsx'
import { TopUp } from './TopUp.tsx'
import { type Act, useAct } from './useAct.ts'

export { loansData, type LoansData } from './loansData.ts'
import { SendingForm } from '../../shared/SendingForm.tsx'

const tabs = ['borrow', 'repay', 'topUp'] as const
export type LoanTab = (typeof tabs)[number]

type Sent<Done, Request> = { submission: Submission<Done>; onSubmit: (request: Request) => void }

type LoansScreenProps = {
  data: Loadable<LoansData>
  /** What comes after the records that are there. */
  next: NextPage
  onMore: () => void
  /** What the address asks for. */
  tab?: LoanTab | undefined
  openRecord?: string | undefined
  borrow: Sent<Loan, InputOf<typeof applyLoanCall>>
  repay: Sent<OutputOf<typeof repayLoanCall>, InputOf<typeof repayLoanCall>>
  topUp: Sent<CreditTopUp, InputOf<typeof topUpCreditCall>>
  onReload: () => void
}

const kept = {
  borrow: { as: 'loan', without: [] },
  repay: { as: 'repayment', without: [] },
  topUp: { as: 'creditTopUp', without: [] },
} as const

const submitWords = { borrow: 'borrowSubmit', repay: 'repaySubmit', topUp: 'topUpSubmit' } as const

/** Borrowing with its whole cost, paying back, and a higher limit; below them all that was done before. */
export function LoansScreen(props: LoansScreenProps) {
  const { data, next, onMore, borrow, repay, topUp, onReload } = props
  const { t } = useTranslation('loans')
  const known = valueOf(data)
  const [tab, setTab] = useState<LoanTab>(props.tab ?? 'borrow')
  const [opened, setOpened] = useState(props.openRecord)
  const check = (of: (draft: ActDraft, value: LoansData) => ReturnType<typeof checkLoan>) => (draft: ActDraft) =>
    known ? of(draft, known) : []
  const acts: Record<LoanTab, Act> = {
    borrow: useAct(
      check((draft, { contexts }) => checkLoan(draft, contexts.loan)),
      borrow.submission,
      kept.borrow,
    ),
    repay: useAct(
      // Where nothing is owed there is nothing to be wrong about.
      check((draft, value) =>
        value.running.length > 0 ? checkRepayment(withLoan(draft, value), value.contexts.repayment) : [],
      ),
      repay.submission,
      kept.repay,
    ),
    topUp: useAct(
      check((draft, { contexts }) => checkTopUp(draft, contexts.topUp)),
      topUp.submission,
      kept.topUp,
    ),
  }
  if (borrow.submission.state === 'done') return <LoanReceipt record={borrow.submission.record} />
  if (repay.submission.state === 'done') {
    const { repayment, loan } = repay.submission.record
    return <LoanReceipt record={repayment} loan={loan} />
  }
  if (topUp.submission.state === 'done') return <LoanReceipt record={topUp.submission.record} />

  const act = acts[tab]
  const { form, card, submission } = act
  const wrong = form.refusalOf('amount') ? 1 : 0
  const isBarred = !known || (isClosed(tab, known) && !isUnderWay(submission))
  const send: Record<LoanTab, (draft: ActDraft, value: LoansData) => void> = {
    borrow: (draft) => borrow.onSubmit(toLoanRequest(draft)),
    repay: (draft, value) => repay.onSubmit(toRepaymentRequest(withLoan(draft, value))),
    topUp: (draft) => topUp.onSubmit(toLoanRequest(draft)),
  }

  return (
    <SendingForm form={form}>
      <Page
        bleed
        nav={<NavBar title={t('title')} back={{ href: hrefTo('funds') }} />}
        bottom={
          known &&
          !isBarred && (
            <ActionBar>
              <SendButton
                submission={submission}
                disabledReason={wrong > 0 ? t('missing', { n: wrong }) : undefined}
                onPress={() => form.submit((draft) => send[tab](draft, known))}
              >
                {t(submitWords[tab])}
              </SendButton>
            </ActionBar>
          )
        }
      >
        <Await data={data} onRetry={onReload} skeleton={<LoansSkeleton />} bleed>
          {(value) => (
            <>
              <LoansHead credit={value.credit} planned={plannedOf(tab, form.draft, value)} />
              <Section>
                <Stack gap="3">
                  <SegmentedTabs
                    label={t('tabs')}
                    value={tab}
                    onChange={setTab}
                    options={tabs.map((each) => ({ value: each, label: t(each) }))}
                  />
                  {!isBarred && tab === 'borrow' && <Borrow act={act} data={value} />}
                  {tab === 'repay' && <Repay act={act} data={value} />}
                  {!isBarred && tab === 'topUp' && <TopUp act={act} data={value} />}
                  {submission.state === 'confirming' && (
                    <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} />
                  )}
                  <RefusalLater
                    {...card}
                    now={value.contexts.loan.now}
                    fixes={{
                      reload: onReload,
                      fill: {
                        field: 'amount',
                        most: mostOf(tab, form.draft, value),
                        put: (amount) => form.set('amount', amount),
                      },
                      openRecord: card.refusals.some((refusal) => isListed(refusal, value))
                        ? 'shown'
                        : (id) => {
                            setOpened(id)
                            // It was made elsewhere meanwhile.
                            onReload()
                          },
                    }}
                  />
                </Stack>
              </Section>
              <LoanRecords
                key={opened}
                records={value.records}
                now={value.contexts.loan.now}
                next={next}
                onMore={onMore}
                openRecord={opened}
              />
            </>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

/** Whether the record that a refusal names is shown on the page. */
function isListed({ params }: Refusal, { records }: LoansData): boolean {
  return 'id' in params && records.some(({ id }) => id === params.id)
}

/** Where no application is possible now, whatever is typed. */
function isClosed(tab: LoanTab, { contexts, running }: LoansData): boolean {
  if (tab === 'borrow') return loanObstacles(contexts.loan).length > 0
  if (tab === 'repay') return running.length === 0
  return topUpObstacles(contexts.topUp).length > 0
}

/** What is typed, as long as it could be lent. */
function plannedOf(tab: LoanTab, draft: ActDraft, { contexts }: LoansData): string | undefined {
  return tab === 'borrow' && checkLoan(draft, contexts.loan).length === 0 ? toLoanRequest(draft).amount : undefined
}

/** The most that the form itself allows. */
function mostOf(tab: LoanTab, draft: ActDraft, value: LoansData): string {
  const { contexts, credit, running } = value
  if (tab === 'borrow') return credit.borrowable
  if (tab === 'topUp') return loanTerms.largestTopUp
  const { id } = withLoan(draft, value)
  const loan = running.find((each) => each.id === id)
  return loan ? owedAt(loan, contexts.repayment.now).owed : '0'
}

/** The same containers, without the data. */
function LoansSkeleton() {
  return (
    <>
      <LoansHead />
      <Section>
        <Skeleton shape="block" count={2} />
      </Section>
    </>
  )
}
