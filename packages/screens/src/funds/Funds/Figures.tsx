import type { FundsSummary } from '@kabuto/domain/funds'
import { minus } from '@kabuto/domain/shared'
import { List, ListRow, Money, Section, Text } from '@kabuto/ui-kit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FigureSheet } from '../Breakdown/FigureSheet.tsx'
import { figureWords } from '../Breakdown/figureWords.ts'
import { useFormula } from '../Breakdown/useFormula.ts'
import type { FigureName } from '../Breakdown/useLines.tsx'

function valueOf(figure: FigureName, funds: FundsSummary): ReactNode {
  if (figure === 'usd') return <Money value={funds.usd.amount} currency="USD" />
  if (figure === 'profit')
    return <Money value={minus(funds.profit, funds.closingFees)} currency="JPY" signed coloured />
  return <Money value={funds[figure]} currency="JPY" />
}

const figures: FigureName[] = ['total', 'cash', 'available', 'frozen', 'withdrawable', 'profit', 'usd']

/** Every figure with its formula; a tap opens the lines that it is made of. */
export function Figures({ funds }: { funds: FundsSummary }) {
  const { t } = useTranslation('funds')
  const formula = useFormula(funds)
  const [chosen, setChosen] = useState<FigureName>('total')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Section title={t('figures')} note={t('figuresNote')}>
        {null}
      </Section>
      <List label={t('figures')}>
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
            onPress={() => {
              setChosen(figure)
              setOpen(true)
            }}
          />
        ))}
      </List>
      <FigureSheet open={open} onClose={() => setOpen(false)} figure={chosen} funds={funds} />
    </>
  )
}
