import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { TicketChoice } from './TicketChoice.tsx'
import { TicketStock, type TicketStockProps } from './TicketStock.tsx'

export type TicketFields = {
  /** SegmentedTabs: 買い, 売り. */
  side?: ReactNode
  /** SegmentedTabs, which have no visible label of their own. */
  type: { label: string; control: ReactNode }
  /** A Picker or a TicketChoice. */
  leverage?: ReactNode
  /** A MoneyStepper with PriceChoices; read-only at the market. */
  price?: ReactNode
  /** A QuantityStepper. */
  quantity: ReactNode
}

export type OrderTicketProps = {
  stock: TicketStockProps
  fields: TicketFields
  /** A LimitMeter. */
  meter?: ReactNode
  /** When it settles, and from when it can be sold. */
  notes?: { settlement: string; lock?: string | undefined } | undefined
  /** RefusalCards or a Banner: why it cannot be sent now. */
  notice?: ReactNode
  /** In a Sheet, which has gutters of its own. */
  place?: 'page' | 'sheet' | undefined
  /** Below all fields: Fees, and what is left. */
  children?: ReactNode
}

const Ticket = styled.div`
  --edge: ${gutter};
  &[data-place='sheet'] {
    --edge: 0px;
  }
`

const Band = styled.div`
  padding: ${k.space[3]} var(--edge);
  background: ${k.bg.surface};
  [data-place='sheet'] > & {
    padding-block-start: 0;
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[4]};
  padding: ${k.space[3]} var(--edge) 0;
  [data-place='sheet'] > & {
    padding-block-start: 0;
  }
`

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[4]} ${k.space[3]};
  & > * {
    flex: 1 1 7.5rem;
    min-width: 0;
  }
  & > :first-child {
    flex: 3 1 10rem;
  }
  &[data-quantity] > :first-child {
    flex: 1 1 8rem;
  }
  &[data-quantity] > :last-child {
    flex: 3 1 11rem;
  }
`

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${k.space[1]} ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  word-break: auto-phrase;
  p {
    display: flex;
    gap: 6px;
    min-width: 0;
  }
`

/**
 * The fields of an order in their order: what is bought or sold, how, for how much, how many. Its total is in
 * OrderTicketBar.
 */
export function OrderTicket({ stock, fields, meter, notes, notice, place = 'page', children }: OrderTicketProps) {
  const { side, type, leverage, price, quantity } = fields
  const quantityBeside = leverage === undefined && price === undefined
  return (
    <Ticket data-place={place}>
      <Band>
        <TicketStock {...stock} />
      </Band>
      <Fields>
        {notice}
        {side}
        <Pair data-quantity={quantityBeside || undefined}>
          <TicketChoice label={type.label}>{type.control}</TicketChoice>
          {quantityBeside ? quantity : leverage}
        </Pair>
        {price !== undefined && <div>{price}</div>}
        {!quantityBeside && quantity}
        {meter}
        {notes && (
          <Notes>
            <p>{notes.settlement}</p>
            {notes.lock !== undefined && (
              <p>
                <Icon shape={LockIcon} size="small" />
                <span>{notes.lock}</span>
              </p>
            )}
          </Notes>
        )}
        {children}
      </Fields>
    </Ticket>
  )
}
