import type { Credit } from '@kabuto/domain/loans'
import { type Amount, quotient } from '@kabuto/domain/shared'
import { LimitMeter, Money, Section, Stack, Text, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type LoansHeadProps = {
  credit?: Credit | undefined
  /** What is being typed, where it would be lent. */
  planned?: Amount | undefined
}

const MOST_SCORE = 100
const shareOf = (amount: Amount, limit: Amount): number => Number(quotient(amount, limit, 4, 'floor') ?? '0')

/** How much can be borrowed, and how much of the limit is taken. */
export function LoansHead({ credit, planned }: LoansHeadProps) {
  const { t } = useTranslation('loans')
  const ownMoney = useOwnMoney()
  const yen = (value: Amount): string => ownMoney(value, { currency: 'JPY' })
  return (
    <Section ground="surface">
      <Stack gap="2">
        <Text look="sub" tone="secondary">
          {t('borrowable')}
        </Text>
        <Money value={credit?.borrowable} loading={!credit} currency="JPY" size="display" />
        {credit && (
          <>
            <LimitMeter
              limit={t('limit', { amount: yen(credit.limit) })}
              used={
                planned === undefined
                  ? t('borrowed', { amount: yen(credit.borrowed) })
                  : `${t('borrowed', { amount: yen(credit.borrowed) })}　${t('planned', { amount: yen(planned) })}`
              }
              share={shareOf(credit.borrowed, credit.limit)}
              planned={planned === undefined ? undefined : shareOf(planned, credit.limit)}
            />
            <Text look="caption" tone="secondary" short>
              {t('score', { score: credit.score, most: MOST_SCORE })}
            </Text>
          </>
        )}
      </Stack>
    </Section>
  )
}
