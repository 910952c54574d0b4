import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Kind = styled.div`
  display: grid;
  grid-template-rows: auto minmax(${k.part.field.height}, auto);
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
`

const Label = styled.p`
  font: ${k.type.subStrong};
  word-break: auto-phrase;
`

/** SegmentedTabs with their label above them, as high as a field: it is their accessible name, but not part of them. */
export function TicketChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Kind>
      {/* The control says it too. */}
      <Label aria-hidden="true">{label}</Label>
      {children}
    </Kind>
  )
}
