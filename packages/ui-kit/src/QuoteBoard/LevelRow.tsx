import { DASH, formatMoney, type MoneyOptions } from '@kabuto/domain/shared'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { type Live, useLive } from '../base/live.ts'
import { writeText } from '../base/write.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { depthOf, type QuoteBook, type QuoteLevel, type QuoteSide } from './book.ts'

export type LevelRowProps = {
  side: QuoteSide
  /** From the best price on. */
  at: number
  live: Live<QuoteBook>
  options: MoneyOptions
  onPick: ((price: QuoteLevel['price']) => void) | undefined
  dense: boolean
  pickWord: string
}

const Level = styled.tr`
  height: ${k.part.quoteBoard.rowHeight};
  &[data-picks] {
    height: ${k.part.quoteBoard.rowHeightTicket};
    cursor: pointer;
  }
  &[data-dense] {
    height: ${k.part.quoteBoard.rowHeight};
  }
  &[data-picks]:active {
    background: ${k.bg.pressed};
  }
`

// The bar is the background of the cell: no extra element, and nothing that a long number could overflow.
const Quantity = styled.td`
  padding-inline: var(--pad);
  background: linear-gradient(var(--bar) 0 0) var(--end) / calc(var(--depth) * 100%) calc(100% - 6px) no-repeat;
  [data-side='sells'] > & {
    --bar: ${k.side.sell.depth};
    --end: right;
    text-align: end;
  }
  [data-side='buys'] > & {
    --bar: ${k.side.buy.depth};
    --end: left;
    text-align: start;
  }
`

const Blank = styled.td``

const Price = styled.td`
  padding: 0;
  font-weight: 600;
  text-align: center;
`

const Pick = styled.button`
  position: relative;
  width: 100%;
  min-height: ${k.part.quoteBoard.rowHeightTicket};
  font-weight: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -2px;
  }
  [data-dense] & {
    min-height: ${k.part.quoteBoard.rowHeight};
  }
  &[hidden] {
    visibility: hidden;
  }
`

/** One price of the board. What it shows is written without React; without a level it is empty, the best one a dash. */
export function LevelRow({ side, at, live, options, onPick, dense, pickWord }: LevelRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const price = useRef<HTMLSpanElement>(null)
  const quantity = useRef<HTMLTableCellElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const read = (): QuoteLevel | undefined => live.get()[side][at]
  const empty = at === 0 ? DASH : ''
  const depth = (): string => String(depthOf(live.get(), read()))
  const priceText = (level = read()): string => (level ? formatMoney(level.price, options) : empty)
  const quantityText = (level = read()): string => (level ? formatMoney(level.quantity, { decimals: 0 }) : empty)

  useLive(live, () => {
    writeText(price.current, priceText())
    writeText(quantity.current, quantityText())
    row.current?.style.setProperty('--depth', depth())
    if (button.current) button.current.hidden = read() === undefined
  })

  function pick(): void {
    const level = read()
    if (level) onPick?.(level.price)
  }

  const shownPrice = <span ref={price}>{priceText()}</span>
  const shownQuantity = <Quantity ref={quantity}>{quantityText()}</Quantity>
  return (
    <Level
      ref={row}
      data-side={side}
      data-picks={onPick ? '' : undefined}
      data-dense={dense || undefined}
      style={{ '--depth': depth() }}
      onClick={pick}
    >
      {side === 'sells' ? shownQuantity : <Blank />}
      <Price>
        {onPick ? (
          // Its click reaches the row, which can be pressed anywhere.
          <Pick ref={button} type="button" hidden={read() === undefined}>
            {shownPrice}
            <Spoken>{pickWord}</Spoken>
          </Pick>
        ) : (
          shownPrice
        )}
      </Price>
      {side === 'buys' ? shownQuantity : <Blank />}
    </Level>
  )
}
