import type { Portfolio } from '@kabuto/domain/follow'
import { negated } from '@kabuto/domain/shared'
import { Cells, Change, Row, Sparkline, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type RecordCellsProps = {
  of: Pick<Portfolio, 'gain' | 'gainDays' | 'largestFall' | 'losingMonths' | 'months' | 'line'>
}

/** How it went so far: what was lost at the most stands before the gain, and is as large. */
export function RecordCells({ of }: RecordCellsProps) {
  const { t } = useTranslation('follow')
  const { gain, gainDays, largestFall, losingMonths, months, line } = of
  return (
    <>
      <Cells
        cells={[
          { label: t('largestFall'), value: <Change percent={negated(largestFall)} /> },
          { label: t('gain', { days: gainDays }), value: <Change percent={gain} /> },
        ]}
      />
      <Row justify="between">
        <Text as="span" look="sub" tone="secondary">
          {t('losing')} {t('months', { losing: losingMonths, months })}
        </Text>
        <Sparkline values={line.map(Number)} />
      </Row>
    </>
  )
}
