import { nameIn, type Stock } from '@kabuto/domain/market'
import { Button, List, ListHead, RowAction, Section, useKitLocale } from '@kabuto/ui-kit'
import { XIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { QuotedStock } from '../../shared/Stock/QuotedStock.tsx'

type HistoryProps = {
  stocks: readonly Stock[]
  onOpen: (symbol: string) => void
  /** One, or all of them. */
  onForget: (symbol?: string) => void
}

/** The stocks that were looked at from here, the last one first. */
export function History({ stocks, onOpen, onForget }: HistoryProps) {
  const { t } = useTranslation('search')
  const locale = useKitLocale()
  return (
    <>
      <ListHead title={t('history')} note={t('historyNote')} />
      <List label={t('history')}>
        {stocks.map((stock) => (
          <QuotedStock
            key={stock.symbol}
            stock={stock}
            quote={stock.quote}
            onOpen={() => onOpen(stock.symbol)}
            action={
              <RowAction
                icon={XIcon}
                label={t('forget', { name: nameIn(stock.names, locale) })}
                onPress={() => onForget(stock.symbol)}
              />
            }
          />
        ))}
      </List>
      <Section>
        <Button kind="line" size="medium" onClick={() => onForget()}>
          {t('forgetAll')}
        </Button>
      </Section>
    </>
  )
}
