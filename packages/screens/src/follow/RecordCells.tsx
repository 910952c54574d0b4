import type { Portfolio } from '@kabuto/domain/follow'
import { negated } from '@kabuto/domain/shared'
import { Cells, Change, Row, Sparkline, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type RecordCellsProps = {
  of: Pick<Portfolio, 'gain' | 'gainDays' | 'largestFall' | 'losingMonths' | 'months' | 'line'>
}

/** The record so far: the largest fall is shown before the gain, at the same size. */
export function RecordCells({ of }: RecordCellsProps) {
  const { t } = useTranslation('follow')
  const { gain, gainDays, largestFall } = of
  return (
    <>
      <Cells
        cells={[
          { label: t('largestFall'), value: <Change percent={negated(largestFall)} /> },
          { label: t('gain', { days: gainDays }), value: <Change percent={gain} /> },
        ]}
      />
      <RecordLine of={of} />
    </>
  )
}

/** How often it lost, beside what became of the money. */
export function RecordLine({ of: { losingMonths, months, line } }: { of: RecordCellsProps['of'] }) {
  const { t } = useTranslation('follow')
  return (
    <Row justify="between">
      <div>
        <Text look="sub" tone="secondary" short>
          {t('losing')} {t('months', { losing: losingMonths, months })}
        </Text>
        <Text look="caption" tone="secondary" short>
          {t('afterCosts')}
        </Text>
      </div>
      <Sparkline values={line.map(Number)} />
    </Row>
  )
}
