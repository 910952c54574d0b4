import { type FundsSummary, withdrawalLimits } from '@kabuto/domain/funds'
import { type Amount, isBelow } from '@kabuto/domain/shared'
import { Button, KeyValueList, List, ListRow, Money, Section, Sheet, Stack, Text, useOwnMoney } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HolidayNotes } from '../Breakdown/HolidayNotes.tsx'
import { useWithdrawableLines } from '../Breakdown/useWithdrawableLines.ts'

type WithdrawableFigureProps = { funds: FundsSummary; onPut: (amount: Amount) => void }

/** How much can go out now, and why it is not all of it. */
export function WithdrawableFigure({ funds, onPut }: WithdrawableFigureProps) {
  const { t } = useTranslation('funds')
  const ownMoney = useOwnMoney()
  const lines = useWithdrawableLines()
  const [open, setOpen] = useState(false)
  const { withdrawable } = funds

  function put(): void {
    onPut(withdrawable)
    setOpen(false)
  }

  return (
    <>
      <Section ground="surface">
        <Text look="sub" tone="secondary">
          {t('figureWithdrawable')}
        </Text>
        <Money value={withdrawable} currency="JPY" size="display" />
      </Section>
      <List label={t('figureWithdrawable')}>
        <ListRow title={t('whyNotAll')} onPress={() => setOpen(true)} />
      </List>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('whyNotAll')}
        footer={
          isBelow(withdrawable, withdrawalLimits.min) ? undefined : (
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
