import { type MatchedPart, matchedPart, nameIn, type Quote, type SearchHit } from '@kabuto/domain/market'
import { Marked, useKitLocale } from '@kabuto/ui-kit'
import { QuotedStock } from '../../shared/Stock/QuotedStock.tsx'
import { type Watching, WatchStar } from '../../shared/Stock/WatchStar.tsx'

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

/** A stock that was found. Its reading is beside its code only if the reading matched. */
export function HitRow({ hit, text, quote, loading, watching, onOpen }: HitRowProps) {
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
      action={watching && <WatchStar stock={hit} watching={watching} />}
    />
  )
}
