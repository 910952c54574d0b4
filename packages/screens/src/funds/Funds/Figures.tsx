import type { FundsSummary } from '@kabuto/domain/funds'
import { List, ListRow, Money, Section, Text } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figureWords } from '../Breakdown/figureWords.ts'
import { useFormula } from '../Breakdown/useFormula.ts'
import type { FormulaName } from '../Breakdown/useLines.tsx'

const figures = ['cash', 'available', 'frozen', 'withdrawable', 'profit', 'usd'] as const

function valueOf(figure: (typeof figures)[number], funds: FundsSummary): ReactNode {
  if (figure === 'usd') return <Money value={funds.usd.amount} currency="USD" />
  if (figure === 'profit') return <Money value={funds.profit} currency="JPY" signed coloured />
  return <Money value={funds[figure]} currency="JPY" />
}

/** Every figure with its formula; a tap opens the lines that it is made of. */
export function Figures({ funds, onFormula }: { funds: FundsSummary; onFormula: (figure: FormulaName) => void }) {
  const { t } = useTranslation('funds')
  const formula = useFormula(funds)
  return (
    <Section title={t('figures')} note={t('figuresNote')}>
      <List label={t('figures')} card>
        {figures.map((figure) => (
          <ListRow
            key={figure}
            title={t(figureWords[figure])}
            sub={formula(figure)}
            value={
              <Text as="span" look="bodyStrong">
                {valueOf(figure, funds)}
              </Text>
            }
            onPress={() => onFormula(figure)}
          />
        ))}
      </List>
    </Section>
  )
}
