import type { FundsSummary } from '@kabuto/domain/funds'
import { isAbove, percentOf } from '@kabuto/domain/shared'
import { Card, LimitMeter, Money, Row, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

const MOST_SCORE = 100

function shareOf(part: string, whole: string): number {
  return Number(percentOf(part, whole) ?? 0) / 100
}

type CreditProps = {
  credit: FundsSummary['credit'] | undefined
  /** In the teaching scenario the score bars withdrawals, and says so (decisions §6). */
  teaching: boolean
}

/** How much may still be lent, and the score, which is invented. */
export function Credit({ credit, teaching }: CreditProps) {
  const { t } = useTranslation('account')
  const pending = credit && isAbove(credit.pending, '0') ? credit.pending : undefined
  return (
    <Card>
      <Stack gap="2">
        <Row gap="2" justify="between">
          <Text as="h2" look="bodyStrong">
            {t('credit')}
          </Text>
          <Text look="sub" tone="secondary">
            {credit ? t('creditScore', { score: credit.score, most: MOST_SCORE }) : <Money loading />}
          </Text>
        </Row>
        <LimitMeter
          share={credit ? shareOf(credit.borrowed, credit.limit) : 0}
          planned={pending === undefined || !credit ? 0 : shareOf(pending, credit.limit)}
          limit={
            <>
              {t('creditBorrowed')} <Money value={credit?.borrowed} currency="JPY" loading={!credit} />
              {pending !== undefined && (
                <>
                  {' '}
                  {t('creditPending')} <Money value={pending} currency="JPY" />
                </>
              )}
            </>
          }
          used={
            <>
              {t('creditBorrowable')} <Money value={credit?.borrowable} currency="JPY" loading={!credit} />
            </>
          }
        />
        <Text look="caption" tone="secondary" short>
          {t(teaching ? 'creditTeaching' : 'creditNote')}
        </Text>
      </Stack>
    </Card>
  )
}
