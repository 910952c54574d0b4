import { type MatchedPart, matchedPart, nameIn, type Quote, type SearchHit } from '@kabuto/domain/market'
import { Marked, RowAction, useKitLocale } from '@kabuto/ui-kit'
import { StarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { QuotedStock } from './QuotedStock.tsx'

/** Which stocks are watched, where that is known. */
export type Watching = { isWatched: (symbol: string) => boolean; onWatch: (symbol: string) => void }

type HitRowProps = {
  hit: SearchHit
  /** What was typed. */
  text: string
  quote: Quote | undefined
  loading: boolean
  watching: Watching | undefined
  onOpen: (symbol: string) => void
}

const marked = ({ text, from, to }: MatchedPart) => <Marked text={text} from={from} to={to} />

/** A stock that was found. A reading stands beside its code only where it is why it was found. */
export function HitRow({ hit, text, quote, loading, watching, onOpen }: HitRowProps) {
  const { t } = useTranslation('home')
  const { symbol, names } = hit
  const name = nameIn(names, useKitLocale())
  const part = matchedPart(hit, text)
  const inName = part?.text === name
  const inCode = hit.matched === 'code'
  return (
    <QuotedStock
      stock={hit}
      quote={quote}
      loading={loading}
      name={part && inName ? marked(part) : name}
      code={
        <>
          {part && inCode ? marked(part) : symbol}
          {part && !inName && !inCode && (
            <>
              {'\u3000'}
              {marked(part)}
            </>
          )}
        </>
      }
      onOpen={() => onOpen(symbol)}
      action={
        watching && (
          <RowAction
            icon={StarIcon}
            label={t('watchOf', { name })}
            on={watching.isWatched(symbol)}
            onPress={() => watching.onWatch(symbol)}
          />
        )
      }
    />
  )
}
