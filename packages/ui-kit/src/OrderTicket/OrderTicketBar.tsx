import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { k } from '../tokens/k.ts'

export type OrderTicketBarProps = {
  /** The all-in amount, always visible, and below its label the fees in it. */
  total: { label: string; note?: string | undefined; value: ReactNode }
  /** What is missing, for more than one Button: one with the same `disabledReason` is explained by this line. */
  note?: string | undefined
  /** A Button; disabled it says its reason right above itself. */
  children: ReactNode
}

const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  dt {
    flex: 1 1 8rem;
    min-width: 0;
    color: ${k.text.secondary};
    font: ${k.type.sub};
    word-break: auto-phrase;
  }
  dd {
    margin-inline-start: auto;
    font: ${k.type.numMd};
    font-size: 1.375rem;
    line-height: 1.25;
  }
`

// Amounts in a row: a line ends between two of them, not within one, in languages without spaces too.
const Note = styled.span`
  display: block;
  color: ${k.text.primary};
  font: ${k.type.micro};
  word-break: keep-all;
  overflow-wrap: anywhere;
`

/** What the order comes to, and the way to its ConfirmSheet. Goes into `bottom` of a Page or `footer` of a Sheet. */
export function OrderTicketBar({ total, note, children }: OrderTicketBarProps) {
  return (
    <ActionBar note={note}>
      <Total>
        <dt>
          {total.label}
          {total.note !== undefined && <Note>{total.note}</Note>}
        </dt>
        <dd>{total.value}</dd>
      </Total>
      {children}
    </ActionBar>
  )
}
