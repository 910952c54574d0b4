import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

// The least that can show rows of stocks: the kit's own row, taken as HTML and recycled, its texts written once a
// frame. No framework, no words for the ear, no tint.

const AHEAD = 200

export type Figures = { price: string; change: string; direction: 'up' | 'down' | 'flat' }

type Floor = {
  count: number
  /** The height of a row. */
  height: number
  /** One row as the kit draws it, with figures that move. */
  template: ReactElement
  /** Writes what of a row stands still. */
  place: (row: HTMLElement, at: number) => void
  read: (at: number) => Figures
  /** Other rows are there now. */
  onWindow?: (first: number, end: number) => void
}

const marks = { up: '▲', down: '▼', flat: '―' } as const

/** Draws the rows in sight; gives what is to be called when one of them has other figures. */
export function drawFloor({ count, height, template, place, read, onWindow }: Floor): (at: number) => void {
  const stage = document.body.appendChild(document.createElement('div'))
  const root = createRoot(stage)
  flushSync(() => root.render(template))
  const { innerHTML, className } = stage.querySelector('li') as HTMLElement
  root.unmount()
  stage.remove()

  const list = document.createElement('ul')
  list.style.cssText = `position:relative;height:${count * height}px;contain:strict`
  document.querySelector('#root')?.append(list)
  const rows = Array.from({ length: Math.ceil((innerHeight + 2 * AHEAD) / height) + 1 }, () => {
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
      price: money?.firstElementChild as HTMLElement,
      mark: change?.firstElementChild?.children[0] as HTMLElement,
      words: change?.firstElementChild?.children[1] as HTMLElement,
    }
  })

  const dirty = new Set<number>()

  function write({ at, price, change, mark, words }: (typeof rows)[number]): void {
    const figures = read(at)
    // Beside a unit the digits stand in a part of their own.
    ;((price.children[1] ?? price).firstChild as Text).data = figures.price
    ;(words.firstChild as Text).data = figures.change
    if (change.dataset['direction'] === figures.direction) return
    change.dataset['direction'] = figures.direction
    ;(mark.firstChild as Text).data = marks[figures.direction]
  }

  function draw(): void {
    const first = Math.max(0, Math.floor((scrollY - AHEAD) / height))
    const end = Math.min(count, first + rows.length)
    for (let at = first; at < end; at += 1) {
      const row = rows[at % rows.length]
      if (!row || row.at === at) continue
      row.at = at
      row.row.style.transform = `translateY(${at * height}px)`
      place(row.row, at)
      write(row)
    }
    onWindow?.(first, end)
  }

  function flush(): void {
    for (const at of dirty) {
      const row = rows[at % rows.length]
      if (row?.at === at) write(row)
    }
    dirty.clear()
  }

  draw()
  addEventListener('scroll', draw, { passive: true })
  return (at) => {
    if (rows[at % rows.length]?.at !== at) return
    if (dirty.size === 0) requestAnimationFrame(flush)
    dirty.add(at)
  }
}

const MINUS = '\u2212'
const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

export function digits(value: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  return rest === undefined ? grouped(whole) : `${grouped(whole)}.${rest}`
}

export const signOf = (value: number): string => (value > 0 ? '+' : value < 0 ? MINUS : '')
export const directionOf = (value: number): Figures['direction'] => (value > 0 ? 'up' : value < 0 ? 'down' : 'flat')
