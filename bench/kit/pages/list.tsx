import { InfiniteList, KitLocale, Page, StockRow } from '@kabuto/ui-kit'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@kabuto/ui-kit/kit.css'
import { seeded } from '../../sideBySide.ts'
import { source } from './source.ts'

// 4,000 stocks and their quotes. What is measured stands in the page's address: #kabuto or #floor.

const COUNT = 4000
const ROW = 64
const BATCHES_A_SECOND = 20
const AHEAD = 200

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

const MINUS = '\u2212'
const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

function digits(value: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  return rest === undefined ? grouped(whole) : `${grouped(whole)}.${rest}`
}

/**
 * The least that can show the same: the kit's own row, taken as HTML and recycled, its texts written once a frame. No
 * framework, no words for
 * the ear, no tint.
 */
function floor(): void {
  const stage = document.body.appendChild(document.createElement('div'))
  const root = createRoot(stage)
  flushSync(() => root.render(<ul>{rowOf(stocks[0] as Stock)}</ul>))
  const template = stage.querySelector('li') as HTMLElement
  const { innerHTML, className } = template
  root.unmount()
  stage.remove()

  const list = document.createElement('ul')
  list.style.cssText = `position:relative;height:${COUNT * ROW}px;contain:strict`
  document.querySelector('#root')?.append(list)
  const rows = Array.from({ length: Math.ceil((innerHeight + 2 * AHEAD) / ROW) + 1 }, () => {
    const row = document.createElement('li')
    row.className = className
    row.style.cssText = 'position:absolute;left:0;width:100%'
    row.innerHTML = innerHTML
    list.append(row)
    const figures = row.querySelector('[data-live]')?.parentElement as HTMLElement
    const [money, change] = figures.children as unknown as HTMLElement[]
    return {
      row,
      at: -1,
      change: change as HTMLElement,
      price: money?.firstElementChild?.children[1] as HTMLElement,
      mark: change?.firstElementChild?.children[0] as HTMLElement,
      words: change?.firstElementChild?.children[1] as HTMLElement,
      name: row.querySelector('span > span') as HTMLElement,
    }
  })

  function write({ at, price, change, mark, words }: (typeof rows)[number]): void {
    const quote = (stocks[at] as Stock).source.get()
    const sign = quote.amount > 0 ? '+' : quote.amount < 0 ? MINUS : ''
    ;(price.firstChild as Text).data = digits(quote.price, 1)
    ;(words.firstChild as Text).data = `${sign}${digits(quote.amount, 1)}（${sign}${digits(quote.percent, 2)}%）`
    const direction = quote.amount > 0 ? 'up' : quote.amount < 0 ? 'down' : 'flat'
    if (change.dataset['direction'] !== direction) {
      change.dataset['direction'] = direction
      ;(mark.firstChild as Text).data = { up: '▲', down: '▼', flat: '―' }[direction]
    }
  }

  const dirty = new Set<number>()
  function place(): void {
    const first = Math.max(0, Math.floor((scrollY - AHEAD) / ROW))
    for (let index = first; index < Math.min(COUNT, first + rows.length); index += 1) {
      const row = rows[index % rows.length]
      if (!row || row.at === index) continue
      row.at = index
      row.row.style.transform = `translateY(${index * ROW}px)`
      row.name.textContent = (stocks[index] as Stock).name
      write(row)
    }
  }
  function flush(): void {
    for (const index of dirty) {
      const row = rows[index % rows.length]
      if (row?.at === index) write(row)
    }
    dirty.clear()
  }
  place()
  addEventListener('scroll', place, { passive: true })
  for (const [index, stock] of stocks.entries()) {
    stock.source.subscribe(() => {
      if (rows[index % rows.length]?.at !== index) return
      if (dirty.size === 0) requestAnimationFrame(flush)
      dirty.add(index)
    })
  }
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
