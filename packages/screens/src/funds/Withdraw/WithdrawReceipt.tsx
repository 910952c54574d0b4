import { canCancel, type Withdrawal } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Submission } from '@kabuto/domain/shared'
import { ActionBar, Button, Card, Money, NavBar, Page, Row, Seal, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { CancelWithdrawal } from '../Record/CancelWithdrawal.tsx'
import { latest } from '../Record/latest.ts'
import { WithdrawalFacts } from '../Record/WithdrawalFacts.tsx'

type WithdrawReceiptProps = {
  record: Withdrawal
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

const outcomes = {
  pending: 'doneReview',
  passed: 'donePassed',
  rejected: 'doneRejected',
  cancelled: 'doneCancelled',
} as const

/** What was asked for, what happens next, and the way to take it back. */
export function WithdrawReceipt({ record, cancelOf, onCancel }: WithdrawReceiptProps) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const shown = latest(record, cancelOf(record.id))
  return (
    <Page
      nav={<NavBar title={t('doneTitle')} back={{ href: hrefTo('funds') }} />}
      bottom={
        <ActionBar>
          <Button href={hrefTo('funds')}>{t('toFunds')}</Button>
        </ActionBar>
      }
    >
      <Stack gap="3">
        <Card>
          <Stack gap="4">
            <div>
              <Row justify="between">
                <Text as="h2" look="headline" short>
                  {t('doneLead')}
                </Text>
                <Seal text={t('seal')} />
              </Row>
              <Money value={shown.amount} currency="JPY" size="large" />
              <Text look="sub" tone="secondary" short>
                {t(outcomes[shown.state], { time: formatMoment(Date.parse(shown.decidedAt), locale) })}
              </Text>
            </div>
            <WithdrawalFacts record={shown} />
          </Stack>
        </Card>
        {canCancel(shown) && <CancelWithdrawal record={shown} cancel={cancelOf(record.id)} onCancel={onCancel} />}
      </Stack>
    </Page>
  )
}
