import type { SearchHit, Stock } from '@kabuto/domain/market'
import { mapped, ready, refreshing, valueOf } from '@kabuto/domain/shared'
import { LONGEST_SEARCH, type SearchFound, type SearchPart, SearchScreen } from '@kabuto/screens/home'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountAtom, servicesAtom } from '../shell/app.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useWatching } from '../shell/data/useWatching.ts'
import { useAfterPause } from '../shell/data/useAfterPause.ts'
import { prices, search, stocks } from '../shell/data/markets.ts'
import { addSearched, forgetSearched, searchedBy } from './searched.ts'

const noText = unasked<SearchHit[]>('no text')
const noHits = unasked('no hits', ready([]))
const noHistory = unasked<Stock[]>('no history', ready([]))

/** The results for a text; while another is being searched, the previous results. */
function useFound(text: string) {
  const { data, again } = useResources({ hits: text === '' ? noText : search({ text }) })
  const [last, setLast] = useState<{ text: string; hits: readonly SearchHit[] }>()
  const hits = valueOf(data)?.hits
  if (hits && (last?.hits !== hits || last.text !== text)) setLast({ text, hits })
  if (text === '' && last) setLast(undefined)
  const symbols = last?.hits.map(({ symbol }) => symbol) ?? []
  const priced = useResources({ quotes: symbols.length === 0 ? noHits : prices({ symbols }) })
  const shown: SearchFound = {
    ...(last ?? { text, hits: [] }),
    prices: mapped(priced.data, ({ quotes }) => quotes),
  }
  return {
    found: last && data.state === 'loading' ? refreshing(shown) : mapped(data, () => shown),
    again,
    againPrices: priced.again,
  }
}

function useHistory() {
  const { lasting } = useAtomValue(servicesAtom)
  const account = useAtomValue(accountAtom)
  const [symbols, setSymbols] = useState(() => searchedBy(lasting, account))
  const read = useResources({ list: symbols.length === 0 ? noHistory : stocks({ symbols: [...symbols] }) })
  function open(symbol: string): void {
    addSearched(lasting, account, symbol)
    setSymbols(searchedBy(lasting, account))
  }
  function forget(symbol?: string): void {
    forgetSearched(lasting, account, symbol)
    setSymbols(searchedBy(lasting, account))
  }
  return { ...read, open, forget }
}

export function SearchRoute() {
  const [query] = useSearchParams()
  const [text, setText] = useState(() => (query.get('text') ?? '').slice(0, LONGEST_SEARCH))
  const { found, again, againPrices } = useFound(useAfterPause(text.trim()))
  const history = useHistory()
  const reads: Record<SearchPart, () => Promise<void>> = { found: again, prices: againPrices, history: history.again }
  return (
    <SearchScreen
      text={text}
      onText={setText}
      found={found}
      history={mapped(history.data, ({ list }) => list)}
      watching={useWatching()}
      onOpen={history.open}
      onForget={history.forget}
      onRetry={(part) => void reads[part]()}
    />
  )
}
