import { InfiniteList, KitLocale, Page, StockRow } from '@kabuto/ui-kit'
import { createRoot } from 'react-dom/client'
import '@kabuto/ui-kit/kit.css'
import { seeded } from '../../sideBySide.ts'
import { digits, directionOf, drawFloor, signOf } from './floor.ts'
import { source } from './source.ts'

// 4,000 stocks and their quotes. What is measured stands in the page's address: #kabuto or #floor.

const COUNT = 4000
const ROW = 64
const BATCHES_A_SECOND = 20

type Quote = { price: number; amount: number; percent: number }
type Stock = { code: string; name: string; day: number[]; base: number; source: ReturnType<typeof source<Quote>> }

const random = seeded(20_261_120)

function quoteAround(base: number): Quote {
  const price = Math.round((base + (random() - 0.5) * base * 0.04) * 2) / 2
  return { price, amount: price - base, percent: ((price - base) / base) * 100 }
}

const stocks: Stock[] = Array.from({ length: COUNT }, (_, index) => {
  const base = 500 + Math.floor(random() * 8000)
  return {
    code: `0${String(index).padStart(3, '0')}`,
    name: `模擬銘柄${index}`,
    base,
    day: Array.from({ length: 24 }, () => base + (random() - 0.5) * base * 0.03),
    source: source(quoteAround(base)),
  }
})

function rowOf({ code, name, day, base, source: live }: Stock) {
  return (
    <StockRow
      name={name}
      code={code}
      market="東証プライム"
      day={day}
      base={base}
      live={live}
      currency="JPY"
      decimals={1}
    />
  )
}

function kabuto(): void {
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <KitLocale value="ja">
      <Page bleed>
        <InfiniteList
          label="銘柄"
          rows={stocks}
          rowKey={({ code }) => code}
          next="end"
          onMore={() => {}}
          rowHeight={ROW}
        >
          {rowOf}
        </InfiniteList>
      </Page>
    </KitLocale>,
  )
}

function floor(): void {
  const changed = drawFloor({
    count: COUNT,
    height: ROW,
    template: <ul>{rowOf(stocks[0] as Stock)}</ul>,
    place: (row, at) => {
      const name = row.querySelector('span > span')
      if (name) name.textContent = (stocks[at] as Stock).name
    },
    read: (at) => {
      const { price, amount, percent } = (stocks[at] as Stock).source.get()
      const sign = signOf(amount)
      return {
        price: digits(price, 1),
        change: `${sign}${digits(amount, 1)}（${sign}${digits(percent, 2)}%）`,
        direction: directionOf(amount),
      }
    },
  })
  for (const [at, stock] of stocks.entries()) stock.source.subscribe(() => changed(at))
}

let running = false
const frames: number[] = []

/** So many quotes a second in twenty batches: on the rows in sight, or over all. While scrolling 40 px a frame. */
function feed(quotes: number, where: 'seen' | 'all', scrolling: boolean): void {
  running = true
  const seen = Math.ceil(innerHeight / ROW)
  const timer = setInterval(() => {
    if (!running) {
      clearInterval(timer)
      return
    }
    const first = Math.floor(scrollY / ROW)
    for (let count = 0; count < quotes / BATCHES_A_SECOND; count += 1) {
      const stock = stocks[where === 'seen' ? first + Math.floor(random() * seen) : Math.floor(random() * COUNT)]
      stock?.source.set(quoteAround(stock.base))
    }
  }, 1000 / BATCHES_A_SECOND)
  let before = performance.now()
  let way = 40
  const step = (now: number): void => {
    if (!running) return
    frames.push(now - before)
    before = now
    if (scrolling) {
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - way) way = -40
      scrollBy(0, way)
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

const list = {
  feed,
  stop(): { late: number; frames: number; rules: number } {
    running = false
    return { late: frames.filter((ms) => ms > 25).length, frames: frames.length, rules: list.rules() }
  },
  rules: (): number => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
}

declare global {
  var list: {
    feed: (quotes: number, where: 'seen' | 'all', scrolling: boolean) => void
    stop: () => { late: number; frames: number; rules: number }
    rules: () => number
  }
}
globalThis.list = list

if (location.hash === '#floor') floor()
else kabuto()
