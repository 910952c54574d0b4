import { StockRow } from '@kabuto/ui-kit'
import '@kabuto/ui-kit/kit.css'
import { digits, directionOf, drawFloor, signOf } from './floor.ts'

// The floor beside the app's hot list: the same rows of the same server, and the same stream for those in sight.

const ROW = 64
/** As the app does. */
const REOPEN_MS = 300
const MOST_SYMBOLS = 100

type Quote = { symbol: string; price: string; changePercent: string; turnover: string; decimals: number }
type Stock = { symbol: string; names: { ja: string }; quote: Quote }

// The bench lays the session there.
// oxlint-disable-next-line no-restricted-globals
const { tokend = '', account = '' } = localStorage as unknown as Record<string, string>
const headers = {
  'content-type': 'application/json',
  token: tokend,
  account,
}

async function ask(path: string, input: object): Promise<unknown> {
  const answer = await fetch(`/api/vue/${path}?language=Japan`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  })
  return ((await answer.json()) as { data: unknown }).data
}

const stocks: Stock[] = []
for (let cursor: string | null = ''; cursor !== null;) {
  const input = { market: 'jpy', list: 'turnover', ...(cursor === '' ? {} : { cursor }) }
  const page = (await ask('market/stocks', input)) as { items: Stock[]; next: string | null }
  stocks.push(...page.items)
  cursor = page.next
}
const places = new Map(stocks.map(({ symbol }, at) => [symbol, at]))

const MINUTE = 60_000
const turnoverOf = ({ turnover }: Quote): string => `${digits(Number(turnover) / 1e8, 1)}億円`

const sample = { get: () => ({ price: 1000, percent: 1 }), subscribe: () => () => {} }
let changed: (at: number) => void = () => {}

async function hear(symbols: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`/api/vue/market/stream?language=Japan&symbols=${symbols}`, { headers, signal })
  if (!answer.body) return
  let rest = ''
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: ')) continue
      const quote = JSON.parse(event.slice(6)) as Quote
      const at = places.get(quote.symbol)
      const stock = at === undefined ? undefined : stocks[at]
      if (at === undefined || !stock) continue
      stock.quote = quote
      changed(at)
    }
  }
}

let stream: AbortController | undefined
let carried = ''
let openedAt = -MINUTE
let opening: ReturnType<typeof setTimeout> | undefined

function listenTo(first: number, end: number): void {
  const symbols = stocks
    .slice(first, end)
    .slice(0, MOST_SYMBOLS)
    .map(({ symbol }) => symbol)
    .join(',')
  clearTimeout(opening)
  if (symbols === carried) return
  opening = setTimeout(
    () => {
      stream?.abort()
      stream = new AbortController()
      carried = symbols
      openedAt = performance.now()
      // It ends by being aborted, and nothing else is expected of it.
      hear(symbols, stream.signal).catch((fault: unknown) => {
        if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault
      })
    },
    Math.max(0, openedAt + REOPEN_MS - performance.now()),
  )
}

changed = drawFloor({
  count: stocks.length,
  height: ROW,
  template: (
    <ul>
      <StockRow
        name="名前"
        code="0000"
        market="プライム"
        aside="1.0億円"
        rank={1}
        live={sample}
        decimals={1}
        href="#/market/marketDetail"
      />
    </ul>
  ),
  place: (row, at) => {
    const { symbol, names, quote } = stocks[at] as Stock
    const [rank, words, aside] = row.firstElementChild?.children ?? []
    if (!rank || !words || !aside) throw new Error('a row of the kit has other parts')
    rank.textContent = String(at + 1)
    aside.textContent = turnoverOf(quote)
    const [name, code] = words.children
    if (name) name.textContent = names.ja
    if (code) code.textContent = symbol
  },
  read: (at) => {
    const { price, changePercent, decimals } = (stocks[at] as Stock).quote
    const percent = Number(changePercent)
    return {
      price: digits(Number(price), decimals),
      change: `${signOf(percent)}${digits(percent, 2)}%`,
      direction: directionOf(percent),
    }
  },
  onWindow: listenTo,
})
