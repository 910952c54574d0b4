import type { SearchHit, Stock } from '@kabuto/domain/market'
import { type Loadable, mapped, ready, valueOf } from '@kabuto/domain/shared'
import type { Side } from '@kabuto/domain/trading'
import { StockChooser } from '@kabuto/screens/trading'
import { useState } from 'react'
import { search, stocks } from '../shell/data/markets.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useAfterPause } from '../shell/data/useAfterPause.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'

const noText = unasked<SearchHit[]>('no text')
const none = unasked<Stock[]>('no stocks', ready([]))

/** So many of the most traded ones are there to choose from. */
const MOST = 10

/** Without a text the most traded; with one the Japanese stocks that it finds, with their prices. */
function readingOf(text: string, hits: readonly SearchHit[] | undefined) {
  if (text === '') return stocks({ market: 'jpy', list: 'turnover' })
  const symbols = hits?.filter(({ market }) => market === 'jpy').map(({ symbol }) => symbol) ?? []
  return symbols.length === 0 ? none : stocks({ symbols })
}

/** Japanese stocks to choose from: those that are traded most, or those that a text finds. */
export function StockChoice({ side }: { side: Side }) {
  const [text, setText] = useState('')
  const typed = useAfterPause(text.trim())
  const found = useResources({ hits: typed === '' ? noText : search({ text: typed }) })
  const hits = valueOf(found.data)?.hits
  const read = useResources({ list: readingOf(typed, hits) })
  const listed: Loadable<readonly Stock[]> = mapped(read.data, ({ list }) =>
    typed === '' ? list.slice(0, MOST) : list,
  )
  return (
    <StockChooser
      choice={{
        text,
        onText: setText,
        // Until it is known what a text finds, nothing is known of its prices.
        stocks: typed === '' || hits ? listed : mapped(found.data, () => []),
        onRetry: () => void Promise.all([found.again(), read.again()]),
      }}
      quotes={useQuotes()}
      side={side}
    />
  )
}
