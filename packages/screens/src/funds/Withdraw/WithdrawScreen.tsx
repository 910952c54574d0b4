import {
  checkWithdrawal,
  emptyWithdrawal,
  type withdrawCall,
  type Withdrawal,
  withdrawalObstacles,
} from '@kabuto/domain/funds'
import { type InputOf, isUnderWay, type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import { Money, NavBar, NavTextLink, Page, Section, Skeleton, Text, useCheckedForm } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@kabuto/domain/paths'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { PendingRecord } from './PendingRecord.tsx'
import { WithdrawableFigure } from './WithdrawableFigure.tsx'
import { WithdrawBar } from './WithdrawBar.tsx'
import { withCard, type WithdrawData } from './withdrawData.ts'
import { WithdrawFields } from './WithdrawFields.tsx'
import { WithdrawNotices } from './WithdrawNotices.tsx'
import { WithdrawReceipt } from './WithdrawReceipt.tsx'

export { withdrawData, type WithdrawData } from './withdrawData.ts'

type WithdrawScreenProps = {
  data: Loadable<WithdrawData>
  submission: Submission<Withdrawal>
  onSubmit: (request: InputOf<typeof withdrawCall>) => void
  /** Of each withdrawal that is being taken back. */
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
  onFix: (kind: 'advanceClock' | 'reload') => void
  onRetry: () => void
}

const kept = { as: 'withdraw', without: ['fundPassword'] } as const

/** Takes no more taps than a deposit. What was typed outlives every refusal, and a failed reading of the data too. */
export function WithdrawScreen({
  data,
  submission,
  onSubmit,
  cancelOf,
  onCancel,
  onFix,
  onRetry,
}: WithdrawScreenProps) {
  const { t } = useTranslation(['funds', 'records'])
  const known = valueOf(data)
  const form = useCheckedForm({
    check: (draft) => (known ? checkWithdrawal(withCard(draft, known), known.context) : []),
    empty: emptyWithdrawal,
    submission,
    keep: kept,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  // If everything is barred, the reason replaces the form; but not while a request waits for its answer.
  const barred = known !== undefined && withdrawalObstacles(known.context).length > 0 && !isUnderWay(submission)
  if (submission.state === 'done')
    return <WithdrawReceipt record={submission.record} cancelOf={cancelOf} onCancel={onCancel} />

  function put(amount: string): void {
    form.set('amount', amount)
  }

  return (
    <SendingForm form={form}>
      <Page
        bleed
        nav={
          <NavBar
            title={t('withdraw')}
            back={{ href: hrefTo('funds') }}
            actions={<NavTextLink href={hrefTo('funds', { kind: 'withdrawal' })}>{t('records:toRecords')}</NavTextLink>}
          />
        }
        bottom={
          known && !barred && <WithdrawBar form={form} data={known} submission={submission} onSubmit={onSubmit} />
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<WithdrawSkeleton />} bleed>
          {(value) => (
            <>
              {value.frozen && (
                <Section>
                  <AccountBanners blocks={{ frozen: value.frozen }} margin={null} now={value.context.now} />
                </Section>
              )}
              <WithdrawableFigure funds={value.funds} now={value.context.now} onPut={barred ? undefined : put} />
              {!barred && (
                <Section>
                  <WithdrawFields form={form} data={value} errorAt={errorAt} />
                </Section>
              )}
              <WithdrawNotices
                card={card}
                data={value}
                submission={submission}
                pending={
                  value.pending && <PendingRecord record={value.pending} cancelOf={cancelOf} onCancel={onCancel} />
                }
                fixes={{
                  advanceClock: () => onFix('advanceClock'),
                  reload: () => onFix('reload'),
                  fill: { field: 'amount', most: value.funds.withdrawable, put },
                  openRecord: value.pending && 'shown',
                }}
              />
            </>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

/** The head as it will be; the fields come with the accounts to choose from. */
function WithdrawSkeleton() {
  const { t } = useTranslation(['funds', 'records'])
  return (
    <>
      <Section ground="surface">
        <Text look="sub" tone="secondary">
          {t('figureWithdrawable')}
        </Text>
        <Money loading size="display" />
        <Skeleton shape="line" />
      </Section>
      <Section>
        <Skeleton shape="block" count={2} />
      </Section>
    </>
  )
}
