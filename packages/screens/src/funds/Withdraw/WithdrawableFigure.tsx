import { type FundsSummary, withdrawalLimits } from '@kabuto/domain/funds'
import { type Amount, type Instant, isBelow } from '@kabuto/domain/shared'
import { Button, KeyValueList, Link, Money, Section, Sheet, Stack, Text, useOwnMoney } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HolidayNotes } from '../Breakdown/HolidayNotes.tsx'
import { useWithdrawableLines } from '../Breakdown/useWithdrawableLines.ts'

type WithdrawableFigureProps = {
  funds: FundsSummary
  now: Instant
  /** Without it nothing can be withdrawn now. */
  onPut: ((amount: Amount) => void) | undefined
}

/** How much can go out now, and why it is not all of it. */
export function WithdrawableFigure({ funds, now, onPut }: WithdrawableFigureProps) {
  const { t } = useTranslation('funds')
  const ownMoney = useOwnMoney()
  const lines = useWithdrawableLines(now)
  const [open, setOpen] = useState(false)
  const { withdrawable } = funds
  const isAll = withdrawable === funds.cash

  function put(): void {
    onPut?.(withdrawable)
    setOpen(false)
  }

  return (
    <>
      <Section ground="surface">
        <Text look="sub" tone="secondary">
          {t('figureWithdrawable')}
        </Text>
        <Money value={withdrawable} currency="JPY" size="display" />
        <div>
          <Link onPress={() => setOpen(true)} onward>
            {t(isAll ? 'seeBreakdown' : 'whyNotAll')}
          </Link>
        </div>
      </Section>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t(isAll ? 'seeBreakdown' : 'whyNotAll')}
        footer={
          !onPut || isBelow(withdrawable, withdrawalLimits.min) ? undefined : (
            <Button onClick={put}>{t('putAll', { amount: ownMoney(withdrawable, { currency: 'JPY' }) })}</Button>
          )
        }
      >
        <Stack gap="2">
          <Text look="sub" tone="secondary" short>
            {t('whyLead')}
          </Text>
          <KeyValueList items={lines(funds)} />
          <HolidayNotes parts={funds.unsettled} />
        </Stack>
      </Sheet>
    </>
  )
}
