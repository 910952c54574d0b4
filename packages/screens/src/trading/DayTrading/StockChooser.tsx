import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Side } from '@kabuto/domain/trading'
import {
  Card,
  EmptyState,
  Field,
  List,
  ListHead,
  Section,
  StockRow,
  StockRowSkeleton,
  useKitLocale,
} from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { type LiveQuotes, liveRow } from '../../shared/Stock/liveQuote.ts'
import { standings } from '../../shared/Stock/standings.ts'
import type { StockChoice } from './dayTradingData.ts'

type StockChooserProps = { choice: StockChoice; quotes: LiveQuotes | undefined; side: Side }

/** Which stock it is to be: the most traded ones, or what a text finds. */
export function StockChooser({ choice, quotes, side }: StockChooserProps) {
  const { t } = useTranslation(['dayTrading', 'shared'])
  const locale = useKitLocale()
  const { text, stocks, onText, onRetry } = choice
  const name = t(text.trim() === '' ? 'most' : 'found')
  return (
    <>
      <Section>
        <Field
          type="search"
          label={t('choose')}
          name="stock"
          value={text}
          onChange={onText}
          hint={t('chooseHint')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
      </Section>
      <ListHead title={name} />
      <AwaitPart
        data={stocks}
        name={name}
        onRetry={onRetry}
        skeleton={
          <List>
            <StockRowSkeleton count={6} />
          </List>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <Section>
              <Card>
                <EmptyState icon={SearchIcon} title={t('noneFound')} text={t('noneFoundText')} />
              </Card>
            </Section>
          ) : (
            <List label={name}>
              {rows.map(({ symbol, names, quote }) => {
                const standing = standings[quote.state]
                return (
                  <StockRow
                    key={symbol}
                    name={nameIn(names, locale)}
                    code={symbol}
                    price={quote.price}
                    percent={quote.changePercent}
                    live={quotes && !standing ? liveRow(quotes, quote) : undefined}
                    decimals={quote.decimals}
                    halted={standing && t(`shared:${standing}`)}
                    href={hrefTo('dayTrading', { symbol, side })}
                  />
                )
              })}
            </List>
          )
        }
      </AwaitPart>
    </>
  )
}
