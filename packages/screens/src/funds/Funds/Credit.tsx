import type { Member } from '@kabuto/domain/account'
import { creditRuleOf, type FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, type Instant } from '@kabuto/domain/shared'
import { List, ListRow, Money, Section, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type CreditProps = { funds: FundsSummary; member: Member; now: Instant; onFormula: () => void }

function strong(value: ReactNode) {
  return (
    <Text as="span" look="bodyStrong">
      {value}
    </Text>
  )
}

/** What can be borrowed, what is, and the score that is shown and explained. */
export function Credit({ funds: { credit, loan }, member, now, onFormula }: CreditProps) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { score, limit, borrowed, borrowable } = credit
  const rule = creditRuleOf(member)
  return (
    <Section title={t('credit')}>
      <List label={t('credit')} card>
        <ListRow
          title={t('creditScore')}
          sub={rule ? t('creditScoreBars', { need: rule.need }) : t('creditScoreNote')}
          value={strong(t('creditScoreOf', { score }))}
        />
        <ListRow
          title={t('creditLimit')}
          sub={t('creditLimitNote')}
          value={strong(<Money value={limit} currency="JPY" />)}
        />
        <ListRow
          title={t('creditBorrowed')}
          sub={
            loan
              ? t('creditLoan', {
                  interest: ownMoney(loan.interest, { currency: 'JPY' }),
                  day: formatDay(loan.due, locale, { now }),
                })
              : t('creditNoLoan')
          }
          value={strong(<Money value={borrowed} currency="JPY" />)}
          href={hrefTo('loans')}
        />
        <ListRow
          title={t('figureBorrowable')}
          sub={t('formulaBorrowable')}
          value={strong(<Money value={borrowable} currency="JPY" />)}
          onPress={onFormula}
        />
      </List>
    </Section>
  )
}
