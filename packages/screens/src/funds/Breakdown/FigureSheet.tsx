import type { FundsSummary } from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import { KeyValueList, Sheet, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { figureWords } from './figureWords.ts'
import { HolidayNotes } from './HolidayNotes.tsx'
import { type FormulaName, useLines } from './useLines.tsx'
import { useFormula } from './useFormula.ts'

type FigureSheetProps = { open: boolean; onClose: () => void; figure: FormulaName; funds: FundsSummary; now: Instant }

/** One figure with its formula and all the lines that it is made of. */
export function FigureSheet({ open, onClose, figure, funds, now }: FigureSheetProps) {
  const { t } = useTranslation('funds')
  const lines = useLines(now)
  const formula = useFormula(funds)
  const settles = figure === 'cash' || figure === 'available' || figure === 'withdrawable'
  return (
    <Sheet open={open} onClose={onClose} title={t(figureWords[figure])}>
      <Stack gap="2">
        <Text look="sub" tone="secondary" short>
          {formula(figure)}
        </Text>
        <KeyValueList items={lines[figure](funds)} />
        {settles && <HolidayNotes parts={funds.unsettled} />}
      </Stack>
    </Sheet>
  )
}
