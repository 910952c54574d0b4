import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type KeyValue, KeyValueList } from '../KeyValueList/KeyValueList.tsx'
import { k } from '../tokens/k.ts'

/** Each fee with its tier; one of nothing says why. */
export type Fee = { label: string; tier: string; value: ReactNode }

const Box = styled.div`
  padding: 6px 14px;
  border-radius: ${k.radius.md};
  background: ${k.bg.page};
`

/** What an order costs on top, line by line. */
export function Fees({ items, total }: { items: Fee[]; total?: KeyValue | undefined }) {
  const lines = items.map(({ label, tier, value }): KeyValue => ({ label, aside: tier, value }))
  return (
    <Box>
      <KeyValueList items={total ? [...lines, { ...total, tone: total.tone ?? 'strong' }] : lines} />
    </Box>
  )
}
