import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type TicketStockProps = {
  name: string
  /** Beside the name, where the line below says something else. */
  code?: string | undefined
  /** Code and market, or what is held of it. */
  sub: string
  price: ReactNode
  /** Which price it is: 買気配. */
  priceLabel?: string | undefined
  change?: ReactNode
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${k.space[1]} ${k.space[3]};
`

const Words = styled.div`
  display: grid;
  flex: 1 1 8rem;
  gap: 2px;
  min-width: 0;
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  font: ${k.type.bodyStrong};
  word-break: auto-phrase;
  span {
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
`

const Small = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  word-break: auto-phrase;
`

const Figures = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 2px;
  max-width: 100%;
  margin-inline-start: auto;
  font: ${k.type.numMd};
`

/** Which stock the ticket is for, and its price of the moment. */
export function TicketStock({ name, code, sub, price, priceLabel, change }: TicketStockProps) {
  return (
    <Line>
      <Words>
        <Name>
          {name}
          {code !== undefined && <span>{code}</span>}
        </Name>
        <Small>{sub}</Small>
      </Words>
      <Figures>
        {priceLabel !== undefined && <Small>{priceLabel}</Small>}
        {price}
        {change}
      </Figures>
    </Line>
  )
}
